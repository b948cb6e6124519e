import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_RULESET } from '../../../src/engine/index.ts';
import {
  type AtTable,
  EMPTY_TABLE,
  keepAtTable,
  keptAtTable,
  seatsFor,
  withName,
  withoutPlayer,
  withPlayers,
  withSeats,
} from '../../../src/stores/loadout/at-table.ts';

const PARTY = ['nightingale-arsen', 'zeke-jeong', 'rook-lars', 'remi-moretti'];
const three: AtTable = {
  ...EMPTY_TABLE,
  players: 3,
  names: ['Anna', 'Ben', 'Cleo', ''],
  seatOf: { 'rook-lars': 0, 'zeke-jeong': 2 },
  ruleset: { ...DEFAULT_RULESET, noPlayerElimination: true, urgencyLimit: 5 },
  byHand: true,
  placed: true,
  title: 'Evening',
  seed: 'luck',
};

afterEach(() => localStorage.clear());

describe('kept on this device', () => {
  test('all of it comes back', () => {
    keepAtTable(three);
    expect(keptAtTable()).toEqual(three);
  });

  test.each([
    ['nothing', null],
    ['cut short', '{"players":3'],
    ['with too many players', JSON.stringify({ ...three, players: 9 })],
    ['with a seat there is not', JSON.stringify({ ...three, seatOf: { 'rook-lars': 4 } })],
    ['with three names', JSON.stringify({ ...three, names: ['a', 'b', 'c'] })],
  ])('%s is an empty table', (_what, text) => {
    if (text !== null) localStorage.setItem('middara-table-set-up', text);
    expect(keptAtTable()).toEqual(EMPTY_TABLE);
  });

  test('a switch of another version is as in the rulebook; the others stay', () => {
    const ruleset = { ...three.ruleset, urgencyLimit: 7, moonlight: true };
    localStorage.setItem('middara-table-set-up', JSON.stringify({ ...three, ruleset }));
    expect(keptAtTable().ruleset).toEqual({ ...DEFAULT_RULESET, noPlayerElimination: true });
  });
});

describe('who plays whom', () => {
  test('the party is dealt in turn, but for those that somebody was given', () => {
    expect(seatsFor(withPlayers(EMPTY_TABLE, 3), PARTY)).toEqual([0, 1, 2, 0]);
    expect(seatsFor(three, PARTY)).toEqual([0, 2, 0, 0]);
  });

  test('with fewer players the seat that is empty is dealt anew; with more again it is as it was', () => {
    const two = withPlayers(three, 2);
    expect(seatsFor(two, PARTY)).toEqual([0, 1, 0, 1]);
    expect(withPlayers(two, 3)).toEqual(three);
  });

  test('somebody leaves: the others move up with those they play', () => {
    const left = withoutPlayer(three, 1);
    expect(left.players).toBe(2);
    expect(left.names).toEqual(['Anna', 'Cleo', '', '']);
    expect(seatsFor(left, PARTY)).toEqual([0, 1, 0, 1]);
    expect(seatsFor(withoutPlayer(three, 2), PARTY)).toEqual([0, 1, 0, 1]);
  });

  test('given to somebody, an Adventurer stays with them in whatever place', () => {
    const given = withSeats(withPlayers(EMPTY_TABLE, 2), PARTY, [0, 1, 0, 1]);
    expect(seatsFor(given, [...PARTY].reverse())).toEqual([1, 0, 1, 0]);
  });

  test('a name is of its seat', () => {
    expect(withName(three, 1, 'Bea').names).toEqual(['Anna', 'Bea', 'Cleo', '']);
  });
});
