import * as v from 'valibot';
import { type Finding, shown } from '../../../check/problem.ts';
import { among, listOf, membersOf, type Schema, withFields } from '../../../check/schemas.ts';
import {
  beyond,
  faultsOfStates,
  type NamedCard,
  notAmong,
  otherLength,
  unknownCard,
} from '../../../stores/opened/guest-faults.ts';
import { count, flag, orNull, rngWords, text } from '../../../stores/opened/record-fields.ts';
import { DECKS, type Deck, type FolkloreContent } from '../rules/model/content.ts';
import { DIFFICULTIES, FINALES, MOST_HEROES } from '../rules/model/setup.ts';
import type { Ending, FolkloreState, Stance, Step } from '../rules/model/state.ts';
import { faultOfField } from './field-faults.ts';
import { fieldSchema } from './field-schema.ts';

/** All of a union, which the type checker counts. */
const each = <K extends string>(all: Readonly<Record<K, true>>) => among(membersOf(all));
export const stance = each<Stance>({ attack: true, defend: true });
export const ending = each<Ending>({ won: true, 'all-ghosts': true, 'too-late': true });
export const step = each<Step>({
  travel: true,
  event: true,
  strength: true,
  stances: true,
  foes: true,
  heroes: true,
  counter: true,
  loot: true,
  'first-strike': true,
  field: true,
  'field-loot': true,
  pass: true,
  over: true,
});

/** Of a hand or a deck: no content has so many. */
const MOST_CARDS = 400;
export const cards = listOf(text, 0, MOST_CARDS);
const byHero = <T>(schema: v.GenericSchema<unknown, T>) => listOf(schema, 1, MOST_HEROES);

export const setupSchema = withFields({
  chapter: text,
  seats: listOf(withFields({ id: text, name: text }), 1, MOST_HEROES),
  heroes: byHero(withFields({ hero: text, seat: text })),
  difficulty: among(DIFFICULTIES),
  finale: among(FINALES),
  seed: text,
  byHand: v.boolean(),
});

export const declared = withFields({ stance, ability: flag });

const fight = withFields({
  foe: text,
  last: flag,
  counter: count,
  round: count,
  declared: byHero(orNull(declared)),
  hits: count,
});

const hero = withFields({
  card: text,
  seat: text,
  vita: count,
  power: count,
  ghost: count,
  coins: count,
  lore: count,
  items: listOf(withFields({ ref: text, exhausted: flag }), 0, MOST_CARDS),
  isGhost: flag,
});

export const stateSchema = withFields({
  chapter: text,
  difficulty: among(DIFFICULTIES),
  limit: count,
  finale: among(FINALES),
  step,
  round: count,
  night: flag,
  leader: count,
  rested: flag,
  at: text,
  heroes: byHero(hero),
  decks: withFields(Object.fromEntries(DECKS.map((deck) => [deck, cards])) as Record<Deck, typeof cards>),
  items: withFields({ deck: cards, used: cards }),
  event: orNull(text),
  fight: orNull(fight),
  field: orNull(fieldSchema),
  ending: orNull(ending),
  rng: rngWords,
});

/** What is wrong with a state from a file: its shape, else the first thing it names that there is not. */
export const faultOfState = (state: unknown, content: FolkloreContent, path: string): Finding | null =>
  faultsOfStates<FolkloreState>(stateSchema as Schema<FolkloreState>, (sound) =>
    faultOfNames(sound, content, path),
  )(state, path);

/** What lies there in each step that goes by it. */
const GOES_BY: Readonly<Partial<Record<Step, 'event' | 'fight' | 'field'>>> = {
  event: 'event',
  strength: 'fight',
  stances: 'fight',
  foes: 'fight',
  heroes: 'fight',
  counter: 'fight',
  loot: 'fight',
  'first-strike': 'field',
  field: 'field',
  'field-loot': 'field',
};

/** The same of one that rules are run from: no step begins without what it goes by, though in its middle that may end. */
export function faultOfStart(state: unknown, content: FolkloreContent, path: string): Finding | null {
  const fault = faultOfState(state, content, path);
  if (fault) return fault;
  const begun = state as FolkloreState;
  const by = GOES_BY[begun.step];
  if (by === undefined || begun[by] !== null) return null;
  return { path: `${path}.${by}`, expected: { what: by === 'event' ? 'text' : 'object' }, got: shown(null) };
}

type Shelf = Exclude<keyof FolkloreContent, 'hash'>;

function faultOfNames(state: FolkloreState, content: FolkloreContent, path: string): Finding | null {
  const unknown = unknownCard(namesIn(state), content, path);
  if (unknown) return unknown;
  const chapter = content.chapters[state.chapter]!;
  const places = content.maps[chapter.map]!.places.map(({ id }) => id);
  if (!places.includes(state.at)) return notAmong(`${path}.at`, state.at, places);
  const many = state.heroes.length;
  const fault =
    faultOfField(state, content, path) ??
    otherLength(`${path}.fight.declared`, state.fight?.declared.length ?? many, many);
  if (fault) return fault;
  return state.leader < many ? null : beyond(`${path}.leader`, state.leader, many - 1);
}

/** Every card that a state speaks of. */
function* namesIn(state: FolkloreState): Generator<NamedCard<Shelf>> {
  yield ['.chapter', 'chapters', state.chapter];
  for (const [i, { card, items }] of state.heroes.entries()) {
    yield [`.heroes[${i}].card`, 'heroes', card];
    for (const [j, { ref }] of items.entries()) yield [`.heroes[${i}].items[${j}].ref`, 'items', ref];
  }
  for (const deck of DECKS)
    for (const [i, id] of state.decks[deck].entries()) yield [`.decks.${deck}[${i}]`, 'events', id];
  for (const pile of ['deck', 'used'] as const)
    for (const [i, id] of state.items[pile].entries()) yield [`.items.${pile}[${i}]`, 'items', id];
  if (state.event !== null) yield ['.event', 'events', state.event];
  if (state.fight) yield ['.fight.foe', 'foes', state.fight.foe];
  if (!state.field) return;
  yield ['.field.ground', 'grounds', state.field.ground];
  for (const [i, { foe }] of state.field.figures.entries())
    if (foe !== null) yield [`.field.figures[${i}].foe`, 'foes', foe];
  for (const [i, id] of (state.field.turn?.used ?? []).entries())
    yield [`.field.turn.used[${i}]`, 'items', id];
}
