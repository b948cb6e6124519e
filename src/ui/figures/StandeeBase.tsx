import { type CSSProperties, memo, type ReactNode } from 'react';
import type { Base } from '../../art/figures/pictures.ts';
import type { Tier } from '../../engine/index.ts';
import './figure-picture.css';

interface Props {
  readonly base: Base;
  /** Colour of its number, or brass. */
  readonly ring: string;
  readonly field: string;
  /** A combatant on the players' side: its ring is beaded. */
  readonly ally: boolean;
  readonly tier: Tier | null;
  readonly acted?: boolean;
  readonly active?: boolean;
  /** Part of its HP left, 0-1, where the rim tells that; else it is of its tier's metal. */
  readonly life?: number;
  /** What stands on it. */
  readonly children?: ReactNode;
}

const MIDDLE = 56;
const hexagon = (radius: number): string => {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
};
const circle = (radius: number): string =>
  `M50 ${MIDDLE - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}Z`;

/** In a box of 100 for a space: the rim 4.5 wide, the ring 6 on round ones, 7.5 on six-sided ones. */
const OUTLINES = {
  round: { radius: 42, at: circle },
  hexagon: { radius: 46, at: hexagon },
} as const;
const RING = { round: 6, hexagon: 7.5 } as const;
const RIM = 4.5;
const LOZENGES: Readonly<Record<Tier, number>> = { mundane: 0, common: 1, uncommon: 2, rare: 3 };

/** The ring of whoever acts: 1.14 spaces wide, outside of the base. */
const ACTING = 54;

/** What a figure stands on: lamp, shadow, marks, rim, ring, field. Drawn anew when they change. */
export const StandeeBase = memo(function StandeeBase(props: Props) {
  const { base, ring, field, ally, tier, acted, active, life, children } = props;
  const { radius, at } = OUTLINES[base];
  const inner = radius - RIM;
  return (
    <>
      {active && <circle className="disc-lamp" fill="rgb(255 191 107 / 0.3)" cx="50" cy={MIDDLE} r="66" />}
      <ellipse
        className="disc-shadow"
        fill="rgb(0 0 0 / 0.45)"
        cx="54"
        cy={MIDDLE + radius * 0.28}
        rx={radius * 1.03}
        ry={radius * 0.86}
      />
      {active && (
        <>
          <path className="disc-mark-ink no-fill" stroke="#120d09" strokeWidth={9} d={at(ACTING)} />
          <path className="disc-active no-fill stroke-6 joints" stroke="var(--white)" d={at(ACTING)} />
        </>
      )}
      <path
        className="disc-base"
        transform="translate(0 3)"
        fill="#0c0907"
        stroke="#0c0907"
        strokeWidth={3}
        d={at(radius)}
      />
      <path
        className="disc-rim"
        fill="var(--brass-dark)"
        data-tier={tier ?? undefined}
        stroke="#0c0907"
        strokeWidth={2.5}
        d={at(radius)}
      />
      {life !== undefined && (
        <>
          {life < 1 && (
            <path className="disc-lost no-fill" stroke="#4a1511" strokeWidth={5} d={at(radius - RIM / 2)} />
          )}
          <path
            className="disc-life no-fill"
            stroke={life > 0.5 ? '#6fa864' : life > 0.25 ? 'var(--warn)' : '#ff5340'}
            strokeWidth={5}
            d={at(radius - RIM / 2)}
            pathLength={100}
            strokeDasharray={`${Math.round(life * 100)} 100`}
          />
        </>
      )}
      <path
        className="disc-ring"
        data-acted={acted || undefined}
        fill="var(--ring)"
        stroke="#0c0907"
        strokeWidth={1.6}
        d={at(inner)}
        style={{ '--ring': ring } as CSSProperties}
      />
      {ally && (
        <path
          className="disc-ally no-fill stroke-6 ends"
          stroke="var(--brass-light)"
          strokeDasharray="0.1 11.4"
          d={circle(inner - 3)}
        />
      )}
      <path
        className="disc-field"
        fill="var(--field)"
        d={at(inner - RING[base])}
        style={{ '--field': field } as CSSProperties}
      />
      <path d={at(inner - RING[base])} className="disc-light" fill="url(#lamp-rings)" />
      {children}
      {tier && LOZENGES[tier] > 0 && (
        <g
          className="disc-tier"
          data-tier={tier}
          stroke="#0c0907"
          strokeWidth={2.6}
          transform={`translate(50 ${MIDDLE + radius - 3})`}
        >
          {Array.from({ length: LOZENGES[tier] }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lozenges are told apart by their place
            <path key={i} d={`M${(i - (LOZENGES[tier] - 1) / 2) * 13} -8l6 8l-6 8l-6 -8Z`} />
          ))}
        </g>
      )}
    </>
  );
});

/** The light on a field, in hard rings; wherever a base is drawn this must stand beside it. */
export function LampRings() {
  return (
    <radialGradient id="lamp-rings" cx="0.2" cy="0.14" r="1.05">
      <stop offset="0.24" stopColor="#ffd28a" stopOpacity="0.42" />
      <stop offset="0.242" stopColor="#ffc778" stopOpacity="0.2" />
      <stop offset="0.46" stopColor="#ffc778" stopOpacity="0.2" />
      <stop offset="0.462" stopColor="#0b0710" stopOpacity="0.08" />
      <stop offset="0.74" stopColor="#0b0710" stopOpacity="0.08" />
      <stop offset="0.742" stopColor="#0b0710" stopOpacity="0.36" />
    </radialGradient>
  );
}
