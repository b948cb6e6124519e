import { backupName, type TellProgress } from '../../stores/backup/backup.ts';
import { carriedIn } from '../../stores/backup/carried-in.ts';
import { downloadBytes } from '../page/download.ts';
import type { Backups } from '../page/use-backup.ts';

/** Hands everything to the browser as one file: its name. Throws what the browser says. */
export async function saveBackup({ make, copies }: Backups, tell: TellProgress): Promise<string> {
  const zip = await make(carriedIn(), tell);
  const name = backupName(Date.now());
  downloadBytes(name, zip, 'application/zip');
  copies.saved();
  return name;
}
