/** What is wrong with places and what is met in them: tokens nobody can stand on, figures there are not, ways out. */
import { type Fault, said, unknownIn } from '../../check/guest-content.ts';
import { faultsOfCondition } from './faults.ts';
import type { Arrival, SetUpSigns } from './rules/model/arrival.ts';
import type { MalhyaCards, Target } from './rules/model/content.ts';
import type { PlaceCard } from './rules/model/place-content.ts';
import { groundOf, zoneAt } from './rules/place/ground.ts';
import { isSameSpace, spacesApart } from './rules/place/space.ts';
import { linesIn } from './rules/queries/booklets.ts';
import { CALLED_TO } from './rules/stealth/stealth-cards.ts';
import * as wanted from './words/wanted.ts';

/** Upgrade tokens of the box, the blank ones left out (L379, L4193). */
const TOKENS = 16;

export function* faultsOfPlaces(cards: MalhyaCards): Generator<Fault> {
  const quiet = quietIn(cards);
  for (const place of Object.values(cards.places)) yield* faultsOfPlace(cards, quiet, place);
  for (const [folder, kind] of [
    ['weapons', 'weapon'],
    ['armours', 'armour'],
  ] as const)
    for (const { id } of Object.values(cards[folder])) {
      yield* unknownIn(cards.gear, `${folder}/${id}`, ['id'], id);
      if (cards.gear[id] && cards.gear[id].kind !== kind)
        yield { at: `${folder}/${id}`, keys: ['id'], expected: said(wanted.kindWanted(kind)), got: id };
    }
  for (const { id, arrival } of Object.values(cards.scenario))
    yield* faultsOfArrivals(cards, `scenario/${id}`, arrival);
  for (const { id } of Object.values(cards.boards))
    yield* unknownIn(cards.heroes, `boards/${id}`, ['id'], id);
  for (const { id, kind } of Object.values(cards.gear))
    if (kind === 'weapon' && !cards.weapons[id] && Object.keys(cards.places).length > 0)
      yield { at: `gear/${id}`, keys: ['kind'], expected: said(wanted.WEAPON_LINES_WANTED), got: kind };
  const count = Object.values(cards.upgrades).reduce((sum, one) => sum + one.count, 0);
  if (Object.keys(cards.places).length > 0 && count !== TOKENS)
    yield { at: 'upgrades', keys: [], expected: said(wanted.tokensWanted(TOKENS)), got: count };
}

function* faultsOfPlace(cards: MalhyaCards, quiet: ReadonlySet<string>, place: PlaceCard): Generator<Fault> {
  const at = `places/${place.id}`;
  const ground = groundOf(place);
  for (const kind of ['red', 'yellow'] as const)
    for (const [i, [a, b]] of place[kind].entries())
      if (spacesApart(a, b) !== 1 || (a[0] !== b[0] && a[1] !== b[1]))
        yield { at, keys: [kind, i], expected: said(wanted.SIDE_WANTED), got: [a, b] };
  for (const [i, { id, at: space, go, exit }] of place.tokens.entries()) {
    const zone = zoneAt(ground, space);
    if (zone === null || zone === 'rift')
      yield { at, keys: ['tokens', i, 'at'], expected: said(wanted.FLOOR_WANTED), got: space };
    if (place.tokens.findIndex((one) => one.id === id) < i)
      yield { at, keys: ['tokens', i, 'id'], expected: said(wanted.TOKEN_ONCE_WANTED), got: id };
    if (place.tokens.findIndex((one) => isSameSpace(one.at, space)) < i)
      yield { at, keys: ['tokens', i, 'at'], expected: said(wanted.TOKEN_ALONE_WANTED), got: space };
    if (go !== undefined) yield* faultsOfWay(cards, at, ['tokens', i, 'go'], go);
    if (exit !== undefined) yield* faultsOfWay(cards, at, ['tokens', i, 'exit'], exit);
  }
  const tokens = Object.fromEntries(place.tokens.map(({ id }) => [id, true]));
  for (const [i, { put }] of place.deploy.entries())
    for (const [token, types] of Object.entries(put)) {
      yield* unknownIn(tokens, at, ['deploy', i, 'put'], token);
      for (const [j, type] of types.entries())
        yield* unknownIn(cards.enemies, at, ['deploy', i, 'put', token, j], type);
    }
  yield* faultsOfPlan(cards, at, place);
  const has = (key: string) => place.instructions.some(({ when }) => key in when);
  if (!has('enemies') || !has('heroes'))
    yield {
      at,
      keys: ['instructions'],
      expected: said(wanted.TWO_ENDS_WANTED),
      got: place.instructions.length,
    };
  yield* faultsOfQuiet(quiet, place);
  for (const [i, { when, go }] of place.instructions.entries()) {
    yield* faultsOfWay(cards, at, ['instructions', i, 'go'], go);
    if ('eliminated' in when)
      yield* unknownIn(cards.enemies, at, ['instructions', i, 'when', 'eliminated'], when.eliminated);
    if ('onto' in when) yield* unknownIn(tokens, at, ['instructions', i, 'when', 'onto'], when.onto);
    if ('holds' in when)
      yield* faultsOfCondition(cards, at, ['instructions', i, 'when', 'holds'], when.holds);
  }
}

