import { describe, expect, test } from 'vitest';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { loadContent } from '../../src/content/index.ts';
import { defaultSetup, EncounterSession } from '../../src/engine/index.ts';
import { CHALLENGES } from '../../src/engine/model/story.ts';
import { problemLine } from '../../src/words/en/problems.ts';
import { drive } from '../support/games.ts';

/** Ten encounters, each of another kind: no part of what is shipped before they are balanced. */
const content = loadContent([
  ...readContentFolder('content'),
  ...readContentFolder('tests/support/evenings'),
]);
const { ids } = content.packs.find(({ id }) => id === 'evenings')!;

test('are in order, ten of them', () => {
  expect(content.problems.map((one) => problemLine(one))).toEqual([]);
  expect(ids.encounters).toHaveLength(10);
});

describe.each(CHALLENGES)('at %s', (difficulty) => {
  test.each(ids.encounters)('%s is played to its end by a bot', (id) => {
    const setup = {
      ...defaultSetup(content.encounters[id]!, `evening-${difficulty}`, ['North']),
      difficulty,
    };
    const session = drive(new EncounterSession(setup, content), 'simple', `evening-${difficulty}`);
    expect(session.state.outcome).not.toBeNull();
  });
});
