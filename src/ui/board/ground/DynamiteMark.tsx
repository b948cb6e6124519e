import { memo } from 'react';
import { explosionRoundOf } from '../../../engine/index.ts';
import { DynamiteIcon } from '../../icons/index.ts';
import { useWords } from '../../page/use-words.ts';
import { CELL } from '../place/geometry.ts';

interface Props {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly lit: number | null;
  /** Ends of rounds until it explodes. */
  readonly left: number | null;
  /** Something stands or lies on it: it peeps out at the side. */
  readonly covered: boolean;
}

/** A Dynamite token: a charge with a burning edge, and the rounds it still has. */
export const DynamiteMark = memo(function DynamiteMark({ id, x, y, lit, left, covered }: Props) {
  const words = useWords().ui.board;
  const place = covered
    ? `translate(${x * CELL + 60} ${y * CELL + 24}) scale(0.48)`
    : `translate(${x * CELL} ${y * CELL})`;
  return (
    <g
      className="token untouched dynamite"
      data-dynamite={id}
      data-lit={lit !== null || undefined}
      transform={place}
    >
      <title>{words.dynamite(explosionRoundOf({ lit }))}</title>
      <circle
        className="dynamite-field"
        fill="#4d150c"
        stroke="#1b0805"
        strokeWidth={5}
        cx="50"
        cy="50"
        r="35"
      />
      <DynamiteIcon className="token-sign" x={26} y={26} width={48} height={48} />
      {left !== null && (
        <g data-last={left === 1 || undefined} className="dynamite-left">
          <circle strokeWidth={4} cx="78" cy="77" r="17" />
          <text className="anchored" x="78" y="86">
            {left}
          </text>
        </g>
      )}
    </g>
  );
});
