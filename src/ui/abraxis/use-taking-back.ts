import { useState } from 'react';
import type { AbraxisGame } from '../../stores/abraxis/abraxis-table.ts';
import type { Undoing } from '../../stores/game/undoing.ts';
import { useStore } from '../hooks/use-store.ts';
import { useTable } from '../hooks/use-table.ts';

export interface TakingBack {
  /** What is asked about once more before it is done: it goes past a roll. */
  readonly sure: Undoing | null;
  undo(): void;
  leave(): void;
}

/** Undo as the table has it: free up to the dice, and past them only when it is said again, unless that is switched off. */
export function useTakingBack(game: AbraxisGame): TakingBack {
  const { settings } = useTable();
  const decisions = useStore(game.store, (state) => state.decisions);
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
