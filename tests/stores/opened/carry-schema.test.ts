import { describe, expect, test } from 'vitest';
import { parseValue } from '../../../src/check/parse-value.ts';
import { NOTHING_CARRIED } from '../../../src/engine/index.ts';
import { carrySchema } from '../../../src/stores/opened/carry-schema.ts';
import { packLog, unpackLog } from '../../../src/stores/opened/link.ts';
import { parseSavedGame } from '../../../src/stores/opened/parse-saved-game.ts';
import { findingLine } from '../../../src/words/en/problems.ts';
import { carried, rookWith, sessionOf } from '../../support/carried.ts';

const linesFor = (carry: unknown): string[] => {
  const parsed = parseValue(carrySchema, carry, '$.carry');
  return parsed.ok ? [] : parsed.problems.map(findingLine);
};
const member = { damage: 3, defeated: false, tokens: { vow: 2 }, cards: {} };
const whole = carried(
  [{ ...member, cards: { card: { exhausted: true }, 'items.0.upgrades.1': { used: ['call'], energy: 2 } } }],
  {
    allies: [{ card: 'lock-keeper', damage: 1, defeated: false }],
    away: ['katar'],
    unlocked: ['river:lamp'],
    flags: { haste: true, debts: 3 },
  },
);

describe('what an encounter begins from, in a saved game', () => {
  test('nothing, and everything', () => {
    expect(linesFor(NOTHING_CARRIED)).toEqual([]);
    expect(linesFor(whole)).toEqual([]);
  });

  test.each([
    [
      { ...whole, members: [{ ...member, damage: -1 }] },
      '$.carry.members[0].damage: expected a whole number',
    ],
    [
      { ...whole, members: [{ ...member, defeated: 'no' }] },
      '$.carry.members[0].defeated: expected true or false',
    ],
    [
      { ...whole, members: [{ ...member, cards: { 'item.0': {} } }] },
      '$.carry.members[0].cards["item.0"]: expected a place of a card in a loadout',
    ],
    [
      { ...whole, members: [{ ...member, cards: { 'pack.1': { flipped: 1 } } }] },
      '$.carry.members[0].cards["pack.1"].flipped: expected true',
    ],
    [{ ...whole, members: [{ ...member, tokens: { vow: 'x' } }] }, '$.carry.members[0].tokens.vow: expected'],
    [
      { ...whole, lootOut: { ...whole.lootOut, gold: [1] } },
      '$.carry.lootOut.gold: expected a list of at least 6',
    ],
    [{ ...whole, lootOut: { ...whole.lootOut, item: 31 } }, '$.carry.lootOut.item: expected a whole number'],
    [{ ...whole, allies: [{ card: 7, damage: 0, defeated: false }] }, '$.carry.allies[0].card: expected'],
    [{ ...whole, away: 'katar' }, '$.carry.away: expected a list'],
    [{ ...whole, unlocked: undefined }, '$.carry.unlocked: expected a list, got nothing'],
    [{ ...whole, flags: { haste: false } }, '$.carry.flags.haste: expected'],
    [5, '$.carry: expected an object, got 5'],
  ])('%j names the place', (carry, line) => {
    expect(linesFor(carry)).toEqual([expect.stringContaining(line)]);
  });
});

describe('a game that begins from something', () => {
  const setup = rookWith(
    { disciplines: ['summoning'] },
    { damage: 5, cards: { 'disciplines.0': { flipped: true } } },
  );

  test('is saved and opened, and sent as a link', () => {
    const log = sessionOf(setup).toLog();
    expect(log.setup.carry).toEqual(setup.carry);
    const file = { file: 'middara-table-game', version: 2, log };
    const parsed = parseSavedGame(JSON.stringify(file));
    expect(parsed).toMatchObject({ ok: true, value: { log: { setup: { carry: setup.carry } } } });
    const broken = JSON.stringify(file).replace('"damage":5', '"damage":"5"');
    const refused = parseSavedGame(broken);
    expect(refused.ok ? [] : refused.problems.map(findingLine)).toEqual([
      expect.stringContaining('$.log.setup.carry.members[0].damage: expected a whole number'),
    ]);
  });

  test('its link leads to the same set-up', () => {
    const log = sessionOf(setup).toLog();
    expect(unpackLog(packLog(log)!)).toMatchObject({ ok: true, value: { setup: { carry: setup.carry } } });
  });
});
