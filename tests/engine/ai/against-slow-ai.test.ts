import { expect, test } from 'vitest';
import { many, proved } from '../../support/depth.ts';
import { seededRandom } from '../../support/random-boards.ts';
import { decisionsOf } from '../../support/slow-ai/compare.ts';
import { randomScene, THINKING } from '../../support/slow-ai/scenes.ts';

/** Turns a card; SLOW_AI_TURNS=60 for a long run, SLOW_AI_SEED for others. */
const TURNS = Number(process.env.SLOW_AI_TURNS ?? many(1, 3));
const SEED = Number(process.env.SLOW_AI_SEED ?? 1);

const only = process.env.SLOW_AI_CARD;
const cards = THINKING.map(({ id }) => id).filter((id) => only === undefined || id === only);

test.each(cards)('%s decides as the book reads', { timeout: 20_000 * TURNS }, (id) => {
  const next = seededRandom(SEED * 1000 + cards.indexOf(id));
  let decisions = 0;
  for (let turn = 0; turn < TURNS; ) {
    const scene = randomScene(next, id);
    if (!scene) continue;
    turn++;
    const made = decisionsOf(scene.position, 'beast', next);
    decisions += made.length;
    const wrong = made.filter(({ agrees }) => !agrees);
    expect(wrong, JSON.stringify(scene.input)).toEqual([]);
  }
  expect(decisions).toBeGreaterThan(0);
  proved({ decisions });
});
