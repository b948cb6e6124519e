import type { Position } from '../../engine/index.ts';
import type { Before, Pool } from '../game/pool.ts';
import type { OddsKnown, OddsWork } from './odds-work.ts';

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
