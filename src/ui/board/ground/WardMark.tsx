import { memo } from 'react';
import type { Ward } from '../../../engine/index.ts';
import { SanctusIcon } from '../../icons/index.ts';
import { useWords } from '../../page/use-words.ts';
import { CELL } from '../place/geometry.ts';

interface Props {
  readonly ward: Ward;
  /** What placed it. */
  readonly name: string;
  /** A figure stands on it: it peeps out at the side. */
  readonly covered: boolean;
}

/** A token that gives abilities to those near it: brass round, its sign, and how far it reaches. */
export const WardMark = memo(function WardMark({ ward, name, covered }: Props) {
  const words = useWords().ui.board;
  const [x, y] = [ward.at[0] * CELL, ward.at[1] * CELL];
  const place = covered ? `translate(${x + 50} ${y + 50}) scale(0.48)` : `translate(${x} ${y})`;
  return (
    <g className="token untouched ward" data-ward={ward.id} transform={place}>
      <title>{words.ward(name, ward.reach)}</title>
      <ellipse className="disc-shadow" fill="rgb(0 0 0 / 0.45)" cx="50" cy="58" rx="38" ry="35" />
      <circle cx="50" cy="50" r="38" fill="url(#brass-rim)" stroke="rgb(0 0 0 / 0.55)" strokeWidth={2.5} />
      <circle
        cx="50"
        cy="50"
        r="30"
        style={{ fill: 'var(--token-white)' }}
        className="token-field"
        stroke="rgb(0 0 0 / 0.55)"
        strokeWidth={2.5}
      />
      <SanctusIcon className="token-sign" x={29} y={29} width={42} height={42} />
      <g>
        <circle fill="#15110c" stroke="var(--brass)" strokeWidth={3} cx="78" cy="77" r="15.5" />
        <text className="token-letter-text anchored" fill="#fff8e6" x="78" y="85">
          {ward.reach}
        </text>
      </g>
    </g>
  );
});
