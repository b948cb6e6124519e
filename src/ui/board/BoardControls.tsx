import type { Zoom } from './use-zoom.ts';

/** Zoom buttons in the corner of the board. */
export function BoardControls({ zoom }: { zoom: Zoom }) {
  return (
    <fieldset className="board-controls" aria-label="Zoom of the board">
      <button type="button" className="btn btn-icon" aria-label="Zoom in" onClick={zoom.zoomIn}>
        +
      </button>
      <button type="button" className="btn btn-icon" aria-label="Zoom out" onClick={zoom.zoomOut}>
        −
      </button>
      <button type="button" className="btn btn-icon" aria-label="Fit the board" onClick={zoom.fit}>
        ⤢
      </button>
    </fieldset>
  );
}
