import { describe, expect, test } from 'vitest';
import type { Held } from '../../src/online/held-reader.ts';
import { TableReader } from '../../src/online/table-reader.ts';
import {
  ana,
  bob,
  cyd,
  Evening,
  eve,
  gameOf,
  host,
  optionsOf,
  seated,
  textOf,
  why,
} from '../support/fake-stream.ts';
import { toyAtTable } from '../support/toy-at-table.ts';

const kept = () => {
  const evening = seated();
  evening.decide(ana, 'throw');
  evening.decide(bob, 'step');
  const held = evening.reader.held()!;
  const game = gameOf(evening.reader).kept();
  const from = (json: unknown, mine = ana.id, log = game.log) =>
    TableReader.from(
      json,
      { ...optionsOf(), mine, open: ({ seats }, mix) => toyAtTable(seats, mix, { kept: { ...game, log } }) },
      host.id,
    );
  return { evening, held, game, from };
};

describe('a kept reader', () => {
  test('is proven once somebody who neither kept nor reads it has decided on just this state', () => {
    const { evening, held, from } = kept();
    const [mine, hers] = [from(held, cyd.id)!, from(held, ana.id)!];
    expect([mine.proven, hers.proven]).toEqual([false, false]);
    for (const body of [{ do: 'stand', seat: 'c', passes: ['blows'] } as const, evening.answer('step')]) {
      const message = evening.stream.say(cyd, body);
      evening.read(message);
      for (const reader of [mine, hers]) reader.read(message);
      expect(hers.proven).toBe(body.do === 'decide');
    }
    expect(mine.proven).toBe(false);
    expect(hers.held()).toEqual(evening.reader.held());
  });

  test('that was poisoned is never proven: neither with another chain, nor with another game', () => {
    const { evening, held, game, from } = kept();
    const chain = 'e'.repeat(64);
    const heads = held.state.heads.map((head, i, all) => (i === all.length - 1 ? { ...head, chain } : head));
    const poisoned = from({ ...held, state: { ...held.state, chain, heads } })!;
    const [first, ...rest] = game.log;
    const other = from(held, ana.id, [{ ...first!, option: 'pass' }, ...rest])!;
    const message = evening.stream.say(cyd, evening.answer('step'));
    expect(why(poisoned.read(message))).toBe('other-chain');
    expect(other.read(message)).toMatchObject({ taken: true, otherState: true });
    expect([poisoned.proven, other.proven]).toEqual([false, false]);
  });

  test('is none of another table, with another game, or with anything else in it than a reader writes', () => {
    const { held, game, from } = kept();
    expect(from(held)).not.toBeNull();
    const [seat, ...seats] = held.state.seats;
    const wrong: unknown[] = [
      null,
      [],
      'held',
      { ...held, table: 'another' },
      { ...held, hostKey: eve.id },
      { ...held, decisions: 1 },
      { ...held, format: 2 },
      { ...held, more: 1 },
      { ...held, time: 'now' },
      { ...held, state: { ...held.state, heads: [] } },
      { ...held, state: { ...held.state, seats } },
      { ...held, state: { ...held.state, seats: [{ ...seat, id: 'x' }, ...seats] } },
      { ...held, state: { ...held.state, pending: pendingOf('nobody') } },
    ];
    for (const json of wrong) expect(from(json), JSON.stringify(json)).toBeNull();
    expect(from({ ...held, state: { ...held.state, pending: pendingOf('b') } })).not.toBeNull();
    expect(from(held, ana.id, game.log.slice(1))).toBeNull();
  });

  test('is plain data of its own: none before the table has begun, and nothing of it changes later', () => {
    expect(new Evening().reader.held()).toBeNull();
    const { evening, held } = kept();
    const text = JSON.stringify(held);
    evening.decide(cyd, 'step');
    expect(JSON.stringify(held)).toBe(text);
    expect(JSON.parse(text) as Held).toEqual(held);
  });
});

const pendingOf = (witness: string) => ({
  of: 9,
  n: 2,
  seat: 'c',
  key: cyd.id,
  option: 'step',
  joined: false,
  by: 'person',
  mix: '0'.repeat(32),
  witness,
  since: '1',
});

describe('two who were told different things', () => {
  test('by their server find it at the next decision: of times', () => {
    const [one, other] = [seated(), seated()];
    const answer = one.answer('throw');
    one.say(ana, answer, 1);
    other.say(ana, answer, 2);
    const next = one.answer('step');
    expect(why(other.say(bob, next))).toBe('other-chain');
    expect(why(one.say(bob, next))).toBeNull();
  });

  test('or of a message that one never got', () => {
    const [one, other] = [seated(), seated()];
    one.say(cyd, { do: 'stand', seat: 'c', passes: ['blows'] });
    const answer = one.answer('throw');
    one.say(ana, answer);
    other.say(ana, answer);
    expect(why(other.say(bob, one.answer('step')))).toBe('other-chain');
  });
});

describe('what a server lost', () => {
  const lost = () => {
    const evening = seated();
    const was = evening.stream.say(ana, evening.answer('throw'));
    return { evening, was };
  };

  test('is sent again by the host’s key or its second alone, and has its old mix', () => {
    const { evening, was } = lost();
    const [twin] = [new TableReader(optionsOf())];
    for (const message of [...evening.stream.all]) twin.read(message);
    expect(why(evening.say(bob, { do: 'again', was }))).toBe('not-theirs');
    const forged = textOf(eve, JSON.stringify({ do: 'again', was }));
    expect(why(evening.read(evening.stream.put(host.id, forged)))).toBe('bad-signature');
    const verdict = evening.say(host, { do: 'again', was }, 3600);
    expect(verdict).toMatchObject({ taken: true, again: { taken: true, key: ana.id } });
    expect(evening.reader.head).toEqual(twin.head);
    expect(gameOf(evening.reader).log).toEqual(gameOf(twin).log);
    evening.say(host, { do: 'second', key: bob.id });
    expect(why(evening.say(bob, { do: 'again', was }))).toBe('came-second');
  });

  test('is read as strictly as ever', () => {
    const { evening, was } = lost();
    const again = (change: object) => why(evening.say(host, { do: 'again', was: { ...was, ...change } }));
    expect(again({ key: bob.id })).toBe('not-theirs');
    expect(again({ text: textOf(eve, JSON.parse(was.text).body) })).toBe('bad-signature');
    expect(again({ text: 'nothing' })).toBe('unreadable');
    expect(again({ text: textOf(host, JSON.stringify({ do: 'again', was })) })).toBe('unreadable');
    expect(again({ nanos: 'x' })).toBe('unreadable');
    expect(again({})).toBeNull();
  });

  test('no longer goes on where something else was decided meanwhile', () => {
    const { evening, was } = lost();
    evening.decide(ana, 'step');
    expect(why(evening.say(host, { do: 'again', was }))).toBe('came-second');
    expect(evening.options).toEqual(['step']);
  });
});
