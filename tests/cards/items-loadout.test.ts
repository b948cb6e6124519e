import { describe, expect, test } from 'vitest';
import { figureIn, listEquipmentFaults, slotsOf } from '../../src/engine/index.ts';
import { arena } from '../support/arena.ts';
import { editFigure } from '../support/edit.ts';
import { adventurer } from '../support/encounter-arena.ts';
import { gameContent } from '../support/games.ts';

const items = Object.values(gameContent.cards.items);

/** Loadouts of p.24: what cannot be equipped alone cannot be equipped at all. */
describe('every item may be equipped', () => {
  test.each(items.map(({ id }) => id))('%s', (id) => {
    const position = arena({ figures: [adventurer('rook', [0, 0], { items: [id] })] });
    expect(listEquipmentFaults(position, figureIn(position.state, 'rook'))).toEqual([]);
    const rook = editFigure(position.state, 'rook');
    const card = rook.cards.find(({ ref }) => ref === id)!;
    if (gameContent.cards.items[id]!.double) card.face = 'back';
    expect(listEquipmentFaults(position, rook)).toEqual([]);
  });

  test("a weapon's side that is none counts as a Relic (p.27)", () => {
    const wands = Array.from({ length: 4 }, () => 'wand-of-missiles');
    const position = arena({ figures: [adventurer('rook', [0, 0], { items: wands })] });
    const rook = editFigure(position.state, 'rook');
    for (const card of rook.cards) if (card.type === 'item') card.face = 'back';
    expect(listEquipmentFaults(position, rook)).toEqual([
      { fault: 'too-many', slot: 'relic', used: 4, limit: 3, page: 'p.24' },
    ]);
    const loadout = { items: wands.map((ref) => ({ ref, face: 'back' as const })), disciplines: [] };
    expect(
      slotsOf(loadout, gameContent.cards.adventurers[rook.card]!, gameContent.cards).bySlot,
    ).toMatchObject({
      weapon: { used: 0 },
      relic: { used: 4, limit: 3 },
    });
  });
});
