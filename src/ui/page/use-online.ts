/** Where a game is played online: the way to its table, and what screens must know of it. */
import { useContext, useMemo } from 'react';
import { createOnlineDoor, type OnlineDoor, type OnlineOffer } from '../../stores/online/online-door.ts';
import type { OnlineTables } from '../../stores/online/online-tables.ts';
import type { OnlineState, OnlineTable } from '../../stores/online/online-types.ts';
import { OnlineContext } from './online-context.ts';
import { type Readable, useStore } from './use-store.ts';

/** One for all that asks, however often. */
const doors = new WeakMap<OnlineOffer, OnlineDoor>();

export function doorOf(offer: OnlineOffer): OnlineDoor {
  const door = doors.get(offer) ?? createOnlineDoor(offer);
  doors.set(offer, door);
  return door;
}

/** null: nothing is played online from this page. */
export function useOnlineDoor(): OnlineDoor | null {
  const offer = useContext(OnlineContext);
  return offer && doorOf(offer);
}

/** Fetches the online tables; null where nothing is played online from this page. */
export const useOnline = (): (() => Promise<OnlineTables>) | null => useOnlineDoor()?.fetch ?? null;

const NO_DOOR: Readable<null> = { getState: () => null, subscribe: () => () => {} };

/** The ids of what stands on the screen: a game, and the campaign it belongs to. */
export type Ids = readonly (string | undefined)[];

/** The first of these that is played online; null where it is played here alone. */
export function useOnlineTable(...ids: Ids): OnlineTable | null {
  const door: Readable<{ readonly tables: Readonly<Record<string, OnlineTable>> } | null> =
    useOnlineDoor()?.store ?? NO_DOOR;
  return useStore(door, (at) => {
    const id = ids.find((one) => one !== undefined && at?.tables[one]);
    return id === undefined ? null : at!.tables[id]!;
  });
}

/** A part of what is known of it; null where it is played here alone. */
export function useAtOnline<T>(ids: Ids, select: (state: OnlineState) => T): T | null {
  const store: Readable<OnlineState | null> = useOnlineTable(...ids)?.store ?? NO_DOOR;
  return useStore(store, (state) => state && select(state));
}

const heldHere = ({ seats }: OnlineState): string =>
  seats.flatMap(({ id, holder }) => (holder?.by === 'person' && holder.mine ? [id] : [])).join(' ');

/** The seats this page holds, none before its table is there; null where the game is played here alone. */
export function useOwnSeats(id: string): readonly string[] | null {
  const isKept = useOnlineDoor()?.isKept(id);
  const held = useAtOnline([id], heldHere) ?? (isKept ? '' : null);
  return useMemo(() => held?.split(' ').filter(Boolean) ?? null, [held]);
}
