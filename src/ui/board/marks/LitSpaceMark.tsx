import { use } from 'react';
import { LitSpaceContext } from '../../page/use-lessons.ts';
import { CELL } from '../place/geometry.ts';

/** The space a hint of a lesson speaks of: a ring, and a mark that points down at it. */
export function LitSpaceMark() {
  const space = use(LitSpaceContext);
  if (!space) return null;
  return (
    <g
      className="lit-space untouched"
      data-lesson="press"
      data-space={space.join()}
      transform={`translate(${space[0] * CELL} ${space[1] * CELL})`}
    >
      <rect
        className="lit-space-ring no-fill"
        stroke="var(--brass-light)"
        strokeWidth={8}
        x="5"
        y="5"
        width={CELL - 10}
        height={CELL - 10}
        rx="13"
      />
      <path
        className="lit-space-point joints"
        fill="var(--brass-light)"
        stroke="#15110c"
        strokeWidth={4}
        d="M50 62 30 34H43V8H57V34H70Z"
      />
    </g>
  );
}
