/**
 * A skill check (L2397–3010).
 * 1. Who takes part: one (solo), all or up to the limit, at least one (L2417–2421, L2732, MA-22); heroes at 0 do not
 *    roll (MA-28), nor who has no lockpick for a lock (L3010) or not the AP it demands (L2720). Nobody can: it is left out.
 * 2. One after another in the order of the table's choice (L2734, MA-23), each like a solo check (`hero-part.ts`).
 * 3. Failed: its effect at once (L2581). Solo, individual: the level attained, never a lower one (L2606), as often as it
 *    was where the infinity sign stands (MA-21); a consequence may end it for all (L2942).
 * 4. Group: validated successes together attain a level, else what failing does (L2750).
 * 5. Its end (L2627–2635): so many have a result; nobody has succeeded; all have finished.
 */

import { mayHandOver } from '../land/hand-over.ts';
import type { Check } from '../model/checks.ts';
import type { Line } from '../model/content.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import type { Result } from '../model/state.ts';
import { topFrame } from '../queries/booklets.ts';
import { apCost, NO_PART } from '../queries/check-numbers.ts';
import { conscious } from '../queries/holds.ts';
import { attained, levelsFor, needOf, timesOf } from '../queries/levels.ts';
import { askFreely } from './free.ts';
import { heroPart } from './hero-part.ts';
import { heroOption, type MalhyaTable, type Read, type Rule } from './table.ts';

/** Reads lines within a line. */
export type ReadLines = (
  table: MalhyaTable,
  lines: readonly Line[],
  under: string,
  hero: number | null,
) => Rule<Read>;

interface Checking {
  readonly check: Check;
  readonly at: string;
  readonly read: ReadLines;
  /** Only they may take part; else all. */
  readonly among?: readonly number[] | undefined;
}

export function* resolveCheck(
  table: MalhyaTable,
  check: Check,
  at: string,
  readLines: ReadLines,
  among?: readonly number[],
): Rule<Extract<Read, 'on' | 'left'>> {
  if (ableTo(table, check).length > 0)
    table.emit({ type: 'checkMet', characteristic: check.characteristic, rule: 'L2575' });
  let read: Read;
  do read = yield* once(table, { check, at, read: readLines, among });
  while (read === 'again');
  return read === 'left' ? 'left' : 'on';
}

function* once(table: MalhyaTable, checking: Checking): Rule<Read> {
  const { state, emit } = table;
  const { check, at } = checking;
  const able = () => ableTo(table, check).filter((hero) => checking.among?.includes(hero) ?? true);
  if (able().length === 0) return 'on';
  const { book, chapter } = topFrame(state)!;
  emit({
    type: 'checkBegan',
    check: {
      ref: { book, chapter, at },
      kind: check.kind,
      heroes: [],
      at: null,
      ...NO_PART,
      rolls: [],
      successes: 0,
      stops: 0,
      results: [],
    },
    rule: 'L2575',
  });
  yield* takePart(table, check, able);
  let read = yield* parts(table, checking);
  if (read === 'on') read = yield* afterAll(table, checking);
  emit({ type: 'checkEnded', rule: 'L2627' });
  return read;
}

/** Who may take part. */
export const ableTo = (table: Pick<MalhyaTable, 'state' | 'content'>, check: Check): number[] =>
  conscious(table).filter((hero) => {
    const { ap, cubes } = table.state.heroes[hero]!;
    if (check.lock && cubes.key.length === 0) return false;
    return !check.ap || check.ap.for !== undefined || apCost(table, check.ap, hero) <= ap;
  });

function* takePart(table: MalhyaTable, check: Check, able: () => readonly number[]): Rule {
  const { state, emit } = table;
  const limit = check.kind === 'solo' ? 1 : (check.heroes ?? able().length);
  const join = (hero: number) => emit({ type: 'heroJoined', hero, rule: 'L2732' });
  // A lockpick may be handed to who is better at it (L5753).
  const lends = check.lock === true && mayHandOver(table) && isOtherBetter(table, check, able());
  if (able().length <= limit && check.heroes === undefined && !lends) {
    able().forEach(join);
    return;
  }
  while (state.check!.heroes.length < limit) {
    const joined = state.check!.heroes;
    const left = () => able().filter((hero) => !joined.includes(hero));
    if (left().length === 0) return;
    const question = () => ({
      kind: 'who' as const,
      hero: null,
      options: [
        ...left().map((hero) => heroOption(table, hero)),
        ...(joined.length > 0 ? [{ id: 'enough', act: { do: 'enough' } } as const] : []),
      ],
      rule: 'L2732',
    });
    const act = yield* askFreely(table, conscious(table), question, lends);
    if (act.do !== 'hero') return;
    join(act.hero);
  }
}

