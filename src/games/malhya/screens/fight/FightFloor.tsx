import { memo } from 'react';
import { CELL, outlinePath, squaresPath } from '../../../../ui/board/place/geometry.ts';
import { type Edge, type Ground, type Zone, zoneAt } from '../../rules/place/ground.ts';
import { spaceName } from '../../words/en/fight-names.ts';
import type { FightToken, FightView } from './fight-view.ts';

/** Zones are told by their pattern as well as by their colour. */
const PATTERNS: Readonly<Record<Exclude<Zone, 'floor'>, string>> = {
  shadow: 'M8 34L34 8M8 84L84 8M24 92L92 24M74 92L92 74',
  water: 'M8 34q14 -14 28 0t28 0t28 0M8 68q14 -14 28 0t28 0t28 0',
  rift: 'M20 12L34 38L18 58L36 92M62 8L52 34L74 52L58 90M34 38L52 34M36 72L66 72',
};
const GROUND = { shadow: 'var(--slate-joint)', water: 'var(--water)', rift: 'var(--dangerous)' } as const;
const SIGN = {
  shadow: 'var(--token-grey)',
  water: 'var(--water-mark)',
  rift: 'var(--dangerous-mark)',
} as const;
const ZONES = ['shadow', 'water', 'rift'] as const;

const TOKENS: Readonly<Record<FightToken['kind'], string>> = {
  interest: 'M50 28L72 50L50 72L28 50Z',
  access: 'M34 74V30H66V74M34 74H66M58 52h2',
  invocation: 'M50 28A22 22 0 1 0 50 72A22 22 0 1 0 50 28M38 50H62M50 38V62',
  start: 'M38 76V26L66 36L38 46',
  'open-door': 'M30 78V24H48V78M48 24L72 34V70L48 78',
  'broken-door': 'M30 78V24H48L40 44L52 54L44 78M60 34L74 28V66L58 74L66 54Z',
  pile: 'M30 44H70V72H30ZM40 44V34H60V44M30 56H70',
};

const NORTH: Readonly<Record<FightView['north'], string>> = { up: '↑', right: '→', down: '↓', left: '←' };

const at = ([x, y]: readonly [number, number]) => `translate(${x * CELL} ${y * CELL})`;

const spacesOf = (ground: Ground, zone: Zone) =>
  ground.spaces.filter((space) => zoneAt(ground, space) === zone);

const linesPath = (edges: readonly { readonly from: readonly number[]; readonly to: readonly number[] }[]) =>
  edges
    .map(({ from, to }) => `M${from[0]! * CELL} ${from[1]! * CELL}L${to[0]! * CELL} ${to[1]! * CELL}`)
    .join('');

/** The place itself: spaces, zones, red and yellow lines, tokens. */
export const FightFloor = memo(function FightFloor({ view }: { readonly view: FightView }) {
  const { ground } = view.field;
  const all = outlinePath(ground.spaces);
  return (
    <g>
      <path
        className="joints"
        fill="var(--slate-joint)"
        stroke="var(--slate-joint)"
        strokeWidth={12}
        d={all}
      />
      <path fill="var(--slate-2)" d={squaresPath(ground.spaces, 2, 5)} />
      {ZONES.map((zone) => {
        const spaces = spacesOf(ground, zone);
        return (
          <g key={zone} data-zone={zone}>
            <path fill={GROUND[zone]} d={squaresPath(spaces, 2, 5)} />
            {spaces.map((space) => (
              <path
                key={space.join()}
                className="no-fill ends joints stroke-5"
                stroke={SIGN[zone]}
                d={PATTERNS[zone]}
                transform={at(space)}
              />
            ))}
          </g>
        );
      })}
      {view.tokens.map(({ id, kind, at: space, sides }) => (
        <g
          key={id}
          data-token={kind}
          opacity={kind === 'start' || kind === 'invocation' ? 0.5 : 0.9}
          transform={sides ? `${at(space)} translate(25 25) scale(0.5)` : at(space)}
        >
          <circle
            className="stroke-4"
            fill="var(--token-white)"
            stroke="var(--token-black)"
            cx="50"
            cy="50"
            r="36"
          />
          <path className="no-fill ends joints stroke-6" stroke="var(--token-black)" d={TOKENS[kind]} />
        </g>
      ))}
      <Rulers view={view} />
      <path className="board-hit pressable" d={all} fill="none" />
    </g>
  );
});

/** Red and yellow lines: over the marks of where one can go, under the figures. */
export const FightLines = memo(function FightLines({ ground }: { readonly ground: Ground }) {
  return (
    <g className="untouched">
      <path className="no-fill ends stroke-18" stroke="var(--token-black)" d={linesPath(ground.yellow)} />
      <path
        className="no-fill stroke-12"
        stroke="var(--token-yellow)"
        strokeDasharray="14 11"
        d={linesPath(ground.yellow)}
      />
      <path className="no-fill ends joints stroke-18" stroke="var(--wall-edge)" d={linesPath(ground.red)} />
      <path className="no-fill ends joints stroke-10" stroke="var(--wall)" d={linesPath(ground.red)} />
    </g>
  );
});

function Rulers({ view: { columns, rows, north } }: { readonly view: FightView }) {
  const countTo = (most: number) => Array.from({ length: most }, (_, n) => n);
  return (
    <g
      className="text-face bold rimmed joints stroke-8"
      fill="var(--on-dark)"
      stroke="var(--picture-ground)"
      fontSize={26}
    >
      <text className="anchored" x={-26} y={-18}>
        {`N${NORTH[north]}`}
      </text>
      {countTo(columns).map((x) => (
        <text key={x} className="anchored" x={(x + 0.5) * CELL} y={-18}>
          {spaceName([x, 0]).slice(0, -1)}
        </text>
      ))}
      {countTo(rows).map((y) => (
        <text key={y} className="anchored" x={-26} y={(y + 0.5) * CELL + 10}>
          {y + 1}
        </text>
      ))}
    </g>
  );
}

/** The stretch a line of the ground lies on. */
export function edgeLine([a, b]: Edge): string {
  const x = Math.max(a[0], b[0]) * CELL;
  const y = Math.max(a[1], b[1]) * CELL;
  return a[0] === b[0] ? `M${a[0] * CELL} ${y}h${CELL}` : `M${x} ${a[1] * CELL}v${CELL}`;
}
