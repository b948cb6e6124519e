import { expect, test } from 'vitest';
import { bearsOnDice, choiceMomentOf } from '../../src/engine/index.ts';
import { ChoiceRun } from '../../src/engine/odds/choice-run.ts';
import { nextBelow, type RngWords, wordsFromSeed } from '../../src/engine/rng/rng-words.ts';
import { many, proved, sampleOf } from '../support/depth.ts';
import { drive, gameContent, newGame } from '../support/games.ts';

/** Dice by a seed, apart from the game's. */
function dice(seed: string) {
  let own: RngWords = wordsFromSeed(seed);
  return {
    pick: (words: RngWords, n: number) => {
      const picked = nextBelow(own, n);
      own = picked.words;
      return { value: picked.value, words };
    },
  };
}

/** What reads a hidden text is not run ahead. */
const HIDDEN = new Set(['open-loot', 'encounter-action']);

test('whole games have no answer that rolls dice and is shown without odds', () => {
  const missing = new Set<string>();
  let looked = 0;
  for (const encounter of sampleOf(Object.keys(gameContent.encounters).slice(0, 6), 2))
    drive(newGame(encounter, `odds-${encounter}`), 'simple', encounter, many(120, 400), (session) => {
      const { pending, position } = session;
      if (!pending || session.decisions.length % 3 > 0) return;
      const moment = choiceMomentOf(session)!;
      const runs = new ChoiceRun(moment);
      for (const option of pending.options.slice(0, 12)) {
        if (HIDDEN.has(option.act.do) || bearsOnDice(position, pending, option)) continue;
        looked += 1;
        const came = runs.of({ kind: pending.kind, option }, dice(`${looked}`));
        if (came.rolled) missing.add(`${pending.kind} ${option.id}`);
      }
    });
  expect(looked).toBeGreaterThan(many(30, 500));
  expect([...missing]).toEqual([]);
  proved({ answers: looked });
});