/** Whether somebody without a lockpick has a higher value than all who have one. */
function isOtherBetter(table: MalhyaTable, { characteristic }: Check, able: readonly number[]): boolean {
  const diceOf = (hero: number) => table.state.heroes[hero]!.characteristics[characteristic];
  return conscious(table).some((hero) => able.every((one) => diceOf(one) < diceOf(hero)));
}

/** Each who takes part, until something ends it. */
function* parts(table: MalhyaTable, checking: Checking): Rule<Read> {
  const { state } = table;
  const { check, at, read: readLines } = checking;
  for (;;) {
    const { heroes, results } = state.check!;
    const left = heroes.filter(
      (hero) => !results.some((one) => one.hero === hero) && state.heroes[hero]!.life.life > 0,
    );
    if (left.length === 0) return 'on';
    const act = yield* askFreely(table, conscious(table), () => ({
      kind: 'order',
      hero: null,
      options: left.map((hero): MalhyaOption => heroOption(table, hero)),
      rule: 'L2734',
    }));
    const hero = act.do === 'hero' ? act.hero : left[0]!;
    let read: Read;
    do read = yield* onePart(table, checking, hero);
    while (read === 'again' && check.kind === 'individual' && ableTo(table, check).includes(hero));
    // Who can no more, without a lockpick, AP or life, has had its part (MA-264).
    if (read === 'again' && check.kind === 'individual') read = 'on';
    if (read !== 'on') return read;
    const { count } = check.end ?? {};
    if (count && state.check!.results.filter((one) => reaches(check, one, count.from)).length >= count.n) {
      const counted = yield* readLines(table, count.lines, `${at}.k.`, null);
      return counted === 'on' ? 'ends' : counted;
    }
  }
}

const reaches = ({ levels }: Check, { failed, level }: Result, from: number): boolean =>
  !failed && level !== null && levels[level]!.from >= from;

function* onePart(table: MalhyaTable, { check, at, read: readLines }: Checking, hero: number): Rule<Read> {
  const { state } = table;
  const onStops = () => readLines(table, check.fail, `${at}.f.`, hero);
  const end = yield* heroPart(table, check, hero, onStops);
  if (end === 'failed') return check.forever ? 'on' : yield* onStops();
  if (end !== 'stopped') return end;
  const { level, successes } = state.check!.results.at(-1)!;
  if (level === null) return 'on';
  const times = timesOf(levelsFor(table, check, hero).find((one) => one.at === level)!, successes);
  return yield* readTimes(table, check.levels[level]!.lines, `${at}.l${level}.`, hero, times, readLines);
}

function* readTimes(
  table: MalhyaTable,
  lines: readonly Line[],
  under: string,
  hero: number | null,
  times: number,
  readLines: ReadLines,
): Rule<Read> {
  for (let n = 0; n < times; n++) {
    const read = yield* readLines(table, lines, under, hero);
    if (read !== 'on') return read;
  }
  return 'on';
}

function* afterAll(table: MalhyaTable, { check, at, read: readLines }: Checking): Rule<Read> {
  const { state, emit } = table;
  const { results } = state.check!;
  let read: Read = 'on';
  if (check.kind === 'group') {
    const successes = results.reduce((sum, one) => sum + one.successes, 0);
    const level = attained(levelsFor(table, check, null), successes);
    const times = level === null ? 1 : timesOf(level, successes);
    emit({ type: 'levelAttained', successes, level: level?.at ?? null, times, rule: 'L2750' });
    // What stops do there has been done already, as often as they came (L2653).
    const failing = check.forever ? [] : check.fail;
    read =
      level === null
        ? yield* readLines(table, failing, `${at}.f.`, null)
        : yield* readTimes(
            table,
            check.levels[level.at]!.lines,
            `${at}.l${level.at}.`,
            null,
            times,
            readLines,
          );
  }
  const { none, all } = check.end ?? {};
  const succeeded = results.some(
    ({ failed, level, hero }) =>
      !failed && level !== null && needOf(table, check.levels[level]!, hero).total > 0,
  );
  if (read === 'on' && none && !succeeded) read = yield* readLines(table, none, `${at}.n.`, null);
  if (read === 'on' && all) read = yield* readLines(table, all, `${at}.a.`, null);
  return read;
}
