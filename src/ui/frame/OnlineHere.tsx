/** What a game that is played online has on its screen beside the game: nothing, and nothing fetched, where it is not. */
import { Suspense } from 'react';
import type { Grid } from '../board/place/grid.ts';
import { part } from '../page/part.tsx';
import { type Ids, useOnlineTable } from '../page/use-online.ts';
import { useOnlineDoor } from '../page/use-online-door.ts';
import { type Readable, useStore } from '../page/use-store.ts';

export const AT_ONLINE = part(async () => (await import('../online/AtOnline.tsx')).AtOnline);
export const RINGS = part(async () => (await import('../online/RingLayer.tsx')).RingLayer);

const NOBODY: Readable<{ readonly inviting: null }> = {
  getState: () => ALONE,
  subscribe: () => () => {},
};
const ALONE = { inviting: null };

/** `of`: the ids of the game, and of the campaign it belongs to. */
export function OnlineHere({ of }: { readonly of: Ids }) {
  const door = useOnlineDoor();
  const table = useOnlineTable(...of);
  const store: Readable<{ readonly inviting: string | null }> = door?.store ?? NOBODY;
  const inviting = useStore(store, (at) => at.inviting);
  const id = of.find((one) => one !== undefined && (one === inviting || door?.isKept(one)));
  if (!door || (!table && id === undefined)) return null;
  return (
    <Suspense fallback={null}>
      <AT_ONLINE.Screen door={door} table={table} id={id ?? null} shown={of[0] ?? ''} />
    </Suspense>
  );
}

interface RingsProps {
  readonly of: Ids;
  /** Of a board that is not Middara's. */
  readonly grid?: Grid;
}

/** Over a board: where somebody points, and the hand that does. */
export function RingsHere({ of, grid }: RingsProps) {
  const table = useOnlineTable(...of);
  return (
    table && (
      <Suspense fallback={null}>
        <RINGS.Screen table={table} grid={grid} />
      </Suspense>
    )
  );
}
