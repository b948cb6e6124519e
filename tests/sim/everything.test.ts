import { describe, expect, test } from 'vitest';
import { type EncounterSession, figureIn, listStanding, spacesOf } from '../../src/engine/index.ts';
import {
  addGame,
  coverageReport,
  metByChance,
  neverMet,
  noCoverage,
  planOf,
} from '../../src/sim/sim-everything.ts';
import { playGame } from '../../src/sim/sim-game.ts';
import { proved, provedTest, sampleOf } from '../support/depth.ts';
import { gameContent } from '../support/games.ts';

const encounters = Object.keys(gameContent.encounters);

test('games go through the encounters in order, every bot each, switches mixed; a number is always one game', () => {
  // To make a party of chance takes as long as some games.
  const some = sampleOf(encounters, 2, 'plans');
  const content = {
    ...gameContent,
    encounters: Object.fromEntries(some.map((id) => [id, gameContent.encounters[id]!])),
  };
  const plans = Array.from({ length: 3 * some.length }, (_, i) => planOf(content, 's', i));
  expect(new Set(plans.map((plan) => plan.encounter))).toEqual(new Set(some));
  for (const id of some) {
    const policies = plans.filter((plan) => plan.encounter === id).map((plan) => plan.policy);
    expect([...policies].sort()).toEqual(['eager', 'random', 'simple']);
  }
  expect(planOf(content, 's', 5)).toEqual(plans[5]);
  proved({ plans: plans.length });
});

provedTest('what no game met is told, so a run of too few games fails', () => {
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

describe('every encounter by every bot', () => {
  const coverage = noCoverage();
  /** Cards that had a turn, and those that were turned over for another. */
  const played = new Set<string>();
  const games = Array.from({ length: 3 * encounters.length }, (_, i) => planOf(gameContent, 'everything', i));

  test.each(sampleOf(games, 1))(
    '$encounter, $policy, $seed: no fault, the replay equal, nobody in a wall',
    (plan) => {
      const ended: EncounterSession[] = [];
      const game = playGame(gameContent, plan, (session) => ended.push(session));
      expect(game.fault).toBeNull();
      addGame(coverage, plan, game);

      const { pending, state, events } = ended[0]!;
      expect(pending).toBeNull();
      expect(state.outcome).not.toBeNull();
      for (const event of events) {
        if (event.type === 'cardTurned') played.add(event.from);
        if (event.type === 'turnBegan') played.add(figureIn(state, event.figure).card);
      }
      for (const figure of listStanding(state))
        for (const [x, y] of spacesOf(figure))
          expect(['.', 'h', 'w', 'm', 's', 'd'], figure.id).toContain(state.board.rows[y]?.[x]);
      proved({ games: 1 });
    },
  );

  provedTest('every encounter, combatant and switch value was met', () => {
    expect(neverMet(gameContent, coverage)).toEqual([]);
  });

  provedTest('every combatant had a turn, but for those a game may not come to', () => {
    const chance = metByChance(gameContent);
    const left = Object.keys(gameContent.cards.combatants).filter((id) => !played.has(id) && !chance.has(id));
    expect(left).toEqual([]);
  });
});
