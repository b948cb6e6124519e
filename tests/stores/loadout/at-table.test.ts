import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_RULESET } from '../../../src/engine/index.ts';
import {
  type AtTable,
  EMPTY_TABLE,
  keepAtTable,
  keptAtTable,
  seatsFor,
  withFifthPlayer,
  withName,
  withoutPlayer,
  withPlayers,
  withRules,
  withSeats,
} from '../../../src/stores/loadout/at-table.ts';

const PARTY = ['nightingale-arsen', 'zeke-jeong', 'rook-lars', 'remi-moretti'];
const three: AtTable = {
  ...EMPTY_TABLE,
  players: 3,
  names: ['Anna', 'Ben', 'Cleo', '', ''],
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
    ['with a seat there is not', JSON.stringify({ ...three, seatOf: { 'rook-lars': 5 } })],
    ['with three names', JSON.stringify({ ...three, names: ['a', 'b', 'c'] })],
  ])('%s is an empty table', (_what, text) => {
    if (text !== null) localStorage.setItem('middara-table-set-up', text);
    expect(keptAtTable()).toEqual(EMPTY_TABLE);
  });

  test('a table of four names, as pages before the fifth seat kept it, comes back with a fifth that is empty (p.71)', () => {
    const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
    localStorage.setItem('middara-table-set-up', JSON.stringify({ ...three, players: 4, names }));
    expect(keptAtTable()).toEqual({ ...three, players: 4, names: [...names, ''] });
  });

  test('five who play without the switch for a fifth are four (p.71)', () => {
    keepAtTable({ ...three, players: 5 });
    expect(keptAtTable().players).toBe(4);
    keepAtTable(withPlayers(three, 5));
    expect(keptAtTable().players).toBe(5);
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
    expect(left.names).toEqual(['Anna', 'Cleo', '', '', '']);
    expect(seatsFor(left, PARTY)).toEqual([0, 1, 0, 1]);
    expect(seatsFor(withoutPlayer(three, 2), PARTY)).toEqual([0, 1, 0, 1]);
  });

  test('given to somebody, an Adventurer stays with them in whatever place', () => {
    const given = withSeats(withPlayers(EMPTY_TABLE, 2), PARTY, [0, 1, 0, 1]);
    expect(seatsFor(given, [...PARTY].reverse())).toEqual([1, 0, 1, 0]);
  });

  test('a name is of its seat', () => {
    expect(withName(three, 1, 'Bea').names).toEqual(['Anna', 'Bea', 'Cleo', '', '']);
  });
});

describe('a fifth player (p.71)', () => {
  const five = withPlayers({ ...three, names: ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'] }, 5);

  test('turns the switch on, and off again when one of the five leaves', () => {
    expect(three.ruleset.fifthPlayer).toBe(false);
    expect(five.ruleset.fifthPlayer).toBe(true);
    expect(withPlayers(five, 4).ruleset.fifthPlayer).toBe(false);
    expect(withoutPlayer(five, 0)).toMatchObject({
      players: 4,
      names: ['Ben', 'Cleo', 'Dora', 'Emil', ''],
      ruleset: { fifthPlayer: false },
    });
  });

  test('without the switch four play on, and the fifth’s name waits', () => {
    const four = withRules(five, DEFAULT_RULESET);
    expect(four.players).toBe(4);
    expect(withPlayers(four, 5).names[4]).toBe('Emil');
  });

  test('fewer may play five Adventurers: the switch stays as it was turned', () => {
    const two = withFifthPlayer(withPlayers(three, 2), true);
    expect(two.players).toBe(2);
    expect(withPlayers(two, 3).ruleset.fifthPlayer).toBe(true);
  });

  test('has the fifth Adventurer', () => {
    expect(seatsFor(withPlayers(EMPTY_TABLE, 5), [...PARTY, 'faunus'])).toEqual([0, 1, 2, 3, 4]);
    expect(seatsFor(withPlayers(EMPTY_TABLE, 4), [...PARTY, 'faunus'])).toEqual([0, 1, 2, 3, 0]);
  });
});
