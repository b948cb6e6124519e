import type { FigureId } from '../model/ids.ts';
import type { Ahead, ForeseenTurn } from './foresee.ts';
import type { Standing } from './run-on.ts';

// What the page itself needs of foresight: the rest is a worker's.

/** Looks ahead from a moment: to the next turn of whoever's turn it is. */
export const lookAhead = (standing: Standing): Ahead => ({
  standing,
  until: standing.state.turn?.figure ?? null,
  between: 'nothing',
  taken: [],
});

/** What several turns come to for one Adventurer. */
export interface HarmInAll {
  /** Mean points. */
  readonly expected: number;
  readonly falls: number;
}

/**
 * What the turns cost an Adventurer together that has so many HP left: their damage added up as if none hung on another.
 * What makes it fall beside damage is counted where the first of them does.
 */
export function harmInAll(turns: readonly ForeseenTurn[], figure: FigureId, hp: number): HarmInAll {
  const harms = turns.flatMap(({ harm }) => harm[figure] ?? []);
  let all = new Map<number, number>([[0, 1]]);
  for (const { spread } of harms) {
    const next = new Map<number, number>();
    for (const [before, likely] of all)
      for (const [points, chance] of spread)
        next.set(before + points, (next.get(before + points) ?? 0) + likely * chance);
    all = next;
  }
  let expected = 0;
  let falls = 0;
  for (const [points, chance] of all) {
    expected += points * chance;
    if (points >= hp) falls += chance;
  }
  const first = harms[0]?.falls ?? 0;
  return { expected, falls: Math.min(1, harms.length > 1 ? Math.max(falls, first) : first) };
}
