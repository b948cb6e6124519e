import { describe, expect, test } from 'vitest';
import { figureIn } from '../../../src/engine/index.ts';
import { innermostAttack } from '../../../src/engine/model/scopes.ts';
import { type Came, keyOfCame } from '../../../src/engine/odds/choice-run.ts';
import { alikeFor, FACES, type Roll, Throws, watchFaces } from '../../../src/engine/odds/throws-alike.ts';
import type { Hooks, Occasion, OfferResult, Rule, Table } from '../../../src/engine/procedures/core/table.ts';
import { declaredAttack } from '../../../src/engine/queries/attack/declared-attack.ts';
import { arena } from '../../support/arena.ts';
import { NOTHING_CAME } from '../../support/choice-asked.ts';
import { body, rook } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

/** Faces from 1, as they are told of everywhere else. */
const alike = (isAttack: boolean, counting: Roll['counting'], dice: string[], faces: number[]) =>
  alikeFor(isAttack, counting)(
    dice,
    faces.map((face) => face - 1),
  );

describe('what throws have in common (I12)', () => {
  test('their number, a skull, and the symbols they are read for alone (D1)', () => {
    expect(alike(false, ['book'], ['white', 'white'], [6, 1])).toBe('9 false 1');
    expect(alike(false, ['book', 'shield'], ['white', 'black'], [6, 1])).toBe('7 false 3,4');
    expect(alike(false, [], ['white', 'black'], [6, 6])).toBe('7 true ');
  });

  test('p.50: an attack roll with a skull misses whatever lies beside it, no other roll does', () => {
    expect(alike(true, ['book'], ['white', 'black'], [6, 6])).toBe('skull');
    expect(alike(true, ['book'], ['white', 'black'], [6, 1])).toBe('7 false 3');
    expect(alike(false, ['book'], ['white', 'black'], [1, 6])).toBe('2 true 0');
  });
});

const OVER: OfferResult = { entries: [], reroll: null, next: null };
const position = arena({ figures: [rook([0, 0]), body('foe', [1, 0])] });
const subject = figureIn(position.state, 'rook').id;

function* nothingCame(): Rule<OfferResult> {
  yield* [];
  return OVER;
}

/** Throws that were told of a roll as the rules tell it, and what the rules behind saw. */
function toldOf(
  purpose: Roll['purpose'],
  { faces = false, timing = 'before-roll' as const, counting = [] as Roll['counting'] } = {},
): Throws {
  const throws = new Throws(faces, () => ['burst']);
  const plain = { react: nothingCame } as unknown as Hooks;
  const hooks = throws.hooks(plain);
  const occasion = { roll: { purpose, dice: [], counting } } as unknown as Occasion;
  const rule = hooks.react(position as unknown as Table, timing, subject, occasion);
  expect(rule.next()).toMatchObject({ done: true });
  return throws;
}
const waysOf = (throws: Throws, ...what: string[]) => throws.outcomesOf(6, what).length;

describe('which throws are run (I12)', () => {
  test('of what goes by the sum those of one sum and the symbols that count are one', () => {
    // A PURPLE die has six numbers; two of them from 2 to 14, and books beside them.
    expect(waysOf(toldOf('check'), 'purple', 'purple')).toBe(13);
    expect(waysOf(toldOf('dodge'), 'purple')).toBe(6);
    // An attack is read for what somebody may spend: here bursts alone, which BLACK has none of.
    expect(waysOf(toldOf('attack', { counting: ['book'] }), 'black')).toBe(2);
    expect(waysOf(toldOf('force', { counting: ['book'] }), 'black')).toBe(6);
    expect(waysOf(toldOf('force', { counting: ['burst'] }), 'black')).toBe(2);
    expect(waysOf(toldOf('conviction', { counting: [] }), 'white', 'white')).toBe(11);
  });

  test('face by face where that is asked, and before any roll was told of', () => {
    expect(waysOf(toldOf('check', { faces: true }), 'purple', 'purple')).toBe(36);
    expect(waysOf(new Throws(false, () => []), 'black', 'black')).toBe(36);
  });

  test('what is found and where who comes stands in line are no part of the odds: one stands for all', () => {
    const once = [{ values: [0, 0], ways: 36 }];
    expect(toldOf('loot').outcomesOf(6, ['black', 'black'])).toEqual(once);
    expect(toldOf('spawn').outcomesOf(6, ['black', 'black'])).toEqual(once);
    expect(toldOf('check').outcomesOf(5, ['draw:loot'])).toEqual([{ values: [0], ways: 5 }]);
  });

  test('but an Effect that is drawn counts, each for itself', () => {
    expect(toldOf('check').outcomesOf(5, ['draw:effect'])).toHaveLength(5);
  });

  test('a run is told of its own rolls alone', () => {
    const throws = toldOf('check');
    throws.hooks({} as Hooks);
    expect(waysOf(throws, 'black', 'black')).toBe(36);
  });
});

