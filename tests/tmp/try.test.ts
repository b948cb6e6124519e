import { expect, test } from 'vitest';
import { warningsOf } from '../../src/content/lint/warnings.ts';
import { problemLines } from '../../src/words/en/problems.ts';
import { drive } from '../support/games.ts';
import { longNight, sickles, storyContent, storyGame } from '../support/story-pack.ts';

test('loads', () => {
  expect(problemLines(storyContent.problems)).toEqual([]);
  expect(
    warningsOf(
      storyContent,
      storyContent.packs.filter((p) => p.own),
    ).map((w) => JSON.stringify(w)),
  ).toEqual([]);
});
test('plays', () => {
  const out: string[] = [];
  for (const policy of ['random', 'simple', 'eager'] as const)
    for (const enc of [sickles, longNight])
      for (let i = 0; i < 6; i++) {
        const s = storyGame(enc, `t${i}`, i % 2 ? { difficulty: 'hard' } : {});
        drive(s, policy, `b${i}`, 5000);
        out.push(
          `${policy} ${enc.id} ${s.state.outcome?.condition} r${s.state.clock.round} done=${s.state.done.join(' ')} left=${s.state.left}`,
        );
      }
  console.log(out.join('\n'));
}, 300000);
