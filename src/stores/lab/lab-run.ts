/** The laboratory on the page: games in its workers, progress, stop. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Experiment, seedOf } from '../../bots/lab/experiment.ts';
import type { LabGame } from '../../bots/lab/lab-game.ts';
import { type Numbers, numbersOf } from '../../bots/lab/lab-numbers.ts';
import type { EncounterContent } from '../../engine/index.ts';
import type { Timer } from '../game/pace.ts';
import { type Before, type Pool, TaskStopped } from '../game/pool.ts';
import { messageOf } from '../message-of.ts';
import type { LabWork } from './lab-work.ts';

export type { Mean, Numbers } from '../../bots/lab/lab-numbers.ts';
export { type Moment, momentOf } from '../../bots/lab/moment-of.ts';
export { type Reachable, type Reached, whatIs } from '../../bots/lab/reached.ts';
export { POLICIES, type Policy } from '../../bots/policies.ts';

/** What is to be played, and how often; the same comes out the same, here and at the command line. */
export interface LabAsked {
  readonly content: EncounterContent;
  readonly experiment: Experiment;
  readonly games: number;
  readonly seed: string;
}

export interface LabState {
  /** The run there was last; null before the first. */
  readonly asked: LabAsked | null;
  readonly status: 'ready' | 'running' | 'stopped' | 'done';
  /** Games that are over, those that were given up among them. */
  readonly over: number;
  /** Of the games there are; null before the first. */
  readonly numbers: Numbers | null;
  /** Seeds of games that took too long, or broke the thread they were on: of these nothing is known. */
  readonly givenUp: readonly string[];
  /** Why it broke off. */
  readonly broken: string | null;
}

export interface LabRun {
  readonly store: StoreApi<LabState>;
  /** Instead of the run there was. */
  start(asked: LabAsked): void;
  /** What came so far stays. */
  stop(): void;
}

/** Most games of a run on the page; the command line has no bound. */
export const MOST_GAMES = 1000;
/** Milliseconds on a thread: ours take two seconds at most. */
const DEADLINE = 60_000;
/** Milliseconds between two looks at the numbers: each adds up all the games again. */
export const BETWEEN = 250;

const READY: LabState = {
  asked: null,
  status: 'ready',
  over: 0,
  numbers: null,
  givenUp: [],
  broken: null,
};

interface Run {
  readonly asked: LabAsked;
  readonly ending: AbortController;
  /** By their numbers: some are over before one that was begun earlier. */
  readonly games: (LabGame | null)[];
  readonly givenUp: string[];
  begun: number;
  over: number;
  /** While the last look is not long ago. */
  clock: unknown;
  /** What there is was told. */
  isTold: boolean;
}

/**
 * Plays games in the threads of the page, one game a task and never more of them than there are threads: whatever else
 * is asked meanwhile comes next.
 */
export function createLabRun(pool: Pool<LabWork>, timer: Timer): LabRun {
  const store = createStore<LabState>(() => READY);
  let current: Run | null = null;

  /** What there is of it, in the order of the seeds. */
  const stateOf = ({ asked, games, givenUp, over }: Run): Omit<LabState, 'status' | 'broken'> => {
    const played = games.filter((game) => game !== null);
    const { content, experiment } = asked;
    const numbers = played.length > 0 ? numbersOf(content, experiment, played) : null;
    return { asked, over, numbers, givenUp: [...givenUp] };
  };

  function tell(run: Run): void {
    run.isTold = run.clock === null;
    if (run.clock !== null) return;
    store.setState(stateOf(run));
    run.clock = timer.start(() => {
      run.clock = null;
      if (!run.isTold) tell(run);
    }, BETWEEN);
  }

  function end(run: Run, status: 'stopped' | 'done', broken: string | null = null): void {
    current = null;
    if (run.clock !== null) timer.stop(run.clock);
    run.ending.abort();
    store.setState({ ...stateOf(run), status, broken });
  }

  function goOn(run: Run): void {
    while (run.begun < run.asked.games && run.begun - run.over < pool.atOnce) void play(run, run.begun++);
  }

  async function play(run: Run, i: number): Promise<void> {
    const { asked, ending, games, givenUp } = run;
    const { content, experiment } = asked;
    const seed = seedOf(asked.seed, i);
    games[i] = null;
    const before: Before<LabWork> = { job: 'experiment', given: [content, experiment], of: asked };
    const options = { before: [before], signal: ending.signal, deadline: DEADLINE };
    try {
      const game = await pool.ask('labGame', [seed], options);
      if (current !== run) return;
      games[i] = game;
    } catch (error) {
      if (current !== run) return;
      if (!(error instanceof TaskStopped)) {
        end(run, 'stopped', messageOf(error));
        return;
      }
      givenUp.push(seed);
    }
    run.over += 1;
    if (run.over === asked.games) {
      end(run, 'done');
      return;
    }
    tell(run);
    goOn(run);
  }

  function stop(): void {
    if (current) end(current, 'stopped');
  }

  return {
    store,
    stop,
    start(asked) {
      stop();
      const ending = new AbortController();
      const run: Run = {
        asked,
        ending,
        games: [],
        givenUp: [],
        begun: 0,
        over: 0,
        clock: null,
        isTold: true,
      };
      current = run;
      store.setState({ ...READY, asked, status: 'running' });
      goOn(run);
    },
  };
}
