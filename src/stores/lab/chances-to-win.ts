/** After a game: the chance to win as it went, of games run on from each round. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { seedOf } from '../../bots/lab/experiment.ts';
import { type Moment, momentOf } from '../../bots/lab/moment-of.ts';
import { wilson } from '../../bots/lab/wilson.ts';
import type { EncounterContent, EncounterSession } from '../../engine/index.ts';
import type { Timer } from '../game/pace.ts';
import { type Before, type Pool, TaskStopped } from '../game/pool.ts';
import { messageOf } from '../message-of.ts';
import type { ChanceWork } from './chance-work.ts';

/** What came of the games that were played on from one place. */
export interface Chance {
  readonly games: number;
  readonly won: number;
  /** Bounds of the true share, 19 times in 20. */
  readonly bounds: readonly [number, number];
}

interface ChancesState {
  readonly status: 'ready' | 'running' | 'stopped' | 'done';
  /** By the number of decisions before the place; what is missing has no game yet. */
  readonly chances: ReadonlyMap<number, Chance>;
  /** Games that are over, and those that were asked for. */
  readonly over: number;
  readonly asked: number;
  readonly broken: string | null;
}

export interface Chances {
  readonly store: StoreApi<ChancesState>;
  /** Plays so many games on from each of these places, those that were played there before among them. */
  weigh(places: readonly number[], games: number): void;
  /** What came so far stays. */
  stop(): void;
}

/** Milliseconds on a thread: a game of the simple bot takes a tenth of a second. */
const DEADLINE = 30_000;
/** Milliseconds between two looks. */
const BETWEEN = 250;

interface Place {
  /** null: the game is over there. */
  readonly moment: Moment | null;
  /** By their numbers: what came of games that are over; null for one that came to no end. */
  readonly results: Map<number, 'won' | 'lost' | null>;
  readonly underWay: Set<number>;
}

/**
 * The chance to win from places of a game, by the simple bot for both sides and dice of its own, in the threads of the
 * page: a game for each place in turn, so that there is a line early, and a better one later. Game i from a place has
 * the i-th seed: the same games come out for the same seed.
 */
export function createChances(
  pool: Pool<ChanceWork>,
  timer: Timer,
  session: EncounterSession,
  seed: string,
): Chances {
  const store = createStore<ChancesState>(() => ({
    status: 'ready',
    chances: new Map(),
    over: 0,
    asked: 0,
    broken: null,
  }));
  const places = new Map<number, Place>();
  const { cards, encounter } = session.position;
  const content: EncounterContent = { cards, encounters: { [encounter.id]: encounter } };
  let current: AbortController | null = null;
  let clock: unknown = null;

  const placeAt = (decision: number): Place => {
    const known = places.get(decision);
    if (known) return known;
    const moment = momentOf(session.fork(decision));
    const place = { moment, results: new Map(), underWay: new Set<number>() };
    places.set(decision, place);
    return place;
  };

  function look(): Pick<ChancesState, 'chances' | 'over'> {
    const chances = new Map<number, Chance>();
    let over = 0;
    for (const [decision, { results }] of places) {
      const ends = [...results.values()].filter((one) => one !== null);
      const won = ends.filter((one) => one === 'won').length;
      over += results.size;
      if (ends.length > 0)
        chances.set(decision, { games: ends.length, won, bounds: wilson(won, ends.length) });
    }
    return { chances, over };
  }

  function tell(): void {
    if (clock !== null) return;
    clock = timer.start(() => {
      clock = null;
      store.setState(look());
    }, BETWEEN);
  }

  function end(status: 'stopped' | 'done', broken: string | null = null): void {
    current?.abort();
    current = null;
    if (clock !== null) timer.stop(clock);
    clock = null;
    store.setState({ ...look(), status, broken });
  }

  /** The next game: of the place that has the fewest so far. */
  function next(wanted: readonly number[], games: number): { place: Place; i: number } | null {
    const begun = ({ results, underWay }: Place) => results.size + underWay.size;
    let least: Place | null = null;
    for (const decision of wanted) {
      const place = placeAt(decision);
      if (place.moment && begun(place) < games && (!least || begun(place) < begun(least))) least = place;
    }
    if (!least) return null;
    let i = 0;
    while (least.results.has(i) || least.underWay.has(i)) i += 1;
    least.underWay.add(i);
    return { place: least, i };
  }

  async function work(wanted: readonly number[], games: number, mine: AbortController): Promise<void> {
    const before: Before<ChanceWork> = { job: 'chanceContent', given: [content], of: content };
    const { signal } = mine;
    for (let one = next(wanted, games); one; one = next(wanted, games)) {
      const { place, i } = one;
      try {
        const given = [place.moment!, seedOf(seed, i)] as const;
        const result = await pool.ask('chanceGame', [...given], {
          before: [before],
          signal,
          deadline: DEADLINE,
        });
        place.results.set(i, result);
      } catch (error) {
        // Of a game that was dropped nothing is known: it is played again when it is asked for again.
        if (signal.aborted) return;
        if (!(error instanceof TaskStopped)) {
          end('stopped', messageOf(error));
          return;
        }
        place.results.set(i, null);
      } finally {
        place.underWay.delete(i);
      }
      if (signal.aborted) return;
      tell();
    }
  }

  return {
    store,
    stop() {
      if (current) end('stopped');
    },
    weigh(wanted, games) {
      current?.abort();
      const mine = new AbortController();
      current = mine;
      const asked = wanted.length * games;
      store.setState({ ...look(), status: 'running', asked, broken: null });
      const atOnce = Array.from({ length: pool.atOnce }, () => work(wanted, games, mine));
      void Promise.all(atOnce).then(() => {
        if (current === mine) end('done');
      });
    },
  };
}
