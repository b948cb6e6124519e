import { describe, expect, test } from 'vitest';
import type { EncounterOp } from '../../../../src/engine/index.ts';
import { resolveForcedMove } from '../../../../src/engine/procedures/movement/forced-move.ts';
import { type ArenaSession, eventsOf } from '../../../support/arena.ts';
import {
  body,
  corridor,
  gold,
  objective,
  playFrom,
  rook,
  run,
  scene,
  token,
  told,
} from '../../../support/encounter-arena.ts';

const goldOf = ({ state }: ArenaSession): number => state.loot.gold;

describe('what is seen, entered or come beside on any way comes about (p.17, X84)', () => {
  const jumper = (rows: readonly string[], encounter: object, tokens = [token('totem', [1, 2])]) =>
    playFrom(
      scene({
        board: { rows },
        figures: [rook([0, 0], { sp: 1 }), body('foe', [7, 0])],
        initiative: ['rook', 'foe'],
        active: 'rook',
        tokens,
        encounter,
      }),
      [
        ['purple', 1],
        ['purple', 1],
      ],
    );

  test('a failed jump lands where a Totem is seen', () => {
    const totems = { blue: told(gold(5)) };
    const session = jumper(['........', '#.######', '#.######'], { totems });
    session.decide('move');
    expect(goldOf(session)).toBe(0);
    session.decide('jump:2,0');
    expect(eventsOf(session, 'checkMade').map(({ passed }) => passed)).toEqual([false]);
    expect(goldOf(session)).toBe(5);
  });

  test('a failed jump lands where an Objective waits', () => {
    const objectives = [objective('trap', { is: 'adventurer-enters', spaces: [[1, 0]] }, gold(3))];
    const session = jumper(['........'], { objectives }, []);
    session.decide('move');
    session.decide('jump:2,0');
    expect(goldOf(session)).toBe(3);
  });

  const pushed = (...ops: readonly EncounterOp[]) => {
    const objectives = [objective('line', { is: 'adventurer-enters', spaces: [[3, 0]] }, ...ops)];
    return scene({
      board: corridor(8),
      figures: [rook([2, 0], { sp: 0 }), body('foe', [1, 0])],
      active: 'foe',
      encounter: { objectives },
    });
  };
  const push = (position: ReturnType<typeof scene>) =>
    run(position, (table) => resolveForcedMove(table, 'push', 'rook', 'foe', 3));

  test('who is pushed over a space has entered it', () => {
    const session = push(pushed(gold(2)));
    expect(session.state.figures[0]?.at).toEqual([5, 0]);
    expect(goldOf(session)).toBe(2);
  });

  test('who has come to stand in the way of one pushed stops it: the rest is damage (M7)', () => {
    const session = run(
      pushed({ do: 'spawn', card: 'cave-sickle', at: [4, 0] }),
      (table) => resolveForcedMove(table, 'push', 'rook', 'foe', 3),
      [['black', 4]],
    );
    expect(session.state.figures[0]).toMatchObject({ at: [3, 0], damage: 2 });
  });

  test('a Totem that an opened Loot token brings is seen at once', () => {
    const position = scene({
      board: corridor(8),
      figures: [rook([0, 0], { sp: 2 }), body('foe', [7, 0])],
      initiative: ['rook', 'foe'],
      active: 'rook',
      tokens: [token('objective', [1, 0], 'red', 'lever')],
      encounter: {
        totems: { blue: told(gold(4)) },
        objectives: [
          objective(
            'pull',
            { is: 'encounter-action', token: 'lever', name: 'pull' },
            { do: 'place-token', token: token('totem', [3, 0]) },
          ),
        ],
      },
    });
    const session = playFrom(position);
    session.decide('encounter:pull');
    expect(goldOf(session)).toBe(4);
    expect(session.state.boardTokens.map(({ kind }) => kind)).toEqual(['objective']);
  });
});
