import type { JudgeOf } from '../../../check/named.ts';
import { parseValue } from '../../../check/parse-value.ts';
import { type Finding, shown } from '../../../check/problem.ts';
import { beyond, saidFault, unknownName } from '../../../stores/opened/guest-faults.ts';
import { wantedName } from '../names.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import { chapterOf, lineAt } from '../rules/queries/booklets.ts';
import * as wanted from '../words/wanted.ts';
import { faultOfLand } from './land-faults.ts';
import { faultOfPlace } from './place-faults.ts';
import { stateSchema } from './state-schema.ts';
import { faultOfStealth } from './stealth-faults.ts';

/** What is wrong with a state from a file: its shape, else the first thing in it that there is not. */
export function faultOfState(state: unknown, content: MalhyaContent, path: string): Finding | null {
  const parsed = parseValue(stateSchema, state, path);
  if (!parsed.ok) return parsed.problems[0]!;
  const sound = state as MalhyaState;
  return (
    unknownName(stateSchema, sound, judgeIn(content), path) ??
    faultOfBook(sound, content, path) ??
    faultOfLand(sound, content, path) ??
    faultOfPlace(sound, content, path) ??
    faultOfStealth(sound, path)
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

/** Names of cards that are not there, numbers of heroes who are not, zones a page has not. */
const judgeIn =
  (content: MalhyaContent): JudgeOf<MalhyaState> =>
  (named, { heroes, land: { challenge } }) => {
    const most = heroes.length - 1;
    if (named.sort === 'hero-number')
      return (named.got as number) > most ? { what: 'whole-number', least: 0, most } : null;
    const card = content.challenges[challenge?.ref ?? ''];
    return wantedName(content, named, card && { folder: 'challenges', card });
  };

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
