import type { Expected, Got } from './messages.ts';
import { type Finding, jsonPath, shown } from './problem.ts';

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
  /** Adventurers at a table. */
  party: 8,
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
  /** Abilities of a card, and what one of them changes or asks: as an aura it is asked of every figure. */
  abilities: 20,
  modifiers: 40,
  tests: 40,
  entries: 400,
  letters: 4000,
  name: 80,
  /** Objects and lists inside one another. */
  levels: 64,
} as const;

/** The same of JSON of any kind. */
export interface Bounds {
  /** Of one list or object. */
  readonly entries: number;
  /** Of those that lie deeper than the lists of decisions and events. */
  readonly inner?: number;
  readonly letters: number;
  /** Of a number, up and down; such ones are whole. */
  readonly number?: number;
}

const KEY = 200;
const OF_ANY: Bounds = { entries: 500_000, letters: 200_000 };
export const OF_CONTENT: Bounds = { entries: LIMITS.entries, letters: 200_000 };
/** A game has thousands of decisions and events; the largest number in it is a word of the generator. */
export const OF_GAME: Bounds = {
  entries: 500_000,
  inner: 5000,
  letters: LIMITS.letters,
  number: 0xffff_ffff,
};
/** Names that schemas pass over in silence, since every object of JavaScript has them: no field is called so. */
const RESERVED: ReadonlySet<string | number> = new Set(['__proto__', 'constructor', 'prototype']);
/** The level of `$.log.decisions`. */
const OUTER = 2;

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
export function beyondLimits(json: unknown, root = '$', most: Bounds = OF_ANY): Finding | null {
  if (isWithin(json, most, 0)) return null;
  const open: Place[] = [{ value: json, key: '', above: null, level: 0 }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value, level } = place;
    if (typeof value === 'string' && value.length > most.letters)
      return tooMuch(place, 'letters', most.letters, value.length, root);
    if (typeof value === 'number' && most.number !== undefined && !isWholeUpTo(value, most.number))
      return notWhole(place, value, most.number, root);
    if (typeof value !== 'object' || value === null) continue;
    if (level >= LIMITS.levels) return tooMuch(place, 'levels', LIMITS.levels, null, root);
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    const entries = level > OUTER ? (most.inner ?? most.entries) : most.entries;
    if (keys.length > entries) return tooMuch(place, 'entries', entries, keys.length, root);
    for (const key of keys.reverse()) {
      if (typeof key === 'string' && key.length > KEY)
        return tooMuch(place, 'letters-of-key', KEY, key.length, root);
      if (RESERVED.has(key))
        return { path: pathOf(place, root), expected: { what: 'other-field' }, got: shown(key) };
      const inside = (value as Readonly<Record<string | number, unknown>>)[key];
      open.push({ value: inside, key, above: place, level: level + 1 });
    }
  }
  return null;
}

/** Whether no place is beyond them: without a note of where each lies, and no deeper than they allow. */
function isWithin(value: unknown, most: Bounds, level: number): boolean {
  if (typeof value === 'string') return value.length <= most.letters;
  if (typeof value === 'number') return most.number === undefined || isWholeUpTo(value, most.number);
  if (typeof value !== 'object' || value === null) return true;
  if (level >= LIMITS.levels) return false;
  const entries = level > OUTER ? (most.inner ?? most.entries) : most.entries;
  if (Array.isArray(value)) {
    if (value.length > entries) return false;
    for (const one of value) if (!isWithin(one, most, level + 1)) return false;
    return true;
  }
  const record = value as Readonly<Record<string, unknown>>;
  let keys = 0;
  for (const key in record) {
    keys += 1;
    if (keys > entries || key.length > KEY || RESERVED.has(key)) return false;
    if (!isWithin(record[key], most, level + 1)) return false;
  }
  return true;
}

const isWholeUpTo = (value: number, most: number): boolean =>
  Number.isInteger(value) && Math.abs(value) <= most;

/** Where it lies; of a way that is too deep its beginning says enough. */
function pathOf(place: Place, root: string): string {
  const keys: (string | number)[] = [];
  for (let at: Place = place; at.above !== null; at = at.above) keys.unshift(at.key);
  return jsonPath(keys.slice(0, 8), root) + (keys.length > 8 ? '…' : '');
}

const notWhole = (place: Place, value: number, most: number, root: string): Finding => ({
  path: pathOf(place, root),
  expected: { what: 'whole-number', least: -most, most },
  got: shown(value),
});

type Counted = Extract<Expected, { what: 'at-most' }>['of'];

function tooMuch(place: Place, of: Counted, most: number, amount: number | null, root: string): Finding {
  const got: Got = amount === null ? { got: 'more' } : { got: 'amount', amount, of };
  return { path: pathOf(place, root), expected: { what: 'at-most', most, of }, got };
}
