/** Everything as one file, and copies of it by themselves: fetched when somebody asks, or once a game is under way. */
import { GUESTS } from '../games/registry.ts';
import type { GuestFault } from '../stores/backup/backup.ts';
import { carriedIn } from '../stores/backup/carried-in.ts';
import { createCopies } from '../stores/backup/copies.ts';
import { quietStorage } from '../stores/kept/quiet-storage.ts';
import type { Table } from '../stores/table/table-store.ts';
import type { Backups } from '../ui/page/use-backup.ts';
import { addressOf, isHome } from '../ui/page/use-route.ts';
import { backupWork } from './backup-thread.ts';

/** Over everything a table keeps; from then on copies are written by themselves. Throws what the browser says. */
export async function backupsOf({ ground, store }: Table, noAnswer: string): Promise<Backups> {
  const guestFault: GuestFault = async (game, value) => {
    const guest = await GUESTS.find(({ id }) => id === game)?.load();
    return (await guest?.gamesOn(ground).faultOf(value)) ?? null;
  };
  const work = backupWork(ground.cells, noAnswer, guestFault);
  const copies = await createCopies({
    cells: ground.cells,
    small: quietStorage,
    now: () => Date.now(),
    make: () => work.make(carriedIn(), () => {}),
  });
  // Each decision is on its way into the storage for a moment, whichever game it is of.
  store.subscribe(({ saving }, before) => {
    if (saving === 'saving' && before.saving !== 'saving') copies.decided();
  });
  const rest = () => void copies.rest();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') rest();
  });
  window.addEventListener('hashchange', () => {
    if (isHome(addressOf(window.location.hash))) rest();
  });
  return { ...work, copies };
}
