import type { Timer } from '../game/pace.ts';
import { messageOf } from '../game/rerun.ts';
import type { GameSummary, SavedGame } from '../game/saved-game.ts';
import type { GameStorage } from './storage.ts';

/** A state of a game that is to be kept. */
interface Unkept {
  readonly game: SavedGame;
  readonly summary: GameSummary;
}

/** Writes games one after the other; of several states of one game that wait, the newest. */
export interface Saving {
  save(game: SavedGame, summary: GameSummary): void;
  /** Tries at once what is waiting for its next try. */
  retry(): void;
  /** A game as it should be kept and is not yet. */
  unkept(id: string): SavedGame | undefined;
  allUnkept(): readonly GameSummary[];
  /** It need not be kept any more. */
  forget(id: string): void;
  /** All writes asked for so far are done, or have failed. */
  idle(): Promise<void>;
}

export interface SavingState {
  /** `failed` as long as there is a game that was tried in vain. */
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Why games cannot be kept in this browser. */
  readonly trouble: string | null;
}

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

export function createSaving(
  storage: GameStorage,
  tell: (state: Partial<SavingState>) => void,
  timer: Timer,
): Saving {
  const waiting = new Map<string, Unkept>();
  const failed = new Map<string, Unkept>();
  let underWay: Unkept | null = null;
  let writing: Promise<void> | null = null;
  let pause = FIRST_PAUSE;
  let clock: unknown = null;

  async function write(id: string, next: Unkept): Promise<void> {
    waiting.delete(id);
    underWay = next;
    try {
      await storage.write(next.game, next.summary);
      failed.delete(id);
      if (failed.size > 0) return;
      pause = FIRST_PAUSE;
      if (waiting.size === 0) tell({ saving: 'saved', trouble: null });
    } catch (error) {
      failed.set(id, next);
      tell({ saving: 'failed', trouble: messageOf(error) });
    } finally {
      underWay = null;
    }
  }

  async function writeAll(): Promise<void> {
    for (const [id, next] of waiting) await write(id, next);
    writing = null;
    if (failed.size === 0 || clock !== null) return;
    clock = timer.start(retry, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }

  function begin(): void {
    writing ??= writeAll();
  }

  function retry(): void {
    timer.stop(clock);
    clock = null;
    for (const [id, one] of failed) if (!waiting.has(id)) waiting.set(id, one);
    if (waiting.size > 0) begin();
  }

  const newest = (id: string): Unkept | undefined =>
    waiting.get(id) ?? (underWay?.game.id === id ? underWay : failed.get(id));

  return {
    save(game, summary) {
      waiting.set(game.id, { game, summary });
      if (failed.size === 0) tell({ saving: 'saving' });
      begin();
    },
    retry,
    unkept: (id) => newest(id)?.game,
    allUnkept() {
      const ids = new Set([...failed.keys(), ...waiting.keys(), ...(underWay ? [underWay.game.id] : [])]);
      return [...ids].flatMap((id) => newest(id)?.summary ?? []);
    },
    forget(id) {
      waiting.delete(id);
      if (failed.delete(id) && failed.size === 0) tell({ saving: 'saved', trouble: null });
    },
    async idle() {
      while (writing) await writing;
    },
  };
}
