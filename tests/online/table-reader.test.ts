import { describe, expect, test } from 'vitest';
import { mixOf } from '../../src/online/mix.ts';
import { TableReader } from '../../src/online/table-reader.ts';
import {
  ana,
  beginOf,
  bob,
  cyd,
  Evening,
  eve,
  gameOf,
  host,
  optionsOf,
  seated,
  TABLE,
  textOf,
  told,
  why,
} from '../support/fake-stream.ts';

describe('a table begins', () => {
  test('with the first message of the host’s key, and its set-up’s mix is that message’s', () => {
    const mixes: string[] = [];
    const options = optionsOf();
    const evening = new Evening();
    const reader = new TableReader({
      ...options,
      open(begin, mix) {
        mixes.push(mix);
        return options.open(begin, mix);
      },
    });
    expect(why(reader.read(evening.stream.say(ana, { do: 'sit', seat: 'a' })))).toBe('before-begin');
    expect(why(reader.read(evening.stream.say(ana, beginOf())))).toBe('before-begin');
    const first = evening.stream.say(host, beginOf());
    expect(reader.read(first).taken).toBe(true);
    expect(mixes).toEqual([mixOf(TABLE, -1, first.sequence, first.nanos)]);
    expect(why(reader.read(evening.stream.say(host, beginOf({ name: 'Another' }))))).toBe('begun-already');
    expect(reader.begin?.name).toBe('A table');
  });

  test('not with a signature for another table, nor with one of another key', () => {
    const { stream, reader } = new Evening();
    const body = JSON.stringify(beginOf());
    expect(why(reader.read(stream.put(host.id, textOf(host, body, 'another'))))).toBe('before-begin');
    expect(why(reader.read(stream.put(host.id, textOf(eve, body))))).toBe('before-begin');
    expect(reader.begin).toBeNull();
  });

  test('once: where the game cannot be opened nothing more is read', () => {
    const { stream } = new Evening();
    const reader = new TableReader({
      ...optionsOf(),
      open() {
        throw new Error('another version');
      },
    });
    expect(why(reader.read(stream.say(host, beginOf())))).toBe('cannot-open');
    expect(why(reader.read(stream.say(host, beginOf())))).toBe('before-begin');
  });
});

describe('a table that goes on from another', () => {
  const seated = [
    { seat: 'b', key: ana.id },
    { seat: 'c', key: bob.id },
  ];
  const holders = ({ reader }: Evening) => reader.seats.map(({ key }) => key);

  test('has whoever sat there on their seats from its beginning: nobody else takes them until the host frees them', () => {
    const evening = new Evening();
    evening.say(host, beginOf({ seated }));
    expect(holders(evening)).toEqual([null, ana.id, bob.id]);
    expect(why(evening.say(eve, { do: 'sit', seat: 'b' }))).toBe('not-free');
    expect(why(evening.say(eve, { do: 'seat', seat: 'b', key: eve.id }))).toBe('not-theirs');
    expect(why(evening.say(eve, { do: 'leave', seat: 'c' }))).toBe('not-theirs');
    expect(why(evening.say(ana, { do: 'sit', seat: 'a' }))).toBeNull();
    expect(why(evening.decide(ana, 'step'))).toBeNull();
    expect(why(evening.decide(eve, 'step'))).toBe('not-theirs');
    expect(why(evening.decide(ana, 'step'))).toBeNull();
    expect(why(evening.say(host, { do: 'seat', seat: 'c', key: null }))).toBeNull();
    expect(why(evening.say(eve, { do: 'sit', seat: 'c' }))).toBeNull();
    expect(holders(evening)).toEqual([ana.id, ana.id, eve.id]);
  });

  test.each([
    ['a seat twice', [seated[0]!, { seat: 'b', key: bob.id }]],
    ['a seat it has not', [{ seat: 'd', key: ana.id }]],
    ['what is no key', [{ seat: 'b', key: ana.id.slice(1) }]],
    ['nobody', []],
    ['more than a seat and a key', [{ seat: 'b', key: ana.id, bot: true }]],
    ['more than there are seats', Array.from({ length: 13 }, (_, i) => ({ seat: `${i}`, key: ana.id }))],
  ])('does not begin with %s', (_, wrong) => {
    const evening = new Evening();
    expect(why(evening.say(host, beginOf({ seated: wrong })))).toBe('unreadable');
    expect(evening.reader.begin).toBeNull();
  });
});

