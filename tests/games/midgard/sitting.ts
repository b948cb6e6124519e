import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import type { ChancePort } from '../../../src/engine/rng/chance.ts';
import { loadMidgard } from '../../../src/games/midgard/load-midgard.ts';
import { type MidgardSession, midgard } from '../../../src/games/midgard/rules/midgard-game.ts';
import type { MidgardSetup, Temper } from '../../../src/games/midgard/rules/model/setup.ts';
import type { MidgardState, Player } from '../../../src/games/midgard/rules/model/state.ts';
import { setUpMidgard } from '../../../src/games/midgard/rules/set-up.ts';

export const files = readContentFolder('content/guests/midgard').map(({ path, text = '' }) => ({
  path,
  text,
}));
export const { content } = loadMidgard(files);
const HEROES = Object.keys(content.heroes);

/** So many seats, the heroes in turn from `first` on. */
export const setupOf = (players: number, more: Partial<MidgardSetup> = {}, first = 0): MidgardSetup => ({
  table: 'short',
  hands: 'open',
  parts: { adventures: true, rivalry: true },
  difficulty: 'normal',
  seed: 'seed',
  byHand: false,
  seats: Array.from({ length: players }, (_, i) => ({
    id: `seat-${i + 1}`,
    name: `Player ${i + 1}`,
    hero: HEROES[(first + i) % HEROES.length]!,
  })),
  ...more,
});

/** How everybody plays, by place. */
export const tempersAt = (n: number): Temper => (['plain', 'helpful', 'greedy'] as const)[n % 3]!;

interface Sitting {
  readonly setup?: MidgardSetup;
  /** What is otherwise than at the beginning. */
  readonly state?: (state: MidgardState) => Partial<MidgardState>;
  readonly player?: Readonly<Record<number, Partial<Player>>>;
  readonly points?: number;
}

/** The first player's action phase, hands and spells as they are told. */
export function stateOf({ setup = setupOf(2), state, player = {}, points = 3 }: Sitting): MidgardState {
  const first = setUpMidgard(setup, content);
  const begun: MidgardState = {
    ...first,
    turn: { ...first.turn, phase: 'actions', points },
    players: first.players.map((one, i) => ({ ...one, hand: [], ...player[i] })),
  };
  return { ...begun, ...state?.(begun) };
}

/** A session that begins there, with these dice. */
export const sitDown = (state: MidgardState, setup: MidgardSetup, chance?: ChancePort): MidgardSession =>
  new LoggedSession(midgard(content, chance), setup, state);
