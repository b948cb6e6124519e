import { spend } from '../../kernel/budget.ts';
import { isBetween } from '../../model/between.ts';
import type { Setting } from '../../model/circumstances.ts';
import type { CircumstanceTest, FiguresCounted } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import type { Terrain } from '../../model/vocabulary.ts';
import { terrainUnder } from '../geometry/board-grid.ts';
import { borneBy } from './borne.ts';
import { countedAmount, targetOf } from './counts.ts';
import { fitsFilter } from './figure-filter.ts';
import {
  areFiguresAdjacent,
  isPlaced,
  levelOf,
  listOpponents,
  listOtherAllies,
  listStanding,
  rangeOf,
} from './figures.ts';
import { isInInfluence } from './sight.ts';
import { hasTag, remainingHpOf } from './stats.ts';

/** Tests on the ground, on numbers and on the clock. What asks after a target does not hold where there is none. */
export function circumstanceHolds(
  position: Position,
  figure: Figure,
  test: CircumstanceTest,
  setting: Setting,
): boolean {
  switch (test.is) {
    case 'stands-in': {
      const whose = test.of === 'target' ? targetOf(position, figure, setting) : figure;
      return whose !== null && standsIn(position, whose, test.terrain);
    }
    case 'level': {
      const target = targetOf(position, figure, setting);
      return target?.at != null && figure.at !== null && isLevel(position, figure, target, test);
    }
    case 'hp-left': {
      const whose = test.of === 'target' ? targetOf(position, figure, setting) : figure;
      return whose !== null && isBetween(remainingHpOf(position, whose), test);
    }
    case 'figures': {
      const { atLeast = test.atMost === undefined ? 1 : 0, atMost } = test;
      return isBetween(listCounted(position, figure, test).length, { atLeast, atMost });
    }
    case 'number':
      return isBetween(countedAmount(position, figure, test.counted, setting), test);
    case 'bears': {
      const whose = test.of === 'target' ? targetOf(position, figure, setting) : figure;
      const { atLeast = test.atMost === undefined ? 1 : 0, atMost } = test;
      return whose !== null && isBetween(borneBy(whose, test.token), { atLeast, atMost });
    }
    case 'round': {
      const { round } = position.state.clock;
      return isBetween(round, test) && (test.every === undefined || (round > 0 && round % test.every === 0));
    }
  }
}

/** Whether all of its base stands in that terrain (M9); who flies stands in Obstructing alone (p.32, X160). */
export const standsIn = (position: Position, figure: Figure, terrain: Terrain): boolean =>
  isPlaced(figure) &&
  terrainUnder(position.state.board, figure) === terrain &&
  (terrain === 'normal' || terrain === 'obstructing' || !hasTag(position, figure, 'flight'));

function isLevel(
  position: Position,
  figure: Figure,
  target: Figure,
  { than, by = 1 }: Extract<CircumstanceTest, { is: 'level' }>,
): boolean {
  const higher = levelOf(position, figure) - levelOf(position, target);
  if (than === 'same') return higher === 0;
  return (than === 'above' ? higher : -higher) >= by;
}

/** The figures on the board that are counted so, seen from that one. */
export function listCounted(
  position: Position,
  figure: Figure,
  { side, within, range = 1, with: only }: FiguresCounted,
): Figure[] {
  const among = amongSide(position, figure, side);
  spend(among.length);
  return among.filter(
    (other) =>
      (only === undefined || fitsFilter(position, figure, other, only)) &&
      (other.id === figure.id || isNear(position, figure, other, within, range)),
  );
}

function amongSide({ state }: Position, figure: Figure, side: FiguresCounted['side']): readonly Figure[] {
  switch (side) {
    case 'opponent':
      return listOpponents(state, figure);
    case 'another-ally':
      return listOtherAllies(state, figure);
    case 'ally':
      return listStanding(state).filter((other) => other.side === figure.side);
    case 'figure':
      return listStanding(state).filter((other) => other.id !== figure.id);
  }
}

function isNear(
  position: Position,
  figure: Figure,
  other: Figure,
  within: FiguresCounted['within'],
  range: number,
): boolean {
  switch (within) {
    case 'adjacent':
      return areFiguresAdjacent(position, figure.id, other.id);
    case 'soi':
      return figure.at !== null && isInInfluence(position, figure, other);
    case 'range':
      return rangeOf(figure, other) <= range;
    case 'board':
      return true;
  }
}
