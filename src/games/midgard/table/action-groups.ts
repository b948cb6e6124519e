/** In which order and under which heading the actions of a turn lie (A 1 to A 15, T 1 to T 3, F 7). */
import type { MidgardAct } from '../rules/model/prompts.ts';

export const ACTION_GROUPS = ['move', 'here', 'tokens', 'adventure', 'others', 'cards'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

const GROUP: Readonly<Partial<Record<MidgardAct['do'], ActionGroup>>> = {
  move: 'move',
  'leave-tower': 'move',
  train: 'here',
  buy: 'here',
  learn: 'here',
  repair: 'here',
  token: 'tokens',
  reveal: 'tokens',
  deliver: 'tokens',
  adventure: 'adventure',
  shadow: 'adventure',
  deal: 'others',
  steal: 'others',
  assault: 'others',
  look: 'others',
  'lay-marker': 'others',
  draw: 'cards',
  'buy-card': 'cards',
  heal: 'cards',
  use: 'cards',
  cast: 'cards',
  open: 'cards',
};

/** null: no action of the list. */
export const groupOf = (act: MidgardAct): ActionGroup | null => GROUP[act.do] ?? null;
