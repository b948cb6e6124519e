import { expect, test } from 'vitest';
import { addGame, coverageReport, neverMet, noCoverage, planOf } from '../../src/sim/sim-everything.ts';
import { playGame } from '../../src/sim/sim-game.ts';
import { gameContent } from '../support/games.ts';

const encounters = Object.keys(gameContent.encounters);

test('games go through the encounters in order, every bot each, switches mixed; a number is always one game', () => {
  const plans = Array.from({ length: 3 * encounters.length }, (_, i) => planOf(gameContent, 's', i));
  expect(new Set(plans.map((plan) => plan.encounter))).toEqual(new Set(encounters));
  for (const id of encounters) {
    const policies = plans.filter((plan) => plan.encounter === id).map((plan) => plan.policy);
    expect([...policies].sort()).toEqual(['eager', 'random', 'simple']);
  }
  expect(planOf(gameContent, 's', 5)).toEqual(plans[5]);
});

test('what no game met is told, so a run of too few games fails', () => {
  const nothing = neverMet(gameContent, noCoverage());
  expect(nothing).toEqual(
    expect.arrayContaining(['encounter training-yard', 'combatant animate', 'switch urgencyLimit=5']),
  );
  const coverage = noCoverage();
  const plan = { ...planOf(gameContent, 's', 0), encounter: 'training-yard' };
  addGame(coverage, plan, playGame(gameContent, plan));
  const left = neverMet(gameContent, coverage);
  expect(left).not.toContain('combatant animate');
  expect(left).toContain('combatant cave-sickle');
  expect(coverageReport(gameContent, coverage)).toMatch(
    /^games 1\ntraining-yard {2}games 1 .*\n {2}met animate 1\n/,
  );
});

test('24 games: every encounter, combatant and switch value met, no fault, replays equal', {
  timeout: 240_000,
}, () => {
  const coverage = noCoverage();
  for (let i = 0; i < 24; i++) {
    const plan = planOf(gameContent, 'everything', i);
    const game = playGame(gameContent, plan);
    expect(game.fault, `${plan.encounter} ${plan.policy} ${plan.seed}`).toBeNull();
    addGame(coverage, plan, game);
  }
  expect(neverMet(gameContent, coverage)).toEqual([]);
});
