/** Levels of success (L2600–2678): how many successes each needs, which one is attained, whether one may stop. */
import type { Check, Level } from '../model/checks.ts';
import { type Entry, type Sum, sumOf } from '../model/ledger.ts';
import type { Position } from './booklets.ts';
import { countOf, improved } from './check-numbers.ts';
import { holds } from './holds.ts';

/** What a level needs, with its working: a base, more for each hero, fewer for each crystal (L2645, L2649). */
export function needOf(position: Position, { from, plus, minus }: Level, hero: number | null): Sum {
  const line = (one: Level['plus'], sign: 1 | -1): Entry[] => {
    if (!one) return [];
    const count = countOf(position, one.per, hero);
    const from = one.per === 'hero' ? 'heroes' : one.per === 'crystal' ? 'crystals' : 'heavy';
    return [{ cause: { from, count }, amount: sign * one.n * count, rule: 'L2639' }];
  };
  const sum = sumOf([
    { cause: { from: 'check' }, amount: from, rule: 'L2592' },
    ...line(plus, 1),
    ...line(minus, -1),
  ]);
  return sum.total < 0 ? { total: 0, entries: sum.entries } : sum;
}

export interface Attainable {
  readonly at: number;
  readonly need: number;
  readonly hidden: boolean;
  readonly each: boolean;
}

/** The levels whose conditions are met, lowest first. */
export function levelsFor(position: Position, check: Check, hero: number | null): Attainable[] {
  const { at: rolling, auraUsed } = position.state.check ?? { at: null, auraUsed: false };
  const here = hero !== null && rolling === hero && auraUsed ? improved(position, check, hero) : position;
  return check.levels
    .flatMap((level, at) =>
      level.if === undefined || holds(here, level.if, hero)
        ? [
            {
              at,
              need: needOf(position, level, hero).total,
              hidden: level.hidden ?? false,
              each: level.each ?? false,
            },
          ]
        : [],
    )
    .sort((a, b) => a.need - b.need);
}

/** The highest that so many successes attain, never a lower one (L2606); null: none. */
export const attained = (levels: readonly Attainable[], successes: number): Attainable | null =>
  levels.findLast(({ need }) => need <= successes) ?? null;

/** How often it counts: whole times where the infinity sign stands there (MA-21). */
export const timesOf = ({ each, need }: Attainable, successes: number): number =>
  each ? Math.floor(successes / Math.max(1, need)) : 1;

/** Whether a hero may stop after a roll: on a level, in a group always, and where a level is hidden (L2674, L2800). */
export const mayStop = (check: Check, levels: readonly Attainable[], successes: number): boolean =>
  check.kind === 'group' || levels.some(({ hidden }) => hidden) || attained(levels, successes) !== null;
