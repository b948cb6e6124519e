import { parseValue } from '../../../check/parse-value.ts';
import { type Finding, shown } from '../../../check/problem.ts';
import {
  beyond,
  type NamedCard,
  notAmong,
  saidFault,
  unknownCard,
} from '../../../stores/opened/guest-faults.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import { ACTION_POINTS, SCENARIO_TOKENS, TRIANGLES } from '../rules/model/fixed-numbers.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import { COLOURS_OF, CUBES, type GearKind } from '../rules/model/vocabulary.ts';
import { chapterOf, lineAt } from '../rules/queries/booklets.ts';
import * as wanted from '../words/wanted.ts';
import { faultOfLand, namesOnLand } from './land-faults.ts';
import { faultOfMagic, namesInMagic } from './magic-faults.ts';
import { faultOfPlace, namesInPlace } from './place-faults.ts';
import { stateSchema } from './state-schema.ts';
import { faultOfStealth } from './stealth-faults.ts';

/** What is wrong with a state from a file: its shape, else the first thing in it that there is not. */
export function faultOfState(state: unknown, content: MalhyaContent, path: string): Finding | null {
  const parsed = parseValue(stateSchema, state, path);
  if (!parsed.ok) return parsed.problems[0]!;
  const sound = state as MalhyaState;
  return (
    unknownCard(namesIn(sound), content, path) ??
    faultOfNumbers(sound, path) ??
    faultOfKinds(sound, content, path) ??
    faultOfBook(sound, content, path) ??
    faultOfLand(sound, content, path) ??
    faultOfPlace(sound, content, path) ??
    faultOfStealth(sound, path) ??
    faultOfMagic(sound, path)
  );
}

/** The same of one that rules are run from: a line begins, and nothing is in its middle. */
export function faultOfStart(state: unknown, content: MalhyaContent, path: string): Finding | null {
  const fault = faultOfState(state, content, path);
  if (fault) return fault;
  const { check, place, magic } = state as MalhyaState;
  if (check) return saidFault(`${path}.check`, wanted.NO_CHECK_WANTED, check);
  const isAmid = place && (place.attack || magic.cast || place.reading || place.acting.length > 0);
  return isAmid ? saidFault(`${path}.place`, wanted.BETWEEN_TURNS_WANTED, place.acting) : null;
}

type Shelf = Exclude<keyof MalhyaContent, 'hash'>;

/** Every card that a state speaks of. */
function* namesIn(state: MalhyaState): Generator<NamedCard<Shelf>> {
  const { mission, heroes, group, deck, drawn } = state;
  const eachOf = function* (at: string, shelf: Shelf, list: readonly string[]): Generator<NamedCard<Shelf>> {
    for (const [i, ref] of list.entries()) yield [`${at}[${i}]`, shelf, ref];
  };
  yield ['.mission', 'missions', mission];
  for (const [i, hero] of heroes.entries()) {
    const at = `.heroes[${i}]`;
    yield [`${at}.id`, 'heroes', hero.id];
    yield* eachOf(
      `${at}.talents`,
      'talents',
      hero.talents.map(({ ref }) => ref),
    );
    for (const one of ['weapon', 'stored', 'spare', 'armour'] as const)
      if (hero[one] !== null) yield [`${at}.${one}`, 'gear', hero[one]];
    for (const list of ['artifacts', 'objects'] as const) yield* eachOf(`${at}.${list}`, 'gear', hero[list]);
  }
  yield* eachOf(
    '.group.scenarioCards',
    'scenario',
    group.scenarioCards.map(({ ref }) => ref),
  );
  for (const pile of ['draw', 'discard'] as const) yield* eachOf(`.deck.${pile}`, 'actions', deck[pile]);
  yield* eachOf('.drawn', 'actions', drawn);
  yield* namesOnLand(state);
  yield* namesInPlace(state);
  yield* namesInMagic(state);
}

type Numbers = Generator<readonly [path: string, got: number, most: number]>;