describe('seats', () => {
  test('are sat on where they are free, several by one key, and left', () => {
    const evening = new Evening();
    evening.say(host, beginOf());
    expect(why(evening.say(ana, { do: 'sit', seat: 'a' }))).toBeNull();
    expect(why(evening.say(ana, { do: 'sit', seat: 'b' }))).toBeNull();
    expect(why(evening.say(bob, { do: 'sit', seat: 'a' }))).toBe('not-free');
    expect(why(evening.say(bob, { do: 'sit', seat: '__proto__' }))).toBe('no-seat');
    expect(why(evening.say(bob, { do: 'leave', seat: 'a' }))).toBe('not-theirs');
    expect(why(evening.say(ana, { do: 'leave', seat: 'a' }))).toBeNull();
    expect(evening.reader.seats.map(({ key }) => key)).toEqual([null, ana.id, null]);
  });

  test('are given by the host’s key or its second, whose key nobody else names', () => {
    const evening = seated();
    expect(why(evening.say(bob, { do: 'seat', seat: 'a', key: bob.id }))).toBe('not-theirs');
    expect(why(evening.say(bob, { do: 'second', key: bob.id }))).toBe('not-theirs');
    expect(why(evening.say(host, { do: 'second', key: bob.id }))).toBeNull();
    expect(why(evening.say(bob, { do: 'second', key: eve.id }))).toBe('not-theirs');
    expect(why(evening.say(bob, { do: 'seat', seat: 'a', key: eve.id }))).toBeNull();
    expect(why(evening.say(host, { do: 'seat', seat: 'a', key: eve.id }))).toBe('nothing-new');
    expect(why(evening.decide(ana, 'step'))).toBe('not-theirs');
    expect(why(evening.decide(eve, 'step'))).toBeNull();
    expect(why(evening.say(host, { do: 'seat', seat: 'a', key: null }))).toBeNull();
    expect(evening.reader.seats[0]).toMatchObject({ key: null, bot: false });
  });

  test('are away once the host’s key has logged it, until their key says something that is taken', () => {
    const evening = seated();
    expect(why(evening.say(ana, { do: 'away', seat: 'b' }))).toBe('not-theirs');
    expect(why(evening.say(host, { do: 'away', seat: 'b' }))).toBeNull();
    expect(why(evening.say(host, { do: 'away', seat: 'b' }))).toBe('nothing-new');
    evening.say(bob, { do: 'sit', seat: 'a' });
    expect(evening.reader.seats[1]!.away).toBe(true);
    expect(told(evening.say(bob, { do: 'stand', seat: 'b', passes: ['blows'] }))).toEqual(['back']);
    expect(evening.reader.seats[1]!.away).toBe(false);
  });

  test('of the computer’s answer by whoever sits, and only as it would', () => {
    const evening = seated();
    expect(why(evening.say(eve, { do: 'bot', seat: 'a' }))).toBe('not-theirs');
    expect(why(evening.say(host, { do: 'bot', seat: 'a' }))).toBeNull();
    expect(why(evening.decide(eve, 'step'))).toBe('not-theirs');
    expect(why(evening.decide(bob, 'throw'))).toBe('not-the-bots');
    expect(evening.reader.mayAnswer(bob.id)).toEqual({ seat: 'a', bot: true });
    expect(evening.reader.mayAnswer(eve.id)).toBeNull();
    expect(evening.decide(bob, 'step').happened).toMatchObject([{ tells: 'decided', by: 'bot' }]);
    expect(why(evening.say(ana, { do: 'sit', seat: 'a' }))).toBe('not-free');
  });
});

