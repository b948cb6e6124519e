import backupWorker from 'worker:./backup-worker.ts';
import { proxy, transfer } from 'comlink';
import type { BackupWork, GuestFault } from '../stores/backup/backup.ts';
import type { Cells } from '../stores/kept/cells.ts';
import type { BackupJobs } from './backup-worker.ts';
import { farThread } from './far-thread.ts';

/** Backups beside the page; in it where the browser has no workers, or keeps nothing a worker could read. */
export function backupWork(cells: Cells, noAnswer: string, guestFault: GuestFault): BackupWork {
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
    async make(local, tell) {
      if (!isHere()) return far((thread) => thread.ask('make', [noAnswer, local, proxy(tell)]));
      const { makeBackup } = await import('../stores/backup/make-backup.ts');
      return makeBackup(cells, local, tell);
    },
    async restore(zip, copy, tell) {
      if (!isHere())
        return far((thread) =>
          thread.ask('restore', [
            noAnswer,
            transfer(zip, [zip.buffer]),
            copy,
            proxy(tell),
            proxy(guestFault),
          ]),
        );
      const { restoreBackup } = await import('../stores/backup/restore-backup.ts');
      return restoreBackup(cells, zip, copy, tell, guestFault);
    },
  };
}
