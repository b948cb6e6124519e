import { type CSSProperties, useState } from 'react';
import type { Position, Prompt } from '../../../engine/index.ts';
import { SeatMark, seatNumber } from '../../figures/SeatMark.tsx';
import { useTelling, useWords } from '../../page/use-words.ts';

interface Props {
  readonly position: Position;
  readonly pending: Prompt | null;
}

/** Where several play: who does, on the dock's edge; with every change of hands it sweeps in anew. */
export function OverTo({ position, pending }: Props) {
  const { dock: words } = useWords().ui.panels;
  const telling = useTelling(position);
  // While others act nobody plays, but what comes back afterwards is no change.
  const [last, setLast] = useState(pending?.seat ?? null);
  const seat = pending?.seat ?? last;
  if (seat !== last) setLast(seat);
  const { seats } = position.state;
  const at = seatNumber(seats, seat);
  if (at === null || seat === null) return null;
  return (
    // It is spoken with the question.
    <p
      key={seat}
      className={`over-to self-foot self-right flush pad-1-3 flex gap-2 middle round-m on-raised sm strong relative above-4 untouched ${pending ? '' : 'unseen'}`}
      style={{ '--seat': `var(--seat-${at + 1})` } as CSSProperties}
      aria-hidden="true"
    >
      <SeatMark seats={seats} seat={seat} />
      {words.seats.plays(telling.seat(seat))}
    </p>
  );
}
