import { createContext, useContext, useMemo } from 'react';
import type { Position } from '../../../engine/index.ts';
import type { Odds } from '../../../stores/middara/odds.ts';
import type { OddsKnown } from '../../../stores/middara/odds-work.ts';
import { useWorkedOut } from '../../page/use-worked-out.ts';

/** Who works them out; null: nobody, and none are shown. */
export const OddsContext = createContext<Odds | null>(null);

const NONE: OddsKnown = [];

/** The odds once they are worked out; until then none. They never hold up the question. */
export function useOdds(position: Position, attacker: string | null, target: string | null): OddsKnown {
  const odds = useContext(OddsContext);
  const source = useMemo(
    () =>
      odds && attacker && target
        ? {
            known: () => odds.known(position, attacker, target),
            ask: (tell: () => void) => odds.ask(position, attacker, target, tell),
          }
        : null,
    [odds, position, attacker, target],
  );
  return useWorkedOut(source) ?? NONE;
}
