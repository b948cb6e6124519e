/** An event of the browser's trace; times in microseconds. */
export interface Traced {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time. */
  readonly tdur?: number;
}

/** What one task of the page's thread took. */
export interface Task {
  readonly from: number;
  readonly to: number;
  /** Milliseconds of the processor, which other work of the machine does not lengthen; and by the clock. */
  readonly processor: number;
  readonly clock: number;
  /** The last mark before it. */
  readonly after: string;
}

const isMark = ({ cat, name }: Traced) => cat.includes('blink.user_timing') && name.startsWith('decision');

/** The tasks of the thread that put the marks, from the first of them on, longest first. Empty without a mark. */
export function tasksOf(events: readonly Traced[]): Task[] {
  const marks = events.filter(isMark).toSorted((a, b) => a.ts - b.ts);
  const first = marks[0];
  if (!first) return [];
  const own = ({ pid, tid, name, ph, ts }: Traced) =>
    pid === first.pid && tid === first.tid && ph === 'X' && name.endsWith('RunTask') && ts >= first.ts;
  return events
    .filter(own)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      from: ts,
      to: ts + dur,
      processor: tdur / 1000,
      clock: dur / 1000,
      after: marks.findLast((mark) => mark.ts <= ts)?.name ?? '',
    }))
    .sort((a, b) => b.processor - a.processor);
}
