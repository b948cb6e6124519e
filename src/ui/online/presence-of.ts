/** How a seat and the line stand, as shapes that need no colour. */
import type { SeatAt } from '../../stores/online/online-types.ts';

export type Presence = 'here' | 'asleep' | 'gone' | 'away' | 'bot' | 'free';

export const presenceOf = ({ holder }: SeatAt): Presence =>
  holder === null ? 'free' : holder.by === 'bot' ? 'bot' : holder.is;

export const SHAPES: Readonly<Record<Presence, string>> = {
  here: '●',
  asleep: '◐',
  gone: '○',
  away: '✕',
  bot: '■',
  free: '□',
};

export const LINES = { there: '◆', joining: '◇', gone: '▽', refused: '✕' } as const;
