import { memo } from 'react';
import { useWords } from '../hooks/use-words.ts';
import type { Zoom } from './use-zoom.ts';

/** Zoom buttons in the corner of the board. */
export const BoardControls = memo(function BoardControls({ zoom }: { zoom: Zoom }) {
  const words = useWords().ui.board.zoom;
  return (
    <fieldset className="board-controls" aria-label={words.title}>
      <button type="button" className="btn btn-icon" aria-label={words.in} onClick={zoom.zoomIn}>
        +
      </button>
      <button type="button" className="btn btn-icon" aria-label={words.out} onClick={zoom.zoomOut}>
        −
      </button>
      <button type="button" className="btn btn-icon" aria-label={words.fit} onClick={zoom.fit}>
        ⤢
      </button>
    </fieldset>
  );
});
