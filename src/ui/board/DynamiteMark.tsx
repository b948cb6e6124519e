import { memo } from 'react';
import { DynamiteIcon } from '../icons/index.ts';
import { CELL } from './geometry.ts';

interface Dynamite {
  readonly lit: number | null;
}

/** Ends of rounds until it explodes, this round's counted; null while unlit (p.67). */
export const roundsLeft = ({ lit }: Dynamite, round: number): number | null =>
  lit === null ? null : Math.max(1, lit + 2 - Math.max(1, round));

/** Dynamite in words: `lit dynamite, explodes at the end of round 2`. */
export function dynamiteText({ lit }: Dynamite): string {
  return lit === null ? 'unlit dynamite' : `lit dynamite, explodes at the end of round ${lit + 1}`;
}

interface Props {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly lit: number | null;
  readonly left: number | null;
  /** Something stands or lies on it: it peeps out at the side. */
  readonly covered: boolean;
}

/** A Dynamite token: a charge with a burning edge, and the rounds it still has. */
export const DynamiteMark = memo(function DynamiteMark({ id, x, y, lit, left, covered }: Props) {
  const place = covered
    ? `translate(${x * CELL + 60} ${y * CELL + 24}) scale(0.48)`
    : `translate(${x * CELL} ${y * CELL})`;
  return (
    <g className="token dynamite" data-dynamite={id} data-lit={lit !== null || undefined} transform={place}>
      <title>{dynamiteText({ lit })}</title>
      <circle className="dynamite-field" cx="50" cy="50" r="35" />
      <DynamiteIcon className="token-sign" x={26} y={26} width={48} height={48} />
      {left !== null && (
        <g data-last={left === 1 || undefined} className="dynamite-left">
          <circle cx="78" cy="77" r="17" />
          <text x="78" y="86">
            {left}
          </text>
        </g>
      )}
    </g>
  );
});
