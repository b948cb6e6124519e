/** The door to the online tables of a page: made once somebody is near it. */
import type { OnlineDoor, OnlineOffer } from './online-door.ts';
import type { OnlineTables } from './online-tables.ts';

/** One for all that asks, however often. */
const doors = new WeakMap<OnlineOffer, OnlineDoor>();

export function doorOf(offer: OnlineOffer): OnlineDoor {
  const door = doors.get(offer) ?? createOnlineDoor(offer);
  doors.set(offer, door);
  return door;
}

function createOnlineDoor({ store, load, isKept }: OnlineOffer): OnlineDoor {
  let there: Promise<OnlineTables> | null = null;
  async function come(): Promise<OnlineTables> {
    const all = await load();
    const tell = () => store.setState({ tables: all.store.getState().tables });
    all.store.subscribe(tell);
    tell();
    return all;
  }
  return {
    store,
    isKept,
    invite: (inviting) => store.setState({ inviting }),
    fetch: () =>
      (there ??= come().catch((error: unknown) => {
        there = null;
        throw error;
      })),
  };
}
