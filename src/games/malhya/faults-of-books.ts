/** What is wrong with booklets: numbers that lead nowhere, chapters nobody comes to or out of, checks that cannot be. */
import { type Fault, type Key, said, unknownIn } from '../../check/guest-content.ts';
import { faultsOfCondition, faultsOfCube } from './faults.ts';
import { faultsOfSetUp } from './faults-of-places.ts';
import type { Check } from './rules/model/checks.ts';
import type {
  BookCard,
  Chapter,
  Effect,
  Line,
  MalhyaCards,
  MissionCard,
  Target,
} from './rules/model/content.ts';
import type { BookKind } from './rules/model/vocabulary.ts';
import { linesIn } from './rules/queries/booklets.ts';
import * as wanted from './words/wanted.ts';

export function* faultsOfBooks(cards: MalhyaCards): Generator<Fault> {
  for (const book of Object.values(cards.books)) yield* faultsOfBook(cards, book);
  for (const mission of Object.values(cards.missions)) yield* faultsOfMission(cards, mission);
  for (const { id, standing } of Object.values(cards.scenario)) {
    if (!standing) continue;
    yield* faultsOfCondition(cards, `scenario/${id}`, ['standing', 'if'], standing.if);
    yield* faultsOfTarget(cards, 'adventure', `scenario/${id}`, ['standing', 'go'], standing.go);
  }
}

function* faultsOfMission(
  cards: MalhyaCards,
  { id, books, start, startsIn, fallen }: MissionCard,
): Generator<Fault> {
  const at = `missions/${id}`;
  const known: Partial<Record<BookKind, BookCard>> = {};
  for (const [kind, ref] of Object.entries(books) as [BookKind, string][]) {
    yield* unknownIn(cards.books, at, ['books', kind], ref);
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
    yield* faultsOfLines(cards, kind, chapters, chapter, at, [...keys, 'lines'], chapter.lines);
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
  kind: BookKind,
  chapters: readonly Chapter[],
  chapter: Chapter,
  at: string,
  keys: readonly Key[],
  lines: readonly Line[],
): Generator<Fault> {
  const under: OfLines = (more, below) => faultsOfLines(cards, kind, chapters, chapter, at, more, below);
  for (const [i, line] of lines.entries()) {
    const here = [...keys, i];
    for (const key of ['if', 'where'] as const)
      if (line[key]) yield* faultsOfCondition(cards, at, [...here, key], line[key]);
    if (line.do) yield* faultsOfEffects(cards, at, [...here, 'do'], line.do);
    if (line.go !== undefined) yield* faultsOfTarget(cards, kind, at, [...here, 'go'], line.go, chapters);
    if (line.continue && !chapters.some(({ id }) => id === chapter.id + 1))
      yield { at, keys: [...here, 'continue'], expected: said(wanted.CHAPTER_WANTED), got: chapter.id + 1 };
    for (const [j, choice] of (line.choose ?? []).entries()) {
      if (choice.if) yield* faultsOfCondition(cards, at, [...here, 'choose', j, 'if'], choice.if);
      yield* under([...here, 'choose', j, 'lines'], choice.lines);
    }
    if (line.choose && !line.may && line.choose.every((one) => one.if || one.gold))
      yield {
        at,
        keys: [...here, 'choose'],
        expected: said(wanted.FREE_CHOICE_WANTED),
        got: line.choose.length,
      };
    if (line.enter) {
      const { place, start } = line.enter;
      yield* unknownIn(cards.places, at, [...here, 'enter', 'place'], place);
      const tokens = cards.places[place]?.tokens ?? [];
      if (cards.places[place] && !tokens.some((token) => token.id === start && token.kind === 'start'))
        yield { at, keys: [...here, 'enter', 'start'], expected: said(wanted.PLACE_WANTED), got: start };
      const card = cards.places[place];
      if (card) yield* faultsOfSetUp(card, at, [...here, 'enter'], line.enter);
    }
    if (line.check) yield* faultsOfCheck(cards, at, [...here, 'check'], line.check, under);
  }
}

function* faultsOfCheck(
  cards: MalhyaCards,
  at: string,
  keys: readonly Key[],
  check: Check,
  under: OfLines,
): Generator<Fault> {
  const { lock, stops, heroes, kind, instructions = [], levels, ap, fail, end, forever, difficulty } = check;
  if ((lock === undefined) === (stops === undefined))
    yield { at, keys: [...keys, 'stops'], expected: said(wanted.STOPS_WANTED), got: stops };
  if (kind === 'solo' && heroes !== undefined)
    yield { at, keys: [...keys, 'heroes'], expected: said(wanted.SOLO_WANTED), got: heroes };
  if (difficulty === 0 && !forever)
    yield { at, keys: [...keys, 'difficulty'], expected: said(wanted.DIFFICULTY_WANTED), got: 0 };
  for (const [i, one] of instructions.entries()) {
    if (one.if) yield* faultsOfCondition(cards, at, [...keys, 'instructions', i, 'if'], one.if);
    if (one.discard) yield* faultsOfCube(at, [...keys, 'instructions', i, 'discard'], one.discard);
  }
  for (const key of ['more', 'less'] as const)
    if (ap?.[key]) yield* faultsOfCondition(cards, at, [...keys, 'ap', key, 'if'], ap[key].if);
  yield* under([...keys, 'fail'], fail);
  for (const [i, level] of levels.entries()) {
    if (level.if) yield* faultsOfCondition(cards, at, [...keys, 'levels', i, 'if'], level.if);
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

function* faultsOfEffects(
  cards: MalhyaCards,
  at: string,
  keys: readonly Key[],
  effects: readonly Effect[],
): Generator<Fault> {
  for (const [i, effect] of effects.entries()) {
    const here = [...keys, i];
    if ('cards' in effect)
      for (const key of ['take', 'discard'] as const)
        for (const [j, ref] of (effect.cards[key] ?? []).entries())
          yield* unknownIn(cards.scenario, at, [...here, 'cards', key, j], ref);
    else if ('arrive' in effect)
      for (const [j, type] of effect.arrive.types.entries())
        yield* unknownIn(cards.enemies, at, [...here, 'arrive', 'types', j], type);
    else if ('gain' in effect) yield* unknownIn(cards.gear, at, [...here, 'gain', 'gear'], effect.gain.gear);
    else if ('cube' in effect) yield* faultsOfCube(at, [...here, 'cube'], effect.cube);
    else if ('gems' in effect)
      for (const [gem, row] of Object.entries(effect.gems.rows))
        yield* faultsOfEffects(cards, at, [...here, 'gems', 'rows', gem], row);
  }
}

/** In its own booklet, or in any of the other kind. */
function* faultsOfTarget(
  cards: MalhyaCards,
  kind: BookKind,
  at: string,
  keys: readonly Key[],
  target: Target,
  own: readonly Chapter[] = [],
): Generator<Fault> {
  const book = typeof target === 'number' ? kind : target.book;
  const number = typeof target === 'number' ? target : target.chapter;
  const chapters =
    book === kind && own.length > 0
      ? own
      : Object.values(cards.books).flatMap((one) => (one.kind === book ? one.chapters : []));
  if (!chapters.some(({ id }) => id === number))
    yield { at, keys, expected: said(wanted.CHAPTER_WANTED), got: number };
}
