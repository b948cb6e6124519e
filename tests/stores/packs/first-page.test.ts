import { expect, test } from 'vitest';
import { readContentFolder } from '../../../src/content/files/node-files.ts';
import { loadContent } from '../../../src/content/index.ts';
import { doneThere } from '../../../src/stores/kept/done-there.ts';
import type { GameSummary } from '../../../src/stores/kept/saved-game.ts';
import { GUIDED, hasWon } from '../../../src/stores/lesson/guided.ts';
import { encounterOfDay } from '../../../src/stores/packs/encounter-of-day.ts';
import { type Aims, aimsOf, encounterSummaries } from '../../../src/stores/packs/encounter-summaries.ts';
import { encounters as words } from '../../../src/words/en/ui/home.ts';

const content = loadContent(readContentFolder('content'));
const all = encounterSummaries(content);
const on = (day: number, of = all) => encounterOfDay(of, new Date(2026, 5, day, 23, 59), GUIDED)?.id;

test('the encounter of the day is one for play, by the calendar, and each has its turn', () => {
  const days = Array.from({ length: 26 }, (_, i) => on(i + 1));
  // Those of a story are nobody's to meet by the calendar (X273).
  const forPlay = all
    .filter(({ id, training, story }) => !training && !story && id !== GUIDED)
    .map(({ id }) => id);
  expect(all.filter(({ story }) => story)).toHaveLength(4);
  expect(forPlay).toEqual(
    expect.arrayContaining(['training-yard', 'under-hallow-street', 'when-the-locks-opened', 'two-bells']),
  );
  expect(forPlay).toHaveLength(13);
  expect(new Set(days)).toEqual(new Set(forPlay));
  expect(days.slice(0, 13)).toEqual(days.slice(13, 26));
  expect(encounterOfDay(all, new Date(2026, 5, 1, 0, 0), GUIDED)?.id).toBe(on(1));
  expect(on(1)).not.toBe(on(2));
});

test('packs of players change nothing of it, but where there is nothing else', () => {
  const own = all
    .filter(({ id }) => id === 'training-yard')
    .map((one) => ({ ...one, id: 'own', packs: ['Mine'] }));
  expect(on(7, [...own, ...all])).toBe(on(7));
  expect(on(7, own)).toBe('own');
  expect(on(7, [])).toBeUndefined();
});

const NO_AIMS: Aims = { foes: null, exits: [], holdTo: null, hidden: false, until: null };

test('what wins is told in a line', () => {
  const said = Object.fromEntries(all.map(({ id, aims }) => [id, words.aims(aims)]));
  expect(said['training-yard']).toBe('Defeat the enemy.');
  expect(said['under-hallow-street']).toBe('Defeat all 8 enemies, or end a turn on the red or blue Exit.');
  expect(said['when-the-locks-opened']).toBe(
    'Find out what ends it, or end a turn on the green Exit, before round 15 is over.',
  );
  expect(words.aims(NO_AIMS)).toBe('');
  expect(words.aims({ ...NO_AIMS, holdTo: 6 })).toBe('Hold out to the end of round 6.');
  const rounds = (result: 'won' | 'lost', n: number) =>
    ({ id: `${result}${n}`, result, text: '', when: { is: 'rounds-passed', rounds: n } }) as const;
  const held = aimsOf({
    combatants: [],
    endConditions: [rounds('won', 9), rounds('won', 6), rounds('lost', 12)],
  });
  expect(held).toMatchObject({ holdTo: 6, until: 12 });
});

test('each built-in encounter says how long and how hard it is, and has a plan of its board', () => {
  for (const { id, forecast, plan, foes } of all) {
    expect(forecast, id).not.toBeNull();
    expect(forecast!.rounds[0], id).toBeLessThanOrEqual(forecast!.rounds[1]);
    expect(plan.floor, id).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect(plan.foes.length, id).toBe(foes.reduce((sum, { n }) => sum + n, 0));
  }
});

const game = (id: string, more: Partial<GameSummary>): GameSummary => ({
  id,
  name: id,
  savedAt: '2026-01-01T00:00:00.000Z',
  decisions: 10,
  encounter: 'Under Hallow Street',
  of: 'under-hallow-street',
  seats: [],
  round: 4,
  result: null,
  waiting: null,
  ...more,
});
const street = { id: 'under-hallow-street', name: 'Under Hallow Street' };

test('what one has done there: a game and its branches count once, older ones by their name', () => {
  const from = (id: string) => ({ parent: { id, decision: 3 } });
  const games = [
    game('a', { result: 'won', round: 9 }),
    game('b', { result: 'lost' }),
    game('b2', { result: 'won', round: 7, ...from('b') }),
    game('c', { result: 'lost', of: undefined }),
    game('d', {}),
    game('e', { of: 'another-street', result: 'won', round: 1 }),
    game('f', { tried: true, result: 'won', round: 1 }),
  ];
  const done = doneThere(games, street);
  expect(done).toEqual({ won: 2, lost: 1, open: 1, best: 7 });
  expect(words.done(done)).toBe('Won twice, best in 7 rounds, lost once, 1 in progress');
  expect(words.done(doneThere([], street))).toBe('');
  expect(words.done(doneThere([game('l', { result: 'lost' })], street))).toBe('Lost once');
});

test('whoever has won is not shown how again', () => {
  expect(hasWon([])).toBe(false);
  expect(hasWon([game('a', { result: 'lost' }), game('b', { tried: true, result: 'won' })])).toBe(false);
  expect(hasWon([game('a', { result: 'won' })])).toBe(true);
});
