import { FOLDERS } from '../../content/index.ts';
import type { JsonSchema } from '../../content/schemas/json-schema.ts';
import { LANGUAGE_FILE, schemaName } from '../../content/schemas/json-schemas.ts';
import { sameAs } from '../../content/schemas/meanings/place.ts';
import { entriesIn } from '../../content/schemas/with-meanings.ts';
import { rowsOf } from './reference-rows.ts';
import { linked, placesOfParts } from './takes.ts';
import type { Written } from './written.ts';

const INTRO = `# Reference

Every key and every value of the content files: what it means, where it stands, an example, and a card that has it (or
the page that shows it). Written by \`npm run schema\` from the validator, the tables of \`src/content/schemas/meanings\`,
the built-in packs and the docs: do not change it by hand. How the parts work together is told in
[LANGUAGE.md](LANGUAGE.md), how to begin in [README.md](README.md). Keys with a \`?\` may be left out.`;

/** `content/REFERENCE.md`: an index, a table for each sort of file and each part of the language, and every word. */
export function referencePage(written: Written): string {
  const { schemas } = written;
  const folders = [...FOLDERS, 'packs'];
  const parts = Object.entries(schemas[LANGUAGE_FILE]!.$defs!);
  const all: (readonly [string, JsonSchema])[] = [
    ...folders.map((folder) => [folder, schemas[schemaName(folder)]!] as const),
    ...parts,
  ];
  const places = placesOfParts(all);
  const index = [
    `Files: ${folders.map(linked).join(' · ')}`,
    `Parts of the language: ${parts.map(([name]) => linked(name)).join(' · ')}`,
    `All of them from a to z: ${linked('words')}`,
  ];
  const sections = all.map(([name, part]) => section(name, part, places.get(name) ?? [], written));
  return `${[INTRO, ...index, ...sections, wordsOfAll(all)].join('\n\n')}\n`;
}

function section(name: string, part: JsonSchema, places: readonly string[], written: Written): string {
  const head = [`## ${name}`, part.description ?? ''];
  const stands = places.length > 0 ? [`Stands in ${places.join('; ')}.`] : [];
  if (sameAs(name) !== name)
    return [...head, `Otherwise as ${linked(sameAs(name))}.`, ...stands].join('\n\n');
  const rows = rowsOf(name, part, written);
  const table = ['| | what | where | example | on |', '|---|---|---|---|---|', ...rows].join('\n');
  return [...head, ...stands, ...(rows.length > 0 ? [table] : [])].join('\n\n');
}

/** Every key and value by its letters, with the sections that tell of it. */
function wordsOfAll(all: readonly (readonly [string, JsonSchema])[]): string {
  const words = new Map<string, Set<string>>();
  for (const [name, part] of all)
    for (const { key, value, schema } of entriesIn(name, part)) {
      const word = value ?? key!;
      const told = value === null ? schema.properties?.[word]?.const : undefined;
      for (const one of typeof told === 'string' ? [word, told] : [word])
        words.set(one, (words.get(one) ?? new Set()).add(sameAs(name)));
    }
  const rows = [...words]
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map(([word, sections]) => `| \`${word}\` | ${[...sections].map(linked).join(' · ')} |`);
  return ['## words', ['| | told in |', '|---|---|', ...rows].join('\n')].join('\n\n');
}