/** Places that some chapter has entered in stealth. */
function quietIn({ books }: MalhyaCards): ReadonlySet<string> {
  const lines = Object.values(books).flatMap(({ chapters }) =>
    chapters.flatMap((one) => [...linesIn(one.lines)]),
  );
  return new Set(lines.flatMap(([, { enter }]) => (enter?.mode === 'stealth' ? [enter.place] : [])));
}

/** Where it is entered in stealth an empty room has a way out (L4157), and cards find its tokens by their colours (L3961). */
function* faultsOfQuiet(quiet: ReadonlySet<string>, place: PlaceCard): Generator<Fault> {
  const at = `places/${place.id}`;
  if (!quiet.has(place.id)) return;
  const leads =
    place.tokens.some(({ exit }) => exit !== undefined) ||
    place.instructions.some(({ when, mode = 'stealth' }) => 'enemies' in when && mode === 'stealth');
  if (!leads)
    yield { at, keys: ['tokens'], expected: said(wanted.WAY_FROM_EMPTY_WANTED), got: place.tokens.length };
  for (const [i, { id, kind }] of place.tokens.entries())
    if (kind === 'invocation' && !(CALLED_TO as readonly string[]).includes(id.split('-')[0]!))
      yield { at, keys: ['tokens', i, 'id'], expected: said(wanted.CALLED_WANTED), got: id };
}

/** Lines of the set-up and special instructions: tokens and red lines that are there, conditions, chapters. */
function* faultsOfPlan(cards: MalhyaCards, at: string, place: PlaceCard): Generator<Fault> {
  for (const [i, line] of (place.setUp ?? []).entries()) {
    yield* faultsOfSetUp(place, at, ['setUp', i], line);
    if (line.if) yield* faultsOfCondition(cards, at, ['setUp', i, 'if'], line.if);
  }
  yield* faultsOfArrivals(cards, at, place.arrival);
}

export function* faultsOfSetUp(
  place: PlaceCard,
  at: string,
  keys: readonly (string | number)[],
  { without = [], open = [], broken = [] }: SetUpSigns,
): Generator<Fault> {
  const tokens = Object.fromEntries(place.tokens.map(({ id }) => [id, true]));
  for (const [i, id] of without.entries()) yield* unknownIn(tokens, at, [...keys, 'without', i], id);
  for (const [kind, lines] of Object.entries({ open, broken }))
    for (const [i, line] of lines.entries())
      if (line >= place.red.length)
        yield {
          at,
          keys: [...keys, kind, i],
          expected: said(wanted.mostWanted(place.red.length - 1)),
          got: line,
        };
}

/** Of a place or of a scenario card. */
export function* faultsOfArrivals(
  cards: MalhyaCards,
  at: string,
  arrivals: readonly Arrival[] = [],
): Generator<Fault> {
  for (const [i, { if: condition, go }] of arrivals.entries()) {
    if (condition) yield* faultsOfCondition(cards, at, ['arrival', i, 'if'], condition);
    if (go !== undefined) yield* faultsOfWay(cards, at, ['arrival', i, 'go'], go);
  }
}

/** A chapter of some booklet of that kind; of a number alone of an adventure's. */
function* faultsOfWay(
  cards: MalhyaCards,
  at: string,
  keys: readonly (string | number)[],
  target: Target,
): Generator<Fault> {
  const { book, chapter } = typeof target === 'number' ? { book: 'adventure', chapter: target } : target;
  const chapters = Object.values(cards.books).flatMap((one) => (one.kind === book ? one.chapters : []));
  if (!chapters.some(({ id }) => id === chapter))
    yield { at, keys, expected: said(wanted.CHAPTER_WANTED), got: chapter };
}
