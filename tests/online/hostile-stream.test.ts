import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Key } from '../../src/online/keys.ts';
import { saidIn } from '../../src/online/read-said.ts';
import type { Verdict } from '../../src/online/reader-verdict.ts';
import { many as runs } from '../support/depth.ts';
import { ana, bob, cyd, type Evening, eve, gameOf, host, seated, textOf } from '../support/fake-stream.ts';

/** 1,000 of a kind, from a key with rights: each is passed over, and the table plays on. */
const MANY = 1_000;

const SIGNATURE = 'a'.repeat(128);
const unsigned = (body: unknown) => JSON.stringify({ body: JSON.stringify(body), sig: SIGNATURE });
/** Signed rightly now and then alone, for the time it takes: signatures are looked at last of all. */
const sent = (i: number, by: Key, body: unknown) =>
  i % 20 === 0 ? textOf(by, JSON.stringify(body)) : unsigned(body);
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const PROTOTYPE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
const NUMBERS = [-1, 1.5, 1e21, 2 ** 53, Number.MAX_VALUE, null, '1', [], {}, true];
const pick = <T>(of: readonly T[], i: number): T => of[i % of.length]!;

/** Every field of every body there is, filled by something it cannot be. */
const BODIES = [
  'sit',
  'leave',
  'seat',
  'bot',
  'away',
  'second',
  'stand',
  'typed',
  'commit',
  'link',
  'again',
  'decide',
];
const fieldsOf = (value: unknown) => ({
  seat: value,
  key: value,
  on: value,
  n: value,
  option: value,
  was: value,
});

/** Texts of one kind, signed or not; whether they are signed is of no matter to what cannot be read. */
const UNREADABLE: Readonly<Record<string, (i: number) => string>> = {
  'nothing and noise': (i) =>
    pick(['', ' ', '\0', '{', '"', 'null', '[]', '0', '\u{1f409}', '{}'], i) + ' '.repeat(i),
  'no envelope': (i) => JSON.stringify({ body: i, sig: SIGNATURE, [pick(PROTOTYPE, i)]: 1 }),
  'more fields': (i) => JSON.stringify({ ...JSON.parse(unsigned({ do: 'now' })), [`more${i}`]: i }),
  'no body': (i) => unsigned(pick(NUMBERS, i)),
  'unknown verbs': (i) => unsigned({ do: pick([...PROTOTYPE, 'win', '', 1, null], i), seat: 'a' }),
  'deep JSON': (i) => JSON.stringify({ body: deep(1 + (i % 1_900)), sig: SIGNATURE }),
  'too large': (i) => unsigned({ do: 'sit', seat: 'x'.repeat(4_000 + i) }),
  'large in bytes alone': (i) =>
    unsigned({ do: 'stand', seat: 'a', passes: Array(32).fill('\u{1f409}'.repeat(40 + (i % 9))) }),
  'huge numbers': (i) => unsigned({ do: 'undo', on: pick(NUMBERS, i), to: pick(NUMBERS, i + 3) }),
  'numbers beyond JSON': (i) => JSON.stringify({ body: `{"do":"agree","ask":1e${400 + i}}`, sig: SIGNATURE }),
  'fields of another kind': (i) => unsigned({ do: pick(BODIES, i), ...fieldsOf(pick(NUMBERS, i)) }),
  'half a character': (i) =>
    `{"body":"{\\"do\\":\\"sit\\",\\"seat\\":\\"a\\ud8${(i % 100).toString().padStart(2, '0')}\\"}","sig":"${SIGNATURE}"}`,
};

