/** Corner brackets round figures that can be chosen, double round the one that is. */
import { memo } from 'react';
import { type FigureId, figureIn, type Position } from '../../../engine/index.ts';
import { CELL } from '../place/geometry.ts';
import './target-frames.css';

interface Props {
  readonly position: Position;
  readonly figures: readonly FigureId[];
  readonly chosen: readonly FigureId[];
}

/** How long a bracket's arm is, and how far it lies inside its space. */
const ARM = 24;
const INSET = 3;

function corners(width: number, height: number, inset: number): string {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  return (
    `M${left} ${top + ARM}V${top}H${left + ARM}M${right - ARM} ${top}H${right}V${top + ARM}` +
    `M${right} ${bottom - ARM}V${bottom}H${right - ARM}M${left + ARM} ${bottom}H${left}V${bottom - ARM}`
  );
}

export const TargetFrames = memo(function TargetFrames({ position, figures, chosen }: Props) {
  const all = [...figures, ...chosen.filter((id) => !figures.includes(id))];
  return all.map((id) => {
    const { at, size, side } = figureIn(position.state, id);
    if (!at) return null;
    const [width, height] = [size[0] * CELL, size[1] * CELL];
    const outer = corners(width, height, INSET);
    const isChosen = chosen.includes(id);
    return (
      <g
        key={id}
        className="target-frame no-fill untouched joints"
        data-of={id}
        data-side={side}
        data-chosen={isChosen || undefined}
        transform={`translate(${at[0] * CELL} ${at[1] * CELL})`}
      >
        <path className="target-ink" stroke="#120d09" strokeWidth={15} d={outer} />
        <path className="target-line" stroke="#ff6d5c" strokeWidth={10} d={outer} />
        <path
          className="target-inner"
          stroke="var(--white)"
          strokeWidth={2.5}
          d={isChosen ? corners(width, height, INSET + 13) : outer}
        />
      </g>
    );
  });
});
