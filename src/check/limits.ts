import type { Expected, Got } from './messages.ts';
import { type Finding, jsonPath } from './problem.ts';

/**
 * The most that anything read may hold. No card, encounter or game comes near; beyond it a file is a slip or made to
 * do harm.
 */
export const LIMITS = {
  /** Of one whole number on a card. */
  number: 9999,
  /** Of what is counted out one by one: spaces gone, times done, figures. */
  few: 99,
  /** Of a figure in one Move: every space it reaches is weighed. */
  movement: 20,
  /** Spaces over which one jump goes. */
  jump: 6,
  /** Hit points, SP and what they cost. */
  hp: 999,
  /** West to east, north to south. */
  board: 100,
  /** Spaces of a board that are there: ten times the largest of ours, and as many as a Combatant can weigh. */
  spaces: 2500,
  /** AI steps of a card, and instructions of a step. */
  steps: 20,
  instructions: 12,
  /** Spaces that the Combatants an encounter begins with may have to weigh in a round: three times ours at most. */
  weighed: 25_000,
  /** Combatants an encounter begins with. */
  combatants: 40,
  /** Of a space from 0, as it is written; whether it is on the board is another question. */
  coordinate: 200,
  /** Spaces a side of a figure. */
  side: 4,
  /** Dice thrown at once. */
  dice: 12,
  entries: 400,
  letters: 4000,
  name: 80,
  /** Objects and lists inside one another. */
  levels: 64,
} as const;

/** The same of JSON of any kind, games with thousands of decisions among it. */
const OF_ANY = { levels: LIMITS.levels, entries: 500_000, letters: 200_000, key: 200 } as const;

/** One step on the way to a value. */
interface Place {
  readonly value: unknown;
  readonly key: string | number;
  readonly above: Place | null;
  readonly level: number;
}

/**
 * The first place at which JSON is deeper, longer or wordier than any of ours. Looked for before anything else that
 * goes into it, and without going into itself: text that is nested a million deep must not break its reader.
 */
export function beyondLimits(json: unknown, root = '$', entries: number = OF_ANY.entries): Finding | null {
  const open: Place[] = [{ value: json, key: '', above: null, level: 0 }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, level } = place;
    if (typeof value === 'string' && value.length > OF_ANY.letters)
      return found(place, 'letters', OF_ANY.letters, value.length, root);
    if (typeof value !== 'object' || value === null) continue;
    if (level >= OF_ANY.levels) return found(place, 'levels', OF_ANY.levels, null, root);
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    if (keys.length > entries) return found(place, 'entries', entries, keys.length, root);
    for (const key of keys.reverse()) {
      if (typeof key === 'string' && key.length > OF_ANY.key)
        return found(place, 'letters-of-key', OF_ANY.key, key.length, root);
      const inside = (value as Readonly<Record<string | number, unknown>>)[key];
      open.push({ value: inside, key, above: place, level: level + 1 });
    }
  }
  return null;
}

type Counted = Extract<Expected, { what: 'at-most' }>['of'];

function found(place: Place, of: Counted, most: number, amount: number | null, root: string): Finding {
  const keys: (string | number)[] = [];
  for (let at: Place = place; at.above !== null; at = at.above) keys.unshift(at.key);
  // Of a way that is too deep its beginning says enough.
  const path = jsonPath(keys.slice(0, 8), root) + (keys.length > 8 ? '…' : '');
  const got: Got = amount === null ? { got: 'more' } : { got: 'amount', amount, of };
  return { path, expected: { what: 'at-most', most, of }, got };
}
