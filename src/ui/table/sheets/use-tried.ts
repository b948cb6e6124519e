import { useMemo } from 'react';
import type { Position } from '../../../engine/index.ts';
import { type Exchange, listParties } from '../../../stores/middara/exchange.ts';
import { useStore } from '../../page/use-store.ts';

/** An exchange as far as it is tried: how things stand then, what may still go where, and what would be answered for it. */
export function useTried(exchange: Exchange, position: Position) {
  const tried = useStore(exchange.trial.store, (state) => state);
  const now = useMemo(() => ({ ...position, state: tried.state }), [position, tried.state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be done hangs on what was tried
  const moves = useMemo(() => exchange.moves(), [exchange, tried]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const answers = useMemo(() => exchange.answers(), [exchange, tried]);
  const parties = useMemo(() => listParties(exchange, moves), [exchange, moves]);
  return { tried, now, moves, answers, parties };
}
