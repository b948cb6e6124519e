/**
 * A chapter (L1399–1540).
 * 1. Its head: who reads it (L1409); a hidden number in it, tried at once: right, one reads on there, else one is back
 *    here (L1523–1531); AP are whole again where it asks for some (MA-26).
 * 2. Its lines in order. Instructions are done. Of conditions that stand together the first that is met acts, the others
 *    are not read (L1441). What asks for a sign is done by who has it, else ignored (L1633).
 * 3. A choice is made once: what it brings is read like a chapter (MA-16).
 * 4. Whatever leads elsewhere ends the reading (L1413). At the end of its lines the booklet is closed (MA-18).
 */

import { arrange } from '../growing/arrange.ts';
import { challengeTurn } from '../land/challenge-turn.ts';
import type { Chapter, Choice, Line } from '../model/content.ts';
import { ACTION_POINTS } from '../model/fixed-numbers.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import type { Mark } from '../model/state.ts';
import { chapterOf, linesIn, topFrame } from '../queries/booklets.ts';
import { conscious, holds } from '../queries/holds.ts';
import { alarmInBook } from '../stealth/enter-stealth.ts';
import { carryOut } from './carry-out.ts';
import { enterPlace, leavePlace } from './enter-place.ts';
import { askFreely } from './free.ts';
import { closeBook, goTo } from './go.ts';
import { resolveCheck } from './skill-check.ts';
import { ask, askHero, type MalhyaTable, type Read, type Rule } from './table.ts';

/** The next line of what is read. */
export function* readOn(table: MalhyaTable): Rule {
  const { state, emit } = table;
  const { book, chapter: number, line } = topFrame(state)!;
  const chapter = chapterOf(table, book, number);
  if (!chapter || (line >= chapter.lines.length && !chapter.challenge)) closeBook(table, 'MA-18');
  else if (line < 0) yield* readHead(table, chapter);
  else if (chapter.challenge && line === 0) yield* challengeTurn(table, chapter.challenge, readLines);
  else {
    const one = chapter.lines[line]!;
    const met = isMet(table, one, `${line}`, null);
    emit({ type: 'lineReached', next: met ? afterGroup(chapter.lines, line) : line + 1, rule: 'L1441' });
    if (met) yield* carryLine(table, one, `${line}`, null);
  }
}

function* readHead(table: MalhyaTable, { readers, clue, lines }: Chapter): Rule {
  const { state, emit } = table;
  const { book } = topFrame(state)!;
  // Without a place an alarm comes when the chapter is over (L3921, L4165).
  if (!state.place) alarmInBook(table);
  if (readers !== undefined) {
    const heroes: number[] = [];
    while (heroes.length < readers) {
      const left = conscious(table).filter((hero) => !heroes.includes(hero));
      if (left.length === 0) break;
      heroes.push(yield* askHero(table, left, { kind: 'readers', rule: 'L1409' }));
    }
    emit({ type: 'readersChosen', heroes, rule: 'L1409' });
  }
  while (clue) {
    const { tried } = topFrame(state)!;
    const act = yield* ask(table, {
      kind: 'hidden',
      hero: null,
      options: [
        { id: 'read', act: { do: 'read' } },
        ...clue.numbers
          .filter((chapter) => !tried.includes(chapter))
          .map((chapter): MalhyaOption => ({ id: `number:${chapter}`, act: { do: 'number', chapter } })),
      ],
      rule: 'L1523',
    });
    if (act.do !== 'number') break;
    const right = chapterOf(table, book, act.chapter)?.icon === 'magnifier';
    emit({ type: 'numberTried', chapter: act.chapter, right, rule: 'L1531' });
    if (!right) continue;
    goTo(table, act.chapter, 'hidden', 'L1531');
    return;
  }
  const asksForAp = [...linesIn(lines)].some(([, { check }]) => check?.ap);
  if (asksForAp && !state.place && state.heroes.some(({ ap }) => ap < ACTION_POINTS))
    emit({ type: 'apRefilled', rule: 'MA-26' });
  emit({ type: 'lineReached', next: 0, rule: 'L1399' });
}

