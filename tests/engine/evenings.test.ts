import { expect, test } from 'vitest';
import { asksForDifficulty, defaultSetup, EncounterSession } from '../../src/engine/index.ts';
import { CHALLENGES } from '../../src/engine/model/story.ts';
import { proved, sampleOf } from '../support/depth.ts';
import { drive, gameContent } from '../support/games.ts';

const evenings = Object.values(gameContent.encounters).filter((one) => asksForDifficulty(one));

test('there are eleven encounters that ask how hard they are to be', () => {
  expect(evenings).toHaveLength(11);
});

test.each(evenings.map((one) => [one.id, one] as const))(
  '%s has something that only hard has, and something that easy lacks',
  (_, one) => {
    const asked: string[] = [];
    JSON.stringify(one, (__, value: { is?: unknown; of?: unknown } | null) => {
      if (value?.is === 'difficulty') asked.push(String(value.of));
      return value;
    });
    expect(asked).toContain('hard');
    expect(asked).toContain('normal,hard');
  },
);

test.each(evenings.filter(({ id }) => id !== 'the-bell-loft').map((one) => [one.id, one] as const))(
  '%s says how long it takes, how hard it is, and what one might do',
  (_, { forecast, tips }) => {
    expect(forecast?.rounds).toHaveLength(2);
    expect(forecast?.difficulty).toBeDefined();
    expect(tips?.length).toBeGreaterThanOrEqual(2);
  },
);

const games = CHALLENGES.flatMap((difficulty) => evenings.map(({ id }) => [difficulty, id] as const));

test.each(sampleOf(games, 3))('at %s %s is played to its end by a bot', (difficulty, id) => {
  const setup = {
    ...defaultSetup(gameContent.encounters[id]!, `evening-${difficulty}`, ['North']),
    difficulty,
  };
  const session = drive(new EncounterSession(setup, gameContent), 'simple', `evening-${difficulty}`);
  expect(session.state.outcome).not.toBeNull();
  proved({ games: 1 });
});
