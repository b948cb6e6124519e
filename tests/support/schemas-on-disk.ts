import { readFileSync } from 'node:fs';
import {
  type JsonSchema,
  type SchemaBook,
  SHARED,
  SORTS,
  schemaBook,
  schemaName,
} from '../../src/workshop/schema-book.ts';

let book: SchemaBook | null = null;

/** The schemas as the page fetches them. */
export function schemasOnDisk(): SchemaBook {
  book ??= schemaBook(
    Object.fromEntries(
      [...SORTS.map(schemaName), SHARED].map((name) => [
        name,
        JSON.parse(readFileSync(`public/schema/${name}.json`, 'utf8')) as JsonSchema,
      ]),
    ),
  );
  return book;
}
