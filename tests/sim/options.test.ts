import { describe, expect, test } from 'vitest';
import { readOptions, UsageError } from '../../src/sim/sim-options.ts';

describe('the arguments of npm run sim', () => {
  test('have defaults', () => {
    expect(readOptions(['--encounter', 'x'])).toEqual({
      encounter: 'x',
      pack: null,
      games: 1,
      seed: '1',
      policy: 'simple',
      difficulty: null,
      ruleset: '',
      everything: false,
      report: null,
      out: null,
      workers: null,
      quiet: false,
      record: null,
      renew: null,
    });
  });

  test('are read in any order', () => {
    expect(
      readOptions(['--quiet', '--seed', 'a b', '--bot', 'random', '--games', '20', '--encounter', 'x']),
    ).toMatchObject({ games: 20, seed: 'a b', policy: 'random', quiet: true });
    expect(readOptions(['--encounter', 'x', '--difficulty', 'hard'])).toMatchObject({ difficulty: 'hard' });
    expect(() => readOptions(['--encounter', 'x', '--difficulty', 'grim'])).toThrow('easy, normal, hard');
    expect(readOptions(['--everything'])).toMatchObject({ everything: true, games: 2000, encounter: null });
    expect(readOptions(['--everything', '--games', '24']).games).toBe(24);
    expect(readOptions(['--report', 'cards'])).toMatchObject({ report: 'cards', games: 300 });
    expect(readOptions(['--report', 'cards', '--out', 'a.md']).out).toBe('a.md');
    expect(readOptions(['--renew']).renew).toBe('tests/replays');
    expect(readOptions(['--renew', 'elsewhere']).renew).toBe('elsewhere');
  });

  test.each([
    [['--games', '0'], '--games 0: expected a whole number'],
    [['--games', '1.5'], '--games 1.5: expected a whole number'],
    [['--games', 'many'], '--games many: expected a whole number'],
    [['--workers', '0'], '--workers 0: expected a whole number from 1 to 99'],
    [['--report', 'cards', '--workers', '2'], '--report takes no --workers'],
    [['--ruleset', 'clever'], '--ruleset: no switch "clever"'],
    [['--ruleset', 'urgencyLimit=7'], '--ruleset: urgencyLimit=7: expected one of 4, 3, 5'],
    [['--bot', 'clever'], '--bot clever: expected one of simple, random'],
    [['--encounter'], '--encounter needs a value'],
    [['--pack', 'x', '--everything'], '--everything takes no --pack'],
    [['--pack', 'x', '--renew'], '--renew takes no --pack'],
    [['--seed', '--quiet'], '--seed needs a value'],
    [['--everything', '--bot', 'random'], '--everything takes no --bot'],
    [['--report', 'dice'], '--report dice: expected cards'],
    [['--report', 'cards', '--bot', 'random'], '--report takes no --bot'],
    [['--out', 'a.md'], '--out goes with --report'],
    [['--fast'], 'unknown argument --fast'],
    [['yard'], 'unknown argument yard'],
    [['--seed', '1', '--seed', '2'], '--seed is given twice'],
  ])('%j is refused in words', (args, words) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(words);
  });
});
