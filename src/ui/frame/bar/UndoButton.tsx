import { UndoIcon } from '../../icons/index.ts';
import { type Readable, useStoreInPieces } from '../../page/use-store.ts';
import { useWords } from '../../page/use-words.ts';
import { BarButton } from './BarButton.tsx';

/** A game of whichever kind, as far as decisions of it are taken back and done again. */
export interface Undoable {
  readonly store: Readable<{ readonly canUndo: boolean; readonly canRedo: boolean }>;
  redo(): void;
}

interface Props {
  readonly game: Undoable;
  /** Asked by its table: it may go past a roll. */
  readonly onUndo: () => void;
  /** Why nobody may. */
  readonly why?: string | undefined;
}

/** Takes the last decision back. */
export function UndoButton({ game, onUndo, why }: Props) {
  const { dock } = useWords().ui.panels;
  const canUndo = useStoreInPieces(game.store, (state) => state.canUndo);
  return (
    <BarButton label={dock.undo} shortcut="u" disabled={!canUndo} why={why} onPress={onUndo}>
      <UndoIcon />
    </BarButton>
  );
}
