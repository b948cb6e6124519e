import { describe, expect, test } from 'vitest';
import { figureIn, type Space, term } from '../../../../src/engine/index.ts';
import { answerAll, eventsOf, optionsOf, type Roll } from '../../../support/arena.ts';
import { body, corridor, playFrom, rook, scene, token, told } from '../../../support/encounter-arena.ts';

/** Moves through others, for the players: it is asked for every step. */
const ogre = (tags: string[], at: Space = [0, 0], size: [number, number] = [1, 1]) => ({
  id: 'ogre',
  side: 'adventurers',
  at,
  sp: 1,
  stats: { hp: 20, defense: 30, movement: 6, dice: ['white', 'white'], tags, size },
});
const still = (id: string, at: Space, stats: object = {}) => ({
  ...body(id, at, stats),
  effects: ['paralyze'],
});

const moved = (
  figures: object[],
  steps: readonly string[],
  rolls: readonly Roll[] = [],
  input: Partial<Parameters<typeof scene>[0]> = {},
) => {
  const session = playFrom(scene({ figures, board: corridor(6), active: 'ogre', ...input }), rolls);
  answerAll(session, ['move', ...steps.map((step) => `step:${step}`)]);
  if (session.pending?.kind === 'move') session.decide('end');
  return session;
};

describe('CRUSH, p.32', () => {
  test('moves through opponents: each takes PURPLE of IRREDUCIBLE after the movement, and stays', () => {
    const session = moved(
      [ogre(['crush']), still('foe', [2, 0], { armor: 4 })],
      ['1,0', '2,0', '3,0'],
      [['purple', 5]],
    );
    const types = session.events.map((event) => event.type);
    expect(figureIn(session.state, 'foe')).toMatchObject({ damage: 6, at: [2, 0] });
    expect(types.indexOf('damageDealt')).toBeGreaterThan(types.lastIndexOf('figureMoved'));
    expect(eventsOf(session, 'damageDealt')).toMatchObject([
      { damageType: 'irreducible', cause: term('crush'), by: 'ogre' },
    ]);
  });

  test('each once, however often it was moved through; allies not at all', () => {
    const session = moved(
      [ogre(['crush']), still('foe', [1, 0]), { ...still('friend', [2, 0]), side: 'adventurers' }],
      ['1,0', '2,0', '1,0', '2,0', '3,0'],
      [['purple', 1]],
    );
    expect(figureIn(session.state, 'foe').damage).toBe(1);
    expect(figureIn(session.state, 'friend').damage).toBe(0);
  });

  test('whoever stands where it ends goes to the nearest free space; players choose among equals', () => {
    const session = moved([ogre(['crush']), still('foe', [2, 0])], ['1,0', '2,0'], [['purple', 1]]);
    expect(session.pending).toMatchObject({ kind: 'choose-space', figure: 'ogre' });
    expect(optionsOf(session)).toEqual(['space:1,0', 'space:3,0']);
    // Until it is settled the movement is under way (I7).
    expect(session.state.scopes.map(({ kind }) => kind)).toEqual(['move']);
    session.decide('space:3,0');
    expect(figureIn(session.state, 'foe').at).toEqual([3, 0]);
    expect(figureIn(session.state, 'ogre').at).toEqual([2, 0]);
  });

  test('an ally in its way is moved too, unhurt', () => {
    const session = moved(
      [ogre(['crush']), { ...still('friend', [5, 0]), side: 'adventurers' }],
      ['1,0', '2,0', '3,0', '4,0', '5,0'],
    );
    expect(figureIn(session.state, 'friend')).toMatchObject({ at: [4, 0], damage: 0 });
  });

  test('figures moved out of the way provoke nobody (M4)', () => {
    const session = moved(
      [
        ogre(['crush']),
        still('foe', [5, 0]),
        { id: 'guard', side: 'adventurers', at: [4, 1], stats: { hp: 9, dice: ['white'] } },
      ],
      ['1,0', '2,0', '3,0', '4,0', '5,0'],
      [['purple', 1]],
      { board: { rows: ['......', '####.#'] } },
    );
    expect(figureIn(session.state, 'foe').at).toEqual([4, 0]);
    expect(eventsOf(session, 'breakAttackProvoked')).toEqual([]);
  });

  test('an Adventurer moved into view of a Totem wakes it', () => {
    const session = moved([ogre(['crush']), rook([5, 0])], ['1,0', '2,0', '3,0', '4,0', '5,0'], [], {
      board: { rows: ['.......', '######.', '######.'] },
      tokens: [token('totem', [6, 2])],
      encounter: { totems: { blue: told() } },
    });
    expect(eventsOf(session, 'totemSeen')).toEqual([]);
    session.decide('space:6,0');
    expect(eventsOf(session, 'totemSeen')).toMatchObject([{ by: 'rook' }]);
  });
});

describe('RELENTLESS, p.33', () => {
  test('drags those it moved through along: beside it, one PURPLE', () => {
    const session = moved(
      [ogre(['relentless']), still('foe', [1, 0])],
      ['1,0', '2,0', '3,0', '4,0', '5,0'],
      [['purple', 4]],
    );
    expect(figureIn(session.state, 'foe')).toMatchObject({ at: [4, 0], damage: 5 });
    expect(eventsOf(session, 'damageDealt')).toMatchObject([{ cause: term('relentless') }]);
  });

  test('no room beside it: two PURPLE, and the nearest free space', () => {
    const session = moved(
      [ogre(['relentless']), still('foe', [1, 0]), still('wall', [4, 0])],
      ['1,0', '2,0', '3,0', '4,0', '5,0'],
      [
        ['purple', 1],
        ['purple', 2],
        ['purple', 3],
      ],
    );
    expect(figureIn(session.state, 'foe')).toMatchObject({ at: [1, 0], damage: 3 });
    expect(figureIn(session.state, 'wall')).toMatchObject({ at: [4, 0], damage: 3 });
  });

  test('one it defeats is not placed any more', () => {
    const session = moved(
      [ogre(['relentless']), still('foe', [1, 0], { hp: 2 }), still('other', [3, 0])],
      ['1,0', '2,0'],
      [['purple', 6]],
    );
    expect(figureIn(session.state, 'foe').defeated).toBe(true);
    expect(figureIn(session.state, 'other')).toMatchObject({ at: [3, 0], damage: 0 });
  });
});

