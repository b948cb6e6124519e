import { type CSSProperties, useId } from 'react';
import type { BeatOf } from '../../../stores/middara/beat.ts';
import { DeedBox, Piece } from './DeedBox.tsx';
import type { Mark } from './drama-marks.ts';
import { HEART } from './mark-shapes.ts';

interface Props {
  readonly mark: Mark;
  readonly beat: BeatOf<'drain'>;
}

/** The heart's top and foot in its box. */
const TOP = 60;
const FOOT = 106;

const lostAt = (hp: number, of: number): number => (of > 0 ? (1 - hp / of) * (FOOT - TOP) : FOOT - TOP);
const levelOf = (from: number, to: number) =>
  ({ '--was': `${from.toFixed(1)}px`, '--is': `${to.toFixed(1)}px` }) as CSSProperties;

/**
 * The heart over the figure's own: its red falls or rises, then its number changes, with one beat; what was lost is
 * seen a little longer.
 */
export function HeartMark({ mark, beat }: Props) {
  const id = useId();
  const { from, to, of } = beat;
  return (
    <DeedBox mark={mark} kind={to < from ? 'lost' : 'gained'}>
      <Piece as="piece-heart">
        <g transform="translate(-50 -50)">
          <clipPath id={id}>
            <path d={HEART} />
          </clipPath>
          <g className="figure-hp" data-large={mark.size > 1 || undefined}>
            <path className="hp-empty rimmed" fill="#3b1210" stroke="#120b09" strokeWidth={8} d={HEART} />
            <g clipPath={`url(#${id})`}>
              <rect
                className="heart-lost"
                fill="#ffd9a0"
                x="40"
                y={TOP}
                width="70"
                height={FOOT - TOP}
                style={levelOf(lostAt(from, of), lostAt(to, of))}
              />
              <rect
                className="heart-level"
                fill="#d0312a"
                x="40"
                y={TOP}
                width="70"
                height={FOOT - TOP}
                style={levelOf(lostAt(from, of), lostAt(to, of))}
              />
            </g>
            {/* Where the figure's own heart stands (ui/figures/figure.css). */}
            <text className="heart-was anchored fill-white unseen" x="75" y="82.7" dominantBaseline="central">
              {from}
            </text>
            <text className="heart-is anchored fill-white" x="75" y="82.7" dominantBaseline="central">
              {to}
            </text>
          </g>
        </g>
      </Piece>
    </DeedBox>
  );
}
