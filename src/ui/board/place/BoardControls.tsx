import { memo } from 'react';
import { RulerIcon } from '../../icons/index.ts';
import { useWords } from '../../page/use-words.ts';
import type { Zoom } from './use-zoom.ts';

interface Props {
  readonly label: string;
  /** Its sign in a box of 24, in strokes: what no font need have. */
  readonly sign: string;
  readonly onClick: () => void;
}

function ZoomButton({ label, sign, onClick }: Props) {
  return (
    <button type="button" className="btn btn-icon" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="1.3rem" height="1.3rem" aria-hidden="true">
        <path className="no-fill ends joints" stroke="currentColor" strokeWidth={2.2} d={sign} />
      </svg>
    </button>
  );
}

/** Whether the ruler lies on the board, and what lays it there or puts it away. */
export interface Measuring {
  readonly on: boolean;
  readonly toggle: () => void;
}

/** The ruler and the zoom, in the corner of the board. */
export const BoardControls = memo(function BoardControls({
  zoom,
  measuring,
}: {
  zoom: Zoom;
  measuring: Measuring | null;
}) {
  const { board, panels } = useWords().ui;
  const words = board.zoom;
  const { ruler } = panels;
  return (
    <fieldset className="board-controls flex rigid gap-1" aria-label={words.title}>
      <button type="button" className="btn" onClick={zoom.fit}>
        <svg viewBox="0 0 24 24" width="1.3rem" height="1.3rem" aria-hidden="true">
          <path
            className="no-fill ends joints"
            stroke="currentColor"
            strokeWidth={2.2}
            d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
          />
        </svg>
        {words.fit}
      </button>
      {measuring && (
        <button
          type="button"
          className="btn btn-icon"
          aria-pressed={measuring.on}
          aria-label={ruler.open}
          aria-keyshortcuts={ruler.key}
          title={panels.tableBar.withKey(ruler.open, ruler.key)}
          onClick={measuring.toggle}
        >
          <RulerIcon width="1.3rem" height="1.3rem" />
        </button>
      )}
      <ZoomButton label={words.in} sign="M5 12h14M12 5v14" onClick={zoom.zoomIn} />
      <ZoomButton label={words.out} sign="M5 12h14" onClick={zoom.zoomOut} />
    </fieldset>
  );
});
