import { jsonError } from './json-error.ts';
import { type Finding, type Problem, shown } from './problem.ts';

/** A file of a content folder: its text, or JSON already parsed. */
export interface ContentFile {
  /** Ends in `<pack>/pack.json` or `<pack>/<folder>/<id>.json`. */
  readonly path: string;
  readonly text?: string;
  readonly json?: unknown;
}

export const FOLDERS = ['adventurers', 'items', 'disciplines', 'combatants', 'tiles', 'encounters'] as const;
export type Folder = (typeof FOLDERS)[number];

/** A file that is JSON and lies where content lies. */
export interface ReadFile {
  readonly file: string;
  readonly pack: string;
  readonly folder: Folder | 'pack';
  readonly name: string;
  readonly json: unknown;
}

/** Sorts the files by path, reads their text and tells where each belongs; what cannot be is a problem. */
export function readFiles(files: readonly ContentFile[]): { read: ReadFile[]; problems: Problem[] } {
  const read: ReadFile[] = [];
  const problems: Problem[] = [];
  const sorted = files
    .map((file) => ({ ...file, path: file.path.replaceAll('\\', '/').replace(/^(\.{1,2}\/)+/, '') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path: file, text, json } of sorted) {
    const place = placeOf(file);
    if ('expected' in place) {
      problems.push({ file, ...place });
      continue;
    }
    const error = text === undefined ? null : jsonError(text);
    if (error) problems.push({ file, path: '$', ...error });
    else read.push({ file, ...place, json: text === undefined ? json : JSON.parse(text) });
  }
  return { read, problems };
}

function placeOf(file: string): Pick<ReadFile, 'pack' | 'folder' | 'name'> | Finding {
  const parts = file.replace(/\.json$/, '').split('/');
  const name = parts.at(-1) ?? '';
  const parent = parts.at(-2) ?? '';
  if (name === 'pack' && parent !== '') return { pack: parent, folder: 'pack', name };
  const folder = FOLDERS.find((one) => one === parent);
  if (folder) return { pack: parts.at(-3) ?? '', folder, name };
  return {
    path: '$',
    expected: `a file <pack>/pack.json or one in a folder ${FOLDERS.join(', ')}`,
    got: shown(file),
  };
}
