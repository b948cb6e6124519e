import { type Folder, idIn } from '../content/index.ts';
import { type Files, parsed } from './document.ts';
import { optionOf } from './fill-in.ts';
import { isObject, isSameJson, type Json } from './json.ts';
import { type JsonSchema, partOf, type SchemaBook } from './schema-book.ts';
import { pathOf, placeOfFile } from './templates.ts';
import { writeJson } from './write-json.ts';

/** Ids of one sort, and what becomes of them. */
interface Renaming {
  readonly folder: Folder;
  readonly next: (written: string) => string;
}

/**
 * The files with one of them called otherwise: its path, its id, and whatever of the pack names it, with its pack before
 * it or without. Null where another has that name, or it is none.
 */
export function renamedFile(
  book: SchemaBook,
  files: Files,
  folder: Folder,
  from: string,
  to: string,
): Files | null {
  const [old, path] = [pathOf(folder, from), pathOf(folder, to)];
  const text = files[old];
  if (text === undefined || from === to || Object.hasOwn(files, path)) return null;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(to)) return null;
  const manifest = parsed(files['pack.json'] ?? '')?.value;
  const pack = isObject(manifest) ? String(manifest.id) : '';
  const called = new Map([
    [from, to],
    [idIn(pack, from), idIn(pack, to)],
  ]);
  const renaming: Renaming = { folder, next: (written) => called.get(written) ?? written };
  return Object.fromEntries(
    Object.entries(files).map(([file, was]): [string, string] => {
      if (file !== old && !was.includes(`${from}"`)) return [file, was];
      const place = placeOfFile(file);
      const value = parsed(was)?.value;
      if (!place || !isObject(value)) return [file === old ? path : file, was];
      const named = renamed(book, book.of(place.folder), value, renaming);
      const own = {
        ...(isObject(named) ? named : value),
        ...(file === old && { id: to }),
        // A base is of the same folder, whatever the schema says of its id.
        ...(place.folder === folder &&
          typeof value.extends === 'string' && { extends: renaming.next(value.extends) }),
      };
      return [file === old ? path : file, isSameJson(own, value) ? was : writeJson(own)];
    }),
  );
}

/** The value with other ids wherever its schema says that those of that sort stand. */
function renamed(book: SchemaBook, schema: JsonSchema, value: Json, renaming: Renaming): Json {
  const part = partOf(book, schema);
  const inside = (one: JsonSchema, at: Json) => renamed(book, one, at, renaming);
  switch (part.is) {
    case 'union': {
      const option = part.options[optionOf(book, part.options, value)];
      return option ? inside(option, value) : value;
    }
    case 'list':
      return Array.isArray(value) ? value.map((one) => inside(part.item, one)) : value;
    case 'tuple':
      return Array.isArray(value) ? value.map((one, i) => inside(part.items[i] ?? {}, one)) : value;
    case 'record': {
      if (!isObject(value)) return value;
      const keyOf = (key: string) => (part.keys === renaming.folder ? renaming.next(key) : key);
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [keyOf(key), inside(part.value, one)]),
      );
    }
    case 'fields': {
      if (!isObject(value)) return value;
      const schemas = new Map(part.fields.map((field) => [field.key, field.schema]));
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, inside(schemas.get(key) ?? {}, one)]),
      );
    }
    default:
      return typeof value === 'string' && part.names === renaming.folder ? renaming.next(value) : value;
  }
}
