import { expect, test } from 'vitest';
import { many, proved } from '../../support/depth.ts';
import { seededRandom } from '../../support/random-boards.ts';
import { compareTurn } from '../../support/slow-actions/compare.ts';
import { randomScene } from '../../support/slow-actions/scenes.ts';

/** Turns; SLOW_ACTIONS=2000 for a long run, SLOW_ACTIONS_SEED for others. */
const TURNS = Number(process.env.SLOW_ACTIONS ?? many(40, 150));
const SEED = Number(process.env.SLOW_ACTIONS_SEED ?? 1);

test('Adventurers act as the book reads', { timeout: 60_000 + 1000 * TURNS }, () => {
  const next = seededRandom(SEED);
  let actions = 0;
  for (let turn = 0; turn < TURNS; ) {
    const scene = randomScene(next);
    if (!scene) continue;
    turn++;
    const told = compareTurn(scene, next);
    actions += told.actions;
    expect(told.difference, JSON.stringify({ ...scene, ...told })).toBeNull();
  }
  expect(actions).toBeGreaterThan(TURNS);
  proved({ turns: TURNS, actions });
});
