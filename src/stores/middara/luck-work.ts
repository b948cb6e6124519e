import { type CardIndex, type Position, STEPS_PER_QUERY, workOutOdds } from '../../engine/index.ts';
import { stepped } from '../game/stepped.ts';

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
      try {
        const work = workOutOdds({ ...position, cards }, attacker, target, { empower, dodge, profile });
        const { hit, expected } = yield* stepped(work, { left: STEPS_PER_QUERY });
        return { hit: hit[0] / hit[1], expected };
      } catch {
        return null; // as documented above
      }
    },
  };
}
