/** The files of Midgard read, checked by themselves and against one another. */
import { didYouMean } from '../../check/did-you-mean.ts';
import { readJson } from '../../check/json-error.ts';
import { parseValue } from '../../check/parse-value.ts';
import { type Finding, jsonPath, type Problem, shown } from '../../check/problem.ts';
import type { Schema } from '../../check/schemas.ts';
import { type Fault, faultsOfCards } from './faults.ts';
import { faultsOfDecks } from './faults-of-decks.ts';
import { hashed } from './hashed.ts';
import type { MidgardCards, MidgardContent } from './rules/model/content.ts';
import { packSchema, SCHEMAS } from './schemas.ts';

type Folder = keyof typeof SCHEMAS;

const FOLDERS = Object.keys(SCHEMAS) as readonly Folder[];

export interface GuestFile {
  /** Ends in `pack.json` or `<folder>/<id>.json`. */
  readonly path: string;
  readonly text: string;
}

export interface LoadedMidgard {
  readonly content: MidgardContent;
  /** Everything that is wrong, by file and place. A file with a fault is left out. */
  readonly problems: readonly Problem[];
}

/**
 * Content out of files, in any order.
 *
 * Never throws: what is no JSON, lies in no folder of ours or breaks its schema is told and left out; what is in order
 * by itself is then held against the rest. That a card is missing is not told of a folder some of whose files are left
 * out: mending those may bring it.
 */
export function loadMidgard(files: readonly GuestFile[]): LoadedMidgard {
  const { cards, problems } = loadCards(files);
  const content = hashed(cards);
  const unread = (folder: string) =>
    problems.some(
      ({ file }) => file.includes(`${folder}/`) && !Object.hasOwn(cards[folder as Folder], idOf(file)),
    );
  return {
    content,
    problems: problems.filter(({ file }) => !FOLDERS.includes(file as Folder) || !unread(file)),
  };
}

function* faultsAmong(cards: MidgardCards): Generator<Fault> {
  yield* faultsOfCards(cards);
  yield* faultsOfDecks(cards);
}

const idOf = (file: string): string => (file.split('/').at(-1) ?? '').replace(/\.json$/, '');

function loadCards(files: readonly GuestFile[]): { cards: MidgardCards; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const read = Object.fromEntries(FOLDERS.map((folder) => [folder, {}])) as Record<
    Folder,
    Record<string, unknown>
  >;
  const paths = new Map<string, string>();
  for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const found = readCard(file);
    if ('findings' in found) problems.push(...found.findings.map((one) => ({ file: file.path, ...one })));
    else if (found.card) {
      read[found.folder][found.card.id] = found.card;
      paths.set(`${found.folder}/${found.card.id}`, file.path);
    }
  }
  const cards = read as unknown as MidgardCards;
  for (const { at, keys, expected, got } of faultsAmong(cards)) {
    const hint = expected.what === 'one-of' ? didYouMean(String(got), expected.names) : undefined;
    const file = paths.get(at) ?? at;
    problems.push({ file, path: jsonPath(keys), expected, got: shown(got), ...(hint ? { hint } : {}) });
  }
  return { cards, problems };
}

interface AnyCard {
  readonly id: string;
}

type Found =
  | { readonly findings: readonly Finding[] }
  | { readonly folder: Folder; readonly card: AnyCard }
  | { readonly card: null };

/** The card of a file; null for the pack's own file where that is in order. */
function readCard({ path, text }: GuestFile): Found {
  const [parent = '', file = ''] = path.split('/').slice(-2);
  const json = readJson(text);
  if (!json.ok) return { findings: [{ path: '$', ...json.error }] };
  if (file === 'pack.json') {
    const parsed = parseValue(packSchema, json.value);
    return parsed.ok ? { card: null } : { findings: parsed.problems };
  }
  const folder = FOLDERS.find((one) => one === parent);
  if (!folder) {
    const expected = { what: 'place-of-content', folders: FOLDERS } as const;
    return { findings: [{ path: '$', expected, got: shown(parent) }] };
  }
  const schema: Schema<AnyCard> = SCHEMAS[folder];
  const parsed = parseValue(schema, json.value);
  if (!parsed.ok) return { findings: parsed.problems };
  const name = file.replace(/\.json$/, '');
  if (parsed.value.id === name) return { folder, card: parsed.value };
  return {
    findings: [{ path: '$.id', expected: { what: 'name-of-file', name }, got: shown(parsed.value.id) }],
  };
}
