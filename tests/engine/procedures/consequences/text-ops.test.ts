import { describe, expect, test } from 'vitest';
import type { Space } from '../../../../src/engine/index.ts';
import { eventsOf, optionsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { adventurer, body, rook, token, zeke } from '../../../support/encounter-arena.ts';
import { byText, hall, type Scene } from '../../../support/text-hall.ts';

const lamp = { token: { id: 'lamp', kind: 'objective', colour: 'yellow' }, by: 'zeke' } as const;
const lies = token('objective', [2, 0], 'yellow', 'lamp');

describe('what is counted (X130)', () => {
  test.each([
    ['adds 1 where nothing is said', { do: 'count', counter: 'n' }, 3],
    ['adds so many', { do: 'count', counter: 'n', add: 4 }, 6],
    ['takes so many away, to 0', { do: 'count', counter: 'n', add: -2 }, 0],
    ['never below 0', { do: 'count', counter: 'n', add: -3 }, 0],
    ['sets, whatever it was', { do: 'count', counter: 'n', to: 1 }, 1],
    ['a flag is 1', { do: 'flag', flag: 'n' }, 1],
    ['a flag taken off is 0', { do: 'flag', flag: 'n', off: true }, 0],
  ] as const)('%s', (_what, op, after) => {
    const session = byText(hall({ state: { counters: { n: 2 } } }), [op]);
    expect(session.state.counters).toEqual({ n: after });
    expect(eventsOf(session, 'counterSet')).toHaveLength(1);
  });

  test('what stands at its number already is not told again', () => {
    const session = byText(hall({ state: { counters: { n: 1 } } }), [
      { do: 'flag', flag: 'n' },
      { do: 'count', counter: 'n', to: 1 },
      { do: 'flag', flag: 'other', off: true },
    ]);
    expect(eventsOf(session, 'counterSet')).toEqual([]);
  });

  test('a text is told by its id (p.18)', () => {
    const session = byText(hall(), [{ do: 'tell', id: 'omen', text: 'It grows dark.' }]);
    expect(eventsOf(session, 'textTold')).toMatchObject([{ id: 'omen', rule: 'p.18' }]);
  });
});

describe('tokens the text moves (p.21, X131)', () => {
  test('one on the board lies elsewhere, others stay; one that lies nowhere does not come', () => {
    const tokens = [lies, token('objective', [5, 0], 'red', 'other')];
    const moved = byText(hall({ tokens }), [{ do: 'move-token', token: 'lamp', to: [7, 0] }]);
    expect(moved.state.boardTokens.map(({ id, at }) => [id, at])).toEqual([
      ['lamp', [7, 0]],
      ['other', [5, 0]],
    ]);
    const gone = byText(hall({ tokens }), [{ do: 'move-token', token: 'nothing', to: [7, 0] }]);
    expect(eventsOf(gone, 'boardTokenMoved')).toEqual([]);
  });

  test('moved into Dangerous Terrain it is removed, into any other it is not (p.21)', () => {
    const left = (row: string) =>
      byText(hall({ board: { rows: [row] }, tokens: [lies, token('loot', [5, 0])] }), [
        { do: 'move-token', token: 'lamp', to: [7, 0] },
      ]).state.boardTokens.map(({ id }) => id);
    expect(left('.......d..')).toEqual(['blue']);
    expect(left('.......h..')).toEqual(['lamp', 'blue']);
  });

  test('given: to the doer, from the board and from who has it', () => {
    const give = { do: 'give-token', token: 'lamp' } as const;
    for (const position of [hall({ tokens: [lies] }), hall({ state: { carried: [lamp] } })]) {
      const session = byText(position, [give]);
      expect(session.state.boardTokens).toEqual([]);
      expect(session.state.carried).toEqual([{ ...lamp, by: 'rook' }]);
    }
    const own = byText(hall({ state: { carried: [{ ...lamp, by: 'rook' }] } }), [give]);
    expect(eventsOf(own, 'tokenTaken')).toEqual([]);
  });

  test('given as it comes into the game, of its own colour; of nothing nobody gets anything', () => {
    const give = { do: 'give-token', token: 'lamp' } as const;
    const carried = [{ token: 'lamp', name: 'the lamp', starts: 'green' }];
    const fresh = byText(hall({ encounter: { carried } }), [give]);
    expect(fresh.state.carried).toEqual([
      { token: { id: 'lamp', kind: 'objective', colour: 'green' }, by: 'rook' },
    ]);
    expect(eventsOf(byText(hall(), [give]), 'tokenTaken')).toEqual([]);
  });

  test('given to whom the players choose: any Adventurer that stands, and nobody else', () => {
    const give = { do: 'give-token', token: 'lamp', choose: true } as const;
    const ally = { ...body('ally', [6, 0]), side: 'adventurers' };
    const figures = [rook([0, 0]), zeke([4, 0]), adventurer('remi', [5, 0]), ally, body('foe', [9, 0])];
    const position = hall({ figures, tokens: [lies] });
    Object.assign(editFigure(position.state, 'remi'), { defeated: true, at: null });
    const session = byText(position, [give]);
    expect(session.pending).toMatchObject({ question: { ask: 'who-carries', token: 'lamp' } });
    expect(optionsOf(session)).toEqual(['target:rook', 'target:zeke']);
    session.decide('target:zeke');
    expect(session.state.carried).toEqual([lamp]);
  });

  test('dropped it lies where its bearer stands; what nobody carries is not dropped', () => {
    const drop = { do: 'drop-token', token: 'lamp' } as const;
    const session = byText(hall({ state: { carried: [lamp] } }), [drop]);
    expect(session.state.carried ?? []).toEqual([]);
    expect(session.state.boardTokens).toMatchObject([{ id: 'lamp', at: [4, 0] }]);
    expect(eventsOf(byText(hall(), [drop]), 'tokenDropped')).toEqual([]);
    const other = byText(hall({ state: { carried: [lamp] } }), [{ do: 'drop-token', token: 'key' }]);
    expect(other.state.carried).toEqual([lamp]);
  });

  test('dropped in Dangerous Terrain it is removed from the game (p.21)', () => {
    const session = byText(hall({ board: { rows: ['....d.....'] }, state: { carried: [lamp] } }), [
      { do: 'drop-token', token: 'lamp' },
    ]);
    expect(session.state.boardTokens).toEqual([]);
    expect(eventsOf(session, 'boardTokenRemoved')).toMatchObject([{ token: 'lamp', by: 'zeke' }]);
  });
});

describe('terrain and doors (X132, X133)', () => {
  const piece = { id: 'cart', terrain: 'hindering', spaces: [[2, 0]], under: 'w' };
  const withCart = (more: Partial<Scene> = {}) =>
    hall({ board: { rows: ['..h.......'] }, ...more, state: { pieces: [piece] as never } });

  test('a piece taken away leaves what lay under it; one that is not there is not told of', () => {
    const session = byText(withCart(), [{ do: 'remove-terrain', piece: 'cart' }]);
    expect(session.state.board.rows).toEqual(['..w.......']);
    expect(session.state.pieces ?? []).toEqual([]);
    const other = byText(withCart(), [{ do: 'remove-terrain', piece: 'rock' }]);
    expect(eventsOf(other, 'pieceRemoved')).toEqual([]);
    expect(eventsOf(byText(hall(), [{ do: 'remove-terrain', piece: 'cart' }]), 'pieceRemoved')).toEqual([]);
  });

  test('a piece is put where the text says, if it has room there; nobody is asked', () => {
    const to = (at: Space, more: Partial<Scene> = {}) => {
      const session = byText(withCart(more), [{ do: 'move-terrain', piece: 'cart', to: at }]);
      expect(session.pending).toBeNull();
      return session.state.board.rows;
    };
    expect(to([6, 0])).toEqual(['..w...h...']);
    expect(to([6, 0], { tokens: [token('loot', [6, 0])] })).toEqual(['..h.......']);
    expect(to([6, 0], { board: { rows: ['..h...#...'] } })).toEqual(['..h...#...']);
  });

  test('a piece put into Dangerous Terrain is discarded (p.21)', () => {
    const session = byText(withCart({ board: { rows: ['..h...d...'] } }), [
      { do: 'move-terrain', piece: 'cart', to: [6, 0] },
    ]);
    expect(session.state.board.rows).toEqual(['..w...d...']);
    expect(eventsOf(session, 'pieceRemoved')).toMatchObject([{ piece: 'cart', how: 'dangerous-terrain' }]);
  });

  test('the players of the doer choose where it goes where the text does not say', () => {
    const session = byText(withCart(), [{ do: 'move-terrain', piece: 'cart' }]);
    expect(session.pending).toMatchObject({
      figure: 'rook',
      question: { ask: 'piece-where', piece: 'cart' },
    });
    expect(optionsOf(session)).toEqual(['space:1,0', 'space:3,0']);
    session.decide('space:3,0');
    expect(session.state.board.rows).toEqual(['..wh......']);
    expect(eventsOf(session, 'pieceMoved')).toMatchObject([{ by: 'rook', rule: 'X133' }]);
  });

  const gate = (state: 'open' | 'closed' | 'locked') => ({
    doors: [
      {
        id: 'gate',
        name: 'the gate',
        state,
        edges: [
          [
            [1, 0],
            [2, 0],
          ],
        ],
      } as const,
    ],
  });

  test.each([
    ['locked', 'open', 1],
    ['open', 'locked', 1],
    ['closed', 'locked', 1],
    ['closed', 'closed', 0],
  ] as const)('a door that is %s and is to be %s', (now, state, told) => {
    const session = byText(hall({ encounter: gate(now) }), [{ do: 'door', door: 'gate', state }]);
    expect(eventsOf(session, 'doorChanged')).toHaveLength(told);
    const none = byText(hall({ encounter: gate(now) }), [{ do: 'door', door: 'hatch', state }]);
    expect(eventsOf(none, 'doorChanged')).toEqual([]);
  });
});
