import { type Figure, listOpponents, type Position, rangeOf } from '../../engine/index.ts';

/** The standing opponent with the fewest spaces to a figure; null where there is none. */
export function nearestFoe({ state }: Position, figure: Figure): Figure | null {
  const foes = [...listOpponents(state, figure)];
  return foes.sort((a, b) => rangeOf(figure, a) - rangeOf(figure, b))[0] ?? null;
}
