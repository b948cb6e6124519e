/** The worker that makes backups and takes them in. */
import { expose, transfer } from 'comlink';
import type { TellProgress } from '../stores/backup/backup.ts';
import { makeBackup } from '../stores/backup/make-backup.ts';
import { restoreBackup } from '../stores/backup/restore-backup.ts';
import { browserStore } from '../stores/kept/browser-store.ts';
import { browserCells } from '../stores/kept/cells.ts';

const cellsHere = (noAnswer: string) => browserCells(browserStore(noAnswer));

/** What the worker does; `noAnswer`: what is said of a browser that does not answer. */
const jobs = {
  async make(noAnswer: string, local: Readonly<Record<string, string>>, tell: TellProgress) {
    const zip = await makeBackup(cellsHere(noAnswer), local, tell);
    return transfer(zip, [zip.buffer]);
  },
  restore: (noAnswer: string, zip: Uint8Array, copy: string, tell: TellProgress) =>
    restoreBackup(cellsHere(noAnswer), zip, copy, tell),
};
export type BackupJobs = typeof jobs;

expose({ ...jobs, ready() {} });