/** Lines within a line: of a choice, of what came of a check. */
export function* readLines(
  table: MalhyaTable,
  lines: readonly Line[],
  under: string,
  hero: number | null,
): Rule<Read> {
  for (let i = 0; i < lines.length; ) {
    const at = `${under}${i}`;
    const met = isMet(table, lines[i]!, at, hero);
    const read = met ? yield* carryLine(table, lines[i]!, at, hero) : 'on';
    if (read !== 'on') return read;
    i = met ? afterGroup(lines, i) : i + 1;
  }
  return 'on';
}

const isCondition = ({ if: condition, otherwise }: Line): boolean =>
  condition !== undefined || otherwise !== undefined;

/** The line after a condition that was met and those that stand with it; after any other the next one. */
function afterGroup(lines: readonly Line[], at: number): number {
  let next = at + 1;
  if (isCondition(lines[at]!)) while (next < lines.length && isCondition(lines[next]!)) next += 1;
  return next;
}

/** Whether a line is done; what is passed over is marked. */
function isMet(table: MalhyaTable, line: Line, at: string, hero: number | null): boolean {
  const mark = (how: Mark['how']) => table.emit({ type: 'lineMarked', mark: { at, how }, rule: 'L1441' });
  if (line.if !== undefined && !holds(table, line.if, hero)) {
    mark('passed');
    return false;
  }
  if (line.where !== undefined && !holds(table, line.where, hero)) {
    mark('ignored');
    return false;
  }
  mark('done');
  return true;
}

function* carryLine(table: MalhyaTable, line: Line, at: string, hero: number | null): Rule<Read> {
  const { state, emit } = table;
  if (line.do && (yield* carryOut(table, line.do, hero)) === 'left') return 'left';
  if (line.check) {
    const read = yield* resolveCheck(table, line.check, at, readLines);
    if (read !== 'on') return read;
  }
  if (line.choose) {
    const read = yield* choose(table, line, at, hero);
    if (read !== 'on') return read;
  }
  if (line.leave && state.place) leavePlace(table);
  if (line.over) emit({ type: 'ended', over: { won: line.over === 'won', why: 'chapter' }, rule: 'L1413' });
  else if (line.go !== undefined) goTo(table, line.go, 'go', 'L1399');
  else if (line.continue) goTo(table, topFrame(state)!.chapter + 1, 'continue', 'L5777');
  else if (line.close) closeBook(table, 'L1503');
  else if (line.enter) {
    yield* arrange(table);
    enterPlace(table, line.enter);
  } else if (line.back) emit({ type: 'readingEnded', rule: 'L3066' });
  else return line.again ? 'again' : line.ends ? 'ends' : 'on';
  return 'left';
}

/** What of a choice is there now. */
export const offeredOf = (
  table: Pick<MalhyaTable, 'state' | 'content'>,
  { choose: choices = [] }: Line,
  hero: number | null,
): readonly (readonly [at: number, choice: Choice])[] =>
  [...choices.entries()].filter(
    ([, { if: condition, gold = 0 }]) =>
      (condition === undefined || holds(table, condition, hero)) && table.state.group.gold >= gold,
  );

function* choose(table: MalhyaTable, line: Line, at: string, hero: number | null): Rule<Read> {
  const { emit } = table;
  const question = () => ({
    kind: 'choice' as const,
    hero,
    at,
    options: [
      ...offeredOf(table, line, hero).map(
        ([choice]): MalhyaOption => ({ id: `choose:${choice}`, act: { do: 'choose', choice } }),
      ),
      ...(line.may ? [{ id: 'decline', act: { do: 'decline' } } as const] : []),
    ],
    rule: 'L1419',
  });
  if (question().options.length === 0) return 'on';
  const act = yield* askFreely(table, conscious(table), question);
  if (act.do !== 'choose') {
    emit({ type: 'declined', at, rule: 'MA-16' });
    return 'on';
  }
  const { lines, gold = 0 } = line.choose![act.choice]!;
  emit({ type: 'choiceMade', at, choice: act.choice, rule: 'L1419' });
  if (gold > 0) emit({ type: 'goldChanged', amount: -gold, rule: 'L1569' });
  return yield* readLines(table, lines, `${at}.c${act.choice}.`, hero);
}
