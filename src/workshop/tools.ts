import { blankOf } from './fill-in.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { type Field, type JsonSchema, partOf, type SchemaBook, type Sort } from './schema-book.ts';

/**
 * What can be laid on a board by hand. But for the letters of tiles all of it is found in the schema of the file: any
 * list of spaces, of walls, and of things that have a space, spaces or a wall of their own.
 */
export type Tool =
  /** Terrain of a tile, one letter a space. */
  | { readonly is: 'letter'; readonly key: 'rows' }
  /** Levels of a tile, one digit a space. */
  | { readonly is: 'level'; readonly key: 'elevation' }
  /** A list of spaces: a space is in it or not. */
  | { readonly is: 'spaces'; readonly key: string }
  /** A list of walls: the edge of a space is in it or not. */
  | { readonly is: 'walls'; readonly key: string }
  /** A list of areas that are alike but for their spaces. */
  | LaidTool<'areas'>
  /** A list of things along several walls, alike but for these: doors. */
  | LaidTool<'barriers'>
  /** A list of things on one space each. */
  | LaidTool<'things'>
  /** A list of things on the edge between two spaces. */
  | LaidTool<'edges'>;

interface LaidTool<Is extends string> {
  readonly is: Is;
  readonly key: string;
  readonly item: JsonSchema;
  /** The field of each that says where it lies. */
  readonly where: string;
  /** Its other fields, which are chosen before it is laid. */
  readonly fields: readonly Field[];
}

export type Laid = Extract<Tool, { readonly item: JsonSchema }>;
export const isLaid = (tool: Tool): tool is Laid => 'item' in tool;

/** Fields that are counted for whoever lays something: no two of a list are the same. */
const COUNTED = ['id', 'number'] as const;
export const isCounted = (key: string): boolean => COUNTED.some((one) => one === key);

const SPACE = 'space';
const WALL = 'wall';

/** The tools of a sort of file, in the order of its fields; none where it has no board. */
export function toolsOf(book: SchemaBook, sort: Sort): readonly Tool[] {
  if (sort !== 'tiles' && sort !== 'encounters') return [];
  const part = partOf(book, book.of(sort));
  if (part.is !== 'fields') return [];
  const letters: readonly Tool[] =
    sort === 'tiles'
      ? [
          { is: 'letter', key: 'rows' },
          { is: 'level', key: 'elevation' },
        ]
      : [];
  return [...letters, ...part.fields.flatMap((field) => toolFor(book, field))];
}

function toolFor(book: SchemaBook, { key, schema }: Field): readonly Tool[] {
  const list = partOf(book, schema);
  if (list.is !== 'list') return [];
  const item = partOf(book, list.item);
  if (item.name === SPACE) return [{ is: 'spaces', key }];
  if (item.name === WALL) return [{ is: 'walls', key }];
  if (item.is !== 'fields') return [];
  for (const { key: where, schema: one } of item.fields) {
    const part = partOf(book, one);
    const is = placeSort(book, part);
    if (is === null) continue;
    const fields = item.fields.filter((field) => field.key !== where);
    return [{ is, key, item: list.item, where, fields }];
  }
  return [];
}

function placeSort(book: SchemaBook, part: ReturnType<typeof partOf>): Laid['is'] | null {
  if (part.name === SPACE) return 'things';
  if (part.name === WALL) return 'edges';
  const item = part.is === 'list' ? partOf(book, part.item).name : null;
  return item === SPACE ? 'areas' : item === WALL ? 'barriers' : null;
}

/** What a tool lays at first: as the last thing of its list is, or else a blank. What is counted is left out. */
export function valuesFor(book: SchemaBook, tool: Laid, file: Json): JsonObject {
  const list = isObject(file) ? file[tool.key] : undefined;
  const last: Json = Array.isArray(list) ? list.at(-1) : undefined;
  const from = isObject(last) ? last : blankOf(book, tool.item);
  if (!isObject(from)) return {};
  return Object.fromEntries(Object.entries(from).filter(([key]) => key !== tool.where && !isCounted(key)));
}