function faultOfNumbers(state: MalhyaState, path: string): Finding | null {
  for (const [at, got, most] of numbersIn(state)) if (got > most) return beyond(`${path}${at}`, got, most);
  return null;
}

function* numbersIn({ heroes, group, book, check, growth }: MalhyaState): Numbers {
  const most = heroes.length - 1;
  const eachOf = function* (at: string, list: readonly number[], highest: number): Numbers {
    for (const [i, got] of list.entries()) yield [`${at}[${i}]`, got, highest];
  };
  for (const [i, { ap }] of heroes.entries()) yield [`.heroes[${i}].ap`, ap, ACTION_POINTS];
  yield* eachOf('.group.scenarioTokens', group.scenarioTokens, SCENARIO_TOKENS);
  yield* eachOf('.growth.newcomers', growth.newcomers, most);
  yield* eachOf('.group.triangles', group.triangles, TRIANGLES);
  for (const [i, { readers }] of book.stack.entries())
    yield* eachOf(`.book.stack[${i}].readers`, readers ?? [], most);
  if (!check) return;
  yield* eachOf('.check.heroes', check.heroes, most);
  if (check.at !== null) yield ['.check.at', check.at, most];
  yield* eachOf(
    '.check.results',
    check.results.map(({ hero }) => hero),
    most,
  );
}

/** Gear where gear of that kind lies, and colours there are. */
function faultOfKinds({ heroes }: MalhyaState, content: MalhyaContent, path: string): Finding | null {
  for (const [i, hero] of heroes.entries()) {
    const at = `${path}.heroes[${i}]`;
    const worn: readonly (readonly [string, GearKind, string | null])[] = [
      ['weapon', 'weapon', hero.weapon],
      ['stored', 'weapon', hero.stored],
      ['spare', 'weapon', hero.spare],
      ['armour', 'armour', hero.armour],
      ...hero.artifacts.map((ref, j) => [`artifacts[${j}]`, 'artifact', ref] as const),
    ];
    for (const [key, kind, ref] of worn)
      if (ref !== null && content.gear[ref]!.kind !== kind)
        return saidFault(`${at}.${key}`, wanted.kindWanted(kind), ref);
    for (const kind of CUBES)
      for (const [j, colour] of hero.cubes[kind].entries())
        if (!COLOURS_OF[kind].includes(colour))
          return notAmong(`${at}.cubes.${kind}[${j}]`, colour, COLOURS_OF[kind]);
  }
  return null;
}

/** Chapters that are read, each booklet once; a check that stands there, with levels it has. */
function faultOfBook(state: MalhyaState, content: MalhyaContent, path: string): Finding | null {
  const position = { state, content };
  for (const [i, { book, chapter, line }] of state.book.stack.entries()) {
    const at = `${path}.book.stack[${i}]`;
    const there = chapterOf(position, book, chapter);
    if (!there) return saidFault(`${at}.chapter`, wanted.CHAPTER_WANTED, chapter);
    if (state.book.stack.findIndex((one) => one.book === book) < i)
      return saidFault(`${at}.book`, wanted.BOOK_ONCE_WANTED, book);
    if (line < -1 || line > there.lines.length) return beyond(`${at}.line`, line, there.lines.length, -1);
  }
  if (!state.over && state.book.stack.length === 0 && !state.land.travel)
    return { path: `${path}.book.stack`, expected: { what: 'list-of-at-least', least: 1 }, got: shown(0) };
  const { check } = state;
  if (!check) return null;
  const chapter = chapterOf(position, check.ref.book, check.ref.chapter);
  const page = content.challenges[chapter?.challenge ?? ''];
  const found = page ? page.check : chapter && lineAt(chapter.lines, check.ref.at)?.check;
  if (!found || found.kind !== check.kind)
    return saidFault(`${path}.check.ref`, wanted.CHECK_THERE_WANTED, check.ref);
  for (const [i, { level }] of check.results.entries())
    if (level !== null && level >= found.levels.length)
      return beyond(`${path}.check.results[${i}].level`, level, found.levels.length - 1);
  return null;
}
