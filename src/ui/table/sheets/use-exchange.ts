import { useMemo, useState } from 'react';
import { asked, type EncounterSession, type Prompt } from '../../../engine/index.ts';
import { askOf } from '../../../stores/middara/asks.ts';
import { createExchange, type Exchange } from '../../../stores/middara/exchange.ts';

export interface Exchanging {
  /** Laid out just now. */
  readonly exchange: Exchange | null;
  open(): void;
  leave(): void;
}

/**
 * The sheet of a Re-Equip: laid out by itself where the open question is one, where it is only offered when somebody
 * asks for it. Null where nothing of the kind is open.
 */
export function useExchange(session: EncounterSession, pending: Prompt | null): Exchanging | null {
  const [wish, setWish] = useState<{ for: Prompt; open: boolean } | null>(null);
  const isAsked = pending !== null && askOf(pending).sheet === 'gear';
  const isOffered = isAsked || pending?.options.some(({ act }) => act.do === 're-equip') === true;
  const wished = wish !== null && wish.for === pending ? wish.open : null;
  const isOpen = isOffered && (wished ?? isAsked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another sheet
  const exchange = useMemo(
    () => (isOpen ? (asked(() => createExchange(session)) ?? null) : null),
    [session, pending, isOpen],
  );
  if (!pending || !isOffered) return null;
  return {
    exchange,
    open: () => setWish({ for: pending, open: true }),
    leave: () => setWish({ for: pending, open: false }),
  };
}
