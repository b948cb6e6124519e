import { UndoIcon } from '../../icons/index.ts';
import { type Readable, useStoreInPieces } from '../../page/use-store.ts';
import { useWords } from '../../page/use-words.ts';
import { BarButton } from './BarButton.tsx';

/** A game of whichever kind, as far as decisions of it are taken back and done again. */
export interface Undoable {
  readonly store: Readable<{
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    readonly fenced: boolean;
  }>;
  redo(): void;
}

interface Props {
  readonly game: Undoable;
  /** Asked by its table: it may go past a roll. */
  readonly onUndo: () => void;
}

/** Takes the last decision back. */
export function UndoButton({ game, onUndo }: Props) {
  const { dock } = useWords().ui.panels;
  const canUndo = useStoreInPieces(game.store, (state) => state.canUndo);
  const fenced = useStoreInPieces(game.store, (state) => state.fenced);
  return (
    <BarButton
      label={dock.undo}
      shortcut="u"
      disabled={!canUndo}
      why={fenced ? dock.fenced : undefined}
      onPress={onUndo}
    >
      <UndoIcon />
    </BarButton>
  );
}
