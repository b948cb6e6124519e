/** What is wrong with booklets: numbers that lead nowhere, chapters nobody comes to or out of, checks that cannot be. */
import { type Fault, type Key, said } from '../../check/guest-content.ts';
import { faultsOfSetUp } from './faults-of-places.ts';
import type { Check } from './rules/model/checks.ts';
import type { BookCard, Chapter, Line, MalhyaCards, MissionCard } from './rules/model/content.ts';
import type { BookKind } from './rules/model/vocabulary.ts';
import { linesIn } from './rules/queries/booklets.ts';
import * as wanted from './words/wanted.ts';

export function* faultsOfBooks(cards: MalhyaCards): Generator<Fault> {
  for (const book of Object.values(cards.books)) yield* faultsOfBook(cards, book);
  for (const mission of Object.values(cards.missions)) yield* faultsOfMission(cards, mission);
}

function* faultsOfMission(
  cards: MalhyaCards,
  { id, books, start, startsIn, fallen }: MissionCard,
): Generator<Fault> {
  const at = `missions/${id}`;
  const known: Partial<Record<BookKind, BookCard>> = {};
  for (const [kind, ref] of Object.entries(books) as [BookKind, string][]) {
    const book = cards.books[ref];
    if (book && book.kind !== kind)
      yield { at, keys: ['books', kind], expected: said(wanted.bookWanted(kind)), got: ref };
    if (book) known[kind] = book;
  }
  const isIn = (kind: BookKind, number: number) =>
    known[kind]?.chapters.some((one) => one.id === number) ?? true;
  for (const [key, kind, number] of [
    ['start', startsIn ?? 'adventure', start],
    ['fallen', 'adventure', fallen],
  ] as const)
    if (number !== undefined && !isIn(kind, number))
      yield { at, keys: [key], expected: said(wanted.CHAPTER_WANTED), got: number };
}

function* faultsOfBook(cards: MalhyaCards, { id, kind, chapters }: BookCard): Generator<Fault> {
  // A journey lies under an adventure booklet that begins one.
  const begins = chapters.some(({ lines }) =>
    [...linesIn(lines)].some(([, { do: effects = [] }]) => effects.some((effect) => 'travel' in effect)),
  );
  const at = `books/${id}`;
  for (const [i, chapter] of chapters.entries()) {
    const keys: readonly Key[] = ['chapters', i];
    if (chapters.findIndex((one) => one.id === chapter.id) < i)
      yield { at, keys: [...keys, 'id'], expected: said(wanted.NUMBER_ONCE_WANTED), got: chapter.id };
    if (kind === 'event' && (chapter.clue || chapter.icon))
      yield { at, keys, expected: said(wanted.NO_HIDDEN_NUMBERS), got: chapter.id };
    yield* faultsOfClue(at, keys, chapter);
    yield* faultsOfLines(cards, chapters, chapter, at, [...keys, 'lines'], chapter.lines);
    const last = chapter.lines.at(-1);
    if (!last || !leaves(last) || last.if || last.where)
      yield { at, keys: [...keys, 'lines'], expected: said(wanted.WAY_OUT_WANTED), got: chapter.id };
    for (const [j, line] of chapter.lines.entries()) {
      const isConditional = line.if !== undefined || line.otherwise !== undefined;
      if (isConditional && !leaves(line))
        yield { at, keys: [...keys, 'lines', j], expected: said(wanted.LEADS_AWAY_WANTED), got: line.text };
      if (kind === 'adventure' && line.close && !begins)
        yield { at, keys: [...keys, 'lines', j, 'close'], expected: said(wanted.OVER_WANTED), got: true };
    }
  }
}

function* faultsOfClue(at: string, keys: readonly Key[], { id, clue }: Chapter): Generator<Fault> {
  if (clue?.numbers.includes(id))
    yield { at, keys: [...keys, 'clue', 'numbers'], expected: said(wanted.OTHER_NUMBER_WANTED), got: id };
}

