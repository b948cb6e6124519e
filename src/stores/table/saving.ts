import { messageOf } from '../game/rerun.ts';
import type { GameSummary, SavedGame } from '../game/saved-game.ts';
import type { GameStorage } from './storage.ts';

/** Writes games one after the other; of several states of one game that wait, the newest. */
export interface Saving {
  save(game: SavedGame, summary: GameSummary): void;
  /** All writes asked for so far are done. */
  idle(): Promise<void>;
}

export interface SavingState {
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Why games cannot be kept in this browser. */
  readonly trouble: string | null;
}

export function createSaving(storage: GameStorage, tell: (state: Partial<SavingState>) => void): Saving {
  const waiting = new Map<string, { game: SavedGame; summary: GameSummary }>();
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    for (const [id, { game, summary }] of waiting) {
      waiting.delete(id);
      try {
        await storage.write(game, summary);
        if (waiting.size === 0) tell({ saving: 'saved', trouble: null });
      } catch (error) {
        tell({ saving: 'failed', trouble: messageOf(error) });
      }
    }
  }

  return {
    save(game, summary) {
      waiting.set(game.id, { game, summary });
      tell({ saving: 'saving' });
      writing ??= writeAll().finally(() => {
        writing = null;
      });
    },
    async idle() {
      while (writing) await writing;
    },
  };
}
