/**
 * Raising a fallen hero (malhya.txt L4500–L4536): it cannot heal itself; another on the same or an adjacent space gives
 * potions in its own turn, its own for nothing, the fallen one's by a trade for 1 AP. Shocks alone: not now (L4490).
 */
import { areAdjacentSpaces } from '../place/adjacency.ts';
import type { Ground } from '../place/ground.ts';
import { isSameSpace, type Space } from '../place/space.ts';
import { returnsIn } from './turn-order.ts';
import { canBeRaised, type LifeZones } from './wound-zones.ts';

/** AP of a trade (L5757). */
export const TRADE_AP = 1;

export interface Fallen {
  readonly at: Space;
  readonly life: LifeZones;
  /** Healing potions of its own. */
  readonly potions: number;
  /** Where its token lies on the track. */
  readonly initiative: number;
}

export interface Helper {
  readonly at: Space;
  readonly ap: number;
  readonly potions: number;
}

export type RaisingBar = 'not-beside' | 'shocks-alone' | 'no-potion' | 'too-few-ap';

export interface Raising {
  readonly potionsOf: 'helper' | 'fallen';
  readonly ap: number;
  /** Null: it can be done. */
  readonly why: RaisingBar | null;
  readonly returns: 'this-turn' | 'next-turn';
}

/** What one hero can do for a fallen one; `now`: the Initiative whose turn it is. */
export function raisings(ground: Ground, fallen: Fallen, helper: Helper, now: number): Raising[] {
  const isBeside = isSameSpace(helper.at, fallen.at) || areAdjacentSpaces(ground, helper.at, fallen.at);
  return (['helper', 'fallen'] as const).map((potionsOf) => {
    const ap = potionsOf === 'fallen' ? TRADE_AP : 0;
    const potions = potionsOf === 'fallen' ? fallen.potions : helper.potions;
    const bar = (): RaisingBar | null => {
      if (!isBeside) return 'not-beside';
      if (!canBeRaised(fallen.life)) return 'shocks-alone';
      if (potions === 0) return 'no-potion';
      return helper.ap < ap ? 'too-few-ap' : null;
    };
    return { potionsOf, ap, why: bar(), returns: returnsIn(fallen.initiative, now) };
  });
}