/** Whether a line leads somewhere else, whatever is answered or rolled. */
export function leaves({ go, continue: on, close, over, choose, may, check, enter, back }: Line): boolean {
  if (go !== undefined || on || close || enter || back || over !== undefined) return true;
  if (choose) return !may && choose.every(({ lines }) => allLeave(lines));
  if (!check || check.lock || (check.ap && !check.ap.for)) return false;
  if (check.end?.all && allLeave(check.end.all)) return true;
  if (check.kind === 'individual') return false;
  const first = check.kind === 'group' && check.levels[0]!.from === 0;
  return (
    check.levels.every(({ lines }) => allLeave(lines)) && (first || !!check.forever || allLeave(check.fail))
  );
}

/** Whether one of them surely does: a line without a condition, or a whole group of conditions. */
const allLeave = (lines: readonly Line[]): boolean =>
  lines.some((line) => leaves(line) && !line.if && !line.where);

type OfLines = (keys: readonly Key[], lines: readonly Line[]) => Generator<Fault>;

function* faultsOfLines(
  cards: MalhyaCards,
  chapters: readonly Chapter[],
  chapter: Chapter,
  at: string,
  keys: readonly Key[],
  lines: readonly Line[],
): Generator<Fault> {
  const under: OfLines = (more, below) => faultsOfLines(cards, chapters, chapter, at, more, below);
  for (const [i, line] of lines.entries()) {
    const here = [...keys, i];
    if (line.continue && !chapters.some(({ id }) => id === chapter.id + 1))
      yield { at, keys: [...here, 'continue'], expected: said(wanted.CHAPTER_WANTED), got: chapter.id + 1 };
    for (const [j, choice] of (line.choose ?? []).entries())
      yield* under([...here, 'choose', j, 'lines'], choice.lines);
    if (line.choose && !line.may && line.choose.every((one) => one.if || one.gold))
      yield {
        at,
        keys: [...here, 'choose'],
        expected: said(wanted.FREE_CHOICE_WANTED),
        got: line.choose.length,
      };
    if (line.enter) {
      const { place, start } = line.enter;
      const card = cards.places[place];
      if (card && !card.tokens.some(({ id, kind }) => id === start && kind === 'start'))
        yield { at, keys: [...here, 'enter', 'start'], expected: said(wanted.PLACE_WANTED), got: start };
      if (card) yield* faultsOfSetUp(card, at, [...here, 'enter'], line.enter);
    }
    if (line.check) yield* faultsOfCheck(at, [...here, 'check'], line.check, under);
  }
}

function* faultsOfCheck(at: string, keys: readonly Key[], check: Check, under: OfLines): Generator<Fault> {
  const { lock, stops, heroes, kind, levels, fail, end, forever, difficulty } = check;
  if ((lock === undefined) === (stops === undefined))
    yield { at, keys: [...keys, 'stops'], expected: said(wanted.STOPS_WANTED), got: stops };
  if (kind === 'solo' && heroes !== undefined)
    yield { at, keys: [...keys, 'heroes'], expected: said(wanted.SOLO_WANTED), got: heroes };
  if (difficulty === 0 && !forever)
    yield { at, keys: [...keys, 'difficulty'], expected: said(wanted.DIFFICULTY_WANTED), got: 0 };
  yield* under([...keys, 'fail'], fail);
  for (const [i, level] of levels.entries()) {
    if (level.each && level.from === 0)
      yield { at, keys: [...keys, 'levels', i, 'from'], expected: said(wanted.EACH_WANTED), got: 0 };
    if (i > 0 && level.from <= levels[i - 1]!.from)
      yield {
        at,
        keys: [...keys, 'levels', i, 'from'],
        expected: said(wanted.RISING_WANTED),
        got: level.from,
      };
    yield* under([...keys, 'levels', i, 'lines'], level.lines);
  }
  if (end?.all) yield* under([...keys, 'end', 'all'], end.all);
  if (end?.none) yield* under([...keys, 'end', 'none'], end.none);
  if (end?.count) yield* under([...keys, 'end', 'count', 'lines'], end.count.lines);
}
