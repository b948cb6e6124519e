/** Whose hands may lie open on this page, where a game is played online. */
import { useContext, useMemo } from 'react';
import type { OnlineState } from '../../stores/online/online-types.ts';
import { OnlineContext } from './online-context.ts';
import { useAtOnline } from './use-online.ts';

const heldHere = ({ seats }: OnlineState): string =>
  seats.flatMap(({ id, holder }) => (holder?.by === 'person' && holder.mine ? [id] : [])).join(' ');

/** The seats this page holds, none before its table is there; null where the game is played here alone. */
export function useOwnSeats(id: string): readonly string[] | null {
  const isKept = useContext(OnlineContext)?.isKept(id);
  const held = useAtOnline([id], heldHere) ?? (isKept ? '' : null);
  return useMemo(() => held?.split(' ').filter(Boolean) ?? null, [held]);
}
