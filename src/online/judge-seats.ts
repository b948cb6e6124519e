/** What is said of seats: who holds them, and what they have agreed to. Whether it counts, and what it does. */

import type { Counts, Judged } from './judge.ts';
import type { Course } from './table-course.ts';
import type { Body } from './table-messages.ts';
import { giveSeat, type SeatHeld, seatOf } from './table-state.ts';
import type { Received } from './transport.ts';

type OfSeats = Extract<
  Body,
  { readonly do: 'sit' | 'leave' | 'seat' | 'bot' | 'away' | 'second' | 'stand' | 'typed' | 'commit' }
>;

export function judgeSeat(course: Course, body: OfSeats, { key }: Received): Judged {
  if (body.do === 'second') return judgeSecond(course, body.key, key);
  const seat = seatOf(course.state, body.seat);
  if (seat === undefined) return { why: 'no-seat' };
  const isHost = course.isHost(key);
  const give = (to: string | null, bot: boolean) => does(() => giveSeat(seat, to, bot, course.time));
  switch (body.do) {
    case 'sit':
      return seat.key !== null || seat.bot ? { why: 'not-free' } : give(key, false);
    case 'leave':
      return seat.key !== key ? { why: 'not-theirs' } : give(null, false);
    case 'bot':
      if (!isHost && seat.key !== key) return { why: 'not-theirs' };
      return seat.bot ? { why: 'nothing-new' } : give(null, true);
    case 'seat':
      if (!isHost) return { why: 'not-theirs' };
      return seat.key === body.key && !seat.bot ? { why: 'nothing-new' } : give(body.key, false);
    case 'away':
      return isHost ? judgeAway(course, seat, key) : { why: 'not-theirs' };
    default:
      return seat.key === key ? judgeOwn(course, seat, body) : { why: 'not-theirs' };
  }
}

const does = (act: () => void): Counts => ({
  act() {
    act();
    return null;
  },
});

/** The host's key alone: its second names no third. */
function judgeSecond({ state, hostKey }: Course, second: string | null, key: string): Judged {
  if (key !== hostKey) return { why: 'not-theirs' };
  if (state.second === second) return { why: 'nothing-new' };
  return does(() => {
    state.second = second;
  });
}

/** Logged anew while an undo waits for it: what was logged before the ask says nothing of the silence since. */
function judgeAway({ state }: Course, seat: SeatHeld, key: string): Judged {
  const { ask } = state;
  const isWaited = ask?.waitsFor.includes(seat.id) && !ask.away.includes(seat.id);
  if (seat.key === null || seat.key === key || (seat.away && !isWaited)) return { why: 'nothing-new' };
  return does(() => {
    seat.away = true;
    if (isWaited) ask!.away = [...ask!.away, seat.id];
  });
}

type OfOwn = Extract<OfSeats, { readonly do: 'stand' | 'typed' | 'commit' }>;

function judgeOwn({ state }: Course, seat: SeatHeld, body: OfOwn): Judged {
  switch (body.do) {
    case 'stand':
      if (JSON.stringify(seat.passes) === JSON.stringify(body.passes)) return { why: 'nothing-new' };
      return does(() => {
        seat.passes = [...body.passes];
        state.paused = false;
      });
    case 'typed':
      if (seat.typed === body.yes) return { why: 'nothing-new' };
      return does(() => {
        seat.typed = body.yes;
      });
    case 'commit':
      if (!state.begin.witnessed) return { why: 'not-asked' };
      // Bound before what it is to witness is decided: neither its time nor its place is known by then.
      if (state.pending !== null) return { why: 'waits-for-dice' };
      if (seat.end === body.end) return { why: 'nothing-new' };
      return does(() => {
        seat.end = body.end;
      });
  }
}
