import { UndoIcon } from '../../icons/index.ts';
import { type Readable, useStoreInPieces } from '../../page/use-store.ts';
import { useWords } from '../../page/use-words.ts';
import './table-bar.css';

/** A game of whichever kind, as far as decisions of it are taken back and done again. */
export interface Undoable {
  readonly store: Readable<{ readonly canUndo: boolean; readonly canRedo: boolean }>;
  redo(): void;
}

interface Props {
  readonly game: Undoable;
  /** Asked by its table: it may go past a roll. */
  readonly onUndo: () => void;
}

/** Takes the last decision back, and does it again. */
export function UndoButtons({ game, onUndo }: Props) {
  const words = useWords().ui.panels.tableBar;
  const canUndo = useStoreInPieces(game.store, (state) => state.canUndo);
  const canRedo = useStoreInPieces(game.store, (state) => state.canRedo);
  return (
    <>
      <button
        type="button"
        className="btn btn-icon"
        disabled={!canUndo}
        aria-label={words.undo}
        title={words.withKey(words.undo, 'u')}
        onClick={onUndo}
      >
        <UndoIcon />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        disabled={!canRedo}
        aria-label={words.redo}
        title={words.withKey(words.redo, 'Shift+U')}
        onClick={() => game.redo()}
      >
        <UndoIcon className="redo-icon" />
      </button>
    </>
  );
}
