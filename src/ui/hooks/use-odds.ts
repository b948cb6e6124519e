import { useEffect, useState } from 'react';
import {
  type AttackOdds,
  asked,
  figureIn,
  oddsOf,
  type Position,
  remainingHpOf,
} from '../../engine/index.ts';

export interface OddsShown {
  readonly empowered: boolean;
  /** Chances between 0 and 1. */
  readonly hit: number;
  readonly defeat: number;
  /** Damage to expect, misses counted. */
  readonly expected: number;
}

/** What is known of an attack's odds; of dice or cards without end they are not worked out. */
export type OddsKnown = readonly OddsShown[] | 'too-much';

const NONE: readonly OddsShown[] = [];
/** Milliseconds: after the question itself was drawn, and not at all when it is answered at once. */
const LATER = 40;
const kept = new WeakMap<object, Map<string, OddsKnown>>();

const ratio = ([n, d]: readonly [number, number]): number => (d === 0 ? 0 : n / d);

function shownOf(odds: AttackOdds, empowered: boolean, hp: number): OddsShown {
  const spread = Object.entries(odds.damage).map(
    ([damage, chance]) => [Number(damage), ratio(chance)] as const,
  );
  return {
    empowered,
    hit: ratio(odds.hit),
    defeat: spread.reduce((sum, [damage, chance]) => (damage >= hp ? sum + chance : sum), 0),
    expected: spread.reduce((sum, [damage, chance]) => sum + damage * chance, 0),
  };
}

/** The odds of a plain and of an Empowered attack, worked out once a position. Empty where there are none. */
export function oddsFor(position: Position, attacker: string, target: string): OddsKnown {
  const known = kept.get(position.state) ?? new Map<string, OddsKnown>();
  kept.set(position.state, known);
  const key = `${attacker}>${target}`;
  const found = known.get(key);
  if (found) return found;
  let odds: OddsKnown = [];
  try {
    odds =
      asked(() => {
        const hp = remainingHpOf(position, figureIn(position.state, target));
        return [false, true].map((empower) =>
          shownOf(oddsOf(position, attacker, target, { empower }), empower, hp),
        );
      }) ?? 'too-much';
  } catch {
    // An attack the rules have no odds for is shown without them.
  }
  known.set(key, odds);
  return odds;
}

/** The odds once they are worked out; until then none. They never hold up the question. */
export function useOdds(position: Position, attacker: string | null, target: string | null): OddsKnown {
  const [, drawAgain] = useState(0);
  const known = attacker && target ? kept.get(position.state)?.get(`${attacker}>${target}`) : NONE;
  useEffect(() => {
    if (known || !attacker || !target) return;
    const clock = setTimeout(() => {
      oddsFor(position, attacker, target);
      drawAgain((n) => n + 1);
    }, LATER);
    return () => clearTimeout(clock);
  }, [known, position, attacker, target]);
  return known ?? NONE;
}
