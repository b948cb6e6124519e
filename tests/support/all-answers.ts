import { listWays } from '../../src/engine/ai/ai-ways.ts';
import { targetsFrom } from '../../src/engine/ai/what-if.ts';
import { isInSight, listStanding, type Position, reachFor } from '../../src/engine/index.ts';
import { EFFECTS, FIGURE_TAGS } from '../../src/engine/model/vocabulary.ts';
import { attackProfileOf, combatDiceOf } from '../../src/engine/queries/figures/attack-profile.ts';
import { listEquipmentFaults } from '../../src/engine/queries/figures/legal-equipment.ts';
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

/** A way, put together. */
export const told = ({ end, cost, breaks, jumps, steps, path }: Way) => ({
  end,
  cost,
  breaks,
  jumps,
  steps,
  path,
});

/** Every number and way that is kept between two events (`model/kept.ts`, `model/kept-in-moment.ts`), as it is answered now. */
export function answers(position: Position, withWays: boolean): unknown {
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
      targets: targetsFrom(position, figure, figure.at!, profile).map(({ id }) => id),
      seen: listStanding(position.state).map((other) => isInSight(position, figure, other)),
      occupants: occupantsFor(position, figure),
      reach: reachFor(position, figure, 4).map(({ space, cost }) => [...space, cost]),
      ways: withWays ? [null, 2].flatMap((jump) => listWays(position, figure, { jump }).all().map(told)) : [],
    };
  });
}
