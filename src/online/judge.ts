/** Whether what was said counts, before its signature is looked at, and what it does where it does. */

import { judgeDecide, judgeLink, judgeRedo, judgeUndo } from './judge-course.ts';
import { judgeSeat } from './judge-seats.ts';
import type { Why } from './reader-verdict.ts';
import type { Course } from './table-course.ts';
import type { Body } from './table-messages.ts';
import { seatOf } from './table-state.ts';
import type { Received } from './transport.ts';

/** Passed over, and of what came second, whose message was first; `doubtful`: its sender knows another past. */
export interface Refused {
  readonly why: Why;
  readonly first?: string | null;
  readonly doubtful?: boolean;
}

export interface Counts {
  /** The game is moved by it. */
  readonly moves?: true;
  /** Taken with another state than this page's. */
  readonly otherState?: true;
  /** For a seat of the computer's. */
  readonly bot?: true;
  /** Does it; not taken after all where it gives why. */
  act(): Why | null;
}

export type Judged = Refused | Counts;

/** What is looked at, beside what everybody's reader must. */
export interface Checks {
  readonly bots: boolean;
  readonly states: boolean;
}

export function judge(course: Course, body: Body, message: Received, checks: Checks): Judged {
  const { ask } = course.state;
  switch (body.do) {
    case 'decide':
      return judgeDecide(course, body, message, checks);
    case 'undo':
      return judgeUndo(course, body, message);
    case 'redo':
      return judgeRedo(course, body, message);
    case 'agree':
    case 'refuse': {
      const mine = ask?.ask === body.ask ? ownIn(course, course.waits(), message.key) : [];
      if (ask === null || mine.length === 0) return { why: 'not-asked' };
      return {
        act() {
          if (body.do === 'agree') ask.waitsFor = ask.waitsFor.filter((id) => !mine.includes(id));
          else {
            course.state.ask = null;
            course.tell({ tells: 'undo-refused', by: ask.key, seat: mine[0]! });
          }
          return null;
        },
      };
    }
    case 'link':
      return judgeLink(course, body, message);
    case 'begin':
      return { why: 'begun-already' };
    case 'now':
      return { why: 'only-time' };
    // From the host's key, and signed, it was read as what it was (`table-reader.ts`).
    case 'again':
      return { why: course.isHost(message.key) ? 'bad-signature' : 'not-theirs' };
    default:
      return judgeSeat(course, body, message);
  }
}

/** Those of these seats that a key answers for: its own, and the host's what is no seat of the table. */
const ownIn = (course: Course, ids: readonly string[], key: string): string[] =>
  ids.filter((id) => {
    const seat = seatOf(course.state, id);
    return seat === undefined ? course.isHost(key) : seat.key === key;
  });
