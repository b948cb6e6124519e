import { describe, expect, test } from 'vitest';
import { deeper, spend } from '../../../src/engine/kernel/budget.ts';
import type { Game, Procedure, Question } from '../../../src/engine/kernel/procedure.ts';
import { LIMITS, RefusedDecision, RulesError } from '../../../src/engine/kernel/procedure.ts';
import { Session } from '../../../src/engine/kernel/session.ts';
import type { RngWords } from '../../../src/engine/rng/rng-words.ts';

/** A game of nothing: answers are added to a list; some of them do what no rule may. */
interface Toy {
  taken: string[];
  depth: number;
}
type ToyEvent = { add: string } | { depth: number } | { words: RngWords };

const question = (...ids: string[]): Question => ({
  kind: 'toy',
  seat: 'one',
  options: ids.map((id) => ({ id })),
});

const toy: Game<Toy, ToyEvent, Question> = {
  apply(state, event) {
    if ('add' in event) state.taken.push(event.add);
    else if ('depth' in event) state.depth = event.depth;
  },
  clone: (state) => ({ taken: [...state.taken], depth: state.depth }),
  depth: (state) => state.depth,
  mixed: (words) => ({ words }),
  next(state, emit) {
    if (state.taken.length >= 12) return null;
    return (function* (): Procedure<void, Question> {
      const answer = yield question('a', 'b', 'flood', 'dive', 'lonely', 'two', 'throw');
      emit({ add: answer });
      if (answer === 'two') emit({ add: yield question('x', 'y') });
      if (answer === 'flood') for (let i = 0; i <= LIMITS.eventsPerDecision; i++) emit({ add: '.' });
      if (answer === 'dive') emit({ depth: LIMITS.depth + 1 });
      if (answer === 'lonely') yield question('only');
      if (answer === 'throw') throw new Error('a bug in a rule');
    })();
  },
};
const start = () => new Session(toy, { taken: [], depth: 0 });
const play = (...answers: string[]) => {
  const session = start();
  for (const answer of answers) session.decide(answer);
  return session;
};

describe('Session', () => {
  test('keeps decisions with their kind and seat, and where their events began', () => {
    const session = play('a', 'two', 'x');
    expect(session.decisions).toEqual([
      { kind: 'toy', seat: 'one', option: 'a' },
      { kind: 'toy', seat: 'one', option: 'two' },
      { kind: 'toy', seat: 'one', option: 'x' },
    ]);
    expect(session.marks).toEqual([0, 1, 2]);
    expect(session.state.taken).toEqual(['a', 'two', 'x']);
  });

  test('leaves no question open once the game is over', () => {
    const session = play(...'aabbaabbaabb');
    expect(session.pending).toBeNull();
    expect(() => session.decide('a')).toThrow(RefusedDecision);
  });

  test('tells listeners of every event until they leave', () => {
    const session = start();
    const told: ToyEvent[] = [];
    const leave = session.subscribe((event) => told.push(event));
    session.decide('a');
    leave();
    session.decide('b');
    expect(told).toEqual([{ add: 'a' }]);
  });
});

describe('I5 rewind and redo', () => {
  test('go back into the middle of a rule and forth again', () => {
    const session = play('a', 'two', 'x', 'b');
    session.rewind(2);
    expect(session.state.taken).toEqual(['a', 'two']);
    expect(session.pending?.options.map((o) => o.id)).toEqual(['x', 'y']);
    expect(session.canRedo).toBe(true);
    session.redo();
    session.redo();
    expect(session.state.taken).toEqual(['a', 'two', 'x', 'b']);
    expect(session.canRedo).toBe(false);
    expect(() => session.redo()).toThrow(RefusedDecision);
  });

  test('going back runs nothing, and what was told already is not told again', () => {
    const begun: number[] = [];
    const told: ToyEvent[] = [];
    const session = new Session(
      {
        ...toy,
        next(state, emit) {
          begun.push(state.taken.length);
          return toy.next(state, emit);
        },
      },
      { taken: [], depth: 0 },
    );
    for (const answer of ['a', 'two', 'x', 'b']) session.decide(answer);
    session.subscribe((event) => told.push(event));
    const before = begun.length;
    session.rewind(3);
    session.rewind(2);
    expect(begun.slice(before)).toEqual([]);
    session.decide('y');
    expect(begun.slice(before)).toEqual([1, 3]);
    expect(told).toEqual([{ add: 'y' }]);
    expect(session.state.taken).toEqual(['a', 'two', 'y']);
  });

  test('an answer given after going back takes the steps of that answer alone', () => {
    const session = new Session(
      {
        ...toy,
        next: (_, emit) =>
          (function* (): Procedure<void, Question> {
            spend(7);
            emit({ add: yield question('a', 'b') });
            spend(11);
            emit({ add: yield question('x', 'y') });
            spend(13);
          })(),
      },
      { taken: [], depth: 0 },
    );
    const efforts = ['a', 'x', 'b'].map((answer) => {
      session.decide(answer);
      return session.effort;
    });
    expect(efforts).toEqual([11, 13 + 7, 11]);
    session.rewind(1);
    session.decide('y');
    expect(session.effort).toBe(13 + 7);
  });

  test('another decision drops what was undone', () => {
    const session = play('a', 'two', 'x');
    session.rewind(2);
    session.decide('y');
    expect(session.canRedo).toBe(false);
    expect(session.state.taken).toEqual(['a', 'two', 'y']);
  });

  test('rewinding twice keeps all that was undone, in order', () => {
    const session = play('a', 'two', 'x', 'b');
    session.rewind(3);
    session.rewind(1);
    while (session.canRedo) session.redo();
    expect(session.state.taken).toEqual(['a', 'two', 'x', 'b']);
  });

  test.each([-1, 3])('to %i of 2 decisions is refused', (n) => {
    expect(() => play('a', 'b').rewind(n)).toThrow(RangeError);
  });

  test('a fork goes its own way', () => {
    const session = play('a', 'two', 'x');
    const fork = session.fork(2);
    fork.decide('y');
    expect(fork.state.taken).toEqual(['a', 'two', 'y']);
    expect(session.state.taken).toEqual(['a', 'two', 'x']);
  });

  test('the checkpoint is a state between two rules', () => {
    const { checkpoint } = play('a', 'two');
    expect(checkpoint).toMatchObject({ state: { taken: ['a'], depth: 0 }, decisions: 1 });
  });
});

