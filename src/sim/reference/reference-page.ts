import { type ContentFile, FOLDERS } from '../../content/index.ts';
import { fieldMeaning } from '../../content/schemas/field-meanings.ts';
import { jsonSchemas, LANGUAGE_FILE, schemaName } from '../../content/schemas/json-schemas.ts';
import { KEYWORDS, type KeywordEntry } from '../../words/en/keywords.ts';
import { printed } from './printed.ts';
import { noteUses, type Part, refOf, type Uses, wordsOf } from './uses.ts';

const INTRO = `# Reference

Every field and every word of the content files, each with an example from a card that has it. Written by
\`npm run schema\` from the validator and the built-in packs: do not change it by hand. How the parts work together is
told in [LANGUAGE.md](LANGUAGE.md), how to begin in [README.md](README.md). *Fields* with a \`?\` may be left out.`;

/** A card as JSON, by its folder and id. */
export interface CardFile {
  readonly folder: string;
  readonly id: string;
  readonly json: unknown;
}

/** `content/REFERENCE.md`: an index, then a table for each sort of file and each part of the language. */
export function referencePage(files: readonly CardFile[]): string {
  const schemas = jsonSchemas() as Readonly<Record<string, Part>>;
  const language = schemas[LANGUAGE_FILE]!;
  const uses: Uses = new Map();
  const folders = [...FOLDERS, 'packs'];
  for (const folder of folders)
    for (const { id, json } of files.filter((file) => file.folder === folder))
      noteUses(uses, language, schemas[schemaName(folder)]!, json, folder, `${folder}/${id}`);
  const parts = Object.entries(language.$defs!);
  const sections = [
    ...folders.map((folder) => section(folder, schemas[schemaName(folder)]!, uses)),
    ...parts.map(([name, part]) => section(name, part, uses)),
  ];
  const index = [
    `Files: ${folders.map(linked).join(' · ')}`,
    `Parts of the language: ${parts.map(([name]) => linked(name)).join(' · ')}`,
  ];
  return `${[INTRO, ...index, ...sections].join('\n\n')}\n`;
}

const linked = (name: string): string => `[${name}](#${name.toLowerCase()})`;

/** Parts that differ from another in what they leave out. */
const LIKE: Readonly<Record<string, string>> = {
  aiQuestion: 'aiCondition',
  aiAsked: 'aiCondition',
  aiInstructionCondition: 'aiCondition',
  positiveAmount: 'amount',
  wholeAmount: 'amount',
};

function section(name: string, part: Part, uses: Uses): string {
  const like = LIKE[name];
  if (like !== undefined) return `## ${name}\n\n${part.description ?? ''} Otherwise as ${linked(like)}.`;
  const rows = [...branchesOf(part)].flatMap((branch) => rowsOf(name, branch, uses));
  const table = rows.length === 0 ? [] : ['| | what | example | on |', '|---|---|---|---|', ...rows];
  return [`## ${name}\n\n${part.description ?? ''}`, ...(table.length > 0 ? [table.join('\n')] : [])].join(
    '\n\n',
  );
}

/** The alternatives of a part, down to those that have none. */
function* branchesOf(part: Part): Generator<Part> {
  if (!part.anyOf) yield part;
  for (const branch of part.anyOf ?? []) yield* branchesOf(branch);
}

/** A line for each field of an object, or one for a shape that a word or its first field tells from others. */
function rowsOf(name: string, part: Part, uses: Uses): string[] {
  const words = wordsOf(part);
  if (words.length > 0)
    return words.map((word) => row(`\`${word}\``, meaning(word), name, `"${word}"`, uses));
  const fields = Object.entries(part.properties ?? {});
  const [first] = fields;
  if (!first || (refOf(part) !== null && fields.length === 0)) return [];
  const isNeeded = (field: string) => (part.required ?? part.else?.required)?.includes(field) ?? false;
  // A shape of its own among others, told from them by the word in its first field, or by that field.
  if (fieldMeaning(name, first[0]) === null) {
    const word = wordsOf(first[1])[0];
    const isTold = first[1].const !== undefined && word !== undefined;
    const label = isTold ? `\`${first[0]}\`: \`${word}\`` : `\`${first[0]}\``;
    const more = fields
      .slice(1)
      .map(([field, one]) => `\`${field}\`${isNeeded(field) ? '' : '?'}${takes(one)}`);
    const own = isTold ? '' : takes(first[1]).trim();
    const what = [own, more.length > 0 ? `with ${more.join(', ')}` : ''].filter(Boolean).join(' ');
    return [row(label, what, name, `with ${isTold ? `"${word}"` : first[0]}`, uses)];
  }
  return fields
    .filter(([field]) => (field !== '$schema' && field !== 'extends') || name === 'items')
    .map(([field, one]) => {
      const what = `${fieldMeaning(name, field) ?? ''}${takes(one)}`;
      return row(`\`${field}\`${isNeeded(field) ? '' : '?'}`, what, name, field, uses);
    });
}

/** The words a field takes, or the part it is of, and the fields inside it. */
function takes(part: Part): string {
  const words = wordsOf(part);
  if (words.length > 0) return ` (${words.map((word) => `\`${word}\``).join(', ')})`;
  const ref = refOf(part);
  if (ref !== null) return ` (${linked(ref)})`;
  // Written out where its plain number has limits of its own.
  if (part.anyOf && JSON.stringify(part.anyOf).includes('"sum"')) return ` (${linked('amount')})`;
  const inner = [
    ...Object.entries(part.properties ?? {}).map(([field, one]) => `\`${field}\`${takes(one)}`),
    ...[part.items ?? []].flat().map((one) => takes(one as Part)),
    ...(typeof part.additionalProperties === 'object' ? [takes(part.additionalProperties)] : []),
    ...(part.anyOf ?? []).map(takes),
  ].filter((one) => one.trim() !== '');
  if (inner.length === 0) return '';
  return ` (${[...new Set(inner.map((one) => one.trim().replace(/^\((.*)\)$/, '$1')))].join('; ')})`;
}

/** What a word of the game means, where the table explains it. */
const meaning = (word: string): string =>
  (KEYWORDS as Readonly<Record<string, KeywordEntry>>)[word]?.text ?? '';

/** Longer examples are cut: the card has them whole. */
const LONGEST = 160;

function row(label: string, what: string, part: string, key: string, uses: Uses): string {
  const use = uses.get(`${part} ${key}`);
  const cells = [label, what];
  if (use === undefined) return `| ${[...cells, '', '*no card yet*'].map(cell).join(' | ')} |`;
  const json = JSON.stringify(use.value);
  const words = typeof use.value === 'object' && !isField(key) ? printed(part, use.value) : null;
  const said = words === null ? what : [what, `“${words}”`].filter(Boolean).join('. ');
  const shown = json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
  return `| ${[label, said, `\`${shown}\``, use.card].map(cell).join(' | ')} |`;
}

/** One field, and not the whole that it stands in. */
const isField = (key: string): boolean => !key.startsWith('with ');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();

/** The files of a content folder that hold a card, a tile, an encounter or a manifest. */
export const cardFiles = (files: readonly ContentFile[]): CardFile[] =>
  files
    .map(({ path, text = '' }) => {
      const [pack = '', folder = '', name = ''] = path.split('/').slice(-3);
      const isManifest = name === 'pack.json';
      return {
        folder: isManifest ? 'packs' : folder,
        id: isManifest ? folder || pack : name.replace(/\.json$/, ''),
        json: JSON.parse(text) as unknown,
      };
    })
    .sort((a, b) => (`${a.folder}/${a.id}` < `${b.folder}/${b.id}` ? -1 : 1));
