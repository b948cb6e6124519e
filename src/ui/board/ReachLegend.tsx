import type { MoveDestination } from '../../engine/index.ts';
import { useWords } from '../hooks/use-words.ts';

/** What the zones on the board mean: only those that are there. */
export function ReachLegend({
  reach,
  near,
}: {
  reach: readonly MoveDestination[];
  near: readonly MoveDestination[];
}) {
  const words = useWords().ui.board.reach;
  return (
    <ul className="reach-legend" aria-label={words.title}>
      {near.length > 0 && (
        <li title={words.nearAbout}>
          <Swatch far={false} /> {words.near}
        </li>
      )}
      {near.length < reach.length && (
        <li title={words.farAbout}>
          <Swatch far /> {words.far}
        </li>
      )}
    </ul>
  );
}

/** Cut out of the zone itself: its pattern stands in the drawing of the board. */
function Swatch({ far }: { far: boolean }) {
  return (
    <svg className="reach-swatch" viewBox="0 0 60 40" aria-hidden="true">
      <rect
        className={far ? 'board-reach board-reach-far' : 'board-reach'}
        x="4"
        y="4"
        width="52"
        height="32"
        rx="5"
      />
    </svg>
  );
}
