import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { EncounterLog } from '../../../src/engine/index.ts';
import { packLog, unpackLog } from '../../../src/stores/opened/link.ts';
import { parseSavedGame } from '../../../src/stores/opened/parse-saved-game.ts';
import { findingLine } from '../../../src/words/en/problems.ts';
import { setAt } from '../../support/set-at.ts';
import { gameOf, sessionOf, tableOf } from '../../support/table-of-memory.ts';

const link = (text: string | Uint8Array): string => {
  const packed = deflateSync(typeof text === 'string' ? strToU8(text) : text, { level: 9 });
  return btoa(strFromU8(packed, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
const log = (): EncounterLog => JSON.parse(JSON.stringify(sessionOf('limits').toLog()));
const linesOfLink = (text: string): string[] => {
  const parsed = unpackLog(text);
  return parsed.ok ? [] : parsed.problems.map(findingLine);
};
const linesOfLog = (path: string, value: unknown): string[] => {
  const changed = log();
  setAt(changed, path, value);
  const parsed = parseSavedGame(JSON.stringify(changed));
  return parsed.ok ? [] : parsed.problems.map(findingLine);
};

describe('a link', () => {
  test('of our own is read', () => {
    expect(linesOfLink(packLog(log())!)).toEqual([]);
  });

  test('that unpacks to 300 MB is refused at 5', () => {
    const bomb = link(new Uint8Array(60_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect(linesOfLink(bomb)).toEqual([
      'link: expected a link to a game of at most 100,000 letters that holds at most 5 MB, got more',
    ]);
  });

  test('of more than 100,000 letters is not unpacked', () => {
    expect(linesOfLink('A'.repeat(100_001))[0]).toContain('at most 100,000 letters');
  });

  test('that is cut off, or nested without end, is refused', () => {
    const whole = packLog(log())!;
    expect(linesOfLink(whole.slice(0, -40))).toEqual([expect.stringContaining('a whole link to a game')]);
    expect(linesOfLink(link('['.repeat(500_000)))).toHaveLength(1);
    expect(linesOfLink(link(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))[0]).toContain(
      'at most 64 levels',
    );
  });
});

describe('a log', () => {
  test('has no more than a table has', () => {
    const member = log().setup.party[0];
    const seat = log().setup.seats[0]!;
    expect(linesOfLog('setup.party', new Array(9).fill(member))).toEqual([
      '$.setup.party: expected at most 8 entries, got 9',
    ]);
    const [first, ...rest] = linesOfLog('setup.seats', new Array(200_000).fill(seat));
    expect(first).toBe('$.setup.seats: expected at most 8 entries, got 200000');
    expect(rest.filter((line) => line.length > 200)).toEqual([]);
    expect(linesOfLog('setup.party.0.loadout.items', new Array(2000).fill('katar'))).toEqual([
      '$.setup.party[0].loadout.items: expected at most 100 entries, got 2000',
    ]);
    const decision = { kind: 'pass', seat: seat.id, option: 'pass' };
    expect(linesOfLog('decisions', new Array(50_001).fill(decision))).toEqual([
      '$.decisions: expected at most 50000 entries, got 50001',
    ]);
    expect(linesOfLog('setup.seats.0.name', 'N'.repeat(5000))[0]).toContain('at most 4000 letters');
  });

  test('has no value of a switch that the rules do not know', () => {
    expect(linesOfLog('setup.ruleset.urgencyLimit', -1e308)).toEqual([
      '$.setup.ruleset.urgencyLimit: expected one of 4, 3, 5, got -1e+308',
    ]);
    expect(linesOfLog('setup.ruleset.flankingEdition', 'x')).toEqual([
      '$.setup.ruleset.flankingEdition: expected one of "1.08", "1.1", got "x"',
    ]);
  });

  test.each(['constructor', '__proto__', 'toString'])('names no card %s', (name) => {
    for (const place of ['items', 'disciplines'])
      expect(linesOfLog(`setup.party.0.loadout.${place}`, [name])[0]).toContain('another id');
    expect(linesOfLog('setup.party.0.card', name)[0]).toContain('another id');
    expect(linesOfLog('setup.encounter', name)[0]).toContain('another id');
  });

  test('with a discipline there is not cannot be set up', async () => {
    const game = JSON.parse(JSON.stringify(gameOf(sessionOf('limits')).record()));
    game.log.setup.party[0].loadout.disciplines = ['nowhere'];
    const opened = await tableOf().loadFile(JSON.stringify(game));
    expect(JSON.stringify(opened)).toContain('no discipline nowhere in the content');
  });
});
