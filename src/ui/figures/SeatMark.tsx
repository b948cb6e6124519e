import type { Figure, Position, SeatId } from '../../engine/index.ts';
import type { Telling } from '../../words/telling.ts';
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
  'M6 .2L7.9 3.9L12 4.6L9.1 7.5L9.7 11.6L6 9.8L2.3 11.6L2.9 7.5L0 4.6L4.1 3.9Z',
] as const;

/** Whose it is, where several play: a shape in a colour, the same on the board, the track and the question. */
export function SeatMark({ seats, seat }: Props) {
  const at = seatNumber(seats, seat);
  return at === null ? null : <SeatPicture at={at} />;
}

/** Of a seat, beside what is written. */
export function SeatPicture({ at }: { at: SeatNumber }) {
  return (
    <svg
      className="seat-mark rigid overflows rimmed"
      viewBox="0 0 12 12"
      stroke="var(--cloth-deep)"
      strokeWidth={1}
      aria-hidden="true"
    >
      <SeatShape at={at} />
    </svg>
  );
}

/** The same on a token of the board: a path in a box of 12, for `figure` to place. */
export function SeatShape({ at }: { at: SeatNumber }) {
  return <path d={SHAPES[at]} fill={`var(--seat-${at + 1})`} />;
}

export type SeatNumber = 0 | 1 | 2 | 3 | 4;

/** 0 to 4; null where nobody needs to be told apart, and for what no seat plays. */
export function seatNumber(seats: Props['seats'], seat: SeatId | null): SeatNumber | null {
  const at = seats.length > 1 ? seats.findIndex(({ id }) => id === seat) : -1;
  return at < 0 ? null : ((at % SHAPES.length) as SeatNumber);
}

/** What its player is called; null where nobody needs to be told apart. */
export const playerOf = (
  telling: Telling,
  { state }: Position,
  { seat }: Pick<Figure, 'seat'>,
): string | null => (seat !== null && state.seats.length > 1 ? telling.seat(seat) : null);
