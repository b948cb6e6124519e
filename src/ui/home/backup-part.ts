import { part } from '../page/part.tsx';

/** Everything out into one file and in again, below all else of the first screen. */
export const BACKUP = part(async () => (await import('./Backup.tsx')).Backup);
