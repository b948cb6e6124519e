/** The files of a guest's content: checked by themselves first, then against one another; every fault at once. */
import * as v from 'valibot';
import { didYouMean } from './did-you-mean.ts';
import { readJson } from './json-error.ts';
import { LIMITS } from './limits.ts';
import { type Expected, expects } from './messages.ts';
import { type JudgeOf, type Named, namedIn } from './named.ts';
import { parseValue } from './parse-value.ts';
import { type Finding, jsonPath, type Problem, shown, type Warning } from './problem.ts';
import { fields, name, type Schema, text } from './schemas.ts';

export interface GuestFile {
  /** Ends in `pack.json` or `<folder>/<id>.json`. */
  readonly path: string;
  readonly text: string;
}

export type Key = string | number;

/** What is wrong with a card beside the others. */
export interface Fault {
  /** Folder and id. */
  readonly at: string;
  readonly keys: readonly Key[];
  readonly expected: Expected;
  readonly got: unknown;
}

/** A card's id: what its file is called. */
export const cardId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, expects({ what: 'id' })),
  v.maxLength(LIMITS.name, expects({ what: 'at-most', most: LIMITS.name, of: 'letters' })),
);

/** What the content of a game says of itself, in its `pack.json`. */
const packOf = (game: string) =>
  fields({
    id: cardId,
    name,
    game: v.literal(game),
    version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, expects({ what: 'version' }))),
    licence: text,
  });

export const said = (words: string): Expected => ({ what: 'said', text: words });

/** A name that nothing has. */
export function* unknownIn(
  known: Readonly<Record<string, unknown>>,
  at: string,
  keys: readonly Key[],
  got: string,
): Generator<Fault> {
  if (!Object.hasOwn(known, got))
    yield { at, keys, expected: { what: 'one-of', names: Object.keys(known) }, got };
}

/** Cards by their ids. */
type Shelf = Readonly<Record<string, { readonly id: string }>>;

/** A card and where it lies. */
export interface OfCard {
  readonly folder: string;
  readonly card: { readonly id: string };
}

interface OfGame<Cards> {
  readonly game: string;
  /** Of each folder. */
  readonly schemas: {
    readonly [F in keyof Cards]: Schema<Cards[F] extends Readonly<Record<string, infer C>> ? C : never>;
  };
  /** What the names in a card may be (`named.ts`); of a game whose schemas say what they name. */
  readonly judge?: (cards: Cards) => JudgeOf<OfCard>;
  /** What is wrong among cards that are in order by themselves. */
  among(cards: Cards): Iterable<Fault>;
}

export interface LoadedCards<Cards> {
  readonly cards: Cards;
  /** Everything that is wrong, by file and place. A file with a fault is left out. */
  readonly problems: readonly Problem[];
}

type Card = { readonly id: string };
type Read = ReturnType<typeof parseValue<Card>>;

/** What a file comes to by itself, whatever lies beside it: cards never change. */
const known = new WeakMap<GuestFile, { readonly schema: Schema<Card>; readonly read: Read }>();

function readOnce(file: GuestFile, schema: Schema<Card>): Read {
  const before = known.get(file);
  if (before?.schema === schema) return before.read;
  const json = readJson(file.text);
  const read: Read = json.ok
    ? parseValue(schema, json.value)
    : { ok: false, problems: [{ path: '$', ...json.error }] };
  known.set(file, { schema, read });
  return read;
}

const namesOfCards = new WeakMap<Card, readonly Named[]>();

/** What a card names, found once. */
function namesOf(schema: Schema<Card>, card: Card): readonly Named[] {
  const before = namesOfCards.get(card);
  if (before) return before;
  const now = [...namedIn(schema, card)];
  namesOfCards.set(card, now);
  return now;
}

/** Names that nothing has, in all cards. */
function* unknownNames<Cards extends { readonly [F in keyof Cards]: Shelf }>(
  { schemas, judge }: OfGame<Cards>,
  cards: Cards,
): Generator<Fault> {
  const judged = judge?.(cards);
  if (!judged) return;
  for (const [folder, shelf] of Object.entries<Shelf>(cards))
    for (const card of Object.values(shelf))
      for (const named of namesOf(schemas[folder as keyof Cards] as Schema<Card>, card)) {
        const expected = judged(named, { folder, card });
        if (expected) yield { at: `${folder}/${card.id}`, keys: named.keys, expected, got: named.got };
      }
}

/** Reads the cards of a game from its files. */
export function readCards<Cards extends { readonly [F in keyof Cards]: Shelf }>(
  ofGame: OfGame<Cards>,
  files: readonly GuestFile[],
): LoadedCards<Cards> {
  const { game, schemas, among } = ofGame;
  const folders = Object.keys(schemas);
  const problems: Problem[] = [];
  const cards: Record<string, Record<string, unknown>> = Object.fromEntries(
    folders.map((folder) => [folder, {}]),
  );
  const paths = new Map<string, string>();
  const pack = packOf(game);
  for (const one of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const { path } = one;
    const told = (findings: readonly Finding[]) =>
      problems.push(...findings.map((finding) => ({ file: path, ...finding })));
    const [parent = '', file = ''] = path.split('/').slice(-2);
    const folder = folders.find((name) => name === parent);
    const isPack = file === 'pack.json';
    const schema = isPack ? pack : folder && (schemas as Readonly<Record<string, Schema<Card>>>)[folder];
    if (!schema) {
      const json = readJson(one.text);
      told([
        json.ok
          ? { path: '$', expected: { what: 'place-of-content', folders }, got: shown(parent) }
          : { path: '$', ...json.error },
      ]);
      continue;
    }
    const read = readOnce(one, schema);
    const id = file.replace(/\.json$/, '');
    if (!read.ok) told(read.problems);
    else if (isPack) continue;
    else if (read.value.id !== id)
      told([{ path: '$.id', expected: { what: 'name-of-file', name: id }, got: shown(read.value.id) }]);
    else {
      cards[parent]![id] = read.value;
      paths.set(`${parent}/${id}`, path);
    }
  }
  const checked = cards as unknown as Cards;
  for (const { at, keys, expected, got } of [...unknownNames(ofGame, checked), ...among(checked)]) {
    const hint = expected.what === 'one-of' ? didYouMean(String(got), expected.names) : undefined;
    const file = paths.get(at) ?? at;
    problems.push({ file, path: jsonPath(keys), expected, got: shown(got), ...(hint ? { hint } : {}) });
  }
  return { cards: checked, problems };
}

/** The ids of its cards, by folder. */
export const idsByFolder = (
  cards: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(cards).map(([folder, all]) => [folder, Object.keys(all)]));

/** What is legal in a guest's content, and surely not what its author meant: gathered, each with its place. */
export function doubtsOfGame(game: string) {
  const doubts: Warning[] = [];
  const doubt = (folder: string, id: string, keys: readonly Key[], words: string): void => {
    doubts.push({
      file: `${game}/${folder}/${id}.json`,
      path: jsonPath(keys),
      doubt: { doubt: 'said', text: words },
    });
  };
  return {
    doubts,
    doubt,
    /** Two cards of a folder that are called the same. */
    namedTwice(folder: string, cards: Readonly<Record<string, { id: string; name: string }>>, words: string) {
      const all = Object.values(cards);
      for (const { id, name: called } of all)
        if (all.some((other) => other.id < id && other.name === called)) doubt(folder, id, ['name'], words);
    },
  };
}
