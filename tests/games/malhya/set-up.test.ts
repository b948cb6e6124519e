import { describe, expect, test } from 'vitest';
import { ABILITIES, CHARACTERISTICS } from '../../../src/games/malhya/rules/model/vocabulary.ts';
import { setUpMalhya } from '../../../src/games/malhya/rules/set-up.ts';
import { bannerText } from '../../../src/games/malhya/words/en/check-words.ts';
import { content, setupOf } from './trial.ts';

describe('the table at the beginning', () => {
  test.each([2, 3, 4, 5])('for %i heroes, each at a seat (M005, M108)', (heroes) => {
    const state = setUpMalhya(setupOf(heroes), content);
    expect(state.heroes.map(({ seat }) => seat)).toEqual(setupOf(heroes).seats.map(({ id }) => id));
    expect(state.book.stack).toMatchObject([{ book: 'adventure', chapter: 1, line: -1 }]);
    expect(state.deck).toEqual({ draw: Object.keys(content.actions).sort(), discard: [] });
  });

  test.each<[string, number, object]>([
    ['one hero alone', 1, {}],
    ['a mission there is not', 2, { mission: 'nowhere' }],
    ['a hero there is not', 2, { seats: setupOf(2).seats.map((seat) => ({ ...seat, hero: 'nobody' })) }],
    ['a hero twice', 2, { seats: setupOf(2).seats.map((seat) => ({ ...seat, hero: 'picklock' })) }],
    ['a seat twice', 2, { seats: setupOf(2).seats.map((seat) => ({ ...seat, id: 'x' })) }],
  ])('not for %s (M108)', (_, heroes, more) => {
    expect(() => setUpMalhya(setupOf(heroes, more), content)).toThrow(Error);
  });

  test('a hero is board, knapsack and people’s card: all of the card lies there (M009, M110)', () => {
    for (const [i, hero] of setUpMalhya(setupOf(5), content).heroes.entries()) {
      const card = Object.values(content.heroes)[i]!;
      expect(hero.characteristics).toEqual(card.characteristics);
      expect(hero.life).toEqual({ life: card.life, damage: 0, injury: 0, shock: 0 });
      expect(hero.aura).toEqual({ ready: card.aura, spent: 0 });
      expect(hero.talents.map(({ ref, side }) => [ref, side])).toEqual(
        card.talents.map((ref) => [ref, 'normal']),
      );
      expect(hero).toMatchObject({
        ap: 6,
        initiative: card.initiative,
        movement: card.movement,
        carrying: card.carrying,
        weapon: card.weapon,
      });
    }
  });
});

test('the five characteristics begin as 3, 2, 2, 1 and 1 in some order (M011; o)', () => {
  expect(CHARACTERISTICS).toHaveLength(5);
  const sums = Object.values(content.heroes).map(({ characteristics }) =>
    Object.values(characteristics).sort().join(' '),
  );
  expect(new Set(sums)).toEqual(new Set(['1 1 2 2 3']));
});

test('there are twelve abilities, and the trial’s cards show each (M200)', () => {
  expect(new Set(ABILITIES).size).toBe(12);
  const shown = [
    ...Object.values(content.talents).flatMap(({ normal, improved }) => [
      ...(normal.abilities ?? []),
      ...(improved.abilities ?? []),
    ]),
    ...Object.values(content.gear).flatMap(({ abilities = [] }) => abilities),
  ];
  expect(ABILITIES.filter((one) => !shown.includes(one))).toEqual([]);
});

test('the banner of a check names its kind, its characteristic and how many take part (M191)', () => {
  const check = { name: 'A gate', difficulty: 1, stops: 1, fail: [], levels: [] } as const;
  expect(bannerText({ ...check, kind: 'group', characteristic: 'strength', heroes: 2 })).toBe(
    'Group check, Strength, at most 2 heroes',
  );
  expect(bannerText({ ...check, kind: 'solo', characteristic: 'knowledge' })).toBe('Solo check, Knowledge');
});