describe('a decision', () => {
  test('is taken with the mix of its place, and moves the head', () => {
    const evening = seated();
    const before = evening.reader.head!;
    const message = evening.stream.say(ana, evening.answer('throw'));
    const verdict = evening.read(message);
    const mix = mixOf(TABLE, 0, message.sequence, message.nanos);
    expect(verdict.happened).toEqual([
      { tells: 'decided', n: 0, seat: 'a', option: 'throw', mix, by: 'person' },
    ]);
    expect(gameOf(evening.reader).log).toEqual([{ seat: 'a', option: 'throw', mix }]);
    expect(evening.reader.head).toMatchObject({ on: message.sequence, key: ana.id });
    expect(evening.reader.head!.chain).not.toBe(before.chain);
    expect(evening.reader.taken.at(-1)).toBe(message);
  });

  test('is passed over with why', () => {
    const evening = seated();
    const answer = evening.answer('step');
    const as = (more: object, by = ana) => why(evening.say(by, { ...answer, ...more } as never));
    expect(as({}, bob)).toBe('not-theirs');
    expect(as({ seat: 'b' }, bob)).toBe('not-asked');
    expect(as({ seat: 'party' }, host)).toBe('not-asked');
    expect(as({ option: 'fly' })).toBe('not-offered');
    expect(as({ option: 'type' })).toBe('not-offered');
    expect(as({ option: 'break' })).toBe('rules-failed');
    expect(as({ n: 1 })).toBe('not-asked');
    expect(as({ chain: '0'.repeat(64) })).toBe('other-chain');
    expect(as({ on: 99 })).toBe('other-chain');
    const text = textOf(eve, JSON.stringify(answer));
    expect(why(evening.read(evening.stream.put(ana.id, text)))).toBe('bad-signature');
    expect(evening.options).toEqual([]);
    expect(as({})).toBeNull();
  });

  test('by one key twice on the same is the first, and tells of the second whose came first', () => {
    const evening = seated();
    const two = [evening.answer('step'), evening.answer('throw')];
    expect(two.map((body) => evening.say(ana, body)).map(why)).toEqual([null, 'came-second']);
    const late = evening.answer('step', { on: two[0]!.do === 'decide' ? two[0].on : 0 });
    expect(why(evening.say(bob, late))).toBe('other-chain');
    expect(evening.say(ana, two[1]!).first).toBe(ana.id);
  });

  test('with another state is taken, and says so', () => {
    const evening = seated();
    const verdict = evening.say(ana, evening.answer('step', { state: 'f'.repeat(64) }));
    expect(verdict).toMatchObject({ taken: true, otherState: true });
    expect(evening.decide(bob, 'step').otherState).toBeUndefined();
  });

  test('is not spoiled by who sits, passes or is logged away meanwhile, yet all that is in the chain', () => {
    const [one, other] = [seated(), seated()];
    const answer = one.answer('step');
    one.say(cyd, { do: 'stand', seat: 'c', passes: ['blows'] });
    other.say(cyd, { do: 'stand', seat: 'c', passes: ['moves'] });
    expect([one, other].map((evening) => why(evening.say(ana, answer)))).toEqual([null, null]);
    expect(one.reader.head!.chain).not.toBe(other.reader.head!.chain);
    expect(why(other.say(bob, one.answer('step')))).toBe('other-chain');
  });

  test('of what is no seat of the table is the host’s or its second’s', () => {
    const evening = seated({ party: true });
    for (const by of [ana, bob, cyd, ana]) evening.decide(by, 'step');
    expect(why(evening.decide(bob, 'step'))).toBe('not-theirs');
    expect(evening.reader.mayAnswer(host.id)).toEqual({ seat: 'party', bot: false });
    expect(why(evening.decide(host, 'step'))).toBeNull();
    for (const by of [cyd, ana, bob, cyd]) evening.decide(by, 'step');
    evening.say(host, { do: 'second', key: bob.id });
    expect(why(evening.decide(bob, 'step'))).toBeNull();
  });

  test('ends with the game', () => {
    const evening = seated({ ends: 1 });
    evening.decide(ana, 'step');
    expect(why(evening.say(bob, evening.answer('step', { seat: 'b' })))).toBe('over');
    expect(evening.reader.mayAnswer(bob.id)).toBeNull();
  });
});

