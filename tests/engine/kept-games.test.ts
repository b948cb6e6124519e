import { expect, test } from 'vitest';
import { EncounterSession } from '../../src/engine/index.ts';
import { planOf } from '../../src/sim/sim-everything.ts';
import { setupOf } from '../../src/sim/sim-game.ts';
import { drive, gameContent } from '../support/games.ts';
import { keptSession } from '../support/keep.ts';

const many = Object.keys(gameContent.encounters).length;
/** Decisions of each: past the placement, into the second round of most. */
const LONG = 40;

const games = Array.from({ length: many }, (_, i) => {
  const plan = planOf(gameContent, 'kept', many * 2 + i);
  return { plan, encounter: plan.encounter, policy: i % 2 === 0 ? 'eager' : 'random' } as const;
});

/** Parties of chance with cards of chance, by the bot that tries what they can do and by one that does anything. */
test.each(games)('$encounter by the $policy bot begins step by step as it began (I3)', ({ plan, policy }) => {
  const session = keptSession(new EncounterSession(setupOf(gameContent, plan), gameContent));
  drive(session, policy, plan.seed, LONG);
  expect(session.decisions.length).toBeGreaterThan(5);
});
