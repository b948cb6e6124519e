import {
  type AttackOdds,
  type CardIndex,
  figureIn,
  OverBudget,
  type Position,
  remainingHpOf,
  STEPS_PER_QUERY,
  withBudget,
  workOutOdds,
} from '../../engine/index.ts';
import type { Before, Pool } from '../game/pool.ts';

export interface OddsShown {
  readonly empowered: boolean;
  /** Chances between 0 and 1. */
  readonly hit: number;
  readonly defeat: number;
  /** Damage to expect, misses counted. */
  readonly expected: number;
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
      let left = STEPS_PER_QUERY;
      try {
        const hp = remainingHpOf(whole, figureIn(whole.state, target));
        for (const empower of [false, true]) {
          const work = workOutOdds(whole, attacker, target, { empower });
          for (;;) {
            const found: { odds?: AttackOdds } = {};
            left -= withBudget(() => {
              const step = work.next();
              if (step.done) found.odds = step.value;
            }, left);
            if (found.odds) {
              shown.push(shownOf(found.odds, empower, hp));
              break;
            }
            yield;
          }
        }
        return shown;
      } catch (error) {
        // An attack the rules have no odds for is shown without them.
        return error instanceof OverBudget ? 'too-much' : [];
      }
    },
  };
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
    expected: spread.reduce((sum, [damage, chance]) => sum + damage * chance, 0),
  };
}

/** The odds of attacks, worked out once a position and beside the page. */
export interface Odds {
  /** undefined: not worked out yet. */
  known(position: Position, attacker: string, target: string): OddsKnown | undefined;
  /** Has them worked out and tells when they are; what is given back says that nobody waits any more. */
  ask(position: Position, attacker: string, target: string, tell: () => void): () => void;
}

interface Entry {
  odds?: OddsKnown;
  readonly waiting: Set<() => void>;
  readonly stop: AbortController;
}

/** Milliseconds: odds that take longer are of a pack that runs away, and are not shown. */
const DEADLINE = 15_000;

export function createOdds(pool: Pool<OddsWork>): Odds {
  const kept = new WeakMap<object, Map<string, Entry>>();

  const entriesOf = (position: Position): Map<string, Entry> => {
    const entries = kept.get(position.state) ?? new Map<string, Entry>();
    kept.set(position.state, entries);
    return entries;
  };

  async function workOut(
    { state, encounter, cards }: Position,
    attacker: string,
    target: string,
    entry: Entry,
  ) {
    const before: Before<OddsWork> = { job: 'cards', given: [cards], of: cards };
    const options = { before: [before], signal: entry.stop.signal, deadline: DEADLINE };
    try {
      entry.odds = await pool.ask('odds', [{ position: { state, encounter }, attacker, target }], options);
    } catch {
      if (entry.stop.signal.aborted) return;
      entry.odds = [];
    }
    for (const tell of entry.waiting) tell();
    entry.waiting.clear();
  }

  return {
    known: (position, attacker, target) => kept.get(position.state)?.get(`${attacker}>${target}`)?.odds,
    ask(position, attacker, target, tell) {
      const key = `${attacker}>${target}`;
      const entries = entriesOf(position);
      let entry = entries.get(key);
      if (!entry) {
        entry = { waiting: new Set(), stop: new AbortController() };
        entries.set(key, entry);
        void workOut(position, attacker, target, entry);
      }
      const asked = entry;
      asked.waiting.add(tell);
      return () => {
        if (!asked.waiting.delete(tell) || asked.waiting.size > 0) return;
        entries.delete(key);
        asked.stop.abort();
      };
    },
  };
}
