import { type Readable, useStoreInPieces } from '../../page/use-store.ts';
import { useWholeWords } from '../../page/use-words.ts';
import { type Undoable, UndoButton } from './UndoButton.tsx';

/** A guest's game: somebody else may have looked since what would be taken back. */
export interface Fenceable extends Undoable {
  readonly store: Readable<{
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    readonly fenced: boolean;
  }>;
}

interface Props {
  readonly game: Fenceable;
  readonly onUndo: () => void;
}

/** Takes the last decision back, or says why nobody may. */
export function GuestUndo({ game, onUndo }: Props) {
  const { cover } = useWholeWords().ui.guestTable;
  const fenced = useStoreInPieces(game.store, (state) => state.fenced);
  return <UndoButton game={game} onUndo={onUndo} why={fenced ? cover.fenced : undefined} />;
}
