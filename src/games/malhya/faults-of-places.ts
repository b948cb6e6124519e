/** What is wrong with places and what is met in them: tokens nobody can stand on, figures there are not, ways out. */
import { type Fault, said, unknownIn } from '../../check/guest-content.ts';
import type { SetUpSigns } from './rules/model/arrival.ts';
import type { MalhyaCards } from './rules/model/content.ts';
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
  for (const place of Object.values(cards.places)) yield* faultsOfPlace(quiet, place);
  for (const { id, kind } of Object.values(cards.gear))
    if (kind === 'weapon' && !cards.weapons[id] && Object.keys(cards.places).length > 0)
      yield { at: `gear/${id}`, keys: ['kind'], expected: said(wanted.WEAPON_LINES_WANTED), got: kind };
  const count = Object.values(cards.upgrades).reduce((sum, one) => sum + one.count, 0);
  if (Object.keys(cards.places).length > 0 && count !== TOKENS)
    yield { at: 'upgrades', keys: [], expected: said(wanted.tokensWanted(TOKENS)), got: count };
}

function* faultsOfPlace(quiet: ReadonlySet<string>, place: PlaceCard): Generator<Fault> {
  const at = `places/${place.id}`;
  const ground = groundOf(place);
  for (const kind of ['red', 'yellow'] as const)
    for (const [i, [a, b]] of place[kind].entries())
      if (spacesApart(a, b) !== 1 || (a[0] !== b[0] && a[1] !== b[1]))
        yield { at, keys: [kind, i], expected: said(wanted.SIDE_WANTED), got: [a, b] };
  for (const [i, { id, at: space }] of place.tokens.entries()) {
    const zone = zoneAt(ground, space);
    if (zone === null || zone === 'rift')
      yield { at, keys: ['tokens', i, 'at'], expected: said(wanted.FLOOR_WANTED), got: space };
    if (place.tokens.findIndex((one) => one.id === id) < i)
      yield { at, keys: ['tokens', i, 'id'], expected: said(wanted.TOKEN_ONCE_WANTED), got: id };
    if (place.tokens.findIndex((one) => isSameSpace(one.at, space)) < i)
      yield { at, keys: ['tokens', i, 'at'], expected: said(wanted.TOKEN_ALONE_WANTED), got: space };
  }
  for (const [i, line] of (place.setUp ?? []).entries()) yield* faultsOfSetUp(place, at, ['setUp', i], line);
  const has = (key: string) => place.instructions.some(({ when }) => key in when);
  if (!has('enemies') || !has('heroes'))
    yield {
      at,
      keys: ['instructions'],
      expected: said(wanted.TWO_ENDS_WANTED),
      got: place.instructions.length,
    };
  yield* faultsOfQuiet(quiet, place);
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

/** Lines of the set-up: tokens and red lines that are there. */
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
