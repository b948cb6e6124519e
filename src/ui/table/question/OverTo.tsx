import { useState } from 'react';
import type { Position, Prompt, SeatId } from '../../../engine/index.ts';
import { SeatMark, seatNumber } from '../../figures/SeatMark.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt | null;
}

/** Where several play: whose the question is, as long as it was somebody else's before. */
export function OverTo({ position, pending }: Props) {
  const words = useWords().ui.seats;
  const telling = useTelling(position);
  const [last, setLast] = useState<{ prompt: Prompt | null; seat: SeatId | null; isOver: boolean }>({
    prompt: null,
    seat: null,
    isOver: false,
  });
  // While it is drawn, not after: the question and its cue come in one.
  if (pending && pending !== last.prompt)
    setLast({
      prompt: pending,
      seat: pending.seat,
      isOver: last.seat !== null && last.seat !== pending.seat,
    });
  const { seats } = position.state;
  if (!pending || !last.isOver || seats.length < 2) return null;
  const at = seatNumber(seats, pending.seat) ?? 0;
  return (
    // A new one for each hand-over, so that it comes in anew. It is spoken with the question.
    <p
      key={pending.seat}
      className="over-to pad-1-4 flex gap-2 middle round-m strong"
      style={{ borderLeftColor: `var(--seat-${at + 1})` }}
      aria-hidden="true"
    >
      <SeatMark seats={seats} seat={pending.seat} />
      {words.overTo(telling.seat(pending.seat))}
    </p>
  );
}
