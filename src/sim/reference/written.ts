/** Examples of keys and values as pages of the docs have them, for the reference. */
import { readFileSync } from 'node:fs';
import { FOLDERS } from '../../content/files/folders.ts';
import { readContentFolder } from '../../content/files/node-files.ts';
import type { JsonSchema } from '../../content/schemas/json-schema.ts';
import { jsonSchemas, LANGUAGE_FILE, schemaName } from '../../content/schemas/json-schemas.ts';
import type { Known } from '../../content/schemas/with-meanings.ts';
import { KEYWORDS, type KeywordEntry } from '../../words/en/keywords.ts';
import { type CardFile, cardFiles } from './card-files.ts';
import { type DocExample, docExamples } from './doc-examples.ts';
import { noteUses, Uses } from './uses.ts';

/** Pages whose examples stand for what no card uses yet. */
const PAGES = ['LANGUAGE.md', 'README.md', 'EXAMPLES.md'];

/** What `npm run schema` writes, and what it knows beside the tables of meanings. */
export interface Written {
  /** By the name of their file: those of the folders, and the language they share. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly uses: Uses;
  readonly known: Known;
}

/** The schemas with a meaning and an example of everything in them, of the cards and docs in a content folder. */
export function writtenSchemas(folder: string): Written {
  const bare = jsonSchemas();
  const language = bare[LANGUAGE_FILE]!;
  const uses = new Uses();
  const cards = cardFiles(readContentFolder(folder));
  for (const { folder: sort, id, json } of cards) {
    const schema = bare[schemaName(sort)];
    // What extends another has parts alone, which are in order with it and not by themselves.
    if (schema && !('extends' in (json as object)))
      noteUses(uses, language, schema, json, sort, `${sort}/${id}`);
  }
  for (const sort of [...FOLDERS, 'packs']) noteOpenings(uses, sort, cards);
  for (const { of, value, on } of pageExamples(folder))
    noteUses(uses, language, bare[schemaName(of)] ?? language.$defs![of]!, value, of, on);
  const known: Known = {
    word: (word) => (KEYWORDS as Readonly<Record<string, KeywordEntry>>)[word]?.text ?? null,
    example: ({ path }, key) => shortened(uses.find({ path, key, value: null })?.value),
  };
  return { schemas: jsonSchemas(known), uses, known };
}

/** What any file may begin with, which no built-in one does. */
function noteOpenings(uses: Uses, sort: string, cards: readonly CardFile[]): void {
  const note = (key: string, value: string) =>
    uses.note({ path: sort, key, value: null }, value, 'README.md');
  note('$schema', `../../public/schema/${schemaName(sort)}`);
  note('extends', cards.find(({ folder }) => folder === sort)?.id ?? 'name-of-another');
}

/** The examples of all pages of docs in a content folder. */
export const pageExamples = (folder: string): DocExample[] =>
  PAGES.flatMap((page) => docExamples(page, readFileSync(`${folder}/${page}`, 'utf8')));

/** The longest list in an example of a schema, as JSON. */
const LONGEST = 200;

/** A long list by its first entries: what is in it is seen from them. */
function shortened(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  let length = value.length;
  while (length > 1 && JSON.stringify(value.slice(0, length)).length > LONGEST) length -= 1;
  return value.slice(0, length);
}
