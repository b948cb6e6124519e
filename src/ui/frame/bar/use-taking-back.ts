import { useState } from 'react';
import type { Undoing } from '../../../stores/game/undoing.ts';
import { type Readable, useStoreInPieces } from '../../page/use-store.ts';
import { useTable } from '../../page/use-table.ts';

/** A game of whichever kind, as far as it is taken back. */
interface Undone {
  readonly store: Readable<{ readonly decisions: number }>;
  undoing(): Undoing | null;
  undo(): void;
}

export interface TakingBack {
  /** What is asked about once more before it is done: it goes past a roll. */
  readonly sure: Undoing | null;
  undo(): void;
  leave(): void;
}

/** Undo as the table has it: free up to the dice, and past them only when it is said again, unless that is switched off. */
export function useTakingBack(game: Undone): TakingBack {
  const { settings } = useTable();
  const decisions = useStoreInPieces(game.store, decisionsOf);
  const [asked, setAsked] = useState<{ readonly at: number; readonly undoing: Undoing } | null>(null);
  const sure = asked && asked.at === decisions ? asked.undoing : null;
  return {
    sure,
    leave: () => setAsked(null),
    undo() {
      const undoing = game.undoing();
      if (!undoing) return;
      if (undoing.saw.length > 0 && !sure && !settings.getState().unasked.includes('undo')) {
        setAsked({ at: decisions, undoing });
        return;
      }
      setAsked(null);
      game.undo();
    },
  };
}

const decisionsOf = ({ decisions }: { readonly decisions: number }): number => decisions;
