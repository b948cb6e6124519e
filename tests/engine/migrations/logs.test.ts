import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOG_FORMAT, LOG_MIGRATIONS, type Loose, migrate } from '../../../src/engine/index.ts';
import { parseSavedGame } from '../../../src/stores/opened/parse-saved-game.ts';
import { findingLine } from '../../../src/words/en/problems.ts';

const won = JSON.parse(
  readFileSync(new URL('../../replays/formats/1/won.json', import.meta.url), 'utf8'),
) as { readonly log: Loose; readonly version: number };

describe('a log of format 1', () => {
  test('says which game it is of and by which rules; its hash can be compared with nothing', () => {
    const { engine, ...log } = won.log;
    const today = { ...log, format: LOG_FORMAT, game: 'middara', rules: engine, hash: '' };
    expect(migrate(won.log, 1, LOG_FORMAT, LOG_MIGRATIONS)).toEqual(today);
  });

  test('its decisions are untouched', () => {
    const today = migrate(won.log, 1, LOG_FORMAT, LOG_MIGRATIONS)!;
    expect(today.decisions).toBe(won.log.decisions);
    expect(today.setup).toBe(won.log.setup);
  });
});

test('a log of format 2 keeps the hash of its text', () => {
  const log = { format: 2, game: 'middara', hash: '0123456789abcdef' };
  expect(migrate(log, 2, LOG_FORMAT, LOG_MIGRATIONS)).toEqual({ ...log, format: LOG_FORMAT });
});

describe('migrate', () => {
  const steps = {
    1: (value: Loose) => ({ ...value, b: 1 }),
    2: (value: Loose) => ({ ...value, c: value.b }),
  };
  test('goes step by step, and leaves what is of today as it is', () => {
    expect(migrate({ a: 0 }, 1, 3, steps)).toEqual({ a: 0, b: 1, c: 1 });
    expect(migrate({ a: 0 }, 2, 3, steps)).toEqual({ a: 0, c: undefined });
    const today = { a: 0 };
    expect(migrate(today, 3, 3, steps)).toBe(today);
  });

  test.each([0, 4, 1.5, '1', null, undefined])('knows no way from %j', (from) => {
    expect(migrate({ a: 0 }, from, 3, steps)).toBeNull();
  });
});

const UPDATE = 'update this app to read a newer file';

describe('a format nobody knows is refused with the place and what was expected', () => {
  const linesFor = (json: unknown): readonly string[] => {
    const parsed = parseSavedGame(JSON.stringify(json));
    return parsed.ok ? [] : parsed.problems.map(findingLine);
  };

  test.each([
    [
      { ...won, log: { ...won.log, format: 5 } },
      `$.log.format: expected version 4 or older: ${UPDATE}, got 5`,
    ],
    [{ ...won, log: { ...won.log, format: 0 } }, '$.log.format: expected one of 1, 2, 3, 4, got 0'],
    [{ ...won, log: { ...won.log, format: '1' } }, '$.log.format: expected one of 1, 2, 3, 4, got "1"'],
    [{ ...won, version: 3 }, `$.version: expected version 2 or older: ${UPDATE}, got 3`],
    [{ ...won, version: undefined }, '$.version: expected one of 1, 2, got nothing'],
    [{ ...won.log, format: 7 }, `$.format: expected version 4 or older: ${UPDATE}, got 7`],
  ])('%#', (json, line) => {
    expect(linesFor(json)).toContain(line);
  });
});
