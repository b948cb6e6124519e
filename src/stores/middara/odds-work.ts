/** The odds of an attack as a piece of work for a thread. */
import {
  type AttackOdds,
  type CardIndex,
  figureIn,
  OverBudget,
  type Position,
  remainingHpOf,
  STEPS_PER_QUERY,
  workOutOdds,
} from '../../engine/index.ts';
import { stepped } from '../game/stepped.ts';
import { hitRange } from './damage-range.ts';

export interface OddsShown {
  readonly empowered: boolean;
  /** Chances between 0 and 1. */
  readonly hit: number;
  readonly defeat: number;
  /** The least and the most damage of nine in ten that hit and hurt; null where none does. */
  readonly range: readonly [least: number, most: number] | null;
}

/** What is known of an attack's odds; of dice or cards without end they are not worked out. */
export type OddsKnown = readonly OddsShown[] | 'too-much';

/** An attack, and where: all of the position but its cards, which are told once. */
export interface OddsAsked {
  readonly position: Pick<Position, 'state' | 'encounter'>;
  readonly attacker: string;
  readonly target: string;
}

/** The part of it that is worked out on another thread. */
export interface OddsWork {
  cards(cards: CardIndex): void;
  /** Of a plain and of an Empowered attack. Empty where the rules have none. */
  odds(asked: OddsAsked): Generator<void, OddsKnown, unknown>;
}

export function createOddsWork(): OddsWork {
  let cards: CardIndex | null = null;
  return {
    cards(told) {
      cards = told;
    },
    *odds({ position, attacker, target }) {
      if (!cards) throw new Error('odds without cards');
      const whole: Position = { ...position, cards };
      const shown: OddsShown[] = [];
      const allowance = { left: STEPS_PER_QUERY };
      try {
        const hp = remainingHpOf(whole, figureIn(whole.state, target));
        for (const empower of [false, true]) {
          const work = workOutOdds(whole, attacker, target, { empower });
          shown.push(shownOf(yield* stepped(work, allowance), empower, hp));
        }
        return shown;
      } catch (error) {
        // An attack the rules have no odds for is shown without them.
        return error instanceof OverBudget ? 'too-much' : [];
      }
    },
  };
}

/** What is dealt beyond what is left counts for nothing (face.md 4). */
function cappedAt(hp: number, spread: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const over = spread.reduce((sum, [damage, chance]) => (damage >= hp ? sum + chance : sum), 0);
  return [...spread.filter(([damage]) => damage < hp), [hp, over]];
}

const ratio = ([n, d]: readonly [number, number]): number => (d === 0 ? 0 : n / d);

function shownOf(odds: AttackOdds, empowered: boolean, hp: number): OddsShown {
  const spread = Object.entries(odds.damage).map(
    ([damage, chance]) => [Number(damage), ratio(chance)] as const,
  );
  return {
    empowered,
    hit: ratio(odds.hit),
    defeat: spread.reduce((sum, [damage, chance]) => (damage >= hp ? sum + chance : sum), 0),
    range: hitRange(cappedAt(hp, spread), ratio(odds.hit)),
  };
}
