import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeBot } from '../../src/bots/bot.ts';
import { playLabGame } from '../../src/bots/lab/lab-game.ts';
import { sessionFrom } from '../../src/bots/lab/lab-moment.ts';
import { numbersOf } from '../../src/bots/lab/lab-numbers.ts';
import { wilson } from '../../src/bots/lab/wilson.ts';
import { defaultSetup, EncounterSession } from '../../src/engine/index.ts';
import { readLabOptions } from '../../src/sim/lab/lab-options.ts';
import { labPage } from '../../src/sim/lab/lab-page.ts';
import { headOf, labText } from '../../src/sim/lab/lab-report.ts';
import { readMoment } from '../../src/sim/lab/read-moment.ts';
import { main } from '../../src/sim/lab.ts';
import { BUILT_IN, loadPlace, playable } from '../../src/sim/pack-place.ts';
import { UsageError } from '../../src/sim/sim-options.ts';
import { asNpmStarts, done, ended } from '../support/command.ts';
import { many, proved, provedTest, proving } from '../support/depth.ts';

const root = new URL('../../', import.meta.url).pathname;
const content = playable(loadPlace(BUILT_IN));
const folder = mkdtempSync(join(tmpdir(), 'lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RECORD = join(root, 'tests/replays/yard-simple.json');

describe('a laboratory of a few games', () => {
  const experiment = { encounter: 'when-the-locks-opened', bot: 'random' } as const;
  const seeds = [1, 2, 3, 4, 5, 6].slice(0, many(2, 6)).map((i) => `six-${i}`);
  const games = seeds.map((seed) => playLabGame(content, experiment, seed));
  const numbers = numbersOf(content, experiment, games);

  /** The same games, played by hand. */
  const sessions = seeds.map((seed) => {
    const setup = defaultSetup(content.encounters[experiment.encounter]!, seed, ['North', 'South']);
    const session = new EncounterSession(setup, content);
    const bot = makeBot('random', seed);
    while (session.pending) session.decide(bot.choose(session));
    return session;
  });

  test('counts wins, rounds, falls and damage as they were', () => {
    const won = sessions.filter(({ state }) => state.outcome?.result === 'won').length;
    const all = seeds.length;
    expect(numbers).toMatchObject({ games: all, won, lost: all - won, failed: [] });
    expect(numbers.bounds).toEqual(wilson(won, all));
    const rounds = sessions.map(({ state }) => state.clock.round);
    expect(numbers.means.rounds.mean).toBeCloseTo(rounds.reduce((a, b) => a + b) / all);
    for (const { round, won: w, lost } of numbers.rounds)
      expect(w + lost).toBe(rounds.filter((one) => one === round).length);
    for (const { id, fell, taken } of numbers.adventurers) {
      const down = sessions.filter(({ state }) => state.figures.find((f) => f.id === id)!.defeated);
      expect(fell).toBe(down.length);
      const damage = sessions
        .flatMap(({ events }) => events)
        .reduce((sum, e) => sum + (e.type === 'damageDealt' && e.figure === id ? e.amount : 0), 0);
      expect(taken.mean).toBeCloseTo(damage / all);
    }
    proved({ games: all });
  });

  test('tells every step, objective and loot that no game met, and no other', () => {
    const events = sessions.flatMap((session) => session.events);
    for (const { id, kind } of content.encounters[experiment.encounter]!.tokens) {
      const isOpened = events.some(
        (e) => e.type === 'boardTokenRemoved' && e.token === id && e.how === 'opened',
      );
      expect(numbers.never.includes(`loot ${id}`)).toBe(kind === 'loot' && !isOpened);
    }
    for (const { id } of content.encounters[experiment.encounter]!.objectives ?? []) {
      const isMet = events.some((e) => e.type === 'objectiveActivated' && e.objective === id);
      expect(numbers.never.includes(`objective ${id}`)).toBe(!isMet);
    }
  });

  test('prints them, and its page holds them with plots and nothing from elsewhere', () => {
    const head = headOf(experiment, seeds.length, 'six');
    const text = labText(head, numbers);
    expect(text).toContain(`won ${numbers.won} of ${seeds.length} (`);
    const page = labPage(head, numbers);
    expect(page).toContain(`<th>won</th><td>${numbers.won} (`);
    expect(page).toContain(`<th>lost</th><td>${numbers.lost}</td>`);
    for (const one of numbers.never) expect(page).toContain(`<li>${one}</li>`);
    expect(page.match(/<svg/g)).toHaveLength(3);
    // One dot for the wins, one for each Adventurer's falls, one for the damage of each.
    expect(page.match(/<circle/g)).toHaveLength(1 + 2 * numbers.adventurers.length);
    expect(page.replaceAll(/xmlns(:xlink)?="[^"]*"/g, '')).not.toMatch(/https?:|<script|<link/);
  });
});

describe('a moment of a game', () => {
  const log = JSON.parse(readFileSync(RECORD, 'utf8')).log;

  test('is there to the letter, within a rule too, and goes on with other dice', () => {
    for (const at of [8, 21, 33]) {
      const moment = readMoment(RECORD, at, content);
      const there = new EncounterSession(log.setup, content);
      for (const { option } of log.decisions.slice(0, at)) there.decide(option);
      const one = sessionFrom(moment, 'a', content);
      expect(one.hash).toBe(there.hash);
      expect(one.pending).toEqual(there.pending);
    }
    const moment = readMoment(RECORD, 8, content);
    const experiment = { encounter: 'training-yard', bot: 'simple', moment } as const;
    const played = (seed: string) => playLabGame(content, experiment, seed);
    expect(played('a')).toEqual(played('a'));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(played(seed)))).size).toBeGreaterThan(2);
  });

  test.each([
    ['tests/replays/yard-simple.json', 9999, /has \d+ decisions/],
    ['tests/replays/yard-simple.json', null, 'the game is over'],
    ['tests/replays/none.json', 0, 'expected a file with a game'],
    ['README.md', 0, 'line 1, column 1: expected'],
    ['package.json', 0, '--from'],
  ])('%s before %s is refused in words', (file, at, words) => {
    expect(() => readMoment(join(root, file), at, content)).toThrow(UsageError);
    expect(() => readMoment(join(root, file), at, content)).toThrow(words);
  });
});

