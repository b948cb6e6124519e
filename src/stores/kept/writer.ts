/** A value that is written whole, again and again: one write after the other, and the next try of one that failed. */
import type { Timer } from '../game/pace.ts';
import { messageOf } from '../message-of.ts';

export interface Writer {
  /**
   * There is something new. Done when it is kept, with null, or when it is told that it is not, with why. It never fails;
   * it is waited for no longer than is bearable.
   */
  save(): Promise<string | null>;
  /** Tries at once what waits for its next try. */
  retry(): void;
  /** All writes asked for so far are done, or have failed. */
  idle(): Promise<void>;
  /** Something would go with the page. */
  isAtStake(): boolean;
  /** Nothing more is written: it is gone, or another tab has it. */
  stop(): void;
}

export interface WriterDeps {
  /** Writes what there is now; false where another page has written since: nothing was. Throws what the browser says. */
  write(): Promise<boolean>;
  readonly timer: Timer;
  /** What is said of a browser that does not answer. */
  readonly noAnswer: string;
  /** Why it is not kept; null once it is. Also whenever what would go with the page is another. */
  tell(trouble: string | null): void;
  /** Another page has written it since. */
  onLost(): void;
}

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
/** So long it is waited for; then it is told that it is not kept. */
const LATE = 2000;

export function createWriter({ write, timer, noAnswer, tell, onLost }: WriterDeps): Writer {
  let isNew = false;
  let trouble: string | null = null;
  let isStopped = false;
  let writing: Promise<void> | null = null;
  let waiters: ((came: string | null) => void)[] = [];
  let pause = FIRST_PAUSE;
  let clock: unknown = null;

  function say(why: string | null): void {
    trouble = why;
    tell(why);
  }

  async function once(): Promise<void> {
    const waiting = waiters;
    waiters = [];
    isNew = false;
    try {
      const kept = await write();
      if (!kept && !isStopped) {
        stop();
        onLost();
      }
      pause = FIRST_PAUSE;
      trouble = null;
    } catch (error) {
      isNew = !isStopped;
      trouble = messageOf(error);
    }
    for (const done of waiting) done(trouble);
  }

  async function all(): Promise<void> {
    do await once();
    while (isNew && trouble === null && !isStopped);
    writing = null;
    say(trouble);
    if (trouble === null || isStopped) return;
    clock ??= timer.start(retry, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }

  function retry(): void {
    timer.stop(clock);
    clock = null;
    if (isNew && !isStopped) writing ??= all();
  }

  function stop(): void {
    isStopped = true;
    isNew = false;
    timer.stop(clock);
  }

  return {
    save() {
      if (isStopped) return Promise.resolve(null);
      isNew = true;
      const kept = new Promise<string | null>((done) => {
        const late = timer.start(() => {
          say(noAnswer);
          done(noAnswer);
        }, LATE);
        waiters.push((came) => {
          timer.stop(late);
          done(came);
        });
      });
      writing ??= all();
      tell(trouble);
      return kept;
    },
    retry,
    async idle() {
      while (writing) await writing;
    },
    isAtStake: () => !isStopped && (isNew || writing !== null || trouble !== null),
    stop,
  };
}
