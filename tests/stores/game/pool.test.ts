import { describe, expect, test } from 'vitest';
import { SLICE } from '../../../src/stores/game/in-slices.ts';
import { pageThread, toTheEnd } from '../../../src/stores/game/page-thread.ts';
import {
  createPool,
  GRACE,
  START,
  TaskDropped,
  TaskStopped,
  type Thread,
} from '../../../src/stores/game/pool.ts';
import { HandTimer } from '../../support/table-of-memory.ts';

interface Jobs {
  know(thing: string): void;
  say(word: string): string;
}

/** Lets whatever is promised just now come about. */
const settle = () => new Promise((done) => setTimeout(done, 0));
const never = new Promise<never>(() => {});

interface Fake extends Thread<Jobs> {
  readonly asked: string[];
  ended: boolean;
  answer(): void;
  breakIt(): void;
}

/** Threads that answer when the test says so; `refuse`: none of them ever comes up. */
function poolOf({ size = 1, refuse = false, none = false } = {}) {
  const timer = new HandTimer();
  const threads: Fake[] = [];
  const onPage: string[] = [];
  const state = { refuse };
  const thread = (): Thread<Jobs> | null => {
    if (none) return null;
    const answers: (() => void)[] = [];
    const refused = state.refuse;
    const fake: Fake = {
      asked: [],
      ended: false,
      answer: () => answers.shift()?.(),
      breakIt: () => {},
      ready: () => (refused ? never : Promise.resolve()),
      ask(job, given) {
        fake.asked.push(`${job} ${given[0]}`);
        if (job === 'know') return Promise.resolve() as never;
        return new Promise((done) => answers.push(() => done(`${given[0]}!` as never)));
      },
      onBroken: (tell) => {
        fake.breakIt = tell;
      },
      end: () => {
        fake.ended = true;
      },
    };
    threads.push(fake);
    return fake;
  };
  const page = () =>
    pageThread<Jobs>(
      async () => ({
        know: (thing) => void onPage.push(`know ${thing}`),
        say: (word) => {
          onPage.push(`say ${word}`);
          return `${word}?`;
        },
      }),
      timer,
    );
  return { timer, threads, onPage, state, pool: createPool<Jobs>({ thread, page, timer, size }) };
}

const fault = (task: Promise<unknown>) => task.then(() => null).catch((error: unknown) => error);

describe('the threads of the page', () => {
  test('are made when they are needed, as many as there may be, and used again', async () => {
    const { pool, threads } = poolOf({ size: 2 });
    expect(threads).toHaveLength(0);
    const said = ['a', 'b', 'c'].map((word) => pool.ask('say', [word]));
    await settle();
    expect(threads.map(({ asked }) => asked)).toEqual([['say a'], ['say b']]);
    threads[1]!.answer();
    expect(await said[1]).toBe('b!');
    await settle();
    expect(threads.map(({ asked }) => asked)).toEqual([['say a'], ['say b', 'say c']]);
  });

  test('take the newest question first', async () => {
    const { pool, threads } = poolOf();
    for (const word of ['a', 'b', 'c']) void pool.ask('say', [word]);
    await settle();
    for (let i = 0; i < 3; i++) {
      threads[0]!.answer();
      await settle();
    }
    expect(threads[0]!.asked).toEqual(['say a', 'say c', 'say b']);
  });

  test('drop what nobody asks any more before it is begun', async () => {
    const { pool, threads } = poolOf();
    const stop = new AbortController();
    void pool.ask('say', ['a']);
    const dropped = fault(pool.ask('say', ['b'], { signal: stop.signal }));
    void pool.ask('say', ['c']);
    await settle();
    stop.abort();
    expect(await dropped).toBeInstanceOf(TaskDropped);
    threads[0]!.answer();
    await settle();
    threads[0]!.answer();
    await settle();
    expect(threads[0]!.asked).toEqual(['say a', 'say c']);
    expect(await fault(pool.ask('say', ['d'], { signal: stop.signal }))).toBeInstanceOf(TaskDropped);
    expect(threads[0]!.asked).toHaveLength(2);
  });

  test('let what was dropped half way come to its end if it is soon, else end with it', async () => {
    for (const isSoon of [true, false]) {
      const { pool, threads, timer } = poolOf();
      const stop = new AbortController();
      const dropped = fault(pool.ask('say', ['a'], { signal: stop.signal }));
      await settle();
      stop.abort();
      expect(await dropped).toBeInstanceOf(TaskDropped);
      if (isSoon) threads[0]!.answer();
      else expect(timer.waits()).toEqual([GRACE]);
      await settle();
      timer.runAll();
      const next = pool.ask('say', ['b']);
      await settle();
      expect(threads.map(({ ended }) => ended)).toEqual(isSoon ? [false] : [true, false]);
      threads.at(-1)!.answer();
      expect(await next).toBe('b!');
    }
  });

  test('are ended at a deadline and when they die, and replaced', async () => {
    const { pool, threads, timer } = poolOf();
    const late = fault(pool.ask('say', ['a'], { deadline: 70 }));
    await settle();
    expect(timer.waits()).toEqual([70]);
    timer.runAll();
    expect(await late).toBeInstanceOf(TaskStopped);
    const broken = fault(pool.ask('say', ['b']));
    await settle();
    threads[1]!.breakIt();
    expect(await broken).toBeInstanceOf(TaskStopped);
    const said = pool.ask('say', ['c']);
    await settle();
    threads[2]!.answer();
    expect(await said).toBe('c!');
    expect(threads.map(({ ended }) => ended)).toEqual([true, true, false]);
    // One that dies while nobody waits for it is not asked again.
    threads[2]!.breakIt();
    await settle();
    void pool.ask('say', ['d']);
    await settle();
    expect(threads[3]!.asked).toEqual(['say d']);
  });

  test('are told once what they have to know, and again when it is something else', async () => {
    const { pool, threads } = poolOf();
    const [red, blue] = [{ name: 'red' }, { name: 'blue' }];
    for (const of of [red, red, blue, red]) {
      const said = pool.ask('say', ['a'], { before: [{ job: 'know', given: [of.name], of }] });
      await settle();
      threads[0]!.answer();
      await said;
    }
    expect(threads[0]!.asked.filter((one) => one.startsWith('know'))).toEqual([
      'know red',
      'know blue',
      'know red',
    ]);
  });

  test('that were told already are asked rather than others', async () => {
    const { pool, threads } = poolOf({ size: 2 });
    const before = [{ job: 'know', given: ['red'] as [string], of: {} }] as const;
    void pool.ask('say', ['a']);
    void pool.ask('say', ['b'], { before });
    await settle();
    for (const one of threads) one.answer();
    await settle();
    void pool.ask('say', ['c'], { before });
    await settle();
    expect(threads[1]!.asked).toEqual(['know red', 'say b', 'say c']);
  });
});

