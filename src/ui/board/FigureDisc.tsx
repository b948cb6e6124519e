import { memo } from 'react';
import { Glyph } from '../icons/icon.tsx';
import type { FigureArt } from './figure-art.ts';

interface Props extends FigureArt {
  /** Activation Number; 0 has no badge. */
  readonly number: number;
  /** Part of its HP that is left, 0-1. */
  readonly life: number;
  /** It is marked on the board: active, selected or to be chosen. */
  readonly glows?: boolean;
}

const hexagon = (radius: number): string => {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(48 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
};
const circle = (radius: number): string =>
  `M50 ${48 - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}Z`;

const OUTLINES = {
  round: { life: circle(44), ring: circle(39.5), field: circle(33.5) },
  hexagon: { life: hexagon(47.5), ring: hexagon(42.5), field: hexagon(34.5) },
} as const;

/** The token itself, in a box of 100: shadow, life as an arc, ring, enamel, portrait, number. Drawn anew when they change. */
export const FigureDisc = memo(function FigureDisc(props: Props) {
  const { Icon, enamel, ring, ringInk, shape, ally, number, life, glows } = props;
  const outline = OUTLINES[shape];
  const state = life > 0.5 ? 'well' : life > 0.25 ? 'hurt' : 'dire';
  return (
    <>
      <ellipse className="disc-shadow" cx="50" cy="60" rx="46" ry="43" />
      {glows && (
        <>
          <circle className="disc-lamp" cx="50" cy="48" r="66" />
          <path className="disc-halo" d={outline.life} />
        </>
      )}
      <path className="disc-base" d={outline.life} />
      {life < 1 && <path className="disc-lost" d={outline.life} />}
      <path
        className="disc-life"
        data-state={state}
        d={outline.life}
        pathLength={100}
        strokeDasharray={`${Math.round(life * 100)} 100`}
      />
      <path className="disc-ring" d={outline.ring} style={{ fill: ring }} />
      {ally && <path className="disc-ally" d={circle(36.6)} />}
      <path className="disc-field" d={outline.field} style={{ fill: enamel }} />
      <Glyph of={Icon} className="disc-portrait" x={25} y={23} side={50} />
      <path d={outline.ring} fill="url(#enamel-shine)" fillOpacity="0.55" />
      {number > 0 && (
        <g className="disc-number">
          <rect x="-3" y="-3" width="36" height="36" rx="9" style={{ fill: ring }} />
          <text x="15" y="25.5" style={{ fill: ringInk }}>
            {number}
          </text>
        </g>
      )}
    </>
  );
});
