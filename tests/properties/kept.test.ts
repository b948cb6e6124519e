import { describe, expect, test } from 'vitest';
import { makeBot } from '../../src/bots/bot.ts';
import { listWays } from '../../src/engine/ai/ways.ts';
import { targetsFrom } from '../../src/engine/ai/what-if.ts';
import {
  cloneState,
  type EncounterEvent,
  isInSight,
  listStanding,
  type Position,
  reachFor,
} from '../../src/engine/index.ts';
import { EFFECTS, FIGURE_TAGS } from '../../src/engine/model/vocabulary.ts';
import { attackProfileOf, combatDiceOf } from '../../src/engine/queries/figures/attack-profile.ts';
import { listEquipmentFaults } from '../../src/engine/queries/figures/loadout.ts';
import { occupantsFor } from '../../src/engine/queries/figures/sight.ts';
import {
  armorOf,
  convictionDiceOf,
  defenseOf,
  hasTag,
  hpOf,
  influenceRangeOf,
  isImmune,
  movementOf,
  staminaOf,
} from '../../src/engine/queries/figures/stats.ts';
import type { Way } from '../../src/engine/queries/geometry/ways.ts';
import { newGame, sampleGames } from '../support/games.ts';

/** Every number and way that is kept between two events (`model/kept.ts`, `model/moment.ts`), as it is answered now. */
function answers(position: Position, withWays: boolean): unknown {
  return listStanding(position.state).map((figure) => {
    const profile = attackProfileOf(position, figure);
    return {
      hp: hpOf(position, figure),
      numbers: [defenseOf, armorOf, movementOf].map((of) => of(position, figure)),
      stamina: staminaOf(position, figure),
      influence: influenceRangeOf(position, figure),
      dice: [combatDiceOf(position, figure), convictionDiceOf(position, figure)],
      tags: FIGURE_TAGS.map((tag) => hasTag(position, figure, tag)),
      immune: EFFECTS.map((effect) => isImmune(position, figure, effect)),
      faults: listEquipmentFaults(position, figure),
      targets: targetsFrom(position, figure.id, figure.at!, profile).map(({ id }) => id),
      seen: listStanding(position.state).map((other) => isInSight(position, figure, other)),
      occupants: occupantsFor(position, figure),
      reach: reachFor(position, figure, 4).map(({ space, cost }) => [...space, cost]),
      ways: withWays ? [null, 2].flatMap((jump) => listWays(position, figure, { jump }).map(told)) : [],
    };
  });
}

const told = ({ end, cost, breaks, jumps, steps, path }: Way) => ({ end, cost, breaks, jumps, steps, path });

describe('what is kept is never out of date', { timeout: 60_000 }, () => {
  test.each(sampleGames(4))(
    'after every event of $encounter, $policy, $seed',
    ({ encounter, policy, seed }) => {
      const session = newGame(encounter, seed);
      const bot = makeBot(policy, seed);
      const seen = new Set<EncounterEvent['type']>();
      let events = 0;
      session.subscribe((event) => {
        events += 1;
        // Each sort of event is looked at when it first comes, and every seventh of all.
        if (seen.has(event.type) && events % 7 > 0) return;
        const isNew = !seen.has(event.type);
        seen.add(event.type);
        const { position } = session;
        // A copy below which nothing was ever asked.
        const anew = { ...position, state: cloneState(position.state) };
        expect(answers(position, isNew), event.type).toEqual(answers(anew, isNew));
      });
      for (let i = 0; i < 80 && session.pending; i++) {
        answers(session.position, true);
        session.decide(bot.choose(session));
      }
      expect(seen.size).toBeGreaterThan(20);
    },
  );
});
