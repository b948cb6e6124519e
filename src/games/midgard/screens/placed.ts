/** Where the answers of Midgard's questions lie: the actions of a turn by their groups, gold under one card. */
import type { Placed } from '../../../ui/guests/guest-look.ts';
import type { MidgardOption, MidgardPrompt } from '../rules/model/prompts.ts';
import { groupOf } from '../table/action-groups.ts';

const groupIn = ({ kind }: Pick<MidgardPrompt, 'kind'>, { act }: MidgardOption): string | null => {
  if (act.do === 'gold') return 'gold';
  return kind === 'action' || kind === 'bonus' ? groupOf(act) : null;
};

/** One alone needs no card to lie under. */
export function placedIn(option: MidgardOption, prompt: MidgardPrompt): Placed {
  if (option.act.do === 'end') return 'end';
  const group = groupIn(prompt, option);
  if (group === null) return 'main';
  const many = prompt.options.filter((other) => groupIn(prompt, other) === group).length;
  return many === 1 ? 'main' : { under: group, at: 'last' };
}

/** Questions about cards in the own hand; of those out of turn the first step is none (section 9). */
const OF_THE_HAND: ReadonlySet<MidgardPrompt['kind']> = new Set([
  'plan',
  'action',
  'bonus',
  'pick-two',
  'search',
  'modifiers',
  'replace',
  'luck',
  'attack',
  'defend',
  'reaction-card',
  'discard',
  'hand-limit',
  'deal',
]);

/** Whether the screen must be one's own to answer it; an artifact that is offered is shown to the other alone. */
export const needsLook = ({ kind, options, deal }: MidgardPrompt): boolean =>
  deal?.gives.of === 'artifacts' ||
  (OF_THE_HAND.has(kind) && !options.some(({ act }) => act.do === 'something'));
