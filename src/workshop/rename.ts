import type { Folder } from '../content/index.ts';
import { type Files, parsed } from './document.ts';
import { isObject, type Json } from './json.ts';
import { pathOf } from './templates.ts';
import { writeJson } from './write-json.ts';

/** Which sort of content a field names, by what it is called. */
const NAMES: Readonly<Record<string, Folder>> = {
  card: 'combatants',
  lootOf: 'combatants',
  family: 'combatants',
  tile: 'tiles',
  items: 'items',
  pack: 'items',
  ref: 'items',
  requires: 'items',
  disciplines: 'disciplines',
  familiar: 'familiars',
  upgrades: 'upgrades',
  loadouts: 'adventurers',
};

/** The sort of content that ids in a field of that name are of; null where they are of none, or nobody knows. */
export const namedBy = (key: string): Folder | null => (Object.hasOwn(NAMES, key) ? NAMES[key]! : null);

/**
 * The files with one of them called otherwise: its path, its id, and whatever of the pack names it. Null where another
 * has that name, or it is none.
 */
export function renamedFile(files: Files, folder: Folder, from: string, to: string): Files | null {
  const [old, path] = [pathOf(folder, from), pathOf(folder, to)];
  const text = files[old];
  if (text === undefined || from === to || Object.hasOwn(files, path)) return null;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(to)) return null;
  return Object.fromEntries(
    Object.entries(files).map(([file, was]): [string, string] => {
      const value = parsed(was)?.value;
      if (value === undefined) return [file === old ? path : file, was];
      const named = withNamed(value, folder, from, to, null);
      const next = file === old && isObject(named) ? { ...named, id: to } : named;
      return [file === old ? path : file, next === value ? was : writeJson(next)];
    }),
  );
}

/** The value with an id in place of another, wherever a field names content of that sort; the same where nothing does. */
function withNamed(value: Json, folder: Folder, from: string, to: string, key: string | null): Json {
  const isNamed = key !== null && namedBy(key) === folder;
  if (typeof value === 'string') return isNamed && value === from ? to : value;
  if (Array.isArray(value)) {
    const next = value.map((one) => withNamed(one, folder, from, to, key));
    return next.some((one, i) => one !== value[i]) ? next : value;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]): [string, Json] => [
    isNamed && name === from ? to : name,
    withNamed(one, folder, from, to, name),
  ]);
  const isSame = entries.every(([name, one]) => Object.hasOwn(value, name) && one === value[name]);
  return isSame ? value : Object.fromEntries(entries);
}
