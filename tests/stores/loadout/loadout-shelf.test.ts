import { expect, test } from 'vitest';
import { ANYTHING, listDisciplines, listItems } from '../../../src/stores/loadout/loadout-shelf.ts';
import { en } from '../../../src/words/en/index.ts';
import { gameContent } from '../../support/content.ts';

const { cards } = gameContent;
const items = (text: string) => listItems(cards, { ...ANYTHING, text }, en).map(({ name }) => name);

test('whoever looks for a sword finds swords first, and then what only speaks of them', () => {
  const found = items('sword');
  const named = found.filter((name) => /sword/i.test(name));
  expect(named.length).toBeGreaterThan(2);
  expect(found.length).toBeGreaterThan(named.length);
  expect(found.slice(0, named.length)).toEqual(named);
});

test('the whole name before its beginning, the beginning of a word before the middle of one', () => {
  for (const name of items('axe').slice(0, 3)) expect(name).toMatch(/\baxe/i);
  for (const { name } of Object.values(cards.items).slice(0, 40)) {
    const found = items(name);
    if (found.length > 0) expect(found[0]!.toLowerCase()).toBe(name.toLowerCase());
  }
});

test('disciplines, too; without a word the order is that of the shelf', () => {
  const card = listDisciplines(cards, ANYTHING, en).at(-1)!;
  expect(listDisciplines(cards, { ...ANYTHING, text: card.name }, en)[0]!.name).toBe(card.name);
  const whole = listItems(cards, ANYTHING, en);
  expect(whole.map(({ id }) => id)).not.toEqual(
    [...whole].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ id }) => id),
  );
});