/** Read as they are, and of no avail. */
const IDLE: Readonly<Record<string, { by: Key; of: (evening: Evening, i: number) => string }>> = {
  'names of prototypes': { by: eve, of: (_, i) => sent(i, eve, { do: 'sit', seat: pick(PROTOTYPE, i) }) },
  'strange letters': {
    by: eve,
    of: (_, i) => sent(i, eve, { do: 'sit', seat: `a${String.fromCodePoint(0x2028 + i)}` }),
  },
  'wrong signatures': {
    by: ana,
    of(evening, i) {
      const body = JSON.stringify(evening.answer(pick(['step', 'throw'], i)));
      return i % 20 === 0
        ? textOf(eve, body)
        : JSON.stringify({ body, sig: i.toString(16).padStart(128, '0') });
    },
  },
  'signatures for another table': {
    by: ana,
    of: memo((evening) => textOf(ana, JSON.stringify(evening.answer('step')), 'another')),
  },
  'another chain': {
    by: ana,
    of: (evening, i) => sent(i, ana, evening.answer('step', { chain: i.toString(16).padStart(64, '0') })),
  },
  'another place': {
    by: ana,
    of: (evening, i) => sent(i, ana, evening.answer('step', { on: 9 + i * 1_000_003 })),
  },
  'not offered': { by: ana, of: (evening, i) => sent(i, ana, evening.answer(pick(PROTOTYPE, i))) },
  'answers for others': {
    by: eve,
    of: (evening, i) => sent(i, eve, evening.answer('step', { seat: pick(['a', 'b', 'party'], i) })),
  },
  'orders of a host': {
    by: eve,
    of: (_, i) =>
      sent(
        i,
        eve,
        pick<object>(
          [
            { do: 'seat', seat: 'a', key: eve.id },
            { do: 'second', key: eve.id },
            { do: 'away', seat: 'b' },
            { do: 'bot', seat: 'c' },
            { do: 'again', was: { sequence: 1, nanos: '1', key: host.id, text: 'x' } },
          ],
          i,
        ),
      ),
  },
};

/** Made once: the table stands as it stood. */
function memo(make: (evening: Evening) => string): (evening: Evening) => string {
  let text: string | null = null;
  return (evening) => {
    text ??= make(evening);
    return text;
  };
}

function standsAfter(evening: Evening, texts: readonly string[], by: (i: number) => string): Verdict[] {
  const before = evening.reader.held()!;
  const verdicts = texts.map((text, i) => evening.read(evening.stream.put(by(i), text, 0.05)));
  expect(verdicts.filter(({ taken }) => taken)).toEqual([]);
  expect(evening.reader.held()!.state).toEqual(before.state);
  expect(evening.decide(ana, 'step').why).toBeNull();
  return verdicts;
}
const many = (of: (i: number) => string, length = MANY) => Array.from({ length }, (_, i) => of(i));

describe(`${MANY} messages that cannot be read`, () => {
  test.each(Object.keys(UNREADABLE))('%s', (kind) => {
    const verdicts = standsAfter(seated(), many(UNREADABLE[kind]!), (i) => pick([ana, eve, host], i).id);
    expect([...new Set(verdicts.map(({ why }) => why))]).toEqual(['unreadable']);
  });
});

describe(`${MANY} messages that are of no avail`, () => {
  test.each(Object.keys(IDLE))('%s', (kind) => {
    const evening = seated();
    const { by, of } = IDLE[kind]!;
    const length = kind.includes('signature') ? runs(150, MANY) : MANY; // each is worked out
    const verdicts = standsAfter(
      evening,
      many((i) => of(evening, i), length),
      () => by.id,
    );
    expect(verdicts.every(({ why }) => why !== null && why !== 'unreadable')).toBe(true);
  });

  test('two answers at one place, an old holder’s key', () => {
    const evening = seated();
    evening.say(host, { do: 'seat', seat: 'b', key: eve.id });
    const turns = runs(30, MANY);
    for (let i = 0; i < turns; i++) {
      const by = [ana, eve, cyd][i % 3]!;
      const answers = ['step', 'pass'].map((option) => evening.answer(option));
      if (by === eve) expect(evening.say(bob, answers[0]!).why).toBe('not-theirs');
      expect(answers.map((body) => evening.say(by, body).why)).toEqual([null, 'came-second']);
    }
    expect(gameOf(evening.reader).decisions).toBe(turns);
  });
});

test('no text makes what reads it throw', () => {
  const whole = JSON.stringify({ do: 'sit', seat: 'a' });
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json({ maxDepth: 6 }),
    fc.json({ maxDepth: 3 }).map((body) => JSON.stringify({ body, sig: SIGNATURE })),
    fc.tuple(fc.nat({ max: whole.length }), fc.string({ maxLength: 3 })).map(([at, put]) => {
      return JSON.stringify({ body: whole.slice(0, at) + put + whole.slice(at), sig: SIGNATURE });
    }),
  );
  const evening = seated();
  fc.assert(
    fc.property(text, (one) => {
      const said = saidIn(one);
      const { taken } = evening.read(evening.stream.put(eve.id, one));
      expect(taken).toBe(false);
      expect(said === null || typeof said.body.do === 'string').toBe(true);
    }),
    { numRuns: runs(40, 2000), seed: 33 },
  );
});
