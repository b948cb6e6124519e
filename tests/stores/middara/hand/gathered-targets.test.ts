import { describe, expect, test } from 'vitest';
import { body, corridor, rook, scene } from '../../../support/encounter-arena.ts';
import { handAt } from '../../../support/hand-at.ts';

const FOES = [body('foe', [1, 0]), body('other', [4, 0]), body('third', [2, 0])];

/** Rook has cast a spell of his, and is asked on whom. */
function casting(discipline: string) {
  const table = handAt(
    scene({
      board: corridor(8),
      figures: [rook([0, 0], { disciplines: [discipline], sp: 5 }), ...FOES],
      active: 'rook',
      initiative: ['rook', ...FOES.map((one) => (one as { id: string }).id)],
    }),
    [],
  );
  const { session, game } = table;
  game.decide(session.pending!.options.find(({ id }) => id.endsWith('/cast'))!.id);
  const before = session.decisions.length;
  const ids = () => session.decisions.slice(before).map(({ option }) => option);
  return { ...table, ids };
}

describe('several targets', () => {
  test('are gathered by presses, in any order, and given in one', () => {
    const { hand, held, ids, game } = casting('ruination');
    hand.pressFigure('third', 'mouse');
    expect(held().gathered).toMatchObject({ figures: ['third'], most: 2 });
    expect(ids()).toEqual([]);
    hand.pressFigure('foe', 'mouse');
    expect(held().gathered).toMatchObject({ figures: ['third', 'foe'], most: 2 });
    hand.giveGathered();
    expect(ids().slice(0, 2)).toEqual(['target:third', 'target:foe']);
    expect(held().gathered).toBeNull();
    // One thing done: an undo takes both back.
    hand.undo();
    if (held().sure) hand.undo();
    expect(ids()).toEqual([]);
    expect(game.store.getState().pending?.question.ask).toBe('whom');
  });

  test('of them only one: then there is nobody else', () => {
    const { hand, ids } = casting('ruination');
    hand.pressFigure('foe', 'touch');
    hand.giveGathered();
    expect(ids().slice(0, 2)).toEqual(['target:foe', 'nobody-else']);
  });

  test('pressed again is let go, and where there are enough the last one makes room', () => {
    const { hand, held } = casting('ruination');
    for (const id of ['foe', 'other', 'third']) hand.pressFigure(id, 'mouse');
    expect(held().gathered?.figures).toEqual(['foe', 'third']);
    hand.pressFigure('foe', 'mouse');
    expect(held().gathered?.figures).toEqual(['third']);
    hand.pressFigure('third', 'mouse');
    expect(held().gathered).toBeNull();
    hand.pressFigure('foe', 'mouse');
    hand.cancel();
    expect(held().gathered).toBeNull();
  });

  test('are as many as the spell allows and there are', () => {
    const { hand, held } = casting('life-grasp');
    hand.pressFigure('foe', 'mouse');
    expect(held().gathered).toMatchObject({ most: 3, order: ['target:foe', 'nobody-else'] });
  });

  test('are none where one is asked for, which is given at once', () => {
    const { hand, ids } = casting('gore-shot');
    hand.pressFigure('foe', 'mouse');
    expect(ids()[0]).toBe('target:foe');
  });
});
