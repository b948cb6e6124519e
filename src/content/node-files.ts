import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFile } from './read-files.ts';

/**
 * Every JSON file under a folder, for the command line and the tests. Paths begin with the folder as given.
 * Throws Error (ENOENT, ENOTDIR) when there is no such folder.
 */
export function readContentFolder(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const path = join(folder, name).replaceAll('\\', '/');
      return { path, text: readFileSync(path, 'utf8') };
    });
}
