import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, hashText } from '../../../src/engine/kernel/hash.ts';
import { createFingerprint, hashLike, hashOf } from '../../../src/engine/kernel/json-fingerprint.ts';
import { many, proved, sampleOf } from '../../support/depth.ts';
import { drive, newGame, sampleGames, street } from '../../support/games.ts';

/** By a fingerprint that has seen nothing before. */
const anew = (value: unknown): string => createFingerprint()(value);

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What may stand where a value stood, each other than it. */
function othersThan(value: Json): (Json | undefined)[] {
  if (typeof value === 'number') return [value + 1, -value - 1, value + 0.5, `${value}`, undefined];
  if (typeof value === 'string') return [`${value}x`, value.slice(1), null].filter((one) => one !== value);
  if (typeof value === 'boolean') return [!value, `${value}`, undefined];
  if (value === null) return [0, '', [], {}];
  if (Array.isArray(value)) return [[...value, null], ...(value.length > 0 ? [value.slice(1), []] : [{}])];
  return [{ ...value, more: null }, null];
}

/** A JSON value with one thing in it changed, for each thing and each way. */
function* changedIn(value: Json): Generator<Json | undefined> {
  yield* othersThan(value);
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries())
      for (const changed of changedIn(one)) if (changed !== undefined) yield value.with(i, changed);
    return;
  }
  for (const [key, one] of Object.entries(value))
    if (key !== 'rule')
      for (const changed of changedIn(one)) {
        const { [key]: _, ...rest } = value;
        yield changed === undefined ? rest : { ...value, [key]: changed };
      }
}

/** The same with the keys of every record the other way round. */
function turned(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, one]) => [key, turned(one)]),
  );
}

describe('a fingerprint', () => {
  test('is the same on every machine', () => {
    expect([{}, [], null, '', 0, true].map(anew)).toMatchInlineSnapshot(`
      [
        "scb246ae31ba766fb",
        "sac083bed8b22c87c",
        "s28c3f198b59a58de",
        "s8cce2155cf6689b1",
        "s80fc23526b134fd0",
        "sb1406684b7aa7ebe",
      ]
    `);
    expect(
      anew({ b: [1, -1, 4294967295, 0.5, 1e300], a: { 'ä\ud800': 'quoted "\n"', no: false, none: null } }),
    ).toMatchInlineSnapshot(`"sfce8efc23d8518d5"`);
  });

  test('does not ask for the order of keys, but for that of lists', () => {
    expect(anew({ b: 1, a: [{ d: 1, c: 2 }] })).toBe(anew({ a: [{ c: 2, d: 1 }], b: 1 }));
    expect(anew([2, 1])).not.toBe(anew([1, 2]));
    expect(anew({ a: 1, b: 2 })).not.toBe(anew({ a: 2, b: 1 }));
    expect(anew({ 0: 'a' })).not.toBe(anew(['a']));
  });

  test('of what JSON leaves out says nothing', () => {
    expect(anew({ a: undefined, b: -0 })).toBe(anew({ b: 0 }));
    expect(anew([undefined, Number.NaN])).toBe(anew([null, null]));
  });

  test('leaves citations out, wherever they stand: a page that was mended breaks no game', () => {
    const ledger = (rule: string, amount = 2) => ({
      figures: [{ id: 'rook', lines: [{ cause: { kind: 'term', term: 'flanking' }, amount, rule }] }],
    });
    for (const hash of [anew, (value: unknown) => hashLike(value, '0123456789abcdef')]) {
      expect(hash(ledger('p.66'))).toBe(hash(ledger('p.67')));
      expect(hash(ledger('p.66'))).not.toBe(hash(ledger('p.66', 3)));
      expect(hash({ rules: 1 })).not.toBe(hash({ rules: 2 }));
    }
  });

  test('two values have the same where their texts are the same, whatever was looked at before', () => {
    const print = createFingerprint();
    const hashes = new Map<string, string>();
    const aValue = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });
    fc.assert(
      fc.property(aValue, fc.boolean(), (value, plain) => {
        const hash = print(plain ? value : turned(value as Json));
        const text = canonicalJson(value, new Set(['rule']));
        expect(hashes.get(hash) ?? text).toBe(text);
        hashes.set(hash, text);
        expect(hash).toBe(anew(copyOf(value)));
      }),
      { numRuns: many(800, 3000), seed: 4 },
    );
    expect(hashes.size).toBeGreaterThan(many(250, 1000));
    proved({ values: hashes.size });
  });
});

describe('of a state', () => {
  test('it is another for every change of anything in it', () => {
    const { state } = drive(newGame(street, 'prints'), 'random', 'prints', 90);
    const plain = copyOf(state) as unknown as Json;
    const print = createFingerprint();
    const hashes = new Map([[print(plain), canonicalJson(plain)]]);
    let changes = 0;
    let nth = 0;
    for (const changed of changedIn(plain)) {
      if (nth++ % many(4, 1) > 0) continue;
      const hash = print(changed);
      const text = canonicalJson(changed);
      expect(hashes.get(hash) ?? text).toBe(text);
      hashes.set(hash, text);
      changes++;
    }
    expect(changes).toBeGreaterThan(many(500, 2000));
    proved({ changes });
    expect(print(plain)).toBe(anew(plain));
  });

  test.each(sampleOf(sampleGames(4), 2))(
    'after every decision it is that of a copy nobody has seen: $policy, $encounter, $seed',
    ({ encounter, policy, seed }) => {
      const { decisions } = drive(
        newGame(encounter, seed),
        policy,
        seed,
        many(60, 150),
        ({ hash, state }) => {
          expect(hash).toBe(anew(turned(copyOf(state) as unknown as Json)));
        },
      );
      proved({ states: decisions.length });
    },
  );

  test('games in turn do not disturb one another', () => {
    const one = newGame(street, 'one');
    const fork = one.fork();
    for (let n = 0; n < 40; n++) {
      one.decide(one.pending!.options[0]!.id);
      fork.decide(fork.pending!.options.at(-1)!.id);
      for (const game of [one, fork]) expect(game.hash).toBe(anew(copyOf(game.state)));
    }
  });
});

test('what is held against a hash is taken in its form', () => {
  const state = { left: 9, rule: 'p.1' };
  expect(hashLike(state, hashOf({}))).toBe(hashOf(state));
  expect(hashLike(state, hashText(''))).toBe(hashText('{"left":9}'));
  expect(hashLike(state, '')).toBe('');
});
