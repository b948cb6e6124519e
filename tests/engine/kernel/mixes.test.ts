import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOG_FORMAT, LoggedSession, mixesOf, type Rules } from '../../../src/engine/kernel/log.ts';
import { provePlayed } from '../../../src/engine/kernel/played-out.ts';
import type { Procedure, Question } from '../../../src/engine/kernel/procedure.ts';
import { seededChance } from '../../../src/engine/rng/chance.ts';
import { type RngWords, wordsFromMix, wordsFromSeed } from '../../../src/engine/rng/rng-words.ts';
import { many } from '../../support/depth.ts';
import { mixNo } from '../../support/mixes.ts';

/** Throws a die before each question and after it: a rule of two questions, ten times. */
interface Thrower {
  faces: readonly string[];
  rules: number;
  rng: RngWords;
}
type Thrown =
  | { readonly type: 'thrown'; readonly face: string; readonly rng: RngWords }
  | { readonly type: 'mixed'; readonly rng: RngWords }
  | { readonly type: 'ended' };

const rules: Rules<{ readonly seed: string }, Thrower, Thrown, Question> = {
  game: 'thrower',
  version: '1',
  contentHash: 'none',
  setUp: ({ seed }) => ({ faces: [], rules: 0, rng: wordsFromSeed(seed) }),
  run: () => ({
    apply(state, event) {
      if (event.type === 'ended') state.rules += 1;
      else state.rng = event.rng;
      if (event.type === 'thrown') state.faces = [...state.faces, event.face];
    },
    clone: (state) => ({ ...state }),
    depth: () => 0,
    mixed: (rng) => ({ type: 'mixed', rng }),
    next: (state, emit) => (state.rules < 10 ? throwing(state, emit) : null),
  }),
};

function* throwing(state: Thrower, emit: (event: Thrown) => void): Procedure<void, Question> {
  for (const kind of ['first', 'second']) {
    const answer = yield { kind, seat: 'one', options: [{ id: 'one' }, { id: 'two' }, { id: 'none' }] };
    for (let dice = ['none', 'one', 'two'].indexOf(answer); dice > 0; dice--) {
      const { value, words } = seededChance.pick(state.rng, 1000, 'die');
      emit({ type: 'thrown', face: `${answer} ${value}`, rng: words });
    }
  }
  emit({ type: 'ended' });
}

type Game = LoggedSession<{ readonly seed: string }, Thrower, Thrown, Question>;
const begin = (seed = 'kernel'): Game => new LoggedSession(rules, { seed });
const playing = (...answers: (readonly [option: string, mix?: string])[]): Game => {
  const game = begin();
  for (const [option, mix] of answers) game.decide(option, mix);
  return game;
};
const run = (log: ReturnType<Game['toLog']>): Game => {
  const again = new LoggedSession(rules, log.setup, log.from);
  again.keepMixes(mixesOf(log));
  for (const { option } of log.decisions) again.decide(option);
  return again;
};

describe('X500 the mix of a decision', () => {
  test('goes into the generator before anything comes of the answer, and stands beside it', () => {
    const game = playing(['one', mixNo(0)]);
    expect(game.decisions).toEqual([{ kind: 'first', seat: 'one', option: 'one', mix: mixNo(0) }]);
    expect(game.marks).toEqual([0]);
    const { value } = seededChance.pick(wordsFromMix(mixNo(0)), 1000, 'die');
    expect(game.events.slice(0, 2)).toEqual([
      { type: 'mixed', rng: wordsFromMix(mixNo(0)) },
      expect.objectContaining({ type: 'thrown', face: `one ${value}` }),
    ]);
  });

  test('alone decides the dice of its answer: not the set-up, and not what was thrown before', () => {
    const faces = (seed: string, first: string) => {
      const game = begin(seed);
      game.decide(first);
      game.decide('two', mixNo(7));
      return game.state.faces.slice(-2);
    };
    expect(faces('here', 'one')).toEqual(faces('there', 'two'));
    expect(playing(['two', mixNo(1)]).state.faces).not.toEqual(playing(['two', mixNo(2)]).state.faces);
  });

  test('without any a game is what it was: no event, no field', () => {
    const game = playing(['one'], ['two'], ['none']);
    expect(game.events.some(({ type }) => type === 'mixed')).toBe(false);
    expect(game.decisions.some((made) => 'mix' in made)).toBe(false);
    expect(game.toLog()).not.toHaveProperty('mixesBehind');
    expect(game.toLog().format).toBe(LOG_FORMAT);
  });

  test.each(['mix', mixNo(1).toUpperCase(), `${mixNo(1)}0`])('%j is refused, and nothing has run', (mix) => {
    const game = playing(['one', mixNo(0)]);
    const before = JSON.stringify(game.toLog());
    expect(() => game.decide('one', mix)).toThrow(RangeError);
    expect(JSON.stringify(game.toLog())).toBe(before);
    expect(game.mixes).toEqual([mixNo(0)]);
    game.decide('two', mixNo(1));
    expect(game.decisions[1]!.mix).toBe(mixNo(1));
  });
});

