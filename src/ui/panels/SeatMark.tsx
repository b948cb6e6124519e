import type { SeatId } from '../../engine/index.ts';
import './seat-mark.css';

interface Props {
  /** Everybody at the table, in their order. */
  readonly seats: readonly { readonly id: SeatId }[];
  readonly seat: SeatId | null;
}

/** In a box of 12: a colour alone would not tell everybody. */
const SHAPES = [
  'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z',
  'M6 1L11.5 11H.5Z',
  'M1.5 1.5h9v9h-9Z',
  'M6 .3L11.7 6L6 11.7L.3 6Z',
] as const;

/** Whose it is, where several play: a shape in a colour, the same on the board, the track and the question. */
export function SeatMark({ seats, seat }: Props) {
  const at = seatNumber(seats, seat);
  if (at === null) return null;
  return (
    <svg className="seat-mark" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d={SHAPES[at]} className={`seat-${at + 1}`} />
    </svg>
  );
}

/** 0 to 3; null where nobody needs to be told apart, and for what no seat plays. */
function seatNumber(seats: Props['seats'], seat: SeatId | null): 0 | 1 | 2 | 3 | null {
  const at = seats.length > 1 ? seats.findIndex(({ id }) => id === seat) : -1;
  return at < 0 ? null : ((at % SHAPES.length) as 0 | 1 | 2 | 3);
}