describe('where there are no threads', () => {
  test.each([
    ['the browser has none', { none: true }],
    ['none ever comes up', { refuse: true }],
  ])('as %s, the page does the same, one after the other', async (_, how) => {
    const { pool, onPage, timer, threads } = poolOf({ ...how, size: 3 });
    const before = [{ job: 'know', given: ['red'] as [string], of: {} }] as const;
    const said = ['a', 'b'].map((word) => pool.ask('say', [word], { before }));
    await settle();
    if (threads.length > 0) expect(timer.waits()).toContain(START);
    timer.runAll();
    expect(await Promise.all(said)).toEqual(['a?', 'b?']);
    expect(onPage.filter((one) => one === 'know red')).toHaveLength(1);
    expect(onPage).toHaveLength(3);
  });

  test('that the page lacks what it takes is told, and the next question looks again', async () => {
    const timer = new HandTimer();
    let fetched = 0;
    const fetchJobs = async (): Promise<Jobs> => {
      fetched += 1;
      if (fetched === 1) throw new Error('no network');
      return { know() {}, say: (word) => `${word}?` };
    };
    const page = () => pageThread(fetchJobs, timer);
    const pool = createPool<Jobs>({ thread: () => null, page, timer, size: 1 });
    expect(fetched).toBe(0);
    expect(await fault(pool.ask('say', ['a']))).toEqual(new Error('no network'));
    expect(await pool.ask('say', ['b'])).toBe('b?');
    expect(await pool.ask('say', ['c'])).toBe('c?');
    expect(fetched).toBe(2);
  });

  test('for more than came up, those that are there go on', async () => {
    const { pool, threads, timer, state, onPage } = poolOf({ size: 2 });
    void pool.ask('say', ['a']);
    await settle();
    state.refuse = true;
    const said = pool.ask('say', ['b']);
    await settle();
    timer.runAll();
    await settle();
    threads[0]!.answer();
    await settle();
    threads[0]!.answer();
    expect(await said).toBe('b!');
    expect(onPage).toEqual([]);
    void pool.ask('say', ['c']);
    void pool.ask('say', ['d']);
    await settle();
    expect(threads).toHaveLength(2);
  });
});

describe('work on the page', () => {
  /** Each step takes three milliseconds on this clock. */
  function slowCount(upTo: number) {
    const timer = new HandTimer();
    let now = 0;
    let steps = 0;
    const jobs = {
      *count(word: string) {
        for (steps = 0; steps < upTo; steps++) {
          now += 3;
          yield;
        }
        return `${word} ${steps}`;
      },
    };
    return {
      timer,
      jobs,
      steps: () => steps,
      thread: pageThread(
        async () => jobs,
        timer,
        () => now,
      ),
    };
  }

  test('stops every few milliseconds, so that the page goes on', async () => {
    const { timer, thread, steps } = slowCount(10);
    const counted = thread.ask('count', ['to']);
    await settle();
    let before = 0;
    let slices = 0;
    while (timer.tick()) {
      expect((steps() - before) * 3).toBeLessThan(SLICE + 3 + 1);
      before = steps();
      slices += 1;
      await settle();
    }
    expect(slices).toBeGreaterThan(3);
    expect(await counted).toBe('to 10');
  });

  test('that was ended takes no step more', async () => {
    const { timer, thread, steps } = slowCount(1000);
    void thread.ask('count', ['to']);
    await settle();
    timer.tick();
    await settle();
    const done = steps();
    expect(done).toBeGreaterThan(0);
    thread.end();
    await settle();
    timer.runAll();
    await settle();
    expect(steps()).toBe(done);
  });

  test('is the same in one go on a thread of its own', () => {
    expect(toTheEnd(slowCount(10).jobs).count('to')).toBe('to 10');
    expect(toTheEnd({ plain: (n: number) => n + 1 }).plain(1)).toBe(2);
  });
});
