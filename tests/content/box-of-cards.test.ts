import { expect, test } from 'vitest';
import { ITEM_TYPES, TIERS, TREES } from '../../src/engine/model/vocabulary.ts';
import { gameContent } from '../support/games.ts';

const { items, disciplines, combatants } = gameContent.cards;
const all = <T>(shelf: Readonly<Record<string, T>>): T[] => Object.values(shelf);

test('110 Disciplines in five trees, of each LVL as many as the table of p.61 has', () => {
  const printed = all(disciplines).filter(({ story }) => !story);
  expect(printed).toHaveLength(110);
  for (const tree of TREES)
    expect(
      [1, 2, 3, 4].map((lvl) => printed.filter((one) => one.tree === tree && one.level === lvl).length),
    ).toEqual([7, 7, 5, 3]);
});

test('items of four tiers and six types, each tier with Unique ones (p.27)', () => {
  expect(new Set(all(items).map(({ tier }) => tier))).toEqual(new Set(TIERS));
  expect(new Set(all(items).map(({ itemType }) => itemType))).toEqual(new Set(ITEM_TYPES));
  for (const tier of TIERS)
    expect(
      all(items).some((one) => one.tier === tier && one.unique),
      tier,
    ).toBe(true);
});

test('five Loyal Espers, LVL 1 to 4 (p.69)', () => {
  const levels = all(combatants).flatMap(({ loyalEsper }) => (loyalEsper ? [loyalEsper.level] : []));
  expect(levels.sort()).toEqual([1, 2, 3, 4, 4]);
});
