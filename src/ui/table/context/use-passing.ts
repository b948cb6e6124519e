import { useState } from 'react';
import type { Position, Prompt, SeatId } from '../../../engine/index.ts';
import { useStore } from '../../page/use-store.ts';
import { useTable } from '../../page/use-table.ts';

/** Whoever is asked has not said yet that the device is theirs (a setting): saying so. Null where nobody waits for it. */
export function usePassing({ state }: Position, pending: Prompt | null): (() => void) | null {
  const isSet = useStore(useTable().settings, ({ looks }) => looks.passDevice);
  const [holder, setHolder] = useState<SeatId | null>(null);
  const seat = pending?.seat ?? null;
  // Who is asked first has it, and with the setting off whoever is asked.
  if (seat !== null && seat !== holder && (holder === null || !isSet)) setHolder(seat);
  const isTheirs = seat === null || holder === null || seat === holder;
  return !isSet || isTheirs || state.seats.length < 2 ? null : () => setHolder(seat);
}
