import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AheadGame, AheadNumbers } from '../../bots/lab/ahead-game.ts';
import type { Policy } from '../../bots/policies.ts';
import type { EncounterSession, Prompt } from '../../engine/index.ts';
import type { Pool } from '../game/pool.ts';
import { messageOf } from '../message-of.ts';
import { beforeForesight, imaginedGame } from './imagined-game.ts';
import type { LabWork } from './lab-work.ts';

export type { AheadNumbers } from '../../bots/lab/ahead-game.ts';

export interface RunAheadState {
  /** The question it was run from; null before the first run. */
  readonly of: Prompt | null;
  readonly status: 'ready' | 'running' | 'stopped' | 'done';
  readonly seed: string;
  readonly bot: Policy;
  /** Of the games there are; null before the first. */
  readonly numbers: AheadNumbers | null;
  /** Why it broke off; null where it did not, `unknown` where nothing can be told from here. */
  readonly broken: string | null;
}

/** Games played on from the open question to the next turn of whoever's turn it is. */
export interface RunAhead {
  readonly store: StoreApi<RunAheadState>;
  start(pending: Prompt): void;
  /** What came so far stays. */
  stop(): void;
}

export const GAMES = 300;
/** Games of one task: some tenths of a second. */
const AT_ONCE = 10;
/** Milliseconds on a thread for one task. */
const DEADLINE = 60_000;
const BOT: Policy = 'simple';

export function createRunAhead(pool: Pool<LabWork>, session: EncounterSession): RunAhead {
  const store = createStore<RunAheadState>(() => ({
    of: null,
    status: 'ready',
    seed: '',
    bot: BOT,
    numbers: null,
    broken: null,
  }));
  let stop: AbortController | null = null;

  function end(status: 'stopped' | 'done', broken: string | null = null): void {
    stop?.abort();
    stop = null;
    store.setState({ status, broken });
  }

  async function play(pending: Prompt, ending: AbortController): Promise<void> {
    const imagined = imaginedGame(session);
    const seed = `ahead-${session.decisions.length}`;
    store.setState({ of: pending, status: 'running', seed, numbers: null, broken: null });
    if (!imagined) {
      end('stopped', 'unknown');
      return;
    }
    const games: (readonly AheadGame[])[] = [];
    const options = { before: [beforeForesight(imagined)], signal: ending.signal, deadline: DEADLINE };
    const waiting: Promise<void>[] = [];
    const sums = import('../../bots/lab/ahead-game.ts');
    let begun = 0;
    const one = async (): Promise<void> => {
      while (begun < GAMES) {
        const from = begun;
        begun += AT_ONCE;
        games[from / AT_ONCE] = await pool.ask(
          'aheadGames',
          [imagined.moment, BOT, seed, from, AT_ONCE],
          options,
        );
        const { aheadNumbersOf } = await sums;
        // In the order of the seeds, whichever thread was first.
        if (stop === ending) store.setState({ numbers: aheadNumbersOf(games.flat()) });
      }
    };
    for (let i = 0; i < pool.atOnce; i++) waiting.push(one());
    try {
      await Promise.all(waiting);
      if (stop === ending) end('done');
    } catch (error) {
      if (stop === ending) end('stopped', messageOf(error));
    }
  }

  return {
    store,
    start(pending) {
      stop?.abort();
      stop = new AbortController();
      void play(pending, stop);
    },
    stop() {
      if (stop) end('stopped');
    },
  };
}
