import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Problem } from '../../check/problem.ts';
import { isPackFile, packFault, packFiles, packsBeside, unzipFiles } from './pack-files.ts';
import type { ContentFile } from './read-files.ts';

/** Of the content folder: other games on this table, each with its own reader. */
const GUESTS = 'guests/';

/**
 * Every JSON file under a folder, for the command line and the tests; other games that lie beside it are none of it.
 * Paths begin with the folder as given.
 * Throws Error (ENOENT, ENOTDIR) when there is no such folder.
 */
export function readContentFolder(folder: string): ContentFile[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith(GUESTS))
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
    const files = packFiles(name.replace(/\.zip$/i, ''), zip.files);
    return { files, problems: packsBeside(name, zip.files) };
  }
  // Named as the player wrote it, so that the place can be clicked in a terminal; `.` has no name of its own.
  const given = place.replaceAll('\\', '/').replace(/\/+$/, '');
  const shown = /(^|\/)\.{1,2}$/.test(given) ? basename(resolve(place)) : given;
  const { sizes, problems } = lookThrough(place, shown);
  const problem = packFault(shown, [...sizes.values()]);
  if (problem) return { files: [], problems: [problem] };
  const files = [...sizes.keys()].flatMap((name) => {
    const path = `${shown}/${name}`;
    try {
      return [{ path, text: readFileSync(join(place, name), 'utf8'), own: true }];
    } catch (error) {
      problems.push(unreadable(path, error));
      return [];
    }
  });
  return { files, problems };
}

/** The files of a pack under a folder, with their sizes, and what looks like one and cannot be read. */
function lookThrough(place: string, shown: string): { sizes: Map<string, number>; problems: Problem[] } {
  const sizes = new Map<string, number>();
  const problems: Problem[] = [];
  const look = (inside: string, above: readonly string[]): void => {
    for (const entry of readdirSync(join(place, inside), { encoding: 'utf8' }).sort()) {
      const name = inside === '' ? entry : `${inside}/${entry}`;
      const at = join(place, name);
      try {
        const found = statSync(at);
        if (found.isDirectory() && !isPackFile(name)) {
          const real = realpathSync(at);
          if (!isPackFile(`${name}/x.json`)) continue;
          if (above.includes(real)) problems.push({ file: `${shown}/${name}`, path: '$', ...LEADS_BACK });
          else look(name, [...above, real]);
        } else if (isPackFile(name)) {
          // What is neither, a pipe or a device, may have no end.
          if (found.isFile()) sizes.set(name, found.size);
          else problems.push(unreadable(`${shown}/${name}`));
        }
      } catch (error) {
        if (isPackFile(name)) problems.push(unreadable(`${shown}/${name}`, error));
      }
    }
  };
  look('', [realpathSync(place)]);
  return { sizes, problems };
}

const LEADS_BACK = {
  expected: { what: 'folder-outside-itself' },
  got: { got: 'something-else' },
} as const;

/** `error`: why it could not be read, if the system said so; absent where it is no file at all. */
const unreadable = (file: string, error?: unknown): Problem => {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  const got =
    code === undefined ? ({ got: 'something-else' } as const) : ({ got: 'said', text: code } as const);
  return { file, path: '$', expected: { what: 'file-that-can-be-read' }, got };
};

/** Whether two paths are one folder, or the first lies in the second. */
export function liesIn(place: string, folder: string): boolean {
  const top = resolve(folder);
  for (let at = resolve(place); ; at = dirname(at)) {
    if (at === top) return true;
    if (at === dirname(at)) return false;
  }
}
