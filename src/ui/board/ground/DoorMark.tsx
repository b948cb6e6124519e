import { memo } from 'react';
import type { Door, DoorState, Wall } from '../../../engine/index.ts';
import { useWords } from '../../page/use-words.ts';
import { tokenColour } from '../../theme/colours.ts';
import { CELL } from '../place/geometry.ts';

interface Props {
  readonly door: Door;
  readonly now: DoorState;
  /** The colour of the token by which it is opened, where it is locked and there is one. */
  readonly opener: string | null;
}

/**
 * A door between two spaces: a leaf across the edge, with a knob where it is shut and a padlock where it is locked, with
 * the letter of what opens it; open, it stands away from the edge.
 */
export const DoorMark = memo(function DoorMark({ door, now, opener }: Props) {
  const words = useWords();
  return (
    <g className="door" data-door={door.id} data-state={now}>
      <title>{words.ui.board.door(words.content.sentence(door.name), now, opener)}</title>
      {door.edges.map((edge) => (
        <g key={String(edge)} stroke="#2a1608" transform={placeOf(edge)}>
          <rect className="stroke-2" fill="#5a3a1c" x="-11" y="2" width="22" height="12" rx="2" />
          <rect className="stroke-2" fill="#5a3a1c" x="-11" y="86" width="22" height="12" rx="2" />
          <rect
            className="door-leaf"
            fill="#8a5a2b"
            strokeWidth={2.5}
            x="-9"
            y="14"
            width="18"
            height="72"
            rx="3"
            transform={now === 'open' ? 'rotate(-72 0 16)' : undefined}
          />
          {now === 'closed' && (
            <circle className="door-lock" fill="#f1dca4" strokeWidth={3} cx="0" cy="76" r="4.5" />
          )}
          {now === 'locked' && (
            <g
              className="door-lock"
              fill="#f1dca4"
              strokeWidth={3}
              transform={`translate(0 50)${isUpright(edge) ? '' : ' rotate(-90)'}`}
            >
              <circle fill="#15110c" stroke="#fff8e6" strokeWidth={3} r="25" cy="4" />
              <path d="M-8 0v-7a8 8 0 0 1 16 0v7" fill="none" strokeWidth="9" />
              <path
                className="door-shackle no-fill"
                stroke="#f1dca4"
                strokeWidth={4}
                d="M-8 0v-7a8 8 0 0 1 16 0v7"
              />
              <rect x="-14" y="-2" width="28" height="21" rx="4" />
              <path d="M0 5v6" strokeWidth="5" />
              {opener !== null && (
                <g transform="translate(0 42)">
                  <circle strokeWidth={3} r="17" style={{ fill: tokenColour(opener) }} />
                  <text className="token-letter-text anchored" fill="#fff8e6" stroke="none" y="8">
                    {words.ui.board.tokenLetter(opener)}
                  </text>
                </g>
              )}
            </g>
          )}
        </g>
      ))}
    </g>
  );
});

/** It lies between two spaces side by side. */
const isUpright = ([[, ay], [, by]]: Wall): boolean => ay === by;

/** The edge as an upright line of one space's length. */
function placeOf(edge: Wall): string {
  const [[ax, ay], [bx, by]] = edge;
  const x = Math.max(ax, bx) * CELL;
  const y = Math.max(ay, by) * CELL;
  return isUpright(edge) ? `translate(${x} ${y})` : `translate(${x + CELL} ${y}) rotate(90)`;
}
