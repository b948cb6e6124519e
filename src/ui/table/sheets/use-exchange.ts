import { useState } from 'react';
import type { Prompt } from '../../../engine/index.ts';
import { askOf } from '../../../stores/middara/asks.ts';

export interface Exchanging {
  /** Laid out just now. */
  readonly isOpen: boolean;
  open(): void;
  leave(): void;
}

/**
 * The sheet of a Re-Equip: laid out by itself where the open question is one, where it is only offered when somebody
 * asks for it. Null where nothing of the kind is open.
 */
export function useExchange(pending: Prompt | null): Exchanging | null {
  const [wish, setWish] = useState<{ for: Prompt; open: boolean } | null>(null);
  const isAsked = pending !== null && askOf(pending).sheet === 'gear';
  const isOffered = isAsked || pending?.options.some(({ act }) => act.do === 're-equip') === true;
  if (!pending || !isOffered) return null;
  return {
    isOpen: wish !== null && wish.for === pending ? wish.open : isAsked,
    open: () => setWish({ for: pending, open: true }),
    leave: () => setWish({ for: pending, open: false }),
  };
}
