import { describe, expect, test } from 'vitest';
import { readLate } from '../../src/online/late-reading.ts';
import type { Body } from '../../src/online/table-messages.ts';
import type { Received } from '../../src/online/transport.ts';
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
  textOf,
} from '../support/fake-stream.ts';

const round = (evening: Evening, options: readonly string[] = ['step', 'throw', 'pass']) => {
  [ana, bob, cyd].forEach((by, i) => {
    evening.decide(by, options[i]!);
  });
};
/** In the name of another, as only whoever runs the server could put it there. */
const forge = (evening: Evening, name: typeof ana, body: Body) =>
  evening.read(evening.stream.put(name.id, textOf(eve, JSON.stringify(body))));
const late = (evening: Evening) => {
  const read = readLate(optionsOf(), evening.stream.all);
  expect(read.reader.held()).toEqual(evening.reader.held());
  expect(gameOf(read.reader).log).toEqual(gameOf(evening.reader).log);
  return read;
};

describe('who comes late', () => {
  test('checks the last of each key where everybody was honest', () => {
    const evening = seated();
    for (let i = 0; i < 8; i++) round(evening);
    expect(late(evening).looked).toBe('heads');
  });

  test('checks each of a key that never decided, and of every key what came after its last decision', () => {
    const evening = seated();
    round(evening);
    forge(evening, eve, { do: 'sit', seat: 'a' });
    expect(late(evening).looked).toBe('heads');
    forge(evening, ana, { do: 'leave', seat: 'a' });
    const { looked, verdicts } = late(evening);
    expect(looked).toBe('each');
    expect(verdicts.at(-1)!.why).toBe('bad-signature');
    expect(forge(seated(), host, { do: 'second', key: eve.id }).why).toBe('bad-signature');
  });

  test('finds what was decided in another’s name, also where that one has decided since', () => {
    const evening = seated();
    round(evening);
    forge(evening, ana, evening.answer('throw'));
    round(evening);
    expect(late(evening).looked).toBe('each');
  });

  test('finds a message in another’s name that moves nothing, by the chain that one signed', () => {
    const evening = seated();
    forge(evening, ana, { do: 'stand', seat: 'a', passes: ['all'] });
    round(evening);
    round(evening);
    expect(late(evening).looked).toBe('each');
    expect(evening.options).toEqual(['step', 'throw', 'pass', 'step', 'throw', 'pass']);
  });

  test('looks at the computer’s answers where no other key stands for them', () => {
    const alone = new Evening();
    alone.say(host, beginOf());
    alone.say(ana, { do: 'sit', seat: 'a' });
    for (const seat of ['b', 'c']) alone.say(host, { do: 'bot', seat });
    alone.decide(ana, 'step');
    alone.decide(ana, 'throw');
    expect(late(alone).looked).toBe('bots');
    const two = seated();
    two.say(host, { do: 'bot', seat: 'b' });
    two.decide(ana, 'step');
    two.decide(ana, 'throw');
    two.decide(cyd, 'step');
    two.decide(ana, 'step');
    expect(late(two).looked).toBe('heads');
  });

  test('takes no answer for the computer’s that is not, whoever says so', () => {
    const evening = seated();
    evening.say(host, { do: 'bot', seat: 'b' });
    evening.decide(ana, 'step');
    expect(evening.decide(ana, 'pass').why).toBe('not-the-bots');
    expect(late(evening).looked).toBe('bots');
    evening.decide(cyd, 'throw');
    round(evening, ['step', 'throw', 'step']);
    late(evening);
  });

  test('finds what was signed just before by another, that its last decision did not stand on', () => {
    const evening = seated();
    const answer = evening.answer('step');
    forge(evening, ana, { do: 'stand', seat: 'a', passes: ['blows'] });
    evening.say(ana, answer);
    expect(late(evening).looked).toBe('each');
    expect(evening.options).toEqual(['step']);
  });

  /** Ana and Cyd have readers of their own, to whom the computer's answer is another; Bob and the rest have ours. */
  const collusion = () => {
    const [honest, theirs] = [new Evening(), new Evening({ bot: 'pass' })];
    const both = (message: Received) => {
      theirs.read(message);
      return honest.read(message);
    };
    const say = (by: typeof ana, body: Body) => both(honest.stream.say(by, body));
    say(host, beginOf({ seats: ['a', 'b', 'c', 'd'] }));
    say(ana, { do: 'sit', seat: 'a' });
    say(cyd, { do: 'sit', seat: 'c' });
    say(bob, { do: 'sit', seat: 'd' });
    say(host, { do: 'bot', seat: 'b' });
    say(ana, honest.answer('step'));
    expect(say(ana, theirs.answer('pass')).why).toBe('not-the-bots');
    expect(say(cyd, theirs.answer('step')).why).toBe('other-chain');
    return { honest, say };
  };

  test('finds that two stand together for an answer that is not the computer’s, by the other answer', () => {
    const { honest, say } = collusion();
    expect(say(bob, honest.answer('throw')).taken).toBe(true);
    expect(late(honest).looked).toBe('each');
  });

  test('or by whoever signs another past', () => {
    const { honest, say } = collusion();
    say(host, { do: 'undo', on: honest.reader.head!.on, to: 0 });
    say(ana, { do: 'agree', ask: honest.reader.undoAsk!.ask });
    say(host, { do: 'seat', seat: 'a', key: bob.id });
    expect(say(bob, honest.answer('throw')).taken).toBe(true);
    expect(late(honest).looked).toBe('each');
  });

  test('looks at everything from then on', () => {
    const evening = seated();
    round(evening);
    const { reader } = late(evening);
    const body = evening.answer('step');
    expect(reader.read(evening.stream.put(ana.id, textOf(eve, JSON.stringify(body)))).why).toBe(
      'bad-signature',
    );
    const wrong = evening.answer('step', { state: '0'.repeat(64) });
    expect(reader.read(evening.stream.say(ana, wrong)).otherState).toBe(true);
  });

  test('reads nothing of an empty stream', () => {
    expect(readLate(optionsOf(), []).reader.begin).toBeNull();
  });
});
