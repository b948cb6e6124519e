import { describe, expect, test } from 'vitest';
import { figureIn, type Position, type Space } from '../../../../src/engine/index.ts';
import { KEPT_BOARD } from '../../../../src/engine/model/story-marks.ts';
import { placeNextAdventurer, resolveInitiative } from '../../../../src/engine/procedures/turn/set-up.ts';
import { eventsOf, optionsOf } from '../../../support/arena.ts';
import { editFigure } from '../../../support/edit.ts';
import { adventurer, body, corridor, rook, run, scene, zeke } from '../../../support/encounter-arena.ts';

const ZONE: readonly Space[] = [
  [6, 0],
  [7, 0],
];

interface Table {
  readonly board?: object;
  readonly done?: string[];
  readonly ruleset?: object;
  /** Who is not on the board yet. */
  readonly off?: readonly string[];
}

/** Figures on a board with a Starting Zone at its right end; some of them still to be placed. */
function toPlace(
  figures: readonly object[],
  { board, done = [], ruleset, off = ['zeke'] }: Table = {},
): Position {
  const position = scene({
    board: board ?? corridor(8),
    figures,
    ...(ruleset ? { ruleset } : {}),
    state: { done, track: [] },
    encounter: { startingZone: ZONE },
  });
  for (const id of off) editFigure(position.state, id).at = null;
  return position;
}

const asked = (position: Position) =>
  run(position, function* (table) {
    yield* placeNextAdventurer(table)!;
  });

const placed = (spaces: readonly string[]) => spaces.map((at) => `place:${at}`);

describe('Placement (p.14)', () => {
  test('a space of the Starting Zone that is free', () => {
    expect(optionsOf(asked(toPlace([rook([1, 0]), zeke([0, 0])])))).toEqual(placed(['6,0', '7,0']));
    const session = asked(toPlace([rook([6, 0]), zeke([0, 0])]));
    expect(figureIn(session.state, 'zeke').at).toEqual([7, 0]); // the only one, so nothing is asked
  });

  test('a zone without room is a fault of the encounter, not a place off the board', () => {
    const full = toPlace([rook([6, 0]), body('foe', [7, 0]), zeke([0, 0])]);
    expect(() => asked(full)).toThrow('no room for zeke');
  });

  test('on a board that was kept beside an ally, wherever an opponent stands (F42, X139)', () => {
    const kept = { done: [KEPT_BOARD] };
    const session = asked(toPlace([rook([1, 0]), zeke([0, 0]), body('foe', [5, 0])], kept));
    expect(optionsOf(session)).toEqual(placed(['0,0', '2,0']));
  });

  test('on such a board in the Starting Zone, where no ally stands yet (F42)', () => {
    const off = ['rook', 'zeke'];
    const session = asked(
      toPlace([rook([1, 0]), zeke([0, 0]), body('foe', [4, 0])], { done: [KEPT_BOARD], off }),
    );
    expect(session.pending).toMatchObject({ figure: 'rook' });
    expect(optionsOf(session)).toEqual(placed(['6,0', '7,0']));
  });

  test('never beside an ally into Dangerous Terrain (X139)', () => {
    const board = { rows: ['...d....'] };
    const session = asked(toPlace([rook([2, 0]), zeke([0, 0])], { board, done: [KEPT_BOARD] }));
    expect(figureIn(session.state, 'zeke').at).toEqual([1, 0]);
  });

  test('the fifth Adventurer beside the zone, the four others in it (p.71)', () => {
    const five = [
      rook([0, 0]),
      zeke([1, 0]),
      adventurer('remi', [2, 0]),
      adventurer('nightingale', [6, 0]),
      { id: 'tomoe', card: 'tomoe', at: [3, 0], sp: 5 },
    ];
    const ruleset = { fifthPlayer: true };
    const fifth = asked(toPlace(five, { ruleset, off: ['tomoe'] }));
    expect(figureIn(fifth.state, 'tomoe').at).toEqual([5, 0]);
    const fourth = asked(toPlace(five, { ruleset, off: ['nightingale'] }));
    expect(optionsOf(fourth)).toEqual(placed(['6,0', '7,0']));
  });
});

describe('an ally the story lends (X203)', () => {
  /** A Lock Keeper of the party's on its way to the board, the zone at the right end. */
  const lent = (rows: readonly string[], others: readonly object[] = [], done: string[] = []) => {
    const keeper = { id: 'keeper', card: 'lock-keeper', at: [0, 0], sp: 3 };
    return asked(toPlace([rook([6, 0]), keeper, ...others], { board: { rows }, off: ['keeper'], done }));
  };

  test('is placed beside the zone, not in it', () => {
    expect(optionsOf(lent(['........', '........']))).toEqual(placed(['5,0', '5,1', '6,1', '7,1']));
  });

  test('as near to it as there is room where none is beside it, in it too', () => {
    const session = lent(['........'], [body('foe', [5, 0])]);
    expect(figureIn(session.state, 'keeper').at).toEqual([7, 0]);
    const full = lent(['........'], [body('foe', [5, 0]), zeke([7, 0])]);
    expect(figureIn(full.state, 'keeper').at).toEqual([4, 0]);
  });

  test('never into Dangerous Terrain, and beside an ally on a board that was kept (X139)', () => {
    expect(figureIn(lent(['.....d..']).state, 'keeper').at).toEqual([7, 0]);
    const figures = [zeke([2, 0])];
    expect(optionsOf(lent(['........'], figures, [KEPT_BOARD]))).toEqual(
      placed(['1,0', '3,0', '5,0', '7,0']),
    );
  });
});

describe('who is placed when', () => {
  const next = (position: Position) => {
    let due: boolean | null = null;
    run(position, function* (table) {
      yield* [];
      due = placeNextAdventurer(table) !== null;
    });
    return due;
  };

  test('nobody once all stand, and nobody who is Defeated', () => {
    expect(next(toPlace([rook([1, 0]), zeke([0, 0])], { off: [] }))).toBe(false);
    const position = toPlace([rook([1, 0]), zeke([0, 0])]);
    expect(next(position)).toBe(true);
    editFigure(position.state, 'zeke').defeated = true;
    expect(next(position)).toBe(false);
  });

  test('with reconnaissance after the Initiative Track lies (p.71)', () => {
    const scout = toPlace([rook([1, 0]), zeke([0, 0])], { ruleset: { reconnaissance: true } });
    expect(next(scout)).toBe(false);
    const laid = {
      ...scout,
      state: { ...scout.state, track: [{ id: 'rook', figures: ['rook'], acted: false }] },
    };
    expect(next(laid)).toBe(true);
  });

  test('the encounter begins when all stand or are Defeated, not before (p.14)', () => {
    const began = (position: Position) => eventsOf(run(position, resolveInitiative), 'encounterBegan').length;
    const track = [{ id: 'rook', figures: ['rook'], acted: false }];
    const position = toPlace([rook([1, 0]), zeke([0, 0])]);
    const laid = { ...position, state: { ...position.state, track } };
    expect(began(laid)).toBe(0);
    editFigure(laid.state, 'zeke').defeated = true;
    expect(began(laid)).toBe(1);
  });
});
