import { createContext, useContext } from 'react';
import type { BackupWork } from '../../stores/backup/backup.ts';

/** Fetches who makes backups and takes them in; null: nobody. */
export const BackupContext = createContext<(() => Promise<BackupWork>) | null>(null);

export const useBackup = (): (() => Promise<BackupWork>) | null => useContext(BackupContext);
