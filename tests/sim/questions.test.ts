import { beforeAll, describe, expect, test } from 'vitest';
import { type Asked, countQuestions } from '../../src/sim/questions/count-questions.ts';
import { askedPerRound, questionsReport } from '../../src/sim/questions/questions-report.ts';
import { main } from '../../src/sim/questions.ts';
import { rulesOfPage } from '../../src/stores/middara/rules-of-page.ts';
import { done } from '../support/command.ts';
import { gameContent } from '../support/content.ts';
import { proved, proving, sampleOf } from '../support/depth.ts';

/** face.md 3: with four heroes. */
const MOST = 15;
/** One game's dice say little: a round of one seed's games asks half a question more or less than another's. */
const SEEDS = ['asked-1', 'asked-2', 'asked-3', 'asked-4'];

const OF_FOUR = Object.values(gameContent.encounters)
  .filter(({ loadouts }) => Object.keys(loadouts).length === 4)
  .map(({ id }) => id)
  .sort();

beforeAll(() => rulesOfPage.fetch());

describe('questions in a round', () => {
  const played: Asked[] = [];
  const games = sampleOf(
    OF_FOUR.flatMap((encounter) => SEEDS.map((seed) => [encounter, seed] as const)),
    1,
  );
  test.each(games)('the simple bot plays %s at the table to its end, seed %s', (encounter, seed) => {
    const game = countQuestions(gameContent, encounter, seed);
    played.push(game);
    expect(game.rounds).toBeGreaterThan(1);
    expect(game.heroes).toBeGreaterThanOrEqual(4);
    expect(askedPerRound([game])).toBeLessThan(game.decisions / game.rounds);
    proved({ games: 1 });
  });

  test.runIf(proving)('with four heroes no more than fifteen, over all encounters', () => {
    expect(askedPerRound(played)).toBeLessThanOrEqual(MOST);
  });

  test('what is no number, and no encounter, is told', async () => {
    const bad = await done(main, ['--games', 'many']);
    expect(bad.code).toBe(2);
    expect(bad.err).toMatch(/^games: a whole number/);
    const none = await done(main, ['--encounter', 'nowhere']);
    expect(none.code).toBe(2);
    expect(none.err).toMatch(/^encounter: none of that name/);
  });

  test('the report has every encounter and kind; who is placed before the first round is no question of one', () => {
    const one: Asked = {
      encounter: 'two-bells',
      seed: 's-1',
      heroes: 4,
      rounds: 4,
      decisions: 80,
      asked: { placement: 4, turn: 30, dodge: 10 },
    };
    expect(askedPerRound([one])).toBe(10);
    const lines = questionsReport([one, { ...one, seed: 's-2', asked: { turn: 20 } }]).split('\n');
    expect(lines[0]).toBe('games 2   rounds 8   seeds s-1, s-2');
    expect(lines).toContain('  turn                            6.25');
    expect(lines).toContain('  dodge                           1.25');
    expect(lines.at(-1)).toBe('in all 7.50 a round');
    expect(lines.join()).not.toContain('placement');
  });
});
