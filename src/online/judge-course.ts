/** What moves the game: decisions, going back, dice. Whether it counts, and what it does. */

import { placeFault } from './course-chain.ts';
import type { Checks, Judged, Refused } from './judge.ts';
import { sha256Of } from './mix.ts';
import { type Course, orNull } from './table-course.ts';
import type { Body } from './table-messages.ts';
import { holdsAny, seatOf } from './table-state.ts';
import type { Received } from './transport.ts';
import { concerned } from './undo-ask.ts';

type Said<Do extends Body['do']> = Extract<Body, { readonly do: Do }>;

/** Where it stands in the past that was taken here. */
function misplaced(course: Course, on: number, chain?: string): Refused | null {
  const fault = placeFault(course.state, on, chain);
  if (fault === null) return null;
  const { why, first, old } = fault;
  return { why, first, doubtful: why === 'other-chain' || old };
}

export function judgeDecide(
  course: Course,
  body: Said<'decide'>,
  message: Received,
  { bots, states }: Checks,
): Judged {
  const { state, game } = course;
  const { key } = message;
  const seat = seatOf(state, body.seat);
  const isBots = seat?.bot === true;
  const may = seat && !isBots ? seat.key === key : course.isHost(key) || (isBots && holdsAny(state, key));
  if (!may) return { why: 'not-theirs' };
  const fault = misplaced(course, body.on, body.chain);
  if (fault !== null) return fault;
  if (state.pending !== null) return { why: 'waits-for-dice' };
  const asked = game.asked();
  if (asked === null) return { why: 'over' };
  if (asked.seat !== body.seat || game.decisions !== body.n) return { why: 'not-asked' };
  if (!asked.offers(body.option)) return { why: 'not-offered' };
  if (isBots && bots && orNull(() => game.ofBot()) !== body.option) return { why: 'not-the-bots' };
  const other = states && game.stateHash() !== body.state;
  const answered = {
    seat: body.seat,
    key,
    option: body.option,
    joined: body.joined === true,
    by: isBots ? 'bot' : 'person',
  } as const;
  return {
    moves: true,
    ...(other && { otherState: true }),
    ...(isBots && { bot: true }),
    act: () => (course.answer(answered, message) ? null : 'rules-failed'),
  };
}

export function judgeUndo(course: Course, body: Said<'undo'>, { key, sequence }: Received): Judged {
  const { state, game } = course;
  if (!holdsAny(state, key) && !course.isHost(key)) return { why: 'not-theirs' };
  const fault = misplaced(course, body.on);
  if (fault !== null) return fault;
  if (state.pending !== null) return { why: 'waits-for-dice' };
  if (state.ask !== null) return { why: 'asked-already' };
  if (body.to >= game.decisions) return { why: 'nothing-to-undo' };
  return {
    act() {
      const waitsFor = concerned(state, game, body.to, key, course.isHost(key));
      state.ask = { ask: sequence, key, to: body.to, at: course.time, waitsFor, away: [] };
      if (waitsFor.length > 0) course.tell({ tells: 'undo-asked', by: key, waitsFor });
      return null;
    },
  };
}

export function judgeRedo(course: Course, body: Said<'redo'>, { key }: Received): Judged {
  const { state, game } = course;
  const { redo } = state;
  if (redo !== null && redo.key !== key && !course.isHost(key)) return { why: 'not-theirs' };
  const fault = misplaced(course, body.on);
  if (fault !== null) return fault;
  if (redo === null) return { why: 'nothing-to-redo' };
  return {
    moves: true,
    act() {
      const n = game.decisions;
      if (!orNull(() => game.again())) return 'nothing-to-redo';
      const left = redo.left - 1;
      state.redo = left > 0 ? { ...redo, left } : null;
      state.paused = left > 0;
      course.endAsk('decided');
      course.tell({ tells: 'redone', n });
      return null;
    },
  };
}

export function judgeLink(course: Course, body: Said<'link'>, { key }: Received): Judged {
  const { pending } = course.state;
  const seat = seatOf(course.state, body.seat);
  if (seat === undefined) return { why: 'no-seat' };
  if (seat.key !== key) return { why: 'not-theirs' };
  if (pending?.of !== body.of || pending.witness !== seat.id) return { why: 'not-asked' };
  if (sha256Of(body.link) !== seat.end) return { why: 'wrong-link' };
  return {
    moves: true,
    act() {
      course.reveal(seat, body.link);
      return null;
    },
  };
}
