import backupWorker from 'worker:./backup-worker.ts';
import { proxy } from 'comlink';
import type { BackupWork } from '../stores/backup/backup.ts';
import { makeBackup } from '../stores/backup/make-backup.ts';
import { restoreBackup } from '../stores/backup/restore-backup.ts';
import type { Cells } from '../stores/kept/cells.ts';
import type { BackupJobs } from './backup-worker.ts';
import { farThread } from './far-thread.ts';

/** Backups beside the page; in it where the browser has no workers, or keeps nothing a worker could read. */
export function backupWork(cells: Cells, noAnswer: string): BackupWork {
  const isHere = () => typeof Worker === 'undefined' || (cells.why?.() ?? null) !== null;
  async function far<T>(
    ask: (thread: ReturnType<typeof farThread<BackupJobs>>) => Promise<T | Promise<T>>,
  ): Promise<T> {
    const thread = farThread<BackupJobs>(backupWorker);
    try {
      const broken = new Promise<never>((_, fail) => thread.onBroken(() => fail(new Error(noAnswer))));
      return await Promise.race([ask(thread), broken]);
    } finally {
      thread.end();
    }
  }
  return {
    make: (local, tell) =>
      isHere()
        ? makeBackup(cells, local, tell)
        : far((thread) => thread.ask('make', [noAnswer, local, proxy(tell)])),
    restore: (zip, copy, tell) =>
      isHere()
        ? restoreBackup(cells, zip, copy, tell)
        : far((thread) => thread.ask('restore', [noAnswer, zip, copy, proxy(tell)])),
  };
}
