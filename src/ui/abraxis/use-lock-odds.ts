import { useEffect, useState } from 'react';
import type { AbraxisPrompt, LockOdds } from '../../abraxis/index.ts';
import type { AbraxisGame } from '../../stores/abraxis/abraxis-table.ts';

export type OddsByOption = ReadonlyMap<string, LockOdds>;

/** The odds of every answer to a question about a roll, once they are worked out: the question is on the screen by then. */
export function useLockOdds(game: AbraxisGame, pending: AbraxisPrompt | null): OddsByOption | null {
  const [known, setKnown] = useState<{ of: AbraxisPrompt; odds: OddsByOption } | null>(null);
  useEffect(() => {
    if (pending?.kind !== 'abraxis-lock') return;
    const clock = setTimeout(() => {
      const { state } = game.session;
      const odds = pending.options.map((one) => [one.id, game.odds.of(state, pending.player, one)] as const);
      setKnown({ of: pending, odds: new Map(odds) });
    });
    return () => clearTimeout(clock);
  }, [game, pending]);
  return known && known.of === pending ? known.odds : null;
}
