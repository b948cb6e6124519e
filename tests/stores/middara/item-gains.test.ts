import { describe, expect, test } from 'vitest';
import { optionOf, type Prompt } from '../../../src/engine/index.ts';
import { type Gain, gainOf, gainsOf } from '../../../src/stores/middara/item-gains.ts';
import { en } from '../../../src/words/en/index.ts';
import { body, corridor, rook, scene, zeke } from '../../support/encounter-arena.ts';

const at = (rookHas: object = {}, zekeHas: object = {}) =>
  scene({
    figures: [rook([0, 0], rookHas), zeke([1, 0], zekeHas), body('foe', [9, 0])],
    board: corridor(10),
    active: 'rook',
  });
const ofRook = (items: readonly string[], ref: string): Gain => gainOf(at({ items }), 'rook', ref)!;
const by = (gain: Gain, stat: string) => gain.stats.find((one) => one.stat === stat)?.by ?? 0;

describe('what an item would be to somebody', () => {
  test('a weapon in an empty hand: its die in place of a bare hand’s', () => {
    const gain = ofRook([], 'hand-axe');
    expect(gain).toMatchObject({ place: 'worn', slot: 'weapon', out: [], pack: 0 });
    expect(gain.dice).toEqual({ was: ['purple', 'purple'], is: ['white', 'purple'] });
    expect(gain.worth).toBeGreaterThan(0);
    // Every hand taken: it is weighed against what is in them.
    const two = ofRook(['war-axe'], 'hand-axe');
    expect(two.place).toBe('instead');
    expect(two.out.map(({ ref }) => ref)).toEqual(['war-axe']);
    expect(two.worth).toBeLessThan(0);
  });

  test('armor on its slot; a shield in hand; where the slot is taken, what is better than the old one', () => {
    expect(by(ofRook([], 'cuirass'), 'armor')).toBe(1);
    expect(ofRook([], 'cuirass')).toMatchObject({ place: 'worn', slot: 'armor', dice: null });
    expect(by(ofRook(['hand-axe'], 'buckler'), 'armor')).toBe(1);
    const coat = ofRook(['cuirass'], 'padded-coat');
    expect(coat.place).toBe('instead');
    expect(coat.out.map(({ ref }) => ref)).toEqual(['cuirass']);
  });

  test('melee beside ranged is not legal: the bow comes in place of the axe, and reaches further', () => {
    const bow = ofRook(['hand-axe'], 'hunting-bow');
    expect(bow.out.map(({ ref }) => ref)).toEqual(['hand-axe']);
    expect(by(bow, 'range')).toBe(5);
  });

  test('a DOUBLE item by its better side', () => {
    expect(ofRook([], 'long-sword').dice!.is).toEqual(['white', 'orange']);
  });

  test('what changes no number says where it goes, and the Pack how full it is', () => {
    const gain = gainOf(at({ pack: ['cloak', 'katar', 'scythe'] }), 'rook', 'smoke-bomb')!;
    expect(gain).toMatchObject({
      place: 'worn',
      slot: 'consumable',
      dice: null,
      stats: [],
      worth: 0,
      pack: 3,
    });
    expect(gainOf(at(), 'rook', 'no-such-item')).toBeNull();
  });
});

test('best first: whom it helps most, then who has a slot and room for it', () => {
  const asks = (item: string) =>
    ({
      question: { ask: 'who-gains', item },
      options: ['rook', 'zeke'].map((target) => optionOf({ do: 'target', target })),
    }) as unknown as Prompt;
  const order = (position: ReturnType<typeof at>, item: string) =>
    gainsOf(position, asks(item)).map(({ figure }) => figure);
  expect(order(at({ items: ['war-axe'] }), 'hand-axe')).toEqual(['zeke', 'rook']);
  expect(order(at({}, { items: ['war-axe'] }), 'hand-axe')).toEqual(['rook', 'zeke']);
  expect(order(at({ pack: ['cloak', 'katar', 'scythe'] }), 'smoke-bomb')).toEqual(['zeke', 'rook']);
  expect(order(at(), 'smoke-bomb')).toEqual(['rook', 'zeke']);
});

test('told in few words: dice that come, that go, that are others', () => {
  const { dice, stat, place, pack } = en.ui.loot;
  expect(dice(['white'], ['white', 'black'])).toBe('Attack +1 black die');
  expect(dice(['white', 'purple'], ['white'])).toBe('Attack −1 purple die');
  expect(dice(['purple', 'purple'], ['white', 'orange'])).toBe(
    'Attack: 1 white die + 1 orange die, was 2 purple dice',
  );
  expect([stat('armor', 1), stat('sp', -1)]).toEqual(['+1 armor', '−1 ◆']);
  expect([place.worn('weapon'), pack(2, 3), pack(3, 3)]).toEqual([
    'Can equip: hands free',
    'Pack 2/3',
    'Pack 3/3: full',
  ]);
});
