/** How encounters stand on a shelf, which of them are asked for, and which one is next. */
import type { Difficulty } from '../../engine/index.ts';
import { doneThere } from '../kept/done-there.ts';
import type { GameSummary } from '../kept/saved-game.ts';
import type { EncounterSummary } from './encounter-summaries.ts';
import { encountersOfStories } from './story-encounters.ts';

/** From the gentlest on; one whose file says nothing comes last. */
export const LEVELS = { gentle: 1, fair: 2, hard: 3, grim: 4 } as const satisfies Record<Difficulty, number>;
const UNTOLD = 5;

export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

/** Most rounds of the first two. */
const MOST_ROUNDS = { short: 5, medium: 9 } as const;

export const lengthOf = ({ forecast }: Pick<EncounterSummary, 'forecast'>): Length | null => {
  if (!forecast) return null;
  const [, most] = forecast.rounds;
  return most <= MOST_ROUNDS.short ? 'short' : most <= MOST_ROUNDS.medium ? 'medium' : 'long';
};

/** What its place on a shelf goes by: an encounter, or what is said of it. */
type Shelved = Pick<EncounterSummary, 'id' | 'name'> & {
  readonly forecast?: EncounterSummary['forecast'];
  readonly training?: boolean;
};

const levelOf = ({ forecast }: Shelved): number => (forecast ? LEVELS[forecast.difficulty] : UNTOLD);
const roundsOf = ({ forecast }: Shelved): number => forecast?.rounds[1] ?? 0;

/** Easiest first, then shortest first, then by name. */
export const byDifficulty = <E extends Shelved>(encounters: readonly E[]): E[] =>
  [...encounters].sort(
    (a, b) =>
      levelOf(a) - levelOf(b) ||
      roundsOf(a) - roundsOf(b) ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );

/** What a shelf is asked for; null is anything. */
export interface Wanted {
  readonly length: Length | null;
  readonly heroes: number | null;
}

export const isWanted = (encounter: EncounterSummary, { length, heroes }: Wanted): boolean =>
  (length === null || lengthOf(encounter) === length) && (heroes === null || encounter.heroes === heroes);

/** Encounters by their ids, and those of stories: what a next one is looked for in. */
interface Shelf {
  readonly encounters: Readonly<Record<string, Shelved>>;
  readonly stories: Parameters<typeof encountersOfStories>[0]['stories'];
}

/** Those that are shown to whoever looks for a fight: neither for training nor of a story. */
function forPlay(shelf: Shelf): Shelved[] {
  const ofStories = encountersOfStories(shelf);
  return byDifficulty(
    Object.values(shelf.encounters).filter(({ id, training }) => !training && !ofStories.has(id)),
  );
}

/**
 * What to play after one that was won: the next one on the shelf that was not won here, from its beginning again behind
 * its end. Null where all are won.
 */
export function nextToPlay(shelf: Shelf, games: readonly GameSummary[], after: string): Shelved | null {
  const all = forPlay(shelf);
  const at = all.findIndex(({ id }) => id === after);
  const onwards = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return onwards.find((one) => doneThere(games, one).won === 0) ?? null;
}

/** The hardest of those that are easier than one that was lost. Null where there is none. */
export function easierThan(shelf: Shelf, than: string): Shelved | null {
  const lost = shelf.encounters[than];
  return lost ? (forPlay(shelf).findLast((one) => levelOf(one) < levelOf(lost)) ?? null) : null;
}
