import { describe, expect, test } from 'vitest';
import { ana, bob, cyd, eve, gameOf, host, seated, told, why } from '../support/fake-stream.ts';

const played = (...options: string[]) => {
  const evening = seated();
  const turns = [ana, bob, cyd];
  options.forEach((option, i) => {
    evening.decide(turns[i % 3]!, option);
  });
  return evening;
};
const askOf = ({ reader }: ReturnType<typeof seated>) => reader.undoAsk!;

describe('an undo', () => {
  test('of one’s own last step that told nothing new happens at the ask', () => {
    const evening = played('step');
    const before = evening.reader.head!;
    expect(evening.undo(ana, 0).happened).toEqual([{ tells: 'undone', by: ana.id, to: 0, decisions: 1 }]);
    expect(evening.options).toEqual([]);
    expect(evening.reader.head!.on).toBeGreaterThan(before.on);
  });

  test('asks those whose decisions go, and happens with the last who agrees', () => {
    const evening = played('step', 'step', 'step');
    expect(evening.undo(ana, 0).happened).toEqual([
      { tells: 'undo-asked', by: ana.id, waitsFor: ['b', 'c'] },
    ]);
    const { ask } = askOf(evening);
    expect(why(evening.say(eve, { do: 'agree', ask }))).toBe('not-asked');
    expect(why(evening.say(ana, { do: 'agree', ask }))).toBe('not-asked');
    expect(why(evening.say(bob, { do: 'agree', ask: ask - 1 }))).toBe('not-asked');
    expect(told(evening.say(bob, { do: 'agree', ask }))).toEqual([]);
    expect(why(evening.say(bob, { do: 'agree', ask }))).toBe('not-asked');
    expect(askOf(evening).waitsFor).toEqual(['c']);
    expect(told(evening.say(cyd, { do: 'agree', ask }))).toEqual(['undone']);
    expect(evening.options).toEqual([]);
  });

  test('of one’s own throw asks everybody else, since its face is known', () => {
    const evening = played('throw');
    evening.undo(ana, 0);
    expect(askOf(evening).waitsFor).toEqual(['b', 'c']);
  });

  test('does not roll again, whatever is decided there', () => {
    const evening = played('throw', 'throw');
    const [first, second] = gameOf(evening.reader).log.map(({ mix }) => mix);
    evening.undo(ana, 0);
    evening.say(bob, { do: 'agree', ask: askOf(evening).ask });
    evening.decide(ana, 'step');
    evening.decide(bob, 'throw');
    expect(gameOf(evening.reader).log).toEqual([
      { seat: 'a', option: 'step', mix: first },
      { seat: 'b', option: 'throw', mix: second },
    ]);
  });

  test('is refused by anybody it concerns, and ended by a decision or a minute', () => {
    const evening = played('step', 'step');
    evening.undo(ana, 0);
    expect(why(evening.undo(bob, 0))).toBe('asked-already');
    expect(why(evening.say(cyd, { do: 'refuse', ask: askOf(evening).ask }))).toBe('not-asked');
    expect(evening.say(bob, { do: 'refuse', ask: askOf(evening).ask }).happened).toEqual([
      { tells: 'undo-refused', by: ana.id, seat: 'b' },
    ]);
    evening.undo(ana, 0);
    expect(evening.decide(cyd, 'step').happened.at(-1)).toEqual({
      tells: 'undo-ended',
      by: ana.id,
      why: 'decided',
    });
    evening.undo(ana, 0);
    const { ask } = askOf(evening);
    expect(told(evening.say(eve, { do: 'now' }, 59))).toEqual([]);
    expect(evening.say(eve, { do: 'now' }, 1).happened).toEqual([
      { tells: 'undo-ended', by: ana.id, why: 'time' },
    ]);
    expect(why(evening.say(bob, { do: 'agree', ask }))).toBe('not-asked');
    expect(evening.options).toHaveLength(3);
  });

  test('is not blocked by who is silent for a minute and logged away since the ask', () => {
    const evening = played('step', 'step');
    evening.say(host, { do: 'away', seat: 'b' });
    evening.undo(ana, 0);
    expect(told(evening.say(eve, { do: 'now' }, 61))).toEqual(['undo-ended']);
    evening.undo(ana, 0);
    expect(why(evening.say(host, { do: 'away', seat: 'b' }))).toBeNull();
    expect(evening.reader.undoAsk).toBeNull();
    expect(evening.options).toEqual([]);
  });

  test('goes by silence at the minute where it was logged sooner, and moves the chain by that time', () => {
    const evening = played('step', 'step');
    evening.undo(ana, 0);
    expect(told(evening.say(host, { do: 'away', seat: 'b' }))).toEqual([]);
    const stale = evening.answer('step');
    const { chain } = evening.reader.head!;
    const verdict = evening.say(cyd, stale, 60);
    expect(told(verdict)).toEqual(['undone']);
    expect(verdict).toMatchObject({ taken: false, why: 'came-second', first: null });
    expect(evening.reader.head).toMatchObject({ on: verdict.sequence, key: null });
    expect(evening.reader.head!.chain).not.toBe(chain);
  });

  test('by silence is in the chain with the time it happened at: two told other times find it', () => {
    const chains = [60, 61].map((seconds) => {
      const evening = played('step', 'step');
      evening.undo(ana, 0);
      evening.say(host, { do: 'away', seat: 'b' });
      expect(told(evening.say(eve, { do: 'now' }, seconds))).toEqual(['undone']);
      return evening.reader.head!.chain;
    });
    expect(chains[0]).not.toBe(chains[1]);
  });

  test('waits again for who comes back in time', () => {
    const evening = played('step', 'step');
    evening.undo(ana, 0);
    evening.say(host, { do: 'away', seat: 'b' });
    evening.say(bob, { do: 'stand', seat: 'b', passes: ['blows'] }, 30);
    expect(told(evening.say(eve, { do: 'now' }, 45))).toEqual(['undo-ended']);
    expect(evening.options).toHaveLength(2);
  });

  test('takes nobody for silent who said something since the ask and was logged away then', () => {
    const evening = played('step', 'step');
    evening.undo(ana, 0);
    evening.say(bob, { do: 'stand', seat: 'b', passes: ['blows'] }, 20);
    evening.say(host, { do: 'away', seat: 'b' }, 20);
    expect(told(evening.say(eve, { do: 'now' }, 25))).toEqual(['undo-ended']);
    expect(evening.options).toHaveLength(2);
  });

  test('asks no seat that the computer has or nobody, also once it has changed hands', () => {
    const evening = played('step', 'step', 'step');
    evening.undo(ana, 0);
    evening.say(host, { do: 'bot', seat: 'b' });
    expect(askOf(evening).waitsFor).toEqual(['c']);
    expect(told(evening.say(host, { do: 'seat', seat: 'c', key: null }))).toEqual(['undone']);
  });

  test('of what the party decided asks the host', () => {
    const evening = seated({ party: true });
    for (const by of [ana, bob, cyd, ana, host]) evening.decide(by, 'step');
    evening.undo(ana, 3);
    expect(askOf(evening).waitsFor).toEqual(['party']);
    expect(why(evening.say(cyd, { do: 'agree', ask: askOf(evening).ask }))).toBe('not-asked');
    expect(told(evening.say(host, { do: 'agree', ask: askOf(evening).ask }))).toEqual(['undone']);
  });

  test('is nobody’s who holds no seat, of nothing there is not, and of no other past', () => {
    const evening = played('step');
    expect(why(evening.undo(eve, 0))).toBe('not-theirs');
    expect(why(evening.undo(ana, 1))).toBe('nothing-to-undo');
    expect(why(evening.say(ana, { do: 'undo', on: 99, to: 0 }))).toBe('other-chain');
    expect(why(evening.say(ana, { do: 'undo', on: 1, to: 0 }))).toBe('came-second');
    expect(why(evening.undo(host, 0))).toBeNull();
  });

  test('leaves what stands at rest until somebody decides', () => {
    const evening = seated();
    evening.say(bob, { do: 'stand', seat: 'b', passes: ['all'] });
    evening.decide(ana, 'step');
    expect(evening.options).toEqual(['step', 'pass']);
    evening.undo(bob, 1);
    expect(evening.options).toEqual(['step']);
    evening.say(cyd, { do: 'stand', seat: 'c', passes: ['blows'] });
    evening.say(host, { do: 'away', seat: 'c' });
    expect(evening.options).toEqual(['step', 'pass']);
  });
});

describe('a redo', () => {
  test('makes what was undone once more, one by one, by who asked for the undo or the host', () => {
    const evening = played('step', 'throw', 'step');
    const before = gameOf(evening.reader).log.map((one) => ({ ...one }));
    evening.undo(bob, 1);
    evening.say(cyd, { do: 'agree', ask: askOf(evening).ask });
    expect(why(evening.redo(cyd))).toBe('not-theirs');
    expect(evening.reader.redo).toEqual({ key: bob.id, left: 2 });
    expect(evening.redo(bob).happened).toEqual([{ tells: 'redone', n: 1 }]);
    expect(why(evening.redo(host))).toBeNull();
    expect(gameOf(evening.reader).log).toEqual(before);
    expect(why(evening.redo(bob))).toBe('nothing-to-redo');
  });

  test('is none once something else was decided', () => {
    const evening = played('step');
    evening.undo(ana, 0);
    evening.decide(ana, 'pass');
    expect(evening.reader.redo).toBeNull();
    expect(why(evening.redo(ana))).toBe('nothing-to-redo');
  });

  test('is of just that past', () => {
    const evening = played('step');
    evening.undo(ana, 0);
    expect(why(evening.say(ana, { do: 'redo', on: 1 }))).toBe('came-second');
  });
});
