import { describe, expect, test } from 'vitest';
import { printedSymbols } from '../../src/abraxis/index.ts';
import { type ItemCard, ScriptedChance } from '../../src/engine/index.ts';
import { cardOf, rolls, sitDown } from './table.ts';

const symbolsByRound = (card: Parameters<typeof printedSymbols>[0]) =>
  [1, 2, 3, 4, 5].map((round) => {
    const { book, shield, burst } = printedSymbols(card, round);
    return `${book}/${shield}/${burst}`;
  });

describe('what a card changes of its symbols (p.70 B, X220)', () => {
  test('more of them in some rounds', () => {
    const card = cardOf({ book: 3, shield: 3 }, { eachRound: [{ in: [5], add: { burst: 1 } }] });
    expect(symbolsByRound(card)).toEqual(['3/3/0', '3/3/0', '3/3/0', '3/3/0', '3/3/1']);
  });

  test('others in even rounds', () => {
    const eachRound = [{ in: 'even', symbols: { book: 2, shield: 4 } }] as const;
    expect(symbolsByRound(cardOf({ book: 4, shield: 2 }, { eachRound }))).toEqual([
      '4/2/0',
      '2/4/0',
      '4/2/0',
      '2/4/0',
      '4/2/0',
    ]);
  });

  test('one after the other, and of a round alone: nothing is added up', () => {
    const eachRound = [{ in: 'odd', symbols: { book: 1 } }, { add: { shield: 1 } }] as const;
    expect(symbolsByRound(cardOf({ burst: 1 }, { eachRound }))).toEqual([
      '1/1/0',
      '0/1/1',
      '1/1/0',
      '0/1/1',
      '1/1/0',
    ]);
  });
});

describe('a card that is drawn (p.70 B, X219)', () => {
  const item = (id: string, more: Partial<ItemCard> = {}): ItemCard => ({
    id,
    type: 'item',
    name: id,
    sources: { default: 'original' },
    itemType: 'weapon',
    tier: 'rare',
    cost: 1,
    front: {
      symbolAbilities: [
        { id: 'a', spend: { burst: 1 }, gain: { stat: 'attack-roll', amount: 1 } },
        { id: 'b', spend: { book: 1, shield: 1 }, gain: { stat: 'attack-roll', amount: 1 } },
      ],
    },
    ...more,
  });
  const items = Object.fromEntries(
    [
      item('saw'),
      item('spear', { stock: 2, front: {} }),
      item('cap', { itemType: 'armor' }),
      item('stick', { tier: 'mundane' }),
      item('only-one', { unique: true }),
      item('of-a-beast', { lootOf: 'beast' }),
      item('hidden', { startsLocked: true }),
      item('told', { story: true }),
    ].map((one) => [one.id, one]),
  );
  const card = cardOf(
    { book: 2, shield: 2 },
    { eachRound: [{ draw: { tier: 'rare', itemType: 'weapon' } }] },
  );
  const drawnIn = (draws: readonly string[], owned: readonly string[] = []) =>
    sitDown(card, { items, owned, chance: new ScriptedChance(rolls('W2 W2 P1 P1'), { draws }) });

  test('adds the symbols its Symbol Abilities are paid with', () => {
    expect(drawnIn(['saw']).state).toMatchObject({
      drawn: 'saw',
      symbols: { book: 3, shield: 3, burst: 1 },
    });
    expect(drawnIn(['spear']).state.symbols).toEqual({ book: 2, shield: 2, burst: 0 });
  });

  test('is of that tier and type, and of no deck of its own', () => {
    expect(() => drawnIn(['nothing'])).toThrow('the rules draw one of saw, spear');
  });

  test('comes from what nobody owns', () => {
    expect(() => drawnIn(['saw'], ['saw', 'spear'])).toThrow('the rules draw one of spear');
    // Both copies of the spear are owned, and the saw is.
    const session = drawnIn([], ['saw', 'spear', 'spear']);
    expect(session.state).toMatchObject({ drawn: null, symbols: { book: 2, shield: 2, burst: 0 } });
  });

  test('goes back at once, and may come again', () => {
    const draws = ['saw', 'saw'];
    const told = rolls('W2 W2 P1 P1', 'W2 W2 P1 P1');
    const session = sitDown(card, { items, chance: new ScriptedChance(told, { draws }) });
    session.decide('lock:0,1,2,3');
    expect(session.state).toMatchObject({
      round: 2,
      drawn: 'saw',
      symbols: { book: 3, shield: 3, burst: 1 },
    });
  });
});
