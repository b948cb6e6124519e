import {
  type JsonSchema,
  type SchemaBook,
  SHARED,
  SORTS,
  schemaBook,
  schemaName,
} from '../../workshop/schema-book.ts';

/** The schemas as the build has them for editors of files: beside the page. */
async function fetched(name: string): Promise<JsonSchema> {
  const response = await fetch(`./schema/${name}.json`);
  if (!response.ok) throw new DOMException(`${response.status} schema/${name}.json`, 'NetworkError');
  return (await response.json()) as JsonSchema;
}

/** All schemas. Throws what the network or the server says. */
export async function fetchSchemas(): Promise<SchemaBook> {
  const names = [...SORTS.map(schemaName), SHARED];
  const files = await Promise.all(names.map(fetched));
  return schemaBook(Object.fromEntries(names.map((name, i) => [name, files[i]!])));
}
