import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Problem } from '../../check/problem.ts';
import { isPackFile, packFault, packFiles, unzipFiles } from './pack-files.ts';
import type { ContentFile } from './read-files.ts';

/**
 * Every JSON file under a folder, for the command line and the tests. Paths begin with the folder as given.
 * Throws Error (ENOENT, ENOTDIR) when there is no such folder.
 */
export function readContentFolder(folder: string): ContentFile[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const path = join(folder, name).replaceAll('\\', '/');
      return { path, text: readFileSync(path, 'utf8') };
    });
}

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));

/**
 * A player's own packs, from a zip or a folder: one pack, or several side by side. Throws Error when there is
 * no such file or folder.
 */
export function readOwnPacks(place: string): { files: ContentFile[]; problems: Problem[] } {
  if (!statSync(place).isDirectory()) {
    const name = basename(place);
    const zip = unzipFiles(name, readFileSync(place));
    if (!zip.ok) return { files: [], problems: [zip.problem] };
    return { files: packFiles(name.replace(/\.zip$/i, ''), zip.files), problems: [] };
  }
  // Named as the player wrote it, so that the place can be clicked in a terminal; `.` has no name of its own.
  const given = place.replaceAll('\\', '/').replace(/\/+$/, '');
  const shown = /(^|\/)\.{1,2}$/.test(given) ? basename(resolve(place)) : given;
  const names = namesIn(place).filter(isPackFile);
  const problem = packFault(
    shown,
    names.map((name) => statSync(join(place, name)).size),
  );
  if (problem) return { files: [], problems: [problem] };
  const files = names.map((name) => ({
    path: `${shown}/${name}`,
    text: readFileSync(join(place, name), 'utf8'),
    own: true,
  }));
  return { files, problems: [] };
}

/** Whether two paths are one folder, or the first lies in the second. */
export function liesIn(place: string, folder: string): boolean {
  const top = resolve(folder);
  for (let at = resolve(place); ; at = dirname(at)) {
    if (at === top) return true;
    if (at === dirname(at)) return false;
  }
}
