import { useEffect, useMemo } from 'react';
import { asked, type EncounterSession, type Position } from '../../../engine/index.ts';
import { createExchange } from '../../../stores/middara/exchange.ts';
import { ExchangeSheet } from './ExchangeSheet.tsx';

interface Props {
  /** At the question of whose gear. */
  readonly session: EncounterSession;
  readonly position: Position;
  readonly onDecide: (options: readonly string[]) => void;
  readonly onLeave: () => void;
}

/** Gear as it lies, to be changed; where it takes too long to be laid out, its answers are pressed one by one. */
export function GearSheet({ session, position, onDecide, onLeave }: Props) {
  const exchange = useMemo(() => asked(() => createExchange(session)) ?? null, [session, session.pending]);
  useEffect(() => {
    if (!exchange) onLeave();
  });
  return exchange && <ExchangeSheet {...{ exchange, position, onDecide, onLeave }} />;
}
