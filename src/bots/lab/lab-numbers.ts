/** The numbers of the laboratory: what came of all games, with their bounds. */
import type { EncounterContent, Outcome } from '../../engine/index.ts';
import type { Experiment } from './experiment.ts';
import { type LabFault, type LabGame, setupOf } from './lab-game.ts';
import { type Reachable, reachableIn } from './reached.ts';
import { wilson } from './wilson.ts';

/** A mean and the bounds within which the true one lies 19 times in 20 (nearly: by the normal distribution). */
export interface Mean {
  readonly mean: number;
  readonly bounds: readonly [number, number];
}

/** What came of all games of an experiment. */
export interface Numbers {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  /** Bounds of the true share of games won. */
  readonly bounds: readonly [number, number];
  /** How they ended, most often first; null: they did not. */
  readonly ends: readonly { readonly outcome: Outcome | null; readonly games: number }[];
  /** Games that ended in each round. */
  readonly rounds: readonly {
    readonly round: number;
    readonly won: number;
    readonly lost: number;
    readonly ended: number;
  }[];
  readonly means: Readonly<Record<'rounds' | 'decisions' | 'gold' | 'fallen' | 'taken' | 'dealt', Mean>>;
  readonly adventurers: readonly {
    readonly id: string;
    readonly fell: number;
    readonly bounds: readonly [number, number];
    readonly taken: Mean;
  }[];
  /** All that games may come to, and what none did. */
  readonly reachable: number;
  readonly never: readonly Reachable[];
  readonly failed: readonly (LabFault & { readonly seed: string })[];
}

/** Adds up games of one experiment. */
export function numbersOf(
  content: EncounterContent,
  experiment: Experiment,
  games: readonly LabGame[],
): Numbers {
  const count = (result: string, of = games) => of.filter(({ outcome }) => outcome?.result === result).length;
  const ends = new Map<string, { outcome: Outcome | null; games: number }>();
  for (const { outcome } of games) {
    const end = outcome ? `${outcome.result}: ${outcome.condition}` : 'unfinished';
    const known = ends.get(end) ?? { outcome, games: 0 };
    ends.set(end, { ...known, games: known.games + 1 });
  }
  const rounds = [...new Set(games.map((game) => game.rounds))].sort((a, b) => a - b);
  const reached = new Set(games.flatMap((game) => [...game.reached]));
  const { difficulty = 'normal', party: members } = setupOf(content, experiment, '');
  const met = new Set(games.flatMap((game) => game.met));
  const at = { difficulty, adventurers: members.length };
  const reachable = reachableIn(content, experiment.encounter, met, at);
  const party = (game: LabGame) => Object.values(game.adventurers);
  const ids = [...new Set(games.flatMap(({ adventurers }) => Object.keys(adventurers)))].sort();
  return {
    games: games.length,
    won: count('won'),
    lost: count('lost'),
    bounds: wilson(count('won'), games.length),
    ends: [...ends].sort(([a, n], [b, m]) => m.games - n.games || (a < b ? -1 : 1)).map(([, end]) => end),
    rounds: rounds.map((round) => {
      const of = games.filter((game) => game.rounds === round);
      return { round, won: count('won', of), lost: count('lost', of), ended: of.length };
    }),
    means: {
      rounds: meanOf(games.map((game) => game.rounds)),
      decisions: meanOf(games.map(({ decisions }) => decisions)),
      gold: meanOf(games.map(({ gold }) => gold)),
      fallen: meanOf(games.map((game) => party(game).filter(({ fell }) => fell).length)),
      taken: meanOf(games.map((game) => party(game).reduce((sum, { taken }) => sum + taken, 0))),
      dealt: meanOf(games.map(({ dealt }) => dealt)),
    },
    adventurers: ids.map((id) => {
      const own = games.flatMap(({ adventurers }) => adventurers[id] ?? []);
      const fell = own.filter((one) => one.fell).length;
      return { id, fell, bounds: wilson(fell, own.length), taken: meanOf(own.map(({ taken }) => taken)) };
    }),
    reachable: reachable.length,
    never: reachable.filter((one) => !reached.has(one)),
    failed: games.flatMap(({ seed, fault }) => (fault === null ? [] : [{ ...fault, seed }])),
  };
}

/** Of so many values. */
export function meanOf(values: readonly number[]): Mean {
  const n = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
  const off = 1.96 * Math.sqrt(spread / n);
  // Nothing that is counted here is less than nothing.
  return { mean, bounds: [Math.max(0, mean - off), mean + off] };
}

/** The round by which so large a share of the games had ended; null of none. */
export function roundBy({ games, rounds }: Pick<Numbers, 'games' | 'rounds'>, share: number): number | null {
  let over = 0;
  for (const { round, ended } of rounds) {
    over += ended;
    if (over >= share * games) return round;
  }
  return null;
}
