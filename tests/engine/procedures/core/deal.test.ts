import { describe, expect, test } from 'vitest';
import {
  dealCards,
  freshCardId,
  freshCombatant,
  freshDynamiteId,
  freshId,
} from '../../../../src/engine/procedures/core/deal.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, doing, rook, run, scene, zeke } from '../../../support/encounter-arena.ts';

describe('cards as they are dealt (p.24, p.28)', () => {
  const dealt = (refs: Parameters<typeof dealCards>[1], taken = new Set<string>()) =>
    dealCards('rook', refs, 'item', taken);

  test('each is fresh, on its front where nothing else is said', () => {
    expect(dealt(['knife', { ref: 'saber', face: 'back' }])).toEqual(
      (['front', 'back'] as const).map((face, i) => ({
        id: ['rook.knife', 'rook.saber'][i],
        ref: ['knife', 'saber'][i],
        type: 'item',
        face,
        exhausted: false,
        flipped: false,
        used: [],
      })),
    );
  });

  test('several of one name are numbered from 2 on, past those that are taken', () => {
    const taken = new Set(['rook.knife.2']);
    expect(dealt(['knife', 'knife', 'knife', 'saber'], taken).map(({ id }) => id)).toEqual([
      'rook.knife',
      'rook.knife.3',
      'rook.knife.4',
      'rook.saber',
    ]);
    expect(taken.has('rook.saber')).toBe(true);
  });

  test('Upgrades lie with their item; an item without any has none', () => {
    const [plain, upgraded] = dealt([
      { ref: 'knife', upgrades: [] },
      { ref: 'saber', upgrades: ['edge', 'edge'] },
    ]);
    expect(plain).not.toHaveProperty('upgrades');
    expect(upgraded?.upgrades?.map(({ id, type }) => [id, type])).toEqual([
      ['rook.saber.edge', 'upgrade'],
      ['rook.saber.edge.2', 'upgrade'],
    ]);
  });
});

/** What is asked of a table with Rook, Zeke and two Cave Sickles. */
function asked<T>(ask: (table: Parameters<typeof freshId>[0]) => T, dynamite: readonly string[] = []): T {
  const position = scene({
    board: { rows: ['........'] },
    figures: [
      rook([0, 0], { items: ['cloak'] }),
      zeke([1, 0]),
      { id: 'cave-sickle-1', card: 'cave-sickle', at: [4, 0] },
      body('foe', [7, 0]),
    ],
    round: 3,
    state: { dynamite: dynamite.map((id) => ({ id, at: [6, 0], lit: 9, carrier: null })) },
  });
  const cloak = editFigure(position.state, 'rook').cards.find(({ ref }) => ref === 'cloak')!;
  editFigure(position.state, 'zeke').pack = [{ ...cloak, id: 'zeke.cloak' }];
  let answer: T | undefined;
  run(
    position,
    doing((table) => {
      answer = ask(table);
    }),
  );
  return answer!;
}

describe('ids that come anew', () => {
  test('of a figure: never one that is there, Defeated or not (p.19)', () => {
    const card = (table: Parameters<typeof freshId>[0]) => table.cards.combatants['cave-sickle']!;
    expect(asked((table) => [1, 2].map((number) => freshId(table, card(table), number)))).toEqual([
      'cave-sickle-1.2',
      'cave-sickle-2',
    ]);
  });

  test('of a card: equipped or in a Pack, of that figure and name', () => {
    expect(asked((table) => ['rook', 'zeke', 'foe'].map((id) => freshCardId(table, id, 'cloak')))).toEqual([
      'rook.cloak.2',
      'zeke.cloak.2',
      'foe.cloak',
    ]);
  });

  test('of Dynamite: by number and round, from that number on', () => {
    const lying = ['dynamite-1-3', 'dynamite-2-2', 'dynamite-3-3'];
    expect(asked((table) => [freshDynamiteId(table), freshDynamiteId(table, 3)], lying)).toEqual([
      'dynamite-2-3',
      'dynamite-4-3',
    ]);
    expect(asked((table) => freshDynamiteId(table))).toBe('dynamite-1-3');
  });
});

test.each([
  ['lock-keeper', 'adventurers', 'a-seat'],
  ['cave-sickle', 'combatants', null],
])('p.55, p.56: a %s comes on the side of the %s', (ref, side, seat) => {
  const figure = asked((table) => freshCombatant(table.cards.combatants[ref]!, 2, [5, 0], 'a-seat'));
  const card = asked((table) => table.cards.combatants[ref]!);
  expect(figure).toMatchObject({
    id: `${ref}-2`,
    card: ref,
    kind: card.kind,
    side,
    seat,
    sp: seat === null ? 0 : card.spRecovery,
    number: 2,
    size: card.size,
    at: [5, 0],
    damage: 0,
    defeated: false,
    felled: false,
    effects: [],
    tokens: {},
    pack: [],
    turnsTaken: 0,
    cards: [{ id: `${ref}-2.${ref}`, ref, type: 'combatant' }],
  });
});
