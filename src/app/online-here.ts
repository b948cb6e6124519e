/** The online tables of this page, put together: fetched when a game is to be played online, and not before. */
import type { Key } from '../online/keys.ts';
import { browserTimer } from '../stores/game/pace.ts';
import { doorOf } from '../stores/online/created-door.ts';
import { createOnlineTables } from '../stores/online/created-tables.ts';
import type { OnlineOffer } from '../stores/online/online-door.ts';
import { onlineRecords } from '../stores/online/online-records.ts';
import type { OnlineTables } from '../stores/online/online-tables.ts';
import { playableCampaign } from '../stores/online/playable-campaign.ts';
import { playableGame } from '../stores/online/playable-game.ts';
import { hostDoor } from '../stores/stream/host-door.ts';
import { natsStream } from '../stores/stream/nats-stream.ts';
import { wakesWithPage } from '../stores/stream/page-wakes.ts';
import type { Table } from '../stores/table/table-store.ts';
import { goOnTo } from '../ui/page/use-route.ts';

/** `offer`: what the page has of them. */
export function onlineHere(table: Table, offer: OnlineOffer): OnlineTables {
  const base = new URL('.', document.baseURI).href;
  const door = hostDoor(base);
  const tables = createOnlineTables({
    kinds: [playableGame(table), playableCampaign(table)],
    records: onlineRecords(table.ground.cells),
    library: table.library,
    door,
    base,
    transport: ({ table: id, key, jwt }: { table: string; key: Key; jwt: string }) =>
      natsStream({ table: id, key, jwt, door }),
    timer: browserTimer,
    now: () => performance.now(),
    isSeen: () => document.visibilityState === 'visible',
    moved(_, to, route) {
      const [screen = '', rest = ''] = route.split('/');
      goOnTo(screen, rest);
      doorOf(offer).invite(to);
    },
  });
  const all = () => Object.values(tables.store.getState().tables);
  wakesWithPage({
    wake() {
      for (const one of all()) one.wake();
    },
    sleeps(isGone) {
      for (const one of all()) one.sleeps(isGone);
    },
  });
  return tables;
}
