import {
  type AttackOdds,
  type CardIndex,
  type Position,
  STEPS_PER_QUERY,
  withBudget,
  workOutOdds,
} from '../../engine/index.ts';

/** An attack that was made, and where it began. */
export interface StruckAsked {
  readonly position: Pick<Position, 'state' | 'encounter'>;
  readonly attacker: string;
  readonly target: string;
  readonly empower: boolean;
  readonly dodge: boolean;
  readonly kind: 'melee' | 'ranged';
  readonly range: number;
}

/** What the rules made of it beforehand: a chance, and points of damage with misses counted. */
interface StruckOdds {
  readonly hit: number;
  readonly expected: number;
}

/** The part of luck that is worked out on another thread. */
export interface LuckWork {
  luckCards(cards: CardIndex): void;
  /** null: too much that counts, or nothing the rules have odds for. */
  struckOdds(asked: StruckAsked): Generator<void, StruckOdds | null, unknown>;
}

export function createLuckWork(): LuckWork {
  let cards: CardIndex | null = null;
  return {
    luckCards(told) {
      cards = told;
    },
    *struckOdds({ position, attacker, target, empower, dodge, kind, range }) {
      if (!cards) throw new Error('odds without cards');
      // It was made: whether it may be is not asked again.
      const profile = { kind, range, unseen: true };
      let left = STEPS_PER_QUERY;
      try {
        const work = workOutOdds({ ...position, cards }, attacker, target, { empower, dodge, profile });
        for (;;) {
          const found: { odds?: AttackOdds } = {};
          left -= withBudget(() => {
            const step = work.next();
            if (step.done) found.odds = step.value;
          }, left);
          if (found.odds) {
            const [n, d] = found.odds.hit;
            return { hit: n / d, expected: found.odds.expected };
          }
          yield;
        }
      } catch {
        return null; // as documented above
      }
    },
  };
}
