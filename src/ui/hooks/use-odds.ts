import { createContext, useContext, useEffect, useState } from 'react';
import type { Position } from '../../engine/index.ts';
import type { Odds } from '../../stores/middara/odds.ts';
import type { OddsKnown } from '../../stores/middara/odds-work.ts';

/** Who works them out; null: nobody, and none are shown. */
export const OddsContext = createContext<Odds | null>(null);

const NONE: OddsKnown = [];
/** Milliseconds: after the question itself was drawn, and not at all when it is answered at once. */
const LATER = 40;

/** The odds once they are worked out; until then none. They never hold up the question. */
export function useOdds(position: Position, attacker: string | null, target: string | null): OddsKnown {
  const odds = useContext(OddsContext);
  const [, drawAgain] = useState(0);
  const known = attacker && target ? odds?.known(position, attacker, target) : NONE;
  useEffect(() => {
    if (known || !odds || !attacker || !target) return;
    let stop = () => {};
    const clock = setTimeout(() => {
      const drawn = () => drawAgain((n) => n + 1);
      if (odds.known(position, attacker, target)) drawn();
      else stop = odds.ask(position, attacker, target, drawn);
    }, LATER);
    return () => {
      clearTimeout(clock);
      stop();
    };
  }, [known, odds, position, attacker, target]);
  return known ?? NONE;
}
