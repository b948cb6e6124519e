import { describe, expect, test } from 'vitest';
import type { Position } from '../../../src/engine/index.ts';
import type { Ability } from '../../../src/engine/model/language/abilities.ts';
import { type Came, ChoiceRun, keyOfCame } from '../../../src/engine/odds/choice-run.ts';
import { arena, brute, hero } from '../../support/arena.ts';
import { askedAt, NOTHING_CAME } from '../../support/choice-asked.ts';
import { forceBack } from '../../support/force-back.ts';
import { faces } from '../../support/monster-play.ts';
import { withCard } from '../../support/own-cards.ts';

/** Ours throws WHITE (2 to 7), theirs TEAL (3 to 8); both are hit by 5 and more. */
function duel(of: readonly Ability[] = [], foe: object = {}, us: object = {}): Position {
  const figures = [
    hero('us', [0, 0], { dice: ['white'], conviction: ['white', 'white'], defense: 5, ...us }),
    brute('them', [1, 0], { dice: ['teal'], defense: 5, hp: 20, ...foe }),
    hero('mate', [5, 2]),
  ];
  return withCard(arena({ figures, active: 'us', round: 2 }), 'them', of);
}

/** What came of the last of those answers, with all dice on one face, TEAL on one of its own. */
function came(
  position: Position,
  answers: readonly string[],
  face: number,
  teal: number | readonly number[] = face,
): Came {
  const { moment, answer } = askedAt(position, answers);
  const left = typeof teal === 'number' ? [] : [...teal];
  const dice = faces(face, typeof teal === 'number' ? { teal } : {});
  return new ChoiceRun(moment).of(answer, {
    pick: (words, n, what) =>
      what === 'teal' && left.length > 0 ? { value: left.shift()! - 1, words } : dice.pick(words, n, what),
  });
}

const strikesBack = (when: Ability['when']): Ability => ({
  id: `back-${when}`,
  when,
  effects: [{ do: 'attack', at: { who: 'target' } }],
});
const thrown = (more: Partial<Came>): Came => ({ ...NOTHING_CAME, rolled: true, ...more });
const blow = (hit: boolean, damage = 0) => ({ hit, damage });
/** Points that were dealt: a blow of none may be told or not. */
const dealt = (one: Came): Came => ({
  ...one,
  damage: Object.fromEntries(Object.entries(one.damage).filter(([, points]) => points > 0)),
});

