import type { MoveDestination, Position, Space } from '../../../engine/index.ts';
import { useWords } from '../../page/use-words.ts';
import { CELL, centreOf } from '../place/geometry.ts';
import type { SightLine } from './space-hint.ts';
import { costBox } from './tag-place.ts';

/** The way to a destination, dotted, with its end marked. */
export function WayLine({ from, way }: { from: Space | null; way: readonly Space[] }) {
  const points = (from ? [from, ...way] : way).map((space) => centreOf(space).join(' '));
  const end = way.at(-1);
  if (!end) return null;
  const [x, y] = centreOf(end);
  return (
    <g className="board-way">
      <polyline
        className="no-fill ends joints"
        stroke="rgb(0 0 0 / 0.55)"
        strokeWidth={17}
        points={points.join(' ')}
      />
      <polyline
        className="way-line no-fill ends joints"
        stroke="var(--lamp)"
        strokeDasharray="0.1 25"
        strokeWidth={10}
        points={points.join(' ')}
      />
      <circle className="stroke-dark" fill="var(--lamp)" strokeWidth={5} cx={x} cy={y} r="15" />
    </g>
  );
}

/** The spaces of an area before it is laid. */
export function AreaMark({ spaces }: { spaces: readonly Space[] }) {
  return spaces.map(([x, y]) => (
    <rect
      key={`${x},${y}`}
      className="board-area"
      fill="#ff6d5c"
      fillOpacity={0.3}
      stroke="#ff6d5c"
      strokeWidth={4}
      x={x * CELL + 3}
      y={y * CELL + 3}
      width={CELL - 6}
      height={CELL - 6}
    />
  ));
}

/** What a destination costs, over its space. */
export function CostLabel({ position, destination }: { position: Position; destination: MoveDestination }) {
  const { space, breaks } = destination;
  const words = useWords().ui.board.price(destination, breaks.length);
  const { x, y, width } = costBox(position, space, words);
  return (
    <g className="board-cost" data-breaks={breaks.length > 0 || undefined} transform={`translate(${x} ${y})`}>
      <rect
        fill="#14110e"
        stroke="var(--lamp)"
        strokeWidth={3}
        x={-width / 2}
        y={-23}
        width={width}
        height={46}
        rx="23"
      />
      <text className="anchored" fill="var(--text)" y="11">
        {words}
      </text>
    </g>
  );
}

/** A line of sight: whole and lit when clear, broken with a cross when not. */
export function SightMark({ line }: { line: SightLine }) {
  const [x1, y1] = centreOf(line.from);
  const [x2, y2] = centreOf(line.to);
  const [x, y] = line.blockedAt ? centreOf(line.blockedAt) : [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <g className="board-sight" data-clear={line.clear}>
      <line className="stroke-13 stroke-dark ends" x1={x1} y1={y1} x2={x2} y2={y2} />
      <line className="sight-line stroke-can stroke-6 ends" x1={x1} y1={y1} x2={x2} y2={y2} />
      {!line.clear && (
        <path
          className="sight-cross ends"
          strokeWidth={9}
          d={`M${x - 14} ${y - 14}l28 28M${x + 14} ${y - 14}l-28 28`}
        />
      )}
    </g>
  );
}

/** The keyboard's cursor, or the space under the pointer. */
export function CursorMark({ space, kind }: { space: Space; kind: 'cursor' | 'hover' }) {
  return (
    <rect
      className={`board-${kind}`}
      x={space[0] * CELL + 3}
      y={space[1] * CELL + 3}
      width={CELL - 6}
      height={CELL - 6}
      rx="11"
    />
  );
}
