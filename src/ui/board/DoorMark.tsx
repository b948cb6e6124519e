import { memo } from 'react';
import type { Door, DoorState, Wall } from '../../engine/index.ts';
import { useWords } from '../hooks/use-words.ts';
import { CELL } from './geometry.ts';

/** A door between two spaces: a leaf across the edge, ajar where it is open, with a lock where it is locked. */
export const DoorMark = memo(function DoorMark({ door, now }: { door: Door; now: DoorState }) {
  const words = useWords();
  return (
    <g className="door" data-door={door.id} data-state={now}>
      <title>{words.ui.board.door(words.content.sentence(door.name), now)}</title>
      {door.edges.map((edge) => (
        <g key={String(edge)} transform={placeOf(edge)}>
          <rect className="door-post" x="-7" y="4" width="14" height="12" rx="2" />
          <rect className="door-post" x="-7" y="84" width="14" height="12" rx="2" />
          <rect
            className="door-leaf"
            x="-5"
            y="14"
            width="10"
            height="72"
            rx="3"
            transform={now === 'open' ? 'rotate(-72 0 16)' : undefined}
          />
          {now === 'locked' && <circle className="door-lock" cx="0" cy="50" r="9" />}
        </g>
      ))}
    </g>
  );
});

/** The edge as an upright line of one space's length. */
function placeOf([[ax, ay], [bx, by]]: Wall): string {
  const x = Math.max(ax, bx) * CELL;
  const y = Math.max(ay, by) * CELL;
  return ay === by ? `translate(${x} ${y})` : `translate(${x + CELL} ${y}) rotate(90)`;
}
