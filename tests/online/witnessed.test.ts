import { describe, expect, test } from 'vitest';
import type { Key } from '../../src/online/keys.ts';
import { mixOf, sha256Of, witnessed } from '../../src/online/mix.ts';
import {
  ana,
  bob,
  cyd,
  type Evening,
  eve,
  gameOf,
  host,
  seated,
  TABLE,
  told,
  why,
} from '../support/fake-stream.ts';

/** A chain of hashes: its end, and the links that open it, the next one first. */
function hashChain(name: string): { end: string; next(): string } {
  const links = [sha256Of(name)];
  for (let i = 0; i < 20; i++) links.push(sha256Of(links.at(-1)!));
  return { end: links.pop()!, next: () => links.pop()! };
}

function committed() {
  const evening = seated({}, { witnessed: true });
  const chains = { a: hashChain('a'), b: hashChain('b'), c: hashChain('c') };
  for (const [by, seat] of [
    [ana, 'a'],
    [bob, 'b'],
    [cyd, 'c'],
  ] as const)
    evening.say(by, { do: 'commit', seat, end: chains[seat].end });
  return { evening, chains };
}

const link = (evening: Evening, by: Key, seat: string, text: string, of = evening.reader.pendingDice!.of) =>
  evening.say(by, { do: 'link', seat, of, link: text });

describe('witnessed dice', () => {
  test('fall once the next seat’s link has come, and of both', () => {
    const { evening, chains } = committed();
    const message = evening.stream.say(ana, evening.answer('throw'));
    expect(evening.read(message).happened).toEqual([{ tells: 'witness', n: 0, seat: 'b' }]);
    expect(evening.options).toEqual([]);
    expect(evening.reader.mayAnswer(ana.id)).toBeNull();
    expect(why(evening.decide(ana, 'step'))).toBe('waits-for-dice');
    expect(why(evening.undo(ana, 0))).toBe('waits-for-dice');
    expect(why(evening.say(bob, { do: 'commit', seat: 'b', end: sha256Of('x') }))).toBe('waits-for-dice');
    expect(why(link(evening, cyd, 'c', chains.c.next()))).toBe('not-asked');
    expect(why(link(evening, cyd, 'b', chains.b.end))).toBe('not-theirs');
    expect(why(link(evening, bob, 'b', sha256Of('guess')))).toBe('wrong-link');
    const opened = chains.b.next();
    expect(why(link(evening, bob, 'b', opened, 1))).toBe('not-asked');
    expect(told(link(evening, bob, 'b', opened))).toEqual(['decided']);
    const { mix } = gameOf(evening.reader).log[0]!;
    expect(mix).toBe(witnessed(mixOf(TABLE, 0, message.sequence, message.nanos), opened));
    expect(evening.reader.seats[1]!.end).toBe(opened);
    expect(evening.reader.pendingDice).toBeNull();
  });

  test('are not witnessed by the one who decides, on whatever seat', () => {
    const { evening } = committed();
    evening.say(host, { do: 'seat', seat: 'b', key: ana.id });
    evening.say(ana, { do: 'commit', seat: 'b', end: sha256Of('end') });
    evening.decide(ana, 'throw');
    expect(evening.reader.pendingDice!.witness).toBe('c');
  });

  test('are not witnessed by who has taken a seat over and has bound no link yet', () => {
    const { evening } = committed();
    evening.say(host, { do: 'seat', seat: 'b', key: eve.id });
    evening.decide(ana, 'throw');
    expect(evening.reader.pendingDice!.witness).toBe('c');
  });

  test('pass over a witness that is silent for ten seconds, and name them', () => {
    const { evening, chains } = committed();
    evening.decide(ana, 'throw');
    const { of } = evening.reader.pendingDice!;
    expect(told(evening.say(eve, { do: 'now' }, 9))).toEqual([]);
    expect(evening.say(eve, { do: 'now' }, 1).happened).toEqual([
      { tells: 'witness-silent', n: 0, seat: 'b' },
      { tells: 'witness', n: 0, seat: 'c' },
    ]);
    expect(why(link(evening, bob, 'b', chains.b.next(), of))).toBe('not-asked');
    expect(told(link(evening, cyd, 'c', chains.c.next(), of))).toEqual(['decided']);
    evening.decide(bob, 'step');
    expect(evening.reader.pendingDice!.witness).toBe('c');
    link(evening, cyd, 'c', chains.c.next());
    evening.decide(cyd, 'step');
    link(evening, ana, 'a', chains.a.next());
    evening.decide(ana, 'step');
    // He has decided since: he is no longer silent.
    expect(evening.reader.pendingDice!.witness).toBe('b');
  });

  test('fall without one where nobody is left', () => {
    const { evening } = committed();
    const message = evening.stream.say(ana, evening.answer('throw'));
    evening.read(message);
    evening.say(eve, { do: 'now' }, 10);
    const verdict = evening.say(eve, { do: 'now' }, 10);
    expect(told(verdict)).toEqual(['witness-silent', 'witness', 'decided']);
    expect(gameOf(evening.reader).log[0]!.mix).toBe(mixOf(TABLE, 0, message.sequence, message.nanos));
    expect(evening.reader.head).toMatchObject({ on: verdict.sequence, key: null });
  });

  test('without a witness are in the chain with the time they fell at', () => {
    const chains = [10, 11].map((seconds) => {
      const { evening } = committed();
      evening.decide(ana, 'throw');
      evening.say(eve, { do: 'now' }, seconds);
      return evening.reader.head!.chain;
    });
    expect(chains[0]).not.toBe(chains[1]);
  });

  test('wait for another witness where this one has left or was logged away', () => {
    const { evening } = committed();
    evening.decide(ana, 'throw');
    evening.say(bob, { do: 'leave', seat: 'b' });
    expect(evening.reader.pendingDice!.witness).toBe('c');
    expect(told(evening.say(host, { do: 'away', seat: 'c' }))).toEqual(['witness', 'decided']);
  });

  test('are not witnessed again after an undo: the mix is known', () => {
    const { evening, chains } = committed();
    evening.decide(ana, 'step');
    link(evening, bob, 'b', chains.b.next());
    const { mix } = gameOf(evening.reader).log[0]!;
    evening.undo(ana, 0);
    expect(told(evening.decide(ana, 'throw'))).toEqual(['decided']);
    expect(gameOf(evening.reader).log[0]!.mix).toBe(mix);
  });

  test('of what stands wait, too, and what the rules take back is told', () => {
    const { evening, chains } = committed();
    evening.say(bob, { do: 'stand', seat: 'b', passes: ['all'] });
    evening.decide(ana, 'step');
    expect(told(link(evening, bob, 'b', chains.b.next()))).toEqual(['decided', 'witness']);
    expect(evening.reader.pendingDice).toMatchObject({ by: 'standing', witness: 'c' });
    expect(told(link(evening, cyd, 'c', chains.c.next()))).toEqual(['decided']);
    evening.decide(cyd, 'break');
    expect(told(link(evening, ana, 'a', chains.a.next()))).toEqual(['rules-failed']);
    expect(evening.options).toEqual(['step', 'pass']);
    expect(evening.reader.mayAnswer(cyd.id)).not.toBeNull();
  });

  test('are none at a table that was not begun so', () => {
    const evening = seated();
    expect(why(evening.say(ana, { do: 'commit', seat: 'a', end: sha256Of('end') }))).toBe('not-asked');
    expect(told(evening.decide(ana, 'throw'))).toEqual(['decided']);
  });
});
