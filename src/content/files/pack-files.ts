import { strFromU8 } from 'fflate';
import type { Expected, Got } from '../../check/messages.ts';
import type { Problem } from '../../check/problem.ts';
import { FOLDERS } from './folders.ts';
import type { ContentFile } from './read-files.ts';
import { unzipped, ZipFault, zipEntries } from './zip.ts';

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
  const root = rootsOf(own)[0] ?? commonRoot(own.map(({ path }) => path));
  const folder = root.split('/').at(-1) || name;
  const inRoot = root === '' ? own : own.filter(({ path }) => path.startsWith(`${root}/`));
  return inRoot.map(({ path, text }) => ({
    path: `${folder}/${root === '' ? path : path.slice(root.length + 1)}`,
    text,
    own: true,
  }));
}

/**
 * The packs of a zip that are left out, each by its manifest: those beside the one that `packFiles` takes, which would
 * be gone without a word.
 */
export function packsBeside(name: string, files: readonly PlainFile[]): Problem[] {
  const manifests = rootsOf(files);
  const [first] = manifests;
  if (first === undefined || first === '') return [];
  return manifests
    .filter((root) => root !== first && !root.startsWith(`${first}/`))
    .map((root) => ({
      file: `${name}/${root}/pack.json`,
      path: '$',
      expected: { what: 'zip-of-one-pack' },
      got: { got: 'more' },
    }));
}

/** The folders of a zip that have a manifest, the outermost first. */
const rootsOf = (files: readonly PlainFile[]): string[] =>
  files
    .filter(({ path }) => isPackFile(path) && /(^|\/)pack\.json$/.test(path))
    .map(({ path }) => path.replace(/\/?pack\.json$/, ''))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));

/** The folder all of them lie in, above the folders that content lies in. */
function commonRoot(paths: readonly string[]): string {
  const first = paths[0]?.split('/')[0] ?? '';
  const shared = paths.every((path) => path.startsWith(`${first}/`));
  return shared && !FOLDERS.some((one) => one === first) ? first : '';
}

/** The largest pack that is read, in bytes of its JSON, and in files: more was made to fill the memory. */
const MOST = { bytes: 20_000_000, files: 3000 } as const;

/** What is wrong with a folder or zip of files of these sizes, before any of them is read; null when nothing is. */
export function packFault(name: string, sizes: readonly number[]): Problem | null {
  const wrong = (expected: Expected, got: Got): Problem => ({ file: name, path: '$', expected, got });
  const size = sizes.reduce((sum, one) => sum + one, 0);
  if (sizes.length > MOST.files)
    return wrong(
      { what: 'at-most', most: MOST.files, of: 'files' },
      { got: 'amount', amount: sizes.length, of: 'files' },
    );
  if (size > MOST.bytes)
    return wrong(
      { what: 'megabytes-at-most', most: MOST.bytes / 1e6 },
      { got: 'megabytes', size: Math.ceil(size / 1e6) },
    );
  return null;
}

/** The files of a zip, or what is wrong with it. Never throws. */
export function unzipFiles(
  name: string,
  bytes: Uint8Array,
): { readonly ok: true; readonly files: PlainFile[] } | { readonly ok: false; readonly problem: Problem } {
  try {
    const entries = zipEntries(bytes, MOST.files).filter(({ path }) => isPackFile(path));
    const problem = packFault(
      name,
      entries.map(({ size }) => size),
    );
    if (problem) return { ok: false, problem };
    const paths = new Set<string>();
    for (const { path } of entries) {
      if (paths.has(path)) throw new ZipFault({ what: 'path-of-its-own' }, path);
      paths.add(path);
    }
    const files = entries.map((entry) => ({ path: entry.path, text: strFromU8(unzipped(bytes, entry)) }));
    return { ok: true, files };
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error;
    const { expected, path } = error;
    return {
      ok: false,
      problem: { file: path === null ? name : `${name}/${path}`, path: '$', expected, got: gotOf(expected) },
    };
  }
}

function gotOf({ what }: Expected): Got {
  if (what === 'zip') return { got: 'no-zip' };
  return { got: what === 'at-most' ? 'more' : 'something-else' };
}
