import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLASS_NAMES, type ClassName, inputOf } from '../../src/sim/fuzz/classes.ts';
import { type Corpus, readCorpus } from '../../src/sim/fuzz/corpus.ts';
import { FuzzFailure } from '../../src/sim/fuzz/failure.ts';
import { readFuzzOptions } from '../../src/sim/fuzz/fuzz-options.ts';
import { tableOf } from '../../src/sim/fuzz/fuzz-report.ts';
import { type Fault, listenForRequests, noTally, oneTry, runTries } from '../../src/sim/fuzz/run-tries.ts';
import { many, proved, proving, sampleOf } from '../support/depth.ts';

/** Against a hang: other tests run in this process, and their time is counted, too. */
const LONGEST = 60_000;
/** Of each class, when it is proved; the named attacks are the first. */
const TRIES: Readonly<Record<ClassName, number>> = {
  packs: 240,
  zips: 200,
  folders: 80,
  links: 200,
  logs: 180,
  saves: 380,
  cases: 600,
  campaigns: 180,
  backups: 600,
  guests: 7400,
  addresses: 1000,
  engine: 300,
};
/** Of the first of them, as many as `npm test` has time for, drawn anew with every change of the content. */
const DRAWN_FROM = 330;
const FEW = 3;
/** Classes whose tries each take ten times as long as the others'. */
const SLOW: readonly ClassName[] = ['packs', 'zips', 'folders'];

const ASKS = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
const before = ASKS.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
let corpus: Corpus;
beforeAll(async () => {
  corpus = await readCorpus();
  listenForRequests();
});
afterAll(() => {
  for (const [name, own] of before)
    if (own) Object.defineProperty(globalThis, name, own);
    else Reflect.deleteProperty(globalThis, name);
});

describe('what the table should not be given', () => {
  const came = { taken: 0, refused: 0 };

  test.each(CLASS_NAMES)('%s: nothing crashes, hangs, or is kept and broken', async (name) => {
    const all = Array.from({ length: many(Math.min(TRIES[name], DRAWN_FROM), TRIES[name]) }, (_, i) => i);
    const indices = sampleOf(all, SLOW.includes(name) ? 1 : FEW, name);
    const tally = noTally(name);
    const faults: Fault[] = [];
    for (const from of indices) {
      const options = { seed: 'suite', from, to: from + 1, longest: LONGEST };
      faults.push(...(await runTries(name, corpus, options, tally)).faults);
    }
    expect(faults.map(({ index, why }) => `${index}: ${why}`)).toEqual([]);
    expect(tally.tries).toBe(indices.length);
    expect(tally.taken + tally.refused).toBe(indices.length);
    came.taken += tally.taken;
    came.refused += tally.refused;
    proved({ tries: tally.tries, [name]: tally.tries });
    if (!proving) return;
    // Attacks that are all refused at the door try nothing behind it.
    expect(tally.refused).toBeGreaterThan(0);
    if (name !== 'addresses') expect(tally.taken).toBeGreaterThan(0);
  });

  test('some is taken, and some refused', () => {
    expect(came.taken).toBeGreaterThan(0);
    expect(came.refused).toBeGreaterThan(0);
  });

  const folder = new URL('./fixtures/', import.meta.url);
  const fixtures = existsSync(folder) ? readdirSync(folder).sort() : [];
  test.each(fixtures)('%s, which once broke something', async (file) => {
    const { class: name, input } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    expect((await oneTry(name, input, corpus)).why).toBeNull();
  });
});

describe('the tries', () => {
  test('are the same for a seed, and others for another', () => {
    const some = (seed: string) => [200, 201, 202, 203].map((i) => inputOf('saves', corpus, seed, i));
    expect(some('a')).toEqual(some('a'));
    expect(some('a')).not.toEqual(some('b'));
  });

  test('catch what is planted: a crash, a hang, a request, a changed prototype, a refusal without words', async () => {
    const { content } = corpus;
    const planted = (run: () => unknown) =>
      // The content is asked for by whatever is tried: a fault in it is met on the way.
      ({
        ...corpus,
        content: new Proxy(content, {
          get(_all, key) {
            run();
            return Reflect.get(content, key);
          },
        }),
      });
    const why = async (run: () => unknown, longest = LONGEST) => {
      const options = { seed: 'planted', from: 400, to: 401, longest };
      return (await runTries('cases', planted(run), options)).faults[0]?.why ?? '';
    };
    expect(
      await why(() => {
        throw new TypeError('planted');
      }),
    ).toMatch(/TypeError: planted/);
    const overflow = (): number => 1 + overflow();
    expect(await why(overflow)).toMatch(/call stack/);
    expect(
      await why(() => {
        for (const until = process.cpuUsage().user + 60_000; process.cpuUsage().user < until; );
      }, 50),
    ).toMatch(/ms of a processor/);
    expect(
      await why(() => {
        throw new FuzzFailure('refused without a word');
      }),
    ).toMatch(/without a word/);
    // Whoever asks is told of, even where what comes of it is swallowed.
    const swallowed = (ask: () => unknown) => () => {
      try {
        return ask();
      } catch {
        return null;
      }
    };
    const address = 'http://203.0.113.9/planted';
    expect(await why(swallowed(() => fetch(address)))).toMatch(
      /^a request: fetch http:\/\/203\.0\.113\.9\/planted/,
    );
    expect(await why(swallowed(() => new WebSocket(address)))).toMatch(/^a request: WebSocket http/);
    expect(await why(() => null)).toBe('');
    try {
      expect(await why(() => Object.assign(Object.prototype, { polluted: 1 }))).toMatch(/prototype/);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'polluted');
    }
  });

  test('are counted in a table', () => {
    const tally = {
      class: 'zips',
      tries: 3,
      taken: 1,
      refused: 1,
      failed: 1,
      slowest: 12.4,
      cpu: 2400,
    } as const;
    expect(tableOf([{ ...tally }]).split('\n')).toEqual([
      'class  tries  taken  refused  failures  slowest, ms  all, s',
      'zips       3      1        1         1           12       2',
      'all        3      1        1         1           12       2',
    ]);
  });
});

test('the command says what it was not given', () => {
  expect(readFuzzOptions([])).toMatchObject({ tries: 100_000, seed: '1', again: null });
  expect(readFuzzOptions(['--class', 'zips', '--tries', '5'])).toMatchObject({ classes: ['zips'], tries: 5 });
  for (const [args, line] of [
    [['--tries', 'many'], /whole number/],
    [['--class', 'cats'], /expected one of packs/],
    [['--seed'], /one value/],
    [['--else', '1'], /unknown argument/],
  ] as const)
    expect(() => readFuzzOptions(args)).toThrow(line);
});
