import { didYouMean } from '../../check/did-you-mean.ts';
import { readJson } from '../../check/json-error.ts';
import { parseValue } from '../../check/parse-value.ts';
import { type Finding, jsonPath, type Problem, shown } from '../../check/problem.ts';
import type { Schema } from '../../check/schemas.ts';
import { canonicalJson, hashText } from '../../engine/kernel/hash.ts';
import {
  type Cards,
  type Fault,
  faultsOfChapter,
  faultsOfDecks,
  faultsOfMap,
  faultsOfPrices,
  type Key,
  unknownIn,
} from './faults.ts';
import { faultsOfAdventure, faultsOfRites } from './faults-of-adventure.ts';
import { faultsOfFieldSet, faultsOfGround, faultsOfSummons, faultsOfSwarm } from './faults-of-field.ts';
import type { Effect, EventCard, FolkloreContent } from './rules/model/content.ts';
import { packSchema, SCHEMAS } from './schemas.ts';
import { FIGHT_LAST_WANTED, FREE_CHOICE_WANTED } from './words/reports.ts';

type Folder = keyof typeof SCHEMAS;

const FOLDERS = Object.keys(SCHEMAS) as readonly Folder[];

/** Fields no rule reads: a sentence may be mended and a game of before still be of the same content. */
const UNREAD: ReadonlySet<string> = new Set([
  'name',
  'one',
  'text',
  'intro',
  'label',
  'won',
  'lost',
  'at',
  'size',
]);

export interface GuestFile {
  /** Ends in `pack.json` or `<folder>/<id>.json`. */
  readonly path: string;
  readonly text: string;
}

export interface LoadedFolklore {
  readonly content: FolkloreContent;
  /** Everything that is wrong, by file and place. A file with a fault is left out. */
  readonly problems: readonly Problem[];
}

/** The files of the game, checked: by themselves first, then against one another. */
export function loadFolklore(files: readonly GuestFile[]): LoadedFolklore {
  const problems: Problem[] = [];
  const cards: Record<Folder, Record<string, unknown>> = {
    heroes: {},
    items: {},
    foes: {},
    events: {},
    maps: {},
    chapters: {},
    grounds: {},
    adventures: {},
  };
  const paths = new Map<string, string>();
  for (const { path, text } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const told = (findings: readonly Finding[]) =>
      problems.push(...findings.map((finding) => ({ file: path, ...finding })));
    const [parent = '', file = ''] = path.split('/').slice(-2);
    const read = readJson(text);
    const folder = FOLDERS.find((one) => one === parent);
    if (!read.ok) told([{ path: '$', ...read.error }]);
    else if (file === 'pack.json') {
      const parsed = parseValue(packSchema, read.value);
      if (!parsed.ok) told(parsed.problems);
    } else if (!folder)
      told([{ path: '$', expected: { what: 'place-of-content', folders: FOLDERS }, got: shown(parent) }]);
    else {
      const schema: Schema<{ readonly id: string }> = SCHEMAS[folder];
      const parsed = parseValue(schema, read.value);
      const name = file.replace(/\.json$/, '');
      if (!parsed.ok) told(parsed.problems);
      else if (parsed.value.id !== name)
        told([{ path: '$.id', expected: { what: 'name-of-file', name }, got: shown(parsed.value.id) }]);
      else {
        cards[folder][name] = parsed.value;
        paths.set(`${folder}/${name}`, path);
      }
    }
  }
  const checked = cards as unknown as Cards;
  for (const { at, keys, expected, got } of faultsAmong(checked)) {
    const hint = expected.what === 'one-of' ? didYouMean(String(got), expected.names) : undefined;
    const file = paths.get(at) ?? at;
    problems.push({ file, path: jsonPath(keys), expected, got: shown(got), ...(hint ? { hint } : {}) });
  }
  return {
    content: { ...checked, hash: hashText(canonicalJson(checked, UNREAD)) },
    problems,
  };
}

function* faultsAmong(cards: Cards): Generator<Fault> {
  for (const { id, items } of Object.values(cards.heroes))
    for (const [i, item] of items.entries())
      yield* unknownIn(cards.items, `heroes/${id}`, ['items', i], item);
  for (const event of Object.values(cards.events)) {
    yield* faultsOfEvent(cards, event);
    yield* faultsOfPrices(cards, event);
  }
  for (const map of Object.values(cards.maps)) {
    const { id, places, links } = map;
    yield* faultsOfMap(map);
    const known = Object.fromEntries(places.map((place) => [place.id, place]));
    for (const [i, link] of links.entries())
      for (const [j, end] of link.entries()) yield* unknownIn(known, `maps/${id}`, ['links', i, j], end);
  }
  for (const chapter of Object.values(cards.chapters)) {
    const { id, map, last, from, goal } = chapter;
    yield* faultsOfChapter(cards, chapter);
    yield* unknownIn(cards.maps, `chapters/${id}`, ['map'], map);
    yield* unknownIn(cards.foes, `chapters/${id}`, ['last'], last);
    yield* faultsOfFieldSet(cards, `chapters/${id}`, ['field'], chapter.field);
    const places = cards.maps[map]?.places;
    if (!places) continue;
    const known = Object.fromEntries(places.map((place) => [place.id, place]));
    yield* unknownIn(known, `chapters/${id}`, ['from'], from);
    yield* unknownIn(known, `chapters/${id}`, ['goal'], goal);
  }
  for (const ground of Object.values(cards.grounds)) yield* faultsOfGround(ground);
  for (const hero of Object.values(cards.heroes)) yield* faultsOfRites(cards, hero);
  for (const adventure of Object.values(cards.adventures)) {
    yield* faultsOfAdventure(cards, adventure);
    const { id, primary, optional, unsolved } = adventure;
    for (const [key, end] of Object.entries({ primary, optional, unsolved }))
      if (end) yield* faultsOfEffects(cards, `adventures/${id}`, [key, 'do'], end.do, key !== 'optional');
  }
  for (const foe of Object.values(cards.foes)) {
    yield* faultsOfSummons(cards, foe);
    yield* faultsOfSwarm(foe);
  }
  yield* faultsOfDecks(cards);
}

function* faultsOfEvent(cards: Cards, { id, do: first = [], choices }: EventCard): Generator<Fault> {
  const at = `events/${id}`;
  yield* faultsOfEffects(cards, at, ['do'], first, choices === undefined);
  for (const [i, choice] of (choices ?? []).entries())
    yield* faultsOfEffects(cards, at, ['choices', i, 'do'], choice.do, true);
  if (choices?.every(({ needs }) => needs !== undefined))
    yield { at, keys: ['choices'], expected: { what: 'said', text: FREE_CHOICE_WANTED }, got: choices };
}

/** A fight takes the place of what the card would do after it: it may only be the last. */
function* faultsOfEffects(
  cards: Cards,
  at: string,
  keys: readonly Key[],
  effects: readonly Effect[],
  isLast: boolean,
): Generator<Fault> {
  for (const [i, effect] of effects.entries()) {
    if ('fight' in effect) yield* unknownIn(cards.foes, at, [...keys, i, 'fight'], effect.fight);
    else if ('encounter' in effect)
      yield* faultsOfFieldSet(cards, at, [...keys, i, 'encounter'], effect.encounter);
    else if ('adventure' in effect)
      yield* unknownIn(cards.adventures, at, [...keys, i, 'adventure'], effect.adventure);
    else continue;
    if (!isLast || i < effects.length - 1)
      yield { at, keys: [...keys, i], expected: { what: 'said', text: FIGHT_LAST_WANTED }, got: effect };
  }
}
