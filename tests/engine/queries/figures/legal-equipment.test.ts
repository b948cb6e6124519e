import { describe, expect, test } from 'vitest';
import { figureIn, type Position } from '../../../../src/engine/index.ts';
import type { NamelessAbility } from '../../../../src/engine/model/language/abilities.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import type { CardInstance } from '../../../../src/engine/model/state.ts';
import { figureWith, positionWithFigure } from '../../../../src/engine/model/with.ts';
import { legalityOf, listEquipmentFaults } from '../../../../src/engine/queries/figures/legal-equipment.ts';
import { arena } from '../../../support/arena.ts';
import { adventurer } from '../../../support/encounter-arena.ts';
import { gameContent } from '../../../support/games.ts';
import { withCard } from '../../../support/own-cards.ts';
import { seededRandom } from '../../../support/random-boards.ts';

/** Zeke has the room everybody has, Rook that for one more Consumable. */
const wearing = (items: readonly string[], id: 'rook' | 'zeke' = 'zeke') => {
  const position = arena({ figures: [adventurer(id, [0, 0], { items })] });
  return { position, figure: figureIn(position.state, id) };
};
const itemsOf = (fits: (item: (typeof gameContent.cards.items)[string]) => boolean) =>
  Object.values(gameContent.cards.items)
    .filter(fits)
    .map(({ id }) => id)
    .sort();

/** Items that change the room there is, and a few of each kind. */
const ROOMY = itemsOf((item) => /extraSlots|twoHandedAsOne/.test(JSON.stringify(item)));
const KINDS = ['weapon', 'armor', 'core', 'relic', 'accessory', 'consumable'] as const;
const FEW = KINDS.flatMap((kind) =>
  itemsOf(({ itemType }) => itemType === kind).slice(0, kind === 'weapon' ? 12 : 4),
);

describe('p.24, p.31: what is wrong with the items in use', () => {
  const of = (kind: (typeof KINDS)[number], count: number) =>
    itemsOf((item) => item.itemType === kind && !ROOMY.includes(item.id)).slice(0, count);
  const armed = (...kinds: (readonly [hands: number, kind: string])[]) =>
    kinds.map(
      ([hands, kind], i) =>
        itemsOf(({ front }) => front.hands === hands && front.kind === kind)[i % 2 === 0 ? 0 : 1]!,
    );

  test.each<[string, string[], readonly string[]]>([
    ['nothing', [], []],
    ['one armor', of('armor', 1), []],
    ['two', of('armor', 2), ['too-many']],
    ['two cores', of('core', 2), ['too-many']],
    ['three relics', of('relic', 3), []],
    ['four', of('relic', 4), ['too-many']],
    ['two accessories', of('accessory', 2), ['too-many']],
    ['three consumables', of('consumable', 3), []],
    ['four of them', of('consumable', 4), ['too-many']],
    ['a hand each', armed([1, 'melee'], [1, 'melee']), []],
    ['three hands', armed([2, 'melee'], [1, 'melee']), ['hands']],
    ['melee beside ranged', armed([1, 'melee'], [1, 'ranged']), ['melee-beside-ranged']],
    ['beside what is both', armed([1, 'melee'], [1, 'melee/ranged']), []],
    [
      'all at once',
      [...armed([2, 'melee'], [1, 'ranged']), ...of('armor', 2)],
      ['hands', 'melee-beside-ranged', 'too-many'],
    ],
  ])('%s', (_, items, faults) => {
    const { position, figure } = wearing(items);
    expect(listEquipmentFaults(position, figure).map(({ fault }) => fault)).toEqual(faults);
  });
});

test('p.24: Rook has room for one Consumable more', () => {
  const four = itemsOf(({ itemType }) => itemType === 'consumable').slice(0, 5);
  const faults = (count: number) => {
    const { position, figure } = wearing(four.slice(0, count), 'rook');
    return listEquipmentFaults(position, figure);
  };
  expect([faults(4), faults(5)]).toMatchObject([[], [{ fault: 'too-many', used: 5, limit: 4 }]]);
});

