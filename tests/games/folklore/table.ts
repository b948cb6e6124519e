import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { LoggedSession } from '../../../src/engine/kernel/log.ts';
import { type ChancePort, ScriptedChance } from '../../../src/engine/rng/chance.ts';
import { loadFolklore } from '../../../src/games/folklore/load-folklore.ts';
import { type FolkloreSession, folklore } from '../../../src/games/folklore/rules/folklore-game.ts';
import type { EventOf, FolkloreEvent } from '../../../src/games/folklore/rules/model/events.ts';
import type { FolkloreSetup } from '../../../src/games/folklore/rules/model/setup.ts';
import type { Fight, FolkloreState, Hero } from '../../../src/games/folklore/rules/model/state.ts';

export const files = readContentFolder('content/guests/folklore').map(({ path, text = '' }) => ({
  path,
  text,
}));
export const { content, problems } = loadFolklore(files);

export type Roll = readonly [die: string, face: number];
/** So many rolls of a hundred. */
export const hundreds = (...faces: readonly number[]): Roll[] => faces.map((face) => ['d100', face]);

export const setupOf = (heroes: readonly string[], more: Partial<FolkloreSetup> = {}): FolkloreSetup => ({
  chapter: 'the-grey-miller',
  seats: heroes.map((_, i) => ({ id: `seat-${i + 1}`, name: `Player ${i + 1}` })),
  heroes: heroes.map((hero, i) => ({ hero, seat: `seat-${i + 1}` })),
  difficulty: 'normal',
  finale: 'skirmish',
  seed: 'seed',
  byHand: false,
  ...more,
});

interface Sitting {
  /** Rolls told beforehand: one that is missing or left over is an error. */
  readonly rolls?: readonly Roll[];
  /** Cards as they lie, by deck: `road`, `off-road`, `items`. */
  readonly piles?: Readonly<Record<string, readonly string[]>>;
  readonly setup?: Partial<FolkloreSetup>;
  /** What is otherwise than at the beginning. */
  readonly state?: Partial<FolkloreState>;
  /** The same of heroes, by their places. */
  readonly hero?: Readonly<Record<number, Partial<Hero>>>;
  /** In the middle of a skirmish, before the stances. */
  readonly fight?: Partial<Fight> & Pick<Fight, 'foe'>;
  readonly chance?: ChancePort;
}

export function sitDown(names: readonly string[], sitting: Sitting = {}): FolkloreSession {
  const { rolls = [], piles = {}, state, hero = {}, fight } = sitting;
  const setup = setupOf(names, sitting.setup);
  const rules = folklore(content, sitting.chance ?? new ScriptedChance(rolls, { piles }));
  const first = rules.setUp(setup);
  const heroes = first.heroes.map((one, i) => ({ ...one, ...hero[i] }));
  const inFight = fight && {
    step: 'stances' as const,
    fight: { last: false, counter: 5, round: 0, declared: heroes.map(() => null), hits: 0, ...fight },
  };
  return new LoggedSession(rules, setup, { ...first, step: 'travel', heroes, ...inFight, ...state });
}

/** Answers one after the other. */
export function answer(session: FolkloreSession, ...options: readonly string[]): FolkloreSession {
  for (const option of options) session.decide(option);
  return session;
}

export const idsOf = ({ pending }: FolkloreSession): string[] => (pending?.options ?? []).map(({ id }) => id);

export const eventsOf = <T extends FolkloreEvent['type']>(
  { events }: FolkloreSession,
  type: T,
): EventOf<T>[] => events.filter((event): event is EventOf<T> => event.type === type);

export const GHOST = { vita: 0, isGhost: true } as const;
