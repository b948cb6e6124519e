import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playLabGame } from '../../src/bots/lab/lab-game.ts';
import { numbersOf, roundBy } from '../../src/bots/lab/lab-numbers.ts';
import { reachableIn } from '../../src/bots/lab/reached.ts';
import { wilson } from '../../src/bots/lab/wilson.ts';
import { experimentsOf, type Row } from '../../src/sim/lab/everything.ts';
import { cellsOf, tableMarkdown, tablePage } from '../../src/sim/lab/lab-table.ts';
import { main } from '../../src/sim/lab.ts';
import { BUILT_IN, loadPlace, playable } from '../../src/sim/pack-place.ts';
import { done } from '../support/command.ts';
import { many, proved, proving } from '../support/depth.ts';

const content = playable(loadPlace(BUILT_IN));
const folder = mkdtempSync(join(tmpdir(), 'lab-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an encounter has a row for each difficulty it asks for, or for the one given, else one alone', () => {
  const ids = ['training-yard', 'two-bells'];
  const rows = (difficulty: 'hard' | null) =>
    experimentsOf({ bot: 'simple', difficulty }, content, ids).map((one) => [one.encounter, one.difficulty]);
  expect(rows(null)).toEqual([
    ['training-yard', undefined],
    ['two-bells', 'easy'],
    ['two-bells', 'normal'],
    ['two-bells', 'hard'],
  ]);
  expect(rows('hard')).toEqual([
    ['training-yard', undefined],
    ['two-bells', 'hard'],
  ]);
});

describe('a row', () => {
  const experiment = { encounter: 'two-bells', bot: 'random', difficulty: 'hard' } as const;
  const games = [1, 2, 3, 4, 5].slice(0, many(2, 5)).map((i) => playLabGame(content, experiment, `row-${i}`));
  const row: Row = { experiment, numbers: numbersOf(content, experiment, games) };

  test('tells what its games came to, and what they never met', () => {
    const won = games.filter(({ outcome }) => outcome?.result === 'won').length;
    const [low, high] = wilson(won, games.length).map((share) => (100 * share).toFixed(1));
    const rounds = games.map((game) => game.rounds).sort((a, b) => a - b);
    const mean = (rounds.reduce((a, b) => a + b) / games.length).toFixed(1);
    expect(cellsOf(row).slice(0, 5)).toEqual([
      'two-bells',
      'hard',
      String(games.length),
      `${((100 * won) / games.length).toFixed(1)} % (${low} to ${high})`,
      `${mean} (${rounds[0]} to ${rounds.at(-1)})`,
    ]);
    proved({ games: games.length });
    const ended = new Set(games.map(({ outcome }) => outcome?.condition));
    for (const { id } of content.encounters['two-bells']!.endConditions)
      expect(row.numbers.never.includes(`end ${id}`)).toBe(!ended.has(id));
  });

  test('is the same as Markdown and as a page', () => {
    const markdown = tableMarkdown('head', [row]);
    for (const cell of cellsOf(row)) expect(markdown).toContain(`| ${cell} |`);
    const page = tablePage('head', [row]);
    for (const cell of cellsOf(row)) expect(page).toContain(`<td>${cell}</td>`);
    expect(page).not.toMatch(/https?:|<script|<link/);
  });
});

test.each([
  [0.1, 3],
  [0.5, 3],
  [0.6, 5],
  [0.9, 9],
])('by round … %d of the games had ended', (share, round) => {
  const rounds = [
    { round: 3, ended: 5 },
    { round: 5, ended: 3 },
    { round: 9, ended: 2 },
  ].map((one) => ({ ...one, won: 0, lost: 0 }));
  expect(roundBy({ games: 10, rounds }, share)).toBe(round);
});

test('what an encounter has at another difficulty alone, nobody can meet (X130)', () => {
  const encounters = Object.values(content.encounters);
  const encounter = encounters.find(({ combatants }) => combatants.some((one) => one.if))!;
  const yard = { ...content.encounters['training-yard']!, id: 'changed' };
  const only = (of: 'easy' | 'hard') => ({ if: [{ is: 'difficulty', of: [of] } as const] });
  const changed = {
    ...yard,
    tokens: (['easy', 'hard'] as const).map((of) => ({
      ...({ id: `loot-${of}`, kind: 'loot', colour: 'green', at: [0, 0] } as const),
      ...only(of),
    })),
    combatants: [{ ...encounter.combatants[0]!, card: 'cave-sickle', ...only('hard') }],
    objectives: [
      { id: 'later', when: { is: 'round-begins', round: 2 } as const, text: '', do: [], ...only('hard') },
    ],
  };
  const all = (difficulty: 'easy' | 'hard') =>
    reachableIn({ ...content, encounters: { changed } }, 'changed', new Set(), {
      difficulty,
      adventurers: 4,
    });
  expect(all('easy')).toContain('loot loot-easy');
  expect(all('easy').filter((one) => /hard|sickle|later/.test(one))).toEqual([]);
  expect(all('hard')).toEqual(expect.arrayContaining(['loot loot-hard', 'objective later']));
  expect(all('hard').some((one) => one.startsWith('AI step cave-sickle/'))).toBe(true);
});

describe('npm run lab -- --everything', () => {
  const lab = (args: readonly string[], heard?: (said: string) => void) =>
    done(main, ['--everything', '--bot', 'random', ...args], heard);
  const two = ['--encounter', 'training-yard,two-bells'];

  test('prints a row of each encounter and difficulty, the same by one worker and by two', async () => {
    const file = join(folder, 'table.md');
    const games = many(1, 3);
    const one = await lab([...two, '--games', String(games), '--workers', '1', '--out', file]);
    expect(one.code).toBe(0);
    // How workers share the games is looked at in lab-kept.test.ts at every run; a worker takes two seconds to start.
    if (proving) expect((await lab([...two, '--games', '3', '--workers', '2'])).out).toBe(one.out);
    const rows = one.out.trim().split('\n');
    expect(rows.slice(2).map((line) => line.split(/ +/).slice(0, 3).join(' '))).toEqual([
      `training-yard - ${games}`,
      `two-bells easy ${games}`,
      `two-bells normal ${games}`,
      `two-bells hard ${games}`,
    ]);
    proved({ games: 8 * games });
    expect(readFileSync(file, 'utf8').match(/^\| two-bells \|/gm)).toHaveLength(3);
  });

  test('Ctrl+C ends it with the rows there are, and what there is of the next', async () => {
    const { code, out, err } = await lab(
      [...two, '--games', '3', '--workers', '1'],
      (said) => /^4 of 12 games/.test(said) && process.emit('SIGINT', 'SIGINT'),
    );
    expect(code).toBe(0);
    const games = Number(/stopped after (\d+) of 12 games/.exec(err)?.[1]);
    const rows = out.trim().split('\n').slice(2);
    expect(rows[0]).toMatch(/^training-yard +- +3 /);
    expect(rows[1]).toMatch(new RegExp(`^two-bells +easy +${games - 3} `));
    expect(rows).toHaveLength(2);
  });

  test('an encounter that is not there is refused in words', async () => {
    const { code, err } = await lab(['--encounter', 'training-yard,two-bels']);
    expect(code).toBe(2);
    expect(err).toContain('--encounter two-bels: expected an encounter');
    expect(err).toContain('two-bells');
  });
});