describe('I12: what belongs to an answer', () => {
  test.each<[what: string, Position, face: number, teal: number, Came]>([
    ['a miss', duel(), 3, 3, thrown({ hit: false, attacks: { us: blow(false) } })],
    ['a hit of none', duel(), 4, 4, thrown({ hit: true, attacks: { us: blow(true) } })],
    ['a hit', duel(), 6, 6, thrown({ hit: true, attacks: { us: blow(true, 2) }, damage: { them: 2 } })],
    [
      'one that fells',
      duel([], { hp: 2 }),
      6,
      6,
      thrown({ hit: true, attacks: { us: blow(true, 2) }, damage: { them: 2 }, falls: ['them'] }),
    ],
    [
      'the attack of whoever was struck, under its own name',
      duel([strikesBack('struck')]),
      6,
      6,
      thrown({
        hit: true,
        attacks: { us: blow(true, 2), them: blow(true, 3) },
        damage: { them: 2, us: 3 },
      }),
    ],
    [
      'one that misses in answer is no miss of the first',
      duel([strikesBack('struck')]),
      6,
      1,
      thrown({ hit: true, attacks: { us: blow(true, 2), them: blow(false) }, damage: { them: 2 } }),
    ],
    [
      'one that hits in answer is no hit of the first',
      duel([strikesBack('missed')]),
      1,
      6,
      thrown({ hit: false, attacks: { us: blow(false), them: blow(true, 3) }, damage: { us: 3 } }),
    ],
    [
      'and may fell whoever began it',
      duel([strikesBack('missed')], {}, { hp: 3 }),
      1,
      6,
      thrown({
        hit: false,
        attacks: { us: blow(false), them: blow(true, 3) },
        damage: { us: 3 },
        falls: ['us'],
      }),
    ],
    [
      'a Force that takes hold',
      duel([forceBack('missed')]),
      1,
      1,
      thrown({ hit: false, attacks: { us: blow(false) }, held: { us: true } }),
    ],
    [
      'a Force that does not',
      duel([forceBack('missed')], { defense: 9 }),
      6,
      6,
      thrown({ hit: false, attacks: { us: blow(false) }, held: { us: false } }),
    ],
    [
      'two attacks of one: that one of them struck, and what both deal',
      duel([strikesBack('struck'), strikesBack('damaged')]),
      6,
      6,
      thrown({
        hit: true,
        attacks: { us: blow(true, 2), them: blow(true, 6) },
        damage: { them: 2, us: 6 },
      }),
    ],
  ])('%s', (_, position, face, teal, wanted) => {
    expect(dealt(came(position, ['attack:them'], face, teal))).toEqual(wanted);
  });

  test.each([
    [[6, 1], 3],
    [[1, 6], 3],
    [[6, 6], 6],
    [[5, 6], 5],
  ])('of two attacks of one, on %j, what they deal together, and whether either struck', (teal, points) => {
    const position = duel([strikesBack('struck'), strikesBack('damaged')]);
    const { hit, attacks, damage } = came(position, ['attack:them'], 6, teal);
    expect({ hit, attacks, damage }).toEqual({
      hit: true,
      attacks: { us: blow(true, 2), them: blow(true, points) },
      damage: { them: 2, us: points },
    });
  });

  test('a Counter after the attack that was asked about (p.50)', () => {
    const position = duel([], { tags: ['counter'] });
    for (const answers of [['attack:them'], ['attack:them', 'no']])
      expect(dealt(came(position, answers, 4, 6))).toEqual(
        thrown({
          hit: true,
          attacks: { us: blow(true), them: blow(true, 3) },
          damage: { us: 3 },
        }),
      );
  });

  test('of an answer in the midst of it the same, and of what begins nothing nothing', () => {
    expect(dealt(came(duel(), ['attack:them', 'no'], 6))).toEqual(
      thrown({ hit: true, attacks: { us: blow(true, 2) }, damage: { them: 2 } }),
    );
    expect(came(duel(), ['end-turn'], 6)).toEqual(NOTHING_CAME);
    expect(came(duel(), ['move'], 6)).toEqual(NOTHING_CAME);
  });
});

describe('what came is one text, the same for the same', () => {
  const one: Came = {
    hit: true,
    passed: null,
    held: { a: true, b: false },
    attacks: { a: blow(true, 2), b: blow(false) },
    damage: { a: 1, b: 2 },
    falls: ['a', 'b'],
    rolled: true,
  };

  test('in whatever order it came', () => {
    const turned: Came = {
      ...one,
      held: { b: false, a: true },
      attacks: { b: blow(false), a: blow(true, 2) },
      damage: { b: 2, a: 1 },
      falls: ['b', 'a'],
    };
    expect(keyOfCame(turned)).toBe(keyOfCame(one));
    expect(turned.falls).toEqual(['b', 'a']);
  });

  test.each<Partial<Came>>([
    { hit: false },
    { hit: null },
    { passed: true },
    { passed: false },
    { held: { a: true } },
    { held: { a: false, b: false } },
    { held: {} },
    { attacks: { a: blow(true, 3), b: blow(false) } },
    { attacks: { a: blow(false, 2), b: blow(false) } },
    { attacks: { a: blow(true, 2) } },
    { attacks: { a: blow(true, 2), c: blow(false) } },
    { damage: { a: 1, b: 3 } },
    { damage: { a: 1 } },
    { damage: { a: 2, b: 1 } },
    { falls: ['a'] },
    { falls: [] },
    { rolled: false },
  ])('and another for %j', (other) => {
    expect(keyOfCame({ ...one, ...other })).not.toBe(keyOfCame(one));
  });
});
