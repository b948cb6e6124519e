import { expect, test } from 'vitest';
import {
  armorOf,
  attackRangeLedgerOf,
  defenseOf,
  EncounterSession,
  hpLeftOf,
  listStanding,
  movementOf,
  spLedgersOf,
} from '../../src/engine/index.ts';
import { planOf } from '../../src/sim/sim-everything.ts';
import { setupOf } from '../../src/sim/sim-game.ts';
import { drive, gameContent } from '../support/games.ts';
import { keep, keptSession } from '../support/keep.ts';

const many = Object.keys(gameContent.encounters).length;
/** Decisions of each: past the placement, into the second round of most. */
const LONG = 30;
/** Of so many games one has a party of chance: to put it together takes as long as the game. */
const PARTIES = 6;

/** Game numbers of `planOf`: from `many` on the random bot's, from twice as many on those with such parties. */
const games = Array.from({ length: many }, (_, i) =>
  planOf(gameContent, 'kept', many * (i % PARTIES === 0 ? 2 : 1) + i),
);

test.each(games)('$encounter by the $policy bot begins step by step as it began (I3)', (plan) => {
  const session = keptSession(new EncounterSession(setupOf(gameContent, plan), gameContent));
  drive(session, plan.policy, plan.seed, LONG);
  expect(session.decisions.length).toBeGreaterThan(5);
  // The working of every number, to the page it stands on.
  const { position } = session;
  const ledgers = [hpLeftOf, movementOf, defenseOf, armorOf, attackRangeLedgerOf, spLedgersOf];
  keep({
    sums: listStanding(session.state).flatMap((one) => ledgers.map((ledger) => ledger(position, one))),
  });
});
