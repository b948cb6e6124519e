import { describe, expect, test } from 'vitest';
import { type EncounterOp, figureIn, type Space } from '../../../../src/engine/index.ts';
import { eventsOf, optionsOf } from '../../../support/arena.ts';
import { body, gold, objective, rook, scene, zeke } from '../../../support/encounter-arena.ts';
import { byText, hall, type Scene } from '../../../support/text-hall.ts';

describe('figures the text moves (X136, X140)', () => {
  test('each of those it speaks of, in the order of the track', () => {
    const figures = [rook([0, 0]), zeke([4, 0]), body('foe', [9, 0])];
    const position = hall({ figures, initiative: ['zeke', 'foe', 'rook'] });
    const session = byText(position, [{ do: 'move-figure', who: 'adventurers', to: [7, 0] }]);
    expect(figureIn(session.state, 'zeke').at).toEqual([7, 0]);
    expect(session.pending).toMatchObject({ kind: 'choose-space', figure: 'rook' });
    expect(optionsOf(session)).toEqual(['space:6,0', 'space:8,0']);
    session.decide('space:6,0');
    expect(figureIn(session.state, 'rook').at).toEqual([6, 0]);
  });

  test('who stands there already stays, and is told nothing', () => {
    const session = byText(hall(), [{ do: 'move-figure', who: 'doer', to: [0, 0] }]);
    expect(eventsOf(session, 'figureMoved')).toEqual([]);
  });

  test('put into Dangerous Terrain it is Defeated, beside it it is not (M3)', () => {
    const fallen = (to: Space) =>
      eventsOf(
        byText(hall({ board: { rows: ['..d.......'] } }), [{ do: 'move-figure', who: 'doer', to }]),
        'figureDefeated',
      ).map(({ figure }) => figure);
    expect(fallen([2, 0])).toEqual(['rook']);
    expect(fallen([1, 0])).toEqual([]);
  });

  const walks = (rows: readonly string[], to: readonly Space[], spaces: number, more: Partial<Scene> = {}) =>
    figureIn(
      byText(hall({ board: { rows }, figures: [rook([0, 0]), body('foe', [9, 0])], ...more }), [
        { do: 'walk', who: 'doer', to, spaces },
      ]).state,
      'rook',
    ).at;
  const OPEN = ['..........', '..........', '..........'];

  test.each([0, 1, 2, 3, 9])('walks %i spaces, and no farther than its aim', (spaces) => {
    const position = hall({ board: { rows: OPEN }, figures: [rook([0, 0]), body('foe', [9, 0])] });
    const to: Space[] = [
      [0, 2],
      [4, 0],
    ];
    const steps = eventsOf(byText(position, [{ do: 'walk', who: 'doer', to, spaces }]), 'figureMoved');
    expect(steps).toHaveLength(Math.min(2, spaces));
    expect(steps.every(({ how, cost, rule }) => how === 'text' && cost === 0 && rule === 'X136')).toBe(true);
  });

  test('walks past an opponent and provokes no Break Attack', () => {
    const figures = [rook([0, 0]), body('foe', [1, 1])];
    const walk: EncounterOp = { do: 'walk', who: 'doer', to: [[3, 0]], spaces: 3 };
    const session = byText(hall({ board: { rows: OPEN }, figures }), [walk]);
    expect(figureIn(session.state, 'rook').at).toEqual([3, 0]);
    expect(eventsOf(session, 'breakAttackProvoked')).toEqual([]);
  });

  test('who has woken something on its way goes on; who is off the board does not', () => {
    const trap = (...ops: EncounterOp[]) =>
      byText(
        hall({
          encounter: {
            objectives: [objective('trap', { is: 'adventurer-enters', spaces: [[2, 0]] }, ...ops)],
          },
        }),
        [{ do: 'walk', who: 'doer', to: [[9, 0]], spaces: 3 }],
      );
    const gone = eventsOf(trap({ do: 'leave', who: 'doer' }), 'figureMoved');
    expect(gone.map(({ to }) => to)).toEqual([
      [1, 0],
      [2, 0],
    ]);
    const on = trap(gold(3));
    expect([figureIn(on.state, 'rook').at, on.state.loot.gold]).toEqual([[3, 0], 3]);
  });

  test('to the nearest of several, round whoever stands in the way and through nobody', () => {
    expect(walks(OPEN, [[9, 2], [0, 2]], 2)).toEqual([0, 2]); // biome-ignore format: a line is enough
    const wall = { figures: [rook([0, 0]), zeke([1, 0]), body('foe', [9, 0])] };
    expect(walks(OPEN, [[3, 0]], 5, wall)).toEqual([3, 0]);
    expect(walks(['..........'], [[3, 0]], 5, wall)).toEqual([0, 0]);
  });

  test('never through Dangerous Terrain, and not over a level it cannot climb', () => {
    expect(walks(['.d........', '..........'], [[2, 0]], 4)).toEqual([2, 0]);
    expect(walks(['..d.......'], [[5, 0]], 9)).toEqual([1, 0]);
    const cliff = { board: { rows: ['..........'], elevation: ['1133333333'] } };
    expect(walks([], [[5, 0]], 9, cliff)).toEqual([1, 0]);
  });

  test('stays where no way leads nearer', () => {
    expect(walks(OPEN, [[0, 0]], 3)).toEqual([0, 0]);
    expect(walks(['.#........'], [[5, 0]], 3)).toEqual([0, 0]);
  });

  test('a large base walks with all of it', () => {
    const ogre = { ...body('ogre', [0, 0], { size: [2, 2] }), side: 'adventurers' };
    const position = scene({
      figures: [ogre, body('foe', [9, 2])],
      board: { rows: ['..........', '...#......', '..........'] },
    });
    const session = byText(position, [{ do: 'walk', who: 'doer', to: [[9, 0]], spaces: 9 }], [], 'ogre');
    expect(figureIn(session.state, 'ogre').at).toEqual([1, 0]); // no way for two rows past the rock
  });

  test('each leaves the board; those that stand elsewhere stay (X140)', () => {
    const session = byText(hall(), [{ do: 'leave', who: 'opponents' }]);
    expect(session.state.left).toEqual(['foe']);
    expect(session.state.figures.filter(({ at }) => at !== null).map(({ id }) => id)).toEqual([
      'rook',
      'zeke',
    ]);
  });
});
