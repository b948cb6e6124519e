/** The worker that makes backups and takes them in. */
import { expose, transfer } from 'comlink';
import type { GuestFault, TellProgress } from '../stores/backup/backup.ts';
import { makeBackup } from '../stores/backup/make-backup.ts';
import { restoreBackup } from '../stores/backup/restore-backup.ts';
import { browserStore } from '../stores/kept/browser-store.ts';
import { browserCells } from '../stores/kept/cells.ts';

const cellsHere = (noAnswer: string) => browserCells(browserStore(noAnswer));

/** Milliseconds between what is told of the way: the page has more to do than to hear of every part. */
const PAUSE = 100;

function rarely(tell: TellProgress): TellProgress {
  let last = 0;
  return (done, of) => {
    const now = performance.now();
    if (done < of && now - last < PAUSE) return;
    last = now;
    tell(done, of);
  };
}

/** What the worker does; `noAnswer`: what is said of a browser that does not answer. */
const jobs = {
  async make(noAnswer: string, local: Readonly<Record<string, string>>, tell: TellProgress) {
    const zip = await makeBackup(cellsHere(noAnswer), local, rarely(tell));
    return transfer(zip, [zip.buffer]);
  },
  restore: (noAnswer: string, zip: Uint8Array, copy: string, tell: TellProgress, guestFault: GuestFault) =>
    restoreBackup(cellsHere(noAnswer), zip, copy, rarely(tell), guestFault),
};
export type BackupJobs = typeof jobs;

expose({ ...jobs, ready() {} });