describe('who answers a roll is not shown its single dice where those were taken for alike (I12)', () => {
  /** What somebody who looks at the roll like this is told. */
  function looking(look: (dice: Roll['dice']) => unknown, faces = false, purpose: Roll['purpose'] = 'check') {
    const answering = withCard(position, 'foe', [{ id: 'a', when: 'after-roll', effects: [] }]);
    let seen: unknown;
    function* react(_: Table, __: unknown, ___: unknown, occasion?: Occasion): Rule<OfferResult> {
      yield* [];
      seen = look(occasion!.roll!.dice);
      return OVER;
    }
    const hooks = new Throws(faces, () => []).hooks({ react } as unknown as Hooks);
    const dice = [{ die: 'white', face: 3 }];
    const occasion = { roll: { purpose, dice, counting: [] } } as unknown as Occasion;
    hooks.react(answering as unknown as Table, 'after-roll', subject, occasion).next();
    return seen;
  }

  test('it may count them, and look at them where every throw is run for itself', () => {
    expect(looking((dice) => dice.length)).toBe(1);
    expect(() => looking((dice) => dice[0])).toThrow(FACES);
    expect(() => looking((dice) => dice.map(({ face }) => face))).toThrow(FACES);
    expect(looking((dice) => dice[0]!.face, true)).toBe(3);
    expect(looking((dice) => dice[0]!.face, false, 'effect' as never)).toBe(3);
  });
});

test('a rule that looks at the single dice of an attack is found out, who asks for its sums is not (I12)', () => {
  const attack = declaredAttack(position, 'rook', 'foe', { kind: 'melee', range: 1 }, 'action');
  const other = declaredAttack(position, 'foe', 'rook', { kind: 'melee', range: 1 }, 'action');
  const state = { ...position.state, scopes: [other, attack] };
  watchFaces(state);
  const watched = innermostAttack(state)!;
  expect(watched).toMatchObject({ attacker: 'rook', toHit: [] });
  expect(() => watched.rolled.length).toThrow(FACES);
  expect(state.scopes[0]).toBe(other);
});

describe('what came of an answer is told apart', () => {
  test('by each of its parts', () => {
    const all: Came[] = [
      NOTHING_CAME,
      { ...NOTHING_CAME, hit: true },
      { ...NOTHING_CAME, hit: false },
      { ...NOTHING_CAME, passed: true },
      { ...NOTHING_CAME, passed: false },
      { ...NOTHING_CAME, held: { a: true } },
      { ...NOTHING_CAME, held: { a: false } },
      { ...NOTHING_CAME, attacks: { a: { hit: true, damage: 0 } } },
      { ...NOTHING_CAME, attacks: { a: { hit: false, damage: 0 } } },
      { ...NOTHING_CAME, attacks: { a: { hit: true, damage: 1 } } },
      { ...NOTHING_CAME, damage: { a: 1 } },
      { ...NOTHING_CAME, damage: { a: 2 } },
      { ...NOTHING_CAME, damage: { b: 1 } },
      { ...NOTHING_CAME, falls: ['a'] },
      { ...NOTHING_CAME, rolled: true },
    ];
    expect(new Set(all.map(keyOfCame)).size).toBe(all.length);
  });

  test('not by the order in which it came', () => {
    const one = {
      ...NOTHING_CAME,
      falls: ['a', 'b', 'c'],
      damage: { a: 1, b: 2, c: 0 },
      held: { a: true, b: false },
    };
    const falls = ['c', 'b', 'a'];
    const other = { ...NOTHING_CAME, falls, damage: { c: 0, b: 2, a: 1 }, held: { b: false, a: true } };
    expect(keyOfCame(one)).toBe(keyOfCame(other));
    expect(falls).toEqual(['c', 'b', 'a']);
  });
});
