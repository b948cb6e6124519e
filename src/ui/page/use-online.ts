/** Where a game is played online: what its screens must know of that. */
import { useContext } from 'react';
import type { AtDoor } from '../../stores/online/online-door.ts';
import type { OnlineState, OnlineTable } from '../../stores/online/online-types.ts';
import { OnlineContext } from './online-context.ts';
import { type Readable, useStore, useStoreInPieces } from './use-store.ts';

const NO_DOOR: Readable<null> = { getState: () => null, subscribe: () => () => {} };

/** The ids of what stands on the screen: a game, and the campaign it belongs to. */
export type Ids = readonly (string | undefined)[];

/** The first of these that is played online; null where it is played here alone. */
export function useOnlineTable(...ids: Ids): OnlineTable | null {
  const door: Readable<AtDoor | null> = useContext(OnlineContext)?.store ?? NO_DOOR;
  return useStore(door, (at) => {
    const id = ids.find((one) => one !== undefined && at?.tables[one]);
    return id === undefined ? null : at!.tables[id]!;
  });
}

/** A part of what is known of it, drawn with the game itself; null where it is played here alone. */
export function useAtOnline<T>(ids: Ids, select: (state: OnlineState) => T): T | null {
  const store: Readable<OnlineState | null> = useOnlineTable(...ids)?.store ?? NO_DOOR;
  return useStoreInPieces(store, (state) => state && select(state));
}
