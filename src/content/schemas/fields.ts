import * as v from 'valibot';
import type { Space } from '../../engine/model/board.ts';
import {
  ABILITY_TOKENS,
  DAMAGE_TYPES,
  DICE,
  EFFECTS,
  FIGURE_TAGS,
  SKILLS,
  SYMBOLS,
  type SymbolCount,
  TIERS,
  TREES,
} from '../../engine/model/vocabulary.ts';

/** Unknown in, T out. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** An object with these fields and no others. The message names them, so that a slip can be guessed. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, Object.keys(entries).join(' '));
}

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/**
 * A union told apart by one field, each of its values with its own schema: what is wrong is said of the
 * shape the author meant. The types demand an entry for every value.
 */
export function oneOf<K extends string, T extends Readonly<Record<K, string>>>(
  key: K,
  options: { readonly [Value in T[K]]: Schema<Extract<T, Readonly<Record<K, Value>>>> },
): Schema<T> {
  const all = options as Readonly<Record<string, Schema<T>>>;
  const unnamed = v.looseObject({ [key]: v.picklist(Object.keys(all)) }) as unknown as Schema<T>;
  return v.lazy((input) => {
    if (input === undefined) return v.union(Object.values(all));
    const name = isRecord(input) ? input[key] : undefined;
    return typeof name === 'string' && Object.hasOwn(all, name) ? all[name]! : unnamed;
  });
}

/** A union told apart by which field is there. */
export function byField<T>(options: Readonly<Record<string, Schema<T>>>): Schema<T> {
  const names = Object.keys(options);
  const unnamed = v.pipe(
    v.record(v.string(), v.unknown()),
    v.check(() => false, `an object with one of ${names.join(', ')}`),
  ) as unknown as Schema<T>;
  return v.lazy((input) => {
    if (input === undefined) return v.union(Object.values(options));
    const name = isRecord(input) ? names.find((one) => one in input) : undefined;
    return name === undefined ? unnamed : options[name]!;
  });
}

/** A union of something plain (a text, a number) and something made of fields. */
export function plainOr<P, T>(plain: Schema<P>, other: Schema<T>): Schema<P | T> {
  return v.lazy((input): Schema<P | T> => {
    if (input === undefined) return v.union([plain, other]);
    return isRecord(input) ? other : plain;
  });
}

/** Every member of a union type, checked by the compiler to be complete. */
export const membersOf = <T extends string>(members: Readonly<Record<T, true>>): readonly T[] =>
  Object.keys(members) as T[];

export const text = v.pipe(v.string(), v.nonEmpty('a text that is not empty'));
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id: lower-case letters and digits, words joined by hyphens'),
);
export const whole = v.pipe(v.number(), v.integer('a whole number'));
export const count = v.pipe(whole, v.minValue(0, 'a whole number, 0 or more'));
export const positive = v.pipe(whole, v.minValue(1, 'a whole number, 1 or more'));
export const die = v.picklist(DICE);
export const effectName = v.picklist(EFFECTS);
export const damageType = v.picklist(DAMAGE_TYPES);
export const figureTag = v.picklist(FIGURE_TAGS);
export const abilityToken = v.picklist(ABILITY_TOKENS);
export const skill = v.picklist(SKILLS);
export const tree = v.picklist(TREES);
export const tier = v.picklist(TIERS);
export const yes = v.literal(true);

/** A pair of whole numbers from 0: x to the east, y to the south. */
export const space: Schema<Space> = v.pipe(v.strictTuple([count, count], 'a space [x, y]'), v.readonly());

export const symbolCount: Schema<SymbolCount> = v.pipe(
  fields({ book: v.optional(positive), shield: v.optional(positive), burst: v.optional(positive) }),
  v.check(
    (spent) => SYMBOLS.some((symbol) => spent[symbol] !== undefined),
    `at least one of ${SYMBOLS.join(', ')}`,
  ),
);

/** A list with at least one entry. */
export const some = <T>(schema: Schema<T>) =>
  v.pipe(v.array(schema), v.minLength(1, 'a list of at least one'));