test.each([
  [[], '--encounter ID, --from LOG or --everything is missing'],
  [['--encounter', 'x', '--at', '3'], '--at goes with --from'],
  [['--encounter', 'x', '--games', '0'], '--games 0: expected a whole number'],
  [['--encounter', 'x', '--bot', 'clever'], 'expected one of simple, random, eager'],
  [['--encounter'], '--encounter needs a value'],
  [['--encounter', 'x', '--encounter', 'y'], '--encounter is given twice'],
  [['--encounter', 'x', '--difficulty', 'grim'], 'easy, normal, hard'],
  [['--from', 'x', '--difficulty', 'hard'], 'its game has one'],
  [['--everything', '--from', 'x'], '--everything takes no --from'],
  [['--everything', '--everything'], 'unknown argument --everything'],
  [['--everything', '--out', 'x.txt'], 'a name that ends in .md or .html'],
  [['--fast', 'x'], 'unknown argument --fast'],
])('%j is refused in words', (args, words) => {
  expect(() => readLabOptions(args)).toThrow(UsageError);
  expect(() => readLabOptions(args)).toThrow(words);
});

describe('npm run lab', () => {
  test('plays on from a moment, and draws it on a page', async () => {
    const args = ['--from', RECORD, '--at', '20', '--games', '3', '--bot', 'random'];
    const file = join(folder, 'page.html');
    const one = await done(main, [...args, '--workers', '1', '--out', file]);
    expect(one.code).toBe(0);
    expect(one.out).toMatch(
      /^training-yard before decision 20, 3 games of the random bot, seed 1\nwon \d of 3 /,
    );
    expect(one.err).toContain('3 of 3 games');
    expect(readFileSync(file, 'utf8')).toContain('training-yard before decision 20');
  });

  // Every run has the workers below, and lab-kept.test.ts holds them to what one alone plays.
  provedTest('plays the same by one worker and by two', async () => {
    const args = ['--from', RECORD, '--at', '20', '--games', '6', '--bot', 'random'];
    const [one, two] = [
      await done(main, [...args, '--workers', '1']),
      await done(main, [...args, '--workers', '2']),
    ];
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
    proved({ games: 12 });
  });

  test.each(proving ? ['1', '2'] : ['1'])(
    'Ctrl+C ends it with the games there are, %s at work',
    async (workers) => {
      const args = ['--encounter', 'training-yard', '--games', '40', '--bot', 'random', '--workers', workers];
      const isTold = (said: string) => /\d of 40 games/.test(said);
      const child = spawn(process.execPath, [...asNpmStarts('lab'), ...args], { cwd: root });
      child.stderr!.on('data', (data) => isTold(String(data)) && child.kill('SIGINT'));
      const came = await ended(child);
      expect(came.code).toBe(0);
      const games = Number(/stopped after (\d+) of 40 games/.exec(came.err)?.[1]);
      expect(games).toBeGreaterThan(0);
      expect(came.out).toContain(`training-yard, ${games} games of the random bot`);
    },
  );
});
