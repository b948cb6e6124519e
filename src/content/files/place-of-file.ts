import type { Problem } from '../../check/problem.ts';
import { SHELVES } from '../../engine/model/cards/shelves.ts';
import { FOLDERS, type Folder } from './folders.ts';
import type { ReadFile } from './read-files.ts';

/** Where a file of content lies, by its path; null for any other. */
export function placeOf(file: string): (FileOfPack & { readonly file: string }) | null {
  const [, pack = '', folder, name = ''] = /^(?:(.*)\/)?([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  return folder ? { pack, folder, name, file } : null;
}

/** Where a file was surely meant to lie that lies in a folder of another name, or whose name ends otherwise. */
export function placeMeant({
  file,
  expected,
  hint,
}: Problem): (FileOfPack & { readonly file: string }) | null {
  const [, pack = '', folder = '', name = ''] =
    /^(?:(.*)\/)?([^/]+)\/([^/.]+)(?:\.[^/.]+)+$/.exec(file) ?? [];
  if (expected.what === 'place-of-content' && FOLDERS.some((one) => pack.endsWith(`/${one}`)))
    // In a folder of its own, inside the one where it belongs.
    return { pack: pack.slice(0, pack.lastIndexOf('/')), folder: pack.split('/').at(-1)!, name, file };
  if (expected.what === 'place-of-content' && hint?.hint === 'did-you-mean')
    return { pack, folder: hint.name, name, file };
  return expected.what === 'json-file-name' && FOLDERS.some((one) => one === folder)
    ? { pack, folder, name, file }
    : null;
}

/** The folder a file belongs in that says it is of another sort than those beside it. */
export function folderMeant({ json, folder }: ReadFile): Folder | null {
  const type = (json as { readonly type?: unknown } | null)?.type;
  const meant = typeof type === 'string' && Object.hasOwn(FOLDER_OF, type) ? FOLDER_OF[type]! : folder;
  return meant === folder ? null : (meant as Folder);
}

/** One of a folder's files, or of packs: `items` holds an item, `bounties` a bounty. */
export const oneOfFolder = (folder: string): string => folder.replace(/ies$/, 'y').replace(/([^iu])s$/, '$1');

/** What the files of a folder say they are. */
export const typeIn = (folder: Folder): string =>
  Object.keys(FOLDER_OF).find((type) => FOLDER_OF[type] === folder)!;

const FOLDER_OF: Readonly<Record<string, Folder>> = {
  ...SHELVES,
  tile: 'tiles',
  encounter: 'encounters',
  adventure: 'adventures',
  scene: 'scenes',
  bounty: 'bounties',
  scenario: 'scenarios',
  abraxis: 'abraxis',
};

export interface FileOfPack {
  readonly pack: string;
  readonly folder: string;
  readonly name: string;
}
