import { strFromU8, unzipSync } from 'fflate';
import type { Expected, Got } from '../../check/messages.ts';
import type { Problem } from '../../check/problem.ts';
import { type ContentFile, FOLDERS } from './read-files.ts';

/** A file as a folder or a zip gives it. */
export interface PlainFile {
  /** With forward slashes, from the folder chosen or the root of the zip. */
  readonly path: string;
  readonly text: string;
}

/** Files that may hold a card, also where their name is not yet right. */
const CARD_FILE = /\.(json[5c]?|txt)$/i;

/** What other programs leave in folders and zips. */
const isLitter = (path: string): boolean => /(^|\/)(\.|__MACOSX\/|node_modules\/)/.test(path);

/** Of the names in a folder or zip, those a pack is made of: the rest (pictures, notes) is not read. */
export function isPackFile(path: string): boolean {
  if (isLitter(path) || !CARD_FILE.test(path)) return false;
  const folder = path.split('/').at(-2) ?? '';
  return path.endsWith('.json') || FOLDERS.some((one) => one === folder);
}

/**
 * A pack's own files, from wherever its `pack.json` lies, as `<name>/items/...`: what lies outside of it is
 * left. Without a `pack.json` all of them, and the loader says what is missing.
 */
export function packFiles(name: string, files: readonly PlainFile[]): ContentFile[] {
  const own = files.filter(({ path }) => isPackFile(path));
  const roots = own
    .filter(({ path }) => /(^|\/)pack\.json$/.test(path))
    .map(({ path }) => path.replace(/\/?pack\.json$/, ''))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
  const root = roots[0] ?? commonRoot(own.map(({ path }) => path));
  const folder = root.split('/').at(-1) || name;
  const inRoot = root === '' ? own : own.filter(({ path }) => path.startsWith(`${root}/`));
  return inRoot.map(({ path, text }) => ({
    path: `${folder}/${root === '' ? path : path.slice(root.length + 1)}`,
    text,
    own: true,
  }));
}

/** The folder all of them lie in, above the folders that content lies in. */
function commonRoot(paths: readonly string[]): string {
  const first = paths[0]?.split('/')[0] ?? '';
  const shared = paths.every((path) => path.startsWith(`${first}/`));
  return shared && !FOLDERS.some((one) => one === first) ? first : '';
}

/** The largest pack that is read: a guard against a zip made to fill the memory. */
const MOST_BYTES = 20_000_000;

/** The files of a zip, or what is wrong with it. Never throws. */
export function unzipFiles(
  name: string,
  bytes: Uint8Array,
): { readonly ok: true; readonly files: PlainFile[] } | { readonly ok: false; readonly problem: Problem } {
  const wrong = (expected: Expected, got: Got) => ({
    ok: false as const,
    problem: { file: name, path: '$', expected, got },
  });
  let size = 0;
  try {
    const unzipped = unzipSync(bytes, {
      filter(file) {
        if (!isPackFile(file.name.replaceAll('\\', '/'))) return false;
        size += file.originalSize;
        return size <= MOST_BYTES;
      },
    });
    if (size > MOST_BYTES)
      return wrong(
        { what: 'megabytes-at-most', most: MOST_BYTES / 1e6 },
        { got: 'megabytes', size: Math.round(size / 1e6) },
      );
    const files = Object.entries(unzipped).map(([path, data]) => ({
      path: path.replaceAll('\\', '/'),
      text: textOf(data),
    }));
    return { ok: true, files };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return wrong({ what: 'zip' }, { got: 'said', text });
  }
}

/** UTF-8, with or without a byte order mark. */
const textOf = (data: Uint8Array): string => strFromU8(data);
