import { didYouMean } from '../../check/did-you-mean.ts';
import { type JsonError, notUtf8, readJson } from '../../check/json-error.ts';
import { beyondLimits, OF_CONTENT } from '../../check/limits.ts';
import type { Hint } from '../../check/messages.ts';
import { withPlainTexts } from '../../check/plain-name.ts';
import { type Finding, type Problem, shown } from '../../check/problem.ts';
import { FOLDERS, type Folder } from './folders.ts';

/** A file of a content folder: its text, or JSON already parsed. */
export interface ContentFile {
  /** Ends in `<pack>/pack.json` or `<pack>/<folder>/<id>.json`. */
  readonly path: string;
  readonly text?: string;
  readonly json?: unknown;
  /** Of a player's own pack: what is built in goes before it. */
  readonly own?: boolean;
}

/** A file that is JSON and lies where content lies. */
export interface ReadFile {
  readonly file: string;
  /** The folder of its pack, as the path names it: no two packs have the same. */
  readonly pack: string;
  readonly folder: Folder | 'pack';
  readonly name: string;
  readonly json: unknown;
  readonly own: boolean;
}

/** Words for things of a game that have a folder of another name here. */
const OTHER_WORDS: Readonly<Record<string, Folder>> = {
  heroes: 'adventurers',
  characters: 'adventurers',
  weapons: 'items',
  armor: 'items',
  'item-upgrades': 'upgrades',
  pets: 'familiars',
  statuses: 'tokens',
  effects: 'tokens',
  skills: 'disciplines',
  monsters: 'combatants',
  enemies: 'combatants',
  maps: 'tiles',
  campaigns: 'adventures',
  chapters: 'scenes',
  crawls: 'scenarios',
};

/** No folder of a disk or zip that people made goes so far. */
const LONGEST_PATH = 500;

/**
 * Sorts the files by path, what is built in first, reads their text and tells where each belongs; what cannot
 * be is a problem.
 */
export function readFiles(files: readonly ContentFile[]): { read: ReadFile[]; problems: Problem[] } {
  const read: ReadFile[] = [];
  const problems: Problem[] = [];
  const sorted = files
    .map((file) => ({ ...file, path: file.path.replaceAll('\\', '/').replace(/^(\.{1,2}\/)+/, '') }))
    .sort((a, b) => Number(a.own ?? false) - Number(b.own ?? false) || (a.path < b.path ? -1 : 1));
  for (const { path, text, json, own = false } of sorted) {
    // Some patterns look through a path once for each of its letters.
    const file = path.slice(-LONGEST_PATH);
    if (path.length > LONGEST_PATH) {
      const expected = { what: 'at-most', most: LONGEST_PATH, of: 'letters' } as const;
      problems.push({
        file,
        path: '$',
        expected,
        got: { got: 'amount', amount: path.length, of: 'letters' },
      });
      continue;
    }
    const place = placeOf(file);
    if ('expected' in place) {
      problems.push({ file, ...place });
      continue;
    }
    const parsed = text === undefined ? { ok: true as const, value: json } : readJson(text);
    const broken = parsed.ok ? text !== undefined && notUtf8(text) : parsed.error;
    if (!parsed.ok || broken) {
      problems.push({ file, path: '$', ...(broken as JsonError) });
      continue;
    }
    const { value } = parsed;
    const beyond = beyondLimits(value, '$', OF_CONTENT);
    if (beyond) problems.push({ file, ...beyond });
    else if (Array.isArray(value))
      problems.push({ file, path: '$', expected: { what: 'object-in-braces' }, got: shown(value) });
    else read.push({ file, ...place, own, json: withoutSchema(own ? withPlainTexts(value) : value) });
  }
  return { read, problems };
}

/** `$schema` is for the author's editor alone. */
function withoutSchema(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json) || !('$schema' in json)) return json;
  const { $schema: _, ...rest } = json;
  return rest;
}

function placeOf(file: string): Pick<ReadFile, 'pack' | 'folder' | 'name'> | Finding {
  const parts = file.split('/');
  const name = (parts.at(-1) ?? '').replace(/\.json$/, '');
  const parent = parts.at(-2) ?? '';
  if (!file.endsWith('.json')) {
    return { path: '$', expected: { what: 'json-file-name' }, got: shown(parts.at(-1)) };
  }
  if (name === 'pack' && parent !== '') {
    return { pack: parts.slice(0, -1).join('/'), folder: 'pack', name };
  }
  const folder = FOLDERS.find((one) => one === parent);
  if (folder) return { pack: parts.slice(0, -2).join('/'), folder, name };
  const other = OTHER_WORDS[parent.toLowerCase()];
  const hint: Hint | undefined = other ? { hint: 'did-you-mean', name: other } : didYouMean(parent, FOLDERS);
  return {
    path: '$',
    expected: { what: 'place-of-content', folders: FOLDERS },
    got: shown(file),
    ...(hint === undefined ? {} : { hint }),
  };
}
