import { memo } from 'react';
import { CELL, outlinePath, squaresPath } from '../../../../ui/board/place/geometry.ts';
import { columnName } from '../../words/en/encounter.ts';
import { spacesOf } from './field-spaces.ts';
import type { FieldView } from './field-view.ts';

/** A bramble, more of it the worse the hazard is. */
const THORNS = [
  'M14 78C34 60 22 40 42 30',
  'M30 88C52 74 50 52 78 46',
  'M12 46C30 30 52 34 66 14',
  'M58 90C64 72 86 74 88 58',
];
const FLAME = 'M50 14c4 16 22 22 22 44a22 22 0 0 1-44 0c0-10 5-15 8-22 2 6 5 9 8 10 3-10 0-20 6-32Z';
const FLAME_HEART = 'M50 52c3 7 10 9 10 18a10 10 0 0 1-20 0c0-8 7-11 10-18Z';
const countTo = (most: number): number[] => Array.from({ length: most }, (_, n) => n);
const at = ([x, y]: readonly [number, number]) => `translate(${x * CELL} ${y * CELL})`;

/** The map itself: paper, ink, and what lies on it. */
export const FieldFloor = memo(function FieldFloor({ field }: { readonly field: FieldView }) {
  const open = spacesOf(field, 'floor');
  const blocked = spacesOf(field, 'blocking');
  const all = outlinePath([...open, ...blocked]);
  return (
    <g className="field-floor">
      <path fill="rgb(0 0 0 / 0.45)" d={all} transform="translate(0 10)" />
      <path
        className="joints"
        fill="var(--folk-sheet-edge)"
        stroke="var(--folk-ink)"
        strokeWidth={10}
        d={all}
      />
      <path fill="var(--folk-sheet)" d={squaresPath(open, 1, 3)} />
      <path fill="#2b241b" d={squaresPath(blocked, 3, 10)} transform="translate(0 8)" />
      <path fill="#6f675a" stroke="var(--folk-ink)" strokeWidth={4} d={squaresPath(blocked, 3, 10)} />
      {blocked.map((space) => (
        <path
          key={space.join()}
          className="no-fill"
          stroke="#4a4338"
          strokeWidth={4}
          d="M10 38H90M10 66H90M36 10V38M68 38V66M30 66V90M72 10V38M66 66V90"
          transform={at(space)}
        />
      ))}
      {field.hazards.map(({ at: space, rank }) => (
        <g key={space.join()} data-rank={rank} transform={at(space)}>
          <rect
            fill="#b8aa70"
            stroke="#5c4a18"
            strokeDasharray="10 7"
            strokeWidth={3}
            x="5"
            y="5"
            width="90"
            height="90"
            rx="14"
          />
          <path className="no-fill stroke-6 ends" stroke="#4b5a22" d={THORNS.slice(0, rank + 1).join('')} />
          <g transform="translate(79 79)">
            <circle fill="#3a2d0c" r="16" />
            <text className="text-face heavy anchored" fontSize={23} fill="#fff3cf" y="8">
              {rank}
            </text>
          </g>
        </g>
      ))}
      {field.flames.map((space) => (
        <g key={space.join()} transform={at(space)}>
          <circle fill="rgb(190 70 10 / 0.28)" cx="50" cy="52" r="44" />
          <path fill="#d2521a" stroke="#6e1f04" strokeWidth={4} d={FLAME} />
          <path fill="#ffd76a" d={FLAME_HEART} />
        </g>
      ))}
      {[...field.searches, ...(field.features ?? []).map(({ at }) => at)].map((space) => (
        <g key={space.join()} className="field-search" transform={at(space)}>
          <path fill="#35506b" stroke="#f3e6c2" strokeWidth={5} d="M50 14L86 50L50 86L14 50Z" />
          <text className="text-face heavy anchored" fontSize={44} x="50" y="65">
            ?
          </text>
        </g>
      ))}
      <g className="field-ruler">
        {countTo(field.columns).map((x) => (
          <text
            className="anchored rimmed"
            stroke="#33281a"
            strokeWidth={7}
            key={x}
            x={(x + 0.5) * CELL}
            y={-16}
          >
            {columnName(x)}
          </text>
        ))}
        {countTo(field.rows).map((y) => (
          <text
            className="anchored rimmed"
            stroke="#33281a"
            strokeWidth={7}
            key={y}
            x={-25}
            y={(y + 0.5) * CELL + 10}
          >
            {y + 1}
          </text>
        ))}
      </g>
      <path className="board-hit pressable" d={all} fill="none" />
    </g>
  );
});