describe('X500 undo does not roll again', () => {
  test('the mix of a number stays, whatever is then decided there, and by whatever mix', () => {
    const game = playing(['one', mixNo(0)], ['one', mixNo(1)], ['one', mixNo(2)]);
    const [, second] = game.state.faces;
    game.rewind(1);
    game.decide('two', mixNo(99));
    expect(game.decisions[1]).toEqual({ kind: 'second', seat: 'one', option: 'two', mix: mixNo(1) });
    expect(game.state.faces[1]).toBe(second!.replace('one', 'two'));
    game.rewind(1);
    game.decide('one');
    expect(game.state.faces[1]).toBe(second);
    game.decide('none');
    expect(game.decisions[2]!.mix).toBe(mixNo(2));
  });

  test('nor does it after saving, and for a fork', () => {
    const game = playing(['one', mixNo(0)], ['one'], ['one', mixNo(2)], ['two', mixNo(3)]);
    game.rewind(1);
    const log = JSON.parse(JSON.stringify(game.toLog())) as ReturnType<Game['toLog']>;
    expect(log.mixesBehind).toEqual(['', mixNo(2), mixNo(3)]);
    for (const other of [run(log), game.fork(), game.fork(0)]) {
      while (other.decisions.length < 4) other.decide('one', mixNo(50 + other.decisions.length));
      const mixes = other.decisions.map(({ mix }) => mix);
      expect(mixes).toEqual([mixNo(0), mixNo(51), mixNo(2), mixNo(3)]);
    }
  });

  test('a number that was decided without one gets the first it is decided with', () => {
    const game = playing(['one'], ['one']);
    game.rewind(0);
    game.decide('one', mixNo(0));
    expect(game.decisions[0]!.mix).toBe(mixNo(0));
    expect(game.toLog()).not.toHaveProperty('mixesBehind');
  });

  test('a mix that came before its decision is used when it is made', () => {
    const game = begin();
    game.keepMixes([mixNo(3), null, mixNo(5)], 1);
    for (let n = 0; n < 4; n++) game.decide('one');
    expect(game.decisions.map(({ mix }) => mix)).toEqual([undefined, mixNo(3), undefined, mixNo(5)]);
  });
});

type Step =
  | { readonly do: 'decide'; readonly option: string; readonly mix: number | null }
  | { readonly do: 'back'; readonly by: number }
  | { readonly do: 'again' | 'fork' | 'save' | 'hold' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      option: fc.constantFrom('one', 'two', 'none'),
      mix: fc.option(fc.nat(500)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('back' as const), by: fc.integer({ min: 1, max: 6 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('again', 'fork', 'save', 'hold') }) },
);

/** What a step makes of a game: itself, or another that goes on for it. */
function stepped(game: Game, one: Step): Game {
  switch (one.do) {
    case 'decide':
      if (game.pending) game.decide(one.option, one.mix === null ? undefined : mixNo(one.mix));
      return game;
    case 'back':
      game.rewind(Math.max(0, game.decisions.length - one.by));
      return game;
    case 'again':
      if (game.canRedo) game.redo();
      return game;
    case 'fork':
      return game.fork();
    case 'save':
      return run(JSON.parse(JSON.stringify(game.toLog())));
    case 'hold': {
      const of = JSON.parse(JSON.stringify(game.held()));
      return new LoggedSession(rules, game.setup, game.from, { of, at: game.decisions.length });
    }
  }
}

test('X500 whatever is taken back, done again, forked, saved and held: decisions and mixes make the same game, and each number keeps its first mix', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let game = begin();
      const first: (string | undefined)[] = [];
      for (const one of steps) {
        game = stepped(game, one);
        for (const [n, { mix }] of game.decisions.entries()) {
          first[n] ??= mix;
          expect(mix).toBe(first[n]);
        }
      }
      const plain = begin();
      for (const { option, mix } of game.decisions) plain.decide(option, mix);
      expect(plain.hash).toBe(game.hash);
      expect(plain.events).toEqual(game.events);
      expect(Array.from(game.mixes, (mix) => mix ?? undefined)).toEqual(
        Array.from(first, (mix) => mix ?? undefined).slice(0, game.mixes.length),
      );
      provePlayed(rules, JSON.parse(JSON.stringify(game.toLog())));
    }),
    { numRuns: many(150, 3000) },
  );
});