describe('I6', () => {
  test('a rule that asks with one answer is stopped', () => {
    expect(() => play('lonely')).toThrow(/toy asked with fewer than two answers/);
  });
});

describe('I9', () => {
  test(`more than ${LIMITS.eventsPerDecision} events in a decision throw`, () => {
    expect(() => play('flood')).toThrow(RulesError);
  });

  test('so many are still allowed, and one more is not', () => {
    const emitting = (count: number): Game<Toy, ToyEvent, Question> => ({
      ...toy,
      next: (state, emit) =>
        state.taken.length > 0
          ? null
          : (function* (): Procedure<void, Question> {
              yield question('go', 'stay');
              for (let i = 0; i < count; i++) emit({ add: '.' });
            })(),
    });
    const played = (count: number) => {
      const session = new Session(emitting(count), { taken: [], depth: 0 });
      session.decide('go');
      return session.state.taken.length;
    };
    expect(played(LIMITS.eventsPerDecision)).toBe(LIMITS.eventsPerDecision);
    expect(() => played(LIMITS.eventsPerDecision + 1)).toThrow('events in one rule');
  });

  test('numbers that ask for one another may do so forty deep, and no deeper', () => {
    const asks = (left: number): number => deeper(() => (left > 1 ? 1 + asks(left - 1) : 1));
    expect(asks(40)).toBe(40);
    expect(() => asks(41)).toThrow('over 40 deep');
    // What was thrown leaves nothing behind.
    expect(asks(40)).toBe(40);
  });

  test(`resolutions deeper than ${LIMITS.depth} throw`, () => {
    expect(() => play('dive')).toThrow(RulesError);
  });

  test('what a rule throws is not caught, and nothing goes on after it', () => {
    const session = play('a');
    expect(() => session.decide('throw')).toThrow('a bug in a rule');
    expect(() => session.decide('a')).toThrow(/broke earlier/);
  });

  test('a session that broke can be rewound to before it', () => {
    const session = play('a');
    expect(() => session.decide('flood')).toThrow();
    session.rewind(1);
    session.decide('b');
    expect(session.state.taken).toEqual(['a', 'b']);
  });
});

describe('I10', () => {
  test('a decision that is not pending is refused, with the answers named, and nothing has run', () => {
    const session = play('two');
    const before = { taken: [...session.state.taken], events: session.events.length };
    expect(() => session.decide('z')).toThrow(/"z" is not an answer to toy; expected one of: x, y/);
    expect(session.state.taken).toEqual(before.taken);
    expect(session.events).toHaveLength(before.events);
    expect(session.decisions).toHaveLength(1);
    session.decide('x');
    expect(session.state.taken).toEqual(['two', 'x']);
  });

  test('a refused decision keeps what can be redone', () => {
    const session = play('a', 'b');
    session.rewind(1);
    expect(() => session.decide('z')).toThrow(RefusedDecision);
    expect(session.canRedo).toBe(true);
  });
});

describe('keeping up with another session', () => {
  /** All that is told of a session. */
  const toldOf = (session: Session<Toy, ToyEvent, Question>) => {
    const { state, pending, decisions, events, marks, canRedo } = session;
    return { state, pending, decisions, events, marks, canRedo };
  };

  test('comes to the same decision by decision, and runs nothing', () => {
    const answers = ['a', 'two', 'x', 'b', 'two', 'y'];
    const other = play(...answers);
    const mine = start();
    const told: ToyEvent[] = [];
    mine.subscribe((event) => told.push(event));
    for (const n of answers.keys()) {
      expect(mine.keepUp(other, n + 1)).toBe(true);
      expect(toldOf(mine)).toEqual(toldOf(play(...answers.slice(0, n + 1))));
    }
    expect(told).toEqual(other.events);
  });

  test('can be decided on, gone back in and done again, apart from the other', () => {
    const other = play('a', 'two');
    const mine = start();
    mine.keepUp(other, 2);
    mine.decide('x');
    expect(toldOf(mine)).toEqual(toldOf(play('a', 'two', 'x')));
    mine.rewind(1);
    expect(toldOf(mine)).toEqual({ ...toldOf(play('a')), canRedo: true });
    mine.redo();
    expect(mine.state.taken).toEqual(['a', 'two']);
    expect(toldOf(other)).toEqual(toldOf(play('a', 'two')));
  });

  test('comes to the end of the game', () => {
    const other = play(...'aabbaabbaabb');
    const mine = play(...'aabb');
    expect(mine.keepUp(other, 12)).toBe(true);
    expect(toldOf(mine)).toEqual(toldOf(other));
    expect(() => mine.decide('a')).toThrow(RefusedDecision);
  });

  test('is refused, with nothing changed, by one that leads nowhere from here', () => {
    const mine = play('a', 'two');
    const before = toldOf(mine);
    expect(mine.keepUp(play('a', 'two'), 2)).toBe(false);
    expect(mine.keepUp(play('a'), 3)).toBe(false);
    expect(mine.keepUp(play('a', 'two', 'x'), 4)).toBe(false);
    expect(toldOf(mine)).toEqual(before);
  });
});