test('p.24: what somebody was granted, or has by a condition or by another, is room like what cards give', () => {
  const many = itemsOf(({ itemType }) => itemType === 'consumable').slice(0, 5);
  const more: NamelessAbility = {
    id: 'm',
    when: 'passive',
    modifiers: [{ extraSlots: 'consumable', amount: 1 }],
  };
  const cause = term('this-attack');
  const until = { at: 'round' } as const;
  const grown: [string, (position: Position) => Position][] = [
    ['nothing', (position) => position],
    ['a card', (position) => withCard(position, 'zeke', [more])],
    [
      'a card with a condition',
      (position) => withCard(position, 'zeke', [{ ...more, conditions: { if: [{ is: 'sp', atLeast: 5 }] } }]),
    ],
    [
      'one that does not hold',
      (position) => withCard(position, 'zeke', [{ ...more, conditions: { if: [{ is: 'sp', atLeast: 6 }] } }]),
    ],
    [
      'an aura',
      (position) =>
        withCard(position, 'nightingale', [{ ...more, of: { side: 'another-ally', within: 'board' } }]),
    ],
    [
      'a grant',
      (position) =>
        positionWithFigure(
          position,
          figureWith(figureIn(position.state, 'zeke'), {
            granted: [{ id: 'g', cause, by: 'nightingale', until, abilities: [more] }],
          }),
        ),
    ],
  ];
  const faults = (count: number, grow: (position: Position) => Position) => {
    const position = grow(
      arena({
        figures: [
          adventurer('zeke', [0, 0], { items: many.slice(0, count) }),
          adventurer('nightingale', [5, 2]),
        ],
      }),
    );
    const figure = figureIn(position.state, 'zeke');
    expect(legalityOf(position, figure)(null, null)).toBe(listEquipmentFaults(position, figure).length === 0);
    return listEquipmentFaults(position, figure).length;
  };
  const told = grown.map(([what, grow]) => [what, faults(3, grow), faults(4, grow), faults(5, grow)]);
  expect(told).toEqual([
    ['nothing', 0, 1, 1],
    ['a card', 0, 0, 1],
    ['a card with a condition', 0, 0, 1],
    ['one that does not hold', 0, 1, 1],
    ['an aura', 0, 0, 1],
    ['a grant', 0, 0, 1],
  ]);
});

test('whether a change is legal is whether what is worn after it is; who has too much may put away', () => {
  const next = seededRandom(24);
  const met = { legal: 0, not: 0, less: 0 };
  const draw = (from: readonly string[]) => from[next(from.length)]!;
  for (let i = 0; i < 120; i++) {
    const items = Array.from({ length: 1 + next(5) }, () => draw(next(4) === 0 ? ROOMY : FEW));
    const { position, figure } = wearing(items, next(4) === 0 ? 'rook' : 'zeke');
    const { figure: owner } = wearing(Array.from({ length: 4 }, () => draw([...FEW, ...ROOMY])));
    const worn = figure.cards.filter(({ type }) => type === 'item');
    const others = owner.cards
      .filter(({ type }) => type === 'item')
      .map((card, n) => ({ ...card, id: `new-${n}` }));
    const legal = legalityOf(position, figure);
    const before = listEquipmentFaults(position, figure).length;
    const after = (off: CardInstance | null, on: CardInstance | null) => {
      const left = figure.cards.filter((card) => card !== off);
      return listEquipmentFaults(position, figureWith(figure, { cards: on ? [...left, on] : left })).length;
    };
    for (const off of [null, ...worn])
      for (const on of [null, ...others]) {
        const faults = after(off, on);
        const less = off !== null && on === null && faults <= before;
        const is = faults === 0 || less;
        expect(legal(off, on), `${items} - ${off?.ref} + ${on?.ref}`).toBe(is);
        met[faults === 0 ? 'legal' : less ? 'less' : 'not'] += 1;
      }
  }
  expect(Math.min(...Object.values(met))).toBeGreaterThan(50);
});
