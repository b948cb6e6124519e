import { describe, expect, test } from 'vitest';
import { pageThread } from '../../../src/stores/game/page-thread.ts';
import { createPool, type Thread } from '../../../src/stores/game/pool.ts';
import { memoryStorage } from '../../../src/stores/kept/game-storage.ts';
import { checkedLibrary } from '../../../src/stores/packs/checked-library.ts';
// Fetched when the first pack comes: a test that winds the clock waits for no script.
import '../../../src/stores/packs/library-changes.ts';
import { readKept } from '../../../src/stores/packs/kept-packs.ts';
import { memoryPacks, type StoredPack } from '../../../src/stores/packs/pack-storage.ts';
import { onThePage, pageReader } from '../../../src/stores/packs/page-reader.ts';
import { createReader, ReadingStopped } from '../../../src/stores/packs/reader.ts';
import { createReadings, type Readings } from '../../../src/stores/packs/readings.ts';
import { createTable } from '../../../src/stores/table/table-store.ts';
import { en } from '../../../src/words/en/index.ts';
import { content, HandTimer, tableOf } from '../../support/table-of-memory.ts';
import { filesOfWalk, walkPack } from '../../support/walk.ts';

/** Text at which the threads of these tests stop for ever. */
const HANGS = 'never-ends';
const builtIn = filesOfWalk();
const walk: StoredPack = { id: 'my-pack', files: walkPack('last').map(({ path, text }) => ({ path, text })) };
const slow: StoredPack = { id: 'slow', files: [{ path: 'pack.json', text: HANGS }] };

/** Lets whatever is promised just now come about. */
const settle = () => new Promise((done) => setTimeout(done, 0));
const never = new Promise<never>(() => {});

/** Threads that copy all they are given and give, as workers do; what names this never ends in them. */
function threads({ refuse = false } = {}) {
  const all: { ended: boolean; breakIt(): void }[] = [];
  const thread = (): Thread<Readings> => {
    const readings = createReadings();
    const state = { ended: false, breakIt: () => {} };
    all.push(state);
    return {
      ready: async () => refuse && never,
      async ask(job, given) {
        if (refuse || state.ended || JSON.stringify(given).includes(HANGS)) return never;
        const read = readings[job] as (...given: unknown[]) => unknown;
        return structuredClone(read(...structuredClone(given))) as never;
      },
      onBroken: (tell) => {
        state.breakIt = tell;
      },
      end: () => {
        state.ended = true;
      },
    };
  };
  return { all, thread };
}

function readerOn(
  made: {
    readonly all: { ended: boolean; breakIt(): void }[];
    thread(): Thread<Readings> | null;
  } = threads(),
) {
  const timer = new HandTimer();
  const page = () => pageThread(async () => onThePage(createReadings()), timer);
  const pool = createPool<Readings>({ thread: made.thread, page, timer, size: 1 });
  return { ...made, timer, reader: createReader({ builtIn: async () => builtIn, pool, deadline: 10_000 }) };
}

