import { describe, expect, test } from 'vitest';
import type { Figure, Position } from '../../../../src/engine/index.ts';
import { companionOf, gainCompanion } from '../../../../src/engine/procedures/consequences/companions.ts';
import { arena, eventsOf, optionsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { body, corridor, rook, run, withWisp, zeke } from '../../../support/encounter-arena.ts';
import { muleOf } from '../../../support/mule.ts';
import { withCard } from '../../../support/own-cards.ts';

const table = (rooks: object = {}): Position =>
  arena({
    board: corridor(8),
    figures: [rook([1, 0], rooks), zeke([2, 0]), body('foe', [4, 0])],
  });

/** The Mule comes; gives who has it then. */
function given(position: Position, finder = 'rook', isClear = true) {
  let gainer: string | null | undefined;
  const session = run(position, function* (at) {
    gainer = yield* gainCompanion(at, finder, 'mule', isClear);
  });
  const cards = session.state.figures.flatMap((one: Figure) => companionOf(one)?.ref ?? []);
  return { gainer, session, cards };
}

describe('a Companion the text gives (p.66, X183)', () => {
  test('is kept from nobody by another kind of card of the same id', () => {
    const position = withCard(table(), 'zeke', [], 'mule');
    expect(given(position)).toMatchObject({ gainer: 'rook', cards: ['mule'] });
  });

  test('nor by another Companion with somebody else', () => {
    const position = table();
    editFigure(position.state, 'zeke').cards = [
      {
        id: 'zeke.map-seller',
        ref: 'map-seller',
        type: 'companion',
        face: 'front',
        exhausted: false,
        flipped: false,
        used: [],
      },
    ];
    expect(given(position).cards.sort()).toEqual(['map-seller', 'mule']);
  });

  test('comes to nobody where it waits in the stash, or stayed behind (X272)', () => {
    for (const where of ['companions', 'away']) {
      const position = table();
      const loot = { ...position.state.loot, [where]: ['mule'] };
      const taken = given({ ...position, state: { ...position.state, loot } });
      expect(taken).toMatchObject({ gainer: null, cards: [] });
      expect(eventsOf(taken.session, 'companionGained')).toEqual([]);
      const other = { ...position.state.loot, [where]: ['map-seller'] };
      expect(given({ ...position, state: { ...position.state, loot: other } }).gainer).toBe('rook');
    }
  });

  test('comes to nobody where it lies beside the shape its Adventurer is in (p.68, X272)', () => {
    const position = table();
    const zeke = editFigure(position.state, 'zeke');
    Object.assign(zeke, { setAside: { card: zeke.card, cards: [muleOf('zeke')] } });
    expect(given(position)).toMatchObject({ gainer: null, cards: [] });
  });

  test('goes with no CONDUIT’s shape (p.68)', () => {
    const position = table();
    const figure = editFigure(position.state, 'rook');
    Object.assign(figure, { setAside: { card: figure.card, cards: [] } });
    expect(optionsOf(given(position).session)).toEqual(['target:zeke', 'stash']);
  });

  test('found by an Esper it comes to its summoner (X183)', () => {
    expect(given(withWisp([]), 'wisp')).toMatchObject({ gainer: 'rook', cards: ['mule'] });
  });

  test('lies in the stash where the players want it there, else with whoever gained it (p.66)', () => {
    const { session } = given(table());
    expect(eventsOf(session, 'companionGained')).toMatchObject([
      { companion: { type: 'companion', ref: 'mule' } },
    ]);
    expect(eventsOf(session, 'companionGained')[0]).not.toHaveProperty('stashed');
    const stashed = given(table(), 'rook', false).session;
    stashed.decide('stash');
    expect(eventsOf(stashed, 'companionGained')).toMatchObject([{ stashed: true }]);
  });
});