describe('UNSTOPPABLE, p.33', () => {
  const rows = ['..#...'];

  test('walks through Obstructing terrain and leaves Hindering behind', () => {
    const session = moved([ogre(['unstoppable']), still('foe', [5, 0])], ['1,0', '2,0', '3,0'], [], {
      board: { rows },
    });
    expect(session.state.board.rows).toEqual(['..h...']);
    expect(eventsOf(session, 'terrainPlaced')).toMatchObject([
      { spaces: [[2, 0]], terrain: 'hindering', by: 'ogre', rule: 'p.33' },
    ]);
  });

  test('others do not', () => {
    const session = playFrom(
      scene({ figures: [ogre(['crush'], [1, 0]), still('foe', [5, 0])], board: { rows }, active: 'ogre' }),
    );
    session.decide('move');
    expect(optionsOf(session)).not.toContain('step:2,0');
  });

  test('a large base breaks every obstructing space it enters', () => {
    const session = moved([ogre(['unstoppable'], [0, 0], [2, 2]), still('foe', [5, 0])], ['1,0'], [], {
      board: { rows: ['..#...', '..#...'] },
    });
    expect(session.state.board.rows).toEqual(['..h...', '..h...']);
  });
});

describe('several that were moved through (pp.32-33, X85)', () => {
  test('each in the order passed, each with a roll of its own; who is down by then is left out', () => {
    const foes = ['c', 'a', 'b'].map((id, i) => still(id, [1 + i, 0], { hp: i === 1 ? 1 : 20 }));
    const session = moved(
      [ogre(['crush']), ...foes],
      ['1,0', '2,0', '3,0', '4,0'],
      [
        ['purple', 2],
        ['purple', 1],
        ['purple', 4],
      ],
    );
    expect(eventsOf(session, 'damageDealt').map(({ figure }) => figure)).toEqual(['c', 'a', 'b']);
    expect(
      eventsOf(session, 'diceRolled').map(({ figure, purpose, rule }) => [figure, purpose, rule]),
    ).toEqual(foes.map(() => ['ogre', 'damage', 'p.32']));
    expect(figureIn(session.state, 'a').defeated).toBe(true);
  });

  test('RELENTLESS places each beside it while there is room, the players choose where', () => {
    const rows = ['......', '....##'];
    const session = moved(
      [ogre(['relentless']), still('a', [1, 0]), still('b', [2, 0])],
      ['1,0', '2,0', '3,0', '4,0'],
      [
        ['purple', 1],
        ['purple', 1],
      ],
      { board: { rows } },
    );
    // Beside [4, 0]: [3, 0] and [5, 0] in its row, [3, 1] in the other.
    expect(session.pending).toMatchObject({ kind: 'choose-space', figure: 'ogre', rule: 'C9' });
    expect(optionsOf(session)).toEqual(['space:3,0', 'space:5,0', 'space:3,1']);
    session.decide('space:5,0');
    expect(optionsOf(session)).toEqual(['space:3,0', 'space:3,1']);
    session.decide('space:3,1');
    expect(figureIn(session.state, 'a').at).toEqual([5, 0]);
    expect(figureIn(session.state, 'b').at).toEqual([3, 1]);
    expect(eventsOf(session, 'figureMoved').slice(-2)).toMatchObject([
      { figure: 'a', how: 'shove', cost: 0, rule: 'p.32' },
      { figure: 'b', how: 'shove', cost: 0, rule: 'p.32' },
    ]);
  });

  test('who was moved through and stands beside its end already stays (p.33)', () => {
    const session = moved([ogre(['relentless']), still('a', [1, 0])], ['1,0', '2,0'], [['purple', 3]]);
    expect(figureIn(session.state, 'a')).toMatchObject({ at: [1, 0], damage: 3 });
    expect(eventsOf(session, 'figureMoved').map(({ figure }) => figure)).toEqual(['ogre', 'ogre']);
  });

  test('a figure with both tags deals RELENTLESS, one without either passes nobody', () => {
    const both = moved([ogre(['crush', 'relentless']), still('a', [1, 0])], ['1,0', '2,0'], [['purple', 1]]);
    expect(eventsOf(both, 'damageDealt')).toMatchObject([{ cause: term('relentless'), by: 'ogre' }]);
    expect(eventsOf(moved([ogre([]), still('a', [5, 0])], ['1,0', '2,0']), 'figurePassed')).toEqual([]);
  });

  test('a large base moves aside all whom it ends on, to the nearest spaces for their size', () => {
    const rows = ['......', '......', '......'];
    const session = moved(
      [ogre(['crush'], [0, 0], [2, 2]), still('a', [3, 0]), { ...still('b', [2, 1]), side: 'adventurers' }],
      ['1,0', '2,0'],
      [['purple', 1]],
      { board: { rows } },
    );
    while (session.pending?.kind === 'choose-space') session.decide(session.pending.options[0]!.id);
    expect(figureIn(session.state, 'a')).toMatchObject({ at: [4, 0], damage: 1 });
    expect(figureIn(session.state, 'b')).toMatchObject({ at: [1, 0], damage: 0 });
  });
});
