import { createContext, useContext, useEffect, useState } from 'react';
import type { BackupWork } from '../../stores/backup/backup.ts';
import type { Copies } from '../../stores/backup/copies.ts';

/** Who makes backups and takes them in, and who keeps copies by themselves. */
export interface Backups extends BackupWork {
  readonly copies: Copies;
}

/** Fetches them; null: nobody. */
export const BackupContext = createContext<(() => Promise<Backups>) | null>(null);

export const useBackup = (): (() => Promise<Backups>) | null => useContext(BackupContext);

/** The same once they are there; null until then, or where they do not come. */
export function useBackups(): Backups | null {
  const fetch = useBackup();
  const [there, setThere] = useState<Backups | null>(null);
  useEffect(() => {
    let isGone = false;
    fetch?.().then(
      (backups) => {
        if (!isGone) setThere(backups);
      },
      () => {}, // asked for again when somebody presses
    );
    return () => {
      isGone = true;
    };
  }, [fetch]);
  return there;
}
