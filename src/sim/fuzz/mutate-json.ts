import type { BotChance } from '../../bots/bot-chance.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES, PROTOTYPE_NAMES, withDepths } from './hostile.ts';

/** One place in JSON: what it lies in, and under which key. */
interface Place {
  readonly holder: Record<string | number, unknown>;
  readonly key: string | number;
}

const isHolder = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

export const pick = <T>(chance: BotChance, list: readonly T[]): T => list[chance.below(list.length)]!;

/** A place of chance: one level down after another, so that few large lists do not get all there is. */
function placeIn(root: Record<string | number, unknown>, chance: BotChance): Place {
  let holder = root;
  for (;;) {
    const keys: (string | number)[] = Array.isArray(holder) ? [...holder.keys()] : Object.keys(holder);
    if (keys.length === 0) return { holder, key: Array.isArray(holder) ? 0 : 'new' };
    const key = pick(chance, keys);
    const inside = holder[key];
    if (!isHolder(inside) || chance.below(6) === 0) return { holder, key };
    holder = inside;
  }
}

/** Sets also what is called `__proto__`, as a parser of JSON does. */
function put({ holder, key }: Place, value: unknown): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

const copyOf = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** Wrapped so many times; no deeper than a program writes it. */
function wrapped(value: unknown, times: number): unknown {
  let inside = value;
  for (let i = 0; i < times; i++) inside = i % 2 === 0 ? [inside] : { a: inside };
  return inside;
}

function changedText(text: string, chance: BotChance): string {
  const at = chance.below(text.length + 1);
  switch (chance.below(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + pick(chance, HOSTILE_TEXTS) + text.slice(at);
    case 2:
      return text + text;
    case 3:
      return text.toUpperCase();
    case 4:
      return `${text.slice(0, at)}${String.fromCharCode(32 + chance.below(96))}${text.slice(at + 1)}`;
    default:
      return pick(chance, HOSTILE_TEXTS);
  }
}

function changedNumber(value: number, chance: BotChance): number {
  const others = [value + 1, value - 1, -value, value * 10, value / 3, value + 0.5, 99, 100, 9999, 10_000];
  return chance.below(4) === 0 ? chance.below(200) - 20 : pick(chance, others);
}

type Change = (root: Record<string | number, unknown>, place: Place, chance: BotChance) => void;

const CHANGES: readonly Change[] = [
  (_root, place, chance) => put(place, pick(chance, HOSTILE_VALUES)()),
  (_root, place, chance) => put(place, pick(chance, HOSTILE_TEXTS)),
  (_root, { holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  // twice, or many times
  (_root, { holder, key }, chance) => {
    const value = copyOf(holder[key]);
    const times = pick(chance, [1, 1, 2, 30, 500]);
    if (Array.isArray(holder))
      holder.splice(Number(key), 0, ...Array.from({ length: times }, () => copyOf(value)));
    else put({ holder, key: `${key}2` }, value);
  },
  // two places change theirs
  (root, place, chance) => {
    const other = placeIn(root, chance);
    const [a, b] = [copyOf(place.holder[place.key]), copyOf(other.holder[other.key])];
    put(place, b);
    put(other, a);
  },
  // one place says what another says: ids that lead in circles
  (root, place, chance) => {
    const other = placeIn(root, chance);
    put(place, copyOf(other.holder[other.key]));
  },
  (_root, place, chance) => put(place, wrapped(copyOf(place.holder[place.key]), 1 + chance.below(12))),
  (_root, { holder, key }, chance) => {
    if (Array.isArray(holder)) return holder.reverse();
    const value = holder[key];
    delete holder[key];
    put(
      { holder, key: chance.below(2) === 0 ? pick(chance, PROTOTYPE_NAMES) : pick(chance, HOSTILE_TEXTS) },
      value,
    );
  },
  // a little
  (_root, place, chance) => {
    const value = place.holder[place.key];
    if (typeof value === 'number') put(place, changedNumber(value, chance));
    else if (typeof value === 'string') put(place, changedText(value, chance));
    else if (typeof value === 'boolean') put(place, !value);
  },
];

/** The little change is made as often as all others together: what is nearly right goes furthest. */
const LITTLE = CHANGES.at(-1)!;

/** A copy of the JSON with some of its places changed. */
export function mutated(json: unknown, chance: BotChance): unknown {
  const root = { $: copyOf(json) };
  const times = pick(chance, [1, 1, 1, 2, 2, 3, 5]);
  for (let i = 0; i < times; i++) {
    const change = chance.below(2) === 0 ? LITTLE : pick(chance, CHANGES);
    change(root, placeIn(isHolder(root.$) ? (root.$ as typeof root) : root, chance), chance);
  }
  return root.$;
}

/** The same as text, with what cannot be built as a value. */
export const mutatedText = (json: unknown, chance: BotChance): string =>
  withDepths(JSON.stringify(mutated(json, chance)) ?? 'null');
