import { spawn } from 'node:child_process';
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
import { BUILT_IN, loadPlace, playable } from '../../src/sim/pack-place.ts';
import { asNpmStarts, ended } from '../support/command.ts';

const root = new URL('../../', import.meta.url).pathname;
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
  const games = [1, 2, 3, 4, 5].map((i) => playLabGame(content, experiment, `row-${i}`));
  const row: Row = { experiment, numbers: numbersOf(content, experiment, games) };

  test('tells what its games came to, and what they never met', () => {
    const won = games.filter(({ outcome }) => outcome?.result === 'won').length;
    const [low, high] = wilson(won, 5).map((share) => (100 * share).toFixed(1));
    const rounds = games.map((game) => game.rounds).sort((a, b) => a - b);
    const mean = (rounds.reduce((a, b) => a + b) / 5).toFixed(1);
    expect(cellsOf(row).slice(0, 5)).toEqual([
      'two-bells',
      'hard',
      '5',
      `${(20 * won).toFixed(1)} % (${low} to ${high})`,
      `${mean} (${rounds[0]} to ${rounds[4]})`,
    ]);
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
  const lab = (...args: string[]) =>
    spawn(process.execPath, [...asNpmStarts('lab'), '--everything', '--bot', 'random', ...args], {
      cwd: root,
    });
  const two = ['--encounter', 'training-yard,two-bells'];

  test('prints the same by one worker and by two, a row of each encounter and difficulty', async () => {
    const file = join(folder, 'table.md');
    const one = await ended(lab(...two, '--games', '3', '--workers', '1', '--out', file));
    const more = await ended(lab(...two, '--games', '3', '--workers', '2'));
    expect(one.code).toBe(0);
    expect(more.out).toBe(one.out);
    const rows = one.out.trim().split('\n');
    expect(rows.slice(2).map((line) => line.split(/ +/).slice(0, 3).join(' '))).toEqual([
      'training-yard - 3',
      'two-bells easy 3',
      'two-bells normal 3',
      'two-bells hard 3',
    ]);
    expect(readFileSync(file, 'utf8').match(/^\| two-bells \|/gm)).toHaveLength(3);
  });

  test('Ctrl+C ends it with the rows there are, and what there is of the next', async () => {
    const child = lab(...two, '--games', '40', '--workers', '1');
    const end = ended(child);
    child.stderr!.on('data', (data) => /\b5\d of 160 games/.test(String(data)) && child.kill('SIGINT'));
    const { code, out, err } = await end;
    expect(code).toBe(0);
    const games = Number(/stopped after (\d+) of 160 games/.exec(err)?.[1]);
    const rows = out.trim().split('\n').slice(2);
    expect(rows[0]).toMatch(/^training-yard +- +40 /);
    expect(rows[1]).toMatch(new RegExp(`^two-bells +easy +${games - 40} `));
    expect(rows).toHaveLength(2);
  });

  test('an encounter that is not there is refused in words', async () => {
    const { code, err } = await ended(lab('--encounter', 'training-yard,two-bels'));
    expect(code).toBe(2);
    expect(err).toContain('--encounter two-bels: expected an encounter');
    expect(err).toContain('two-bells');
  });
});