describe('what comes from outside', () => {
  test('is read in one thread, made when first needed, and comes out as on the page', async () => {
    const { all, reader } = readerOn();
    expect(all).toHaveLength(0);
    const [far, near] = [await reader.content([walk]), await pageReader(builtIn).content([walk])];
    expect(far).toEqual(near);
    expect(far.cards.hash).toBe(near.cards.hash);
    expect(await reader.game('{')).toMatchObject({ ok: false });
    expect(await reader.link('x')).toMatchObject({ ok: false });
    expect(all).toHaveLength(1);
  });

  test('waits for what is built in outside of its deadline, asks for it once, and tells each thread once', async () => {
    const { all, thread } = threads();
    const timer = new HandTimer();
    const told: string[] = [];
    const noting = (): Thread<Readings> => {
      const made = thread();
      return {
        ...made,
        ask(job, given) {
          told.push(job);
          return made.ask(job, given);
        },
      };
    };
    const page = () => pageThread(async () => createReadings(), timer);
    const pool = createPool<Readings>({ thread: noting, page, timer, size: 1 });
    const tries: ((files: typeof builtIn | null) => void)[] = [];
    const reader = createReader({
      pool,
      builtIn: () =>
        new Promise((done, stop) => {
          tries.push((files) => (files ? done(structuredClone(files)) : stop(new Error('no network'))));
        }),
    });
    expect(tries).toHaveLength(0);
    const read = reader.game('{').catch((error: unknown) => error);
    await settle();
    expect(timer.waits()).toEqual([]);
    tries[0]!(null);
    expect(await read).toEqual(new Error('no network'));
    const both = [reader.game('{'), reader.link('x')];
    await settle();
    tries[1]!(builtIn);
    expect(await Promise.all(both)).toMatchObject([{ ok: false }, { ok: false }]);
    expect(tries).toHaveLength(2);
    expect(all).toHaveLength(1);
    expect(told).toEqual(['begin', 'game', 'link']);
  });

  test('is left at the deadline with its thread; what comes next has a new one', async () => {
    const { all, reader, timer } = readerOn();
    const stopped = reader.content([slow]).catch((error: unknown) => error);
    const next = reader.content([walk]);
    await settle();
    timer.runAll();
    expect(await stopped).toEqual(new ReadingStopped(10));
    expect((await next).packs.map(({ id }) => id)).toContain('my-pack');
    expect(all.map(({ ended }) => ended)).toEqual([true, false]);
  });

  test('is left when it breaks the thread', async () => {
    const { all, reader } = readerOn();
    const stopped = reader.content([slow]).catch((error: unknown) => error);
    await settle();
    all[0]!.breakIt();
    expect(await stopped).toBeInstanceOf(ReadingStopped);
    expect(all[0]!.ended).toBe(true);
  });

  test.each([
    ['there are no threads', () => ({ all: [], thread: () => null })],
    ['a thread never answers', () => threads({ refuse: true })],
    [
      'the browser refuses one',
      () => ({
        all: [],
        thread: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    ],
  ])('is read on the page where %s', async (_, made) => {
    const { reader, timer } = readerOn(made());
    const read = reader.game('{}');
    await settle();
    timer.runAll();
    expect(await read).toMatchObject({ ok: false });
  });
});

describe('at a deadline', () => {
  test('what a file is is known within five seconds, without anything that is built in, or it is left to its door', async () => {
    const { reader, timer, all } = readerOn();
    expect(await reader.kind(new TextEncoder().encode('{"file":"middara-table-game"}'))).toMatchObject({
      is: 'game',
    });
    const bytes = Object.assign(new Uint8Array(1), { toJSON: () => HANGS });
    const stopped = reader.kind(bytes).catch((error: unknown) => error);
    await settle();
    timer.runAll();
    expect(await stopped).toEqual(new ReadingStopped(5));
    expect(all[0]!.ended).toBe(true);
  });

  test('a pack is refused in words, nothing is changed, and the next can be loaded', async () => {
    const { reader, timer } = readerOn();
    const storage = memoryPacks();
    const library = checkedLibrary({ builtIn, storage, stored: [], words: en, reader });
    const report = library.add({ name: 'slow', files: slow.files });
    await settle();
    timer.runAll();
    expect(await report).toMatchObject({ ok: false, problems: [] });
    expect(await report).toHaveProperty('why', expect.stringMatching(/^Loading slow took more than 10 s/));
    expect(await storage.list()).toEqual([]);
    const both = [library.add({ name: 'my-pack', files: walk.files }), library.remove('slow')];
    expect((await both[0]) as object).toMatchObject({ ok: true });
  });

  test('a file and a link are refused in words', async () => {
    const { reader, timer } = readerOn();
    const library = checkedLibrary({ builtIn, storage: memoryPacks(), stored: [], words: en, reader });
    const { settings } = tableOf();
    const table = createTable({ library, storage: memoryStorage(), timer, words: en, settings });
    for (const way of [table.loadFile(HANGS), table.loadLink(HANGS)]) {
      await settle();
      timer.runAll();
      expect(await way).toMatchObject({ ok: false, fault: { fault: 'too-long', seconds: 10 } });
    }
  });

  test('of packs of earlier visits those that take too long are left out, and the rest is there', async () => {
    const { reader, timer } = readerOn();
    const read = readKept([walk, slow], reader);
    for (let i = 0; i < 40; i++) {
      await settle();
      // Only what waits on a thread that never ends: nothing else starts a clock that is not stopped at once.
      timer.runAll();
    }
    const { stored, slow: left, content: whole } = await read;
    expect([stored, left]).toEqual([[walk], [slow]]);
    expect(whole!.packs.map(({ id }) => id)).toContain('my-pack');
    expect(await readKept([], reader)).toEqual({ stored: [], slow: [] });
  });
});

test('all content can be sent from one thread to another', () => {
  expect(structuredClone(content())).toEqual(content());
});
