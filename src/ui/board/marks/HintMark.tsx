import { memo } from 'react';
import { CELL, spaceKey } from '../place/geometry.ts';
import type { SpaceHint } from './space-hint.ts';

/** One sign for each kind, told apart by shape: dot, arrow, plus, none, brackets, chest ring, cross. */
const SIGNS: Readonly<Record<SpaceHint['kind'], string>> = {
  step: 'M50 38a12 12 0 1 0 .1 0z',
  jump: 'M26 66Q50 10 74 60M74 60l2-20M74 60l-18-7',
  place: 'M50 30v40M30 50h40',
  ghost: '',
  target: 'M8 28V8h20M72 8h20v20M92 72v20H72M28 92H8V72',
  loot: 'M50 6a44 44 0 1 0 .1 0z',
  refused: 'M36 36 64 64M64 36 36 64',
};

/** The sign of a hint on its space. Its label is read by the cursor's description and shown on hover. */
function HintMark({ hint }: { hint: SpaceHint }) {
  const [x, y] = hint.space;
  return (
    <g className="hint" data-kind={hint.kind} transform={`translate(${x * CELL} ${y * CELL})`}>
      <rect
        className="hint-field stroke-can"
        fill="var(--can-fill)"
        strokeWidth={4}
        x="4"
        y="4"
        width="92"
        height="92"
        rx="11"
      />
      <path className="hint-sign stroke-can no-fill ends joints" strokeWidth={9} d={SIGNS[hint.kind]} />
    </g>
  );
}

/** All that are given, on their spaces. */
export const HintMarks = memo(function HintMarks({ hints }: { hints: readonly SpaceHint[] }) {
  return hints.map((hint) => <HintMark key={`${hint.kind}:${spaceKey(hint.space)}`} hint={hint} />);
});
