/** How much room there is: on the disk, and of what the tables may take. */
import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Told when there is less. */
export const LITTLE = 200 * 1024 ** 2;

export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Bytes of all files below a folder. */
export const takenBytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => {
      try {
        return sum + statSync(join(parentPath, name)).size;
      } catch {
        return sum; // Gone since it was listed.
      }
    }, 0);