describe('messages', () => {
  test('out of order or with no time change nothing, not even the time', () => {
    const evening = seated();
    const before = evening.reader.held();
    const message = evening.stream.say(ana, evening.answer('step'));
    for (const wrong of [
      { ...message, sequence: 1 },
      { ...message, sequence: 1.5 },
      { ...message, sequence: Number.NaN },
      { ...message, nanos: '-1' },
      { ...message, nanos: '1e9' },
      { ...message, nanos: '9'.repeat(20) },
      { ...message, key: 'U' },
    ])
      expect(why(evening.read(wrong))).toBe('out-of-order');
    expect(evening.reader.held()).toEqual(before);
    expect(evening.read(message).taken).toBe(true);
  });

  test('more than forty in a second by one key are passed over, and hinder nobody else', () => {
    const evening = seated();
    evening.say(eve, { do: 'now' }, 5);
    const whys = Array.from({ length: 60 }, () => why(evening.say(eve, { do: 'now' }, 0.001)));
    expect(whys.indexOf('too-fast')).toBe(39);
    expect(whys.slice(39).every((one) => one === 'too-fast')).toBe(true);
    expect(why(evening.decide(ana, 'step', 0.001))).toBeNull();
    expect(why(evening.say(eve, { do: 'now' }, 1.1))).toBe('only-time');
  });

  test('may have dice typed once every person’s seat says so, and no longer', () => {
    const evening = seated();
    const say = (by: typeof ana, seat: string, yes = true) => evening.say(by, { do: 'typed', seat, yes });
    expect(why(say(eve, 'a'))).toBe('not-theirs');
    say(ana, 'a');
    say(bob, 'b');
    expect(evening.reader.typedDice).toBe(false);
    expect(why(evening.decide(ana, 'type'))).toBe('not-offered');
    expect(told(say(cyd, 'c'))).toEqual(['typed-dice']);
    expect(why(evening.decide(ana, 'type'))).toBeNull();
    evening.say(host, { do: 'seat', seat: 'b', key: eve.id });
    expect(evening.reader.typedDice).toBe(false);
    expect(gameOf(evening.reader).told).toEqual([false, true, false]);
  });
});

describe('what stands', () => {
  const stand = (evening: Evening, by: typeof ana, seat: string, passes: readonly string[]) =>
    evening.say(by, { do: 'stand', seat, passes });

  test('answers after what was taken, with the mix of that place, until it is ended', () => {
    const evening = seated();
    stand(evening, bob, 'b', ['all']);
    const message = evening.stream.say(ana, evening.answer('step'));
    expect(told(evening.read(message))).toEqual(['decided', 'decided']);
    expect(gameOf(evening.reader).log[1]).toEqual({
      seat: 'b',
      option: 'pass',
      mix: mixOf(TABLE, 1, message.sequence, message.nanos),
    });
    stand(evening, bob, 'b', []);
    evening.decide(cyd, 'step');
    evening.decide(ana, 'step');
    expect(evening.options).toEqual(['step', 'pass', 'step', 'step']);
  });

  test('answers at once where its seat is asked already, and is gone with its holder', () => {
    const evening = seated();
    expect(told(stand(evening, ana, 'a', ['all']))).toEqual(['decided']);
    evening.say(host, { do: 'seat', seat: 'a', key: eve.id });
    evening.decide(bob, 'step');
    evening.decide(cyd, 'step');
    expect(evening.options).toEqual(['pass', 'step', 'step']);
  });

  test('is bounded, and nothing that is not offered', () => {
    const evening = seated();
    stand(evening, ana, 'a', ['nonsense']);
    expect(evening.options).toEqual([]);
    stand(evening, cyd, 'c', ['all']);
    stand(evening, bob, 'b', ['all']);
    expect(told(stand(evening, ana, 'a', ['all']))).toHaveLength(200);
  });
});
