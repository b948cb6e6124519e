import * as v from 'valibot';
import { isRecord } from './is-record.ts';
import { LIMITS } from './limits.ts';
import { expects } from './messages.ts';

/** Unknown in, T out. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** An object with these fields and no others. The message names them, so that a slip can be guessed. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, expects({ what: 'no-other-fields', names: Object.keys(entries) }));
}

/** An object with these fields; whatever else is in it is let be. What is missing, its own schema says. */
export function withFields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const none = Object.fromEntries(Object.keys(entries).map((key) => [key, undefined]));
  return v.pipe(
    v.custom<Record<string, unknown>>(isRecord, expects({ what: 'object' })),
    v.transform((input) => ({ ...none, ...input })),
    v.looseObject(entries),
  );
}

/** What may be left out is of this kind, and nothing else is. */
type Left<T, K extends keyof T> =
  Record<never, never> extends Pick<T, K> ? { readonly type: 'optional' } : unknown;

/** A schema for every field of T and none beside them, each of what T has there. */
export type FieldsOf<T> = { readonly [K in keyof T]-?: Schema<T[K]> & Left<T, K> };

/** `withFields` held to what it reads: a field of T that is not read, or read as something else, does not compile. */
export const withFieldsOf = <T>(entries: FieldsOf<T>): Schema<T> =>
  withFields(entries as v.ObjectEntries) as unknown as Schema<T>;

/** An object that is looked into elsewhere. */
export const elsewhere = <T>(): Schema<T> => withFields({}) as unknown as Schema<T>;

/** Such an object with those fields and no others: whatever else is in it is wrong. */
export function onlyFields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const none = Object.fromEntries(Object.keys(entries).map((key) => [key, undefined]));
  return v.pipe(
    v.custom<Record<string, unknown>>(isRecord, expects({ what: 'object' })),
    v.transform((input) => ({ ...none, ...input })),
    v.objectWithRest(
      entries,
      v.custom(() => false, expects({ what: 'only-fields', names: Object.keys(entries) })),
    ),
  );
}

/** A list with so many entries: told with how many there are. One that is too long is not gone into. */
export const listOf = <T>(schema: Schema<T>, least = 0, most: number = LIMITS.entries) =>
  v.lazy((input): Schema<T[]> => {
    const length = Array.isArray(input) ? input.length : null;
    if (length !== null && length > most) return tooMany(entriesUpTo(most));
    if (length !== null && length < least) return tooMany(expects({ what: 'list-of-at-least', least }));
    return v.array(schema, expects({ what: 'list' }));
  });

/** Refuses a list, and says how long it is. */
const tooMany = (message: string): Schema<never[]> =>
  v.pipe(
    v.custom<never[]>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed) addIssue({ message, input: dataset.value.length });
    }),
  );

/** One of these values and no other. */
export const among = <const T extends string | number>(values: readonly T[]) =>
  v.custom<T>((input) => values.some((value) => value === input), expects({ what: 'one-of-values', values }));

/** Of a schema made of fields: that it names every one of T's, those that may be left out, too; but for `Unread`. */
interface Naming<T, Unread> {
  readonly entries?: { readonly [F in Exclude<keyof T, Unread>]-?: unknown };
}

/**
 * A union told apart by one field, each of its values with its own schema: what is wrong is said of the
 * shape the author meant. The types demand an entry for every value, and every field in it but what is `Unread`.
 */
export function oneOf<K extends string, T extends Readonly<Record<K, string>>, Unread = never>(
  key: K,
  options: {
    readonly [Value in T[K]]: Schema<Extract<T, Readonly<Record<K, Value>>>> &
      Naming<Extract<T, Readonly<Record<K, Value>>>, Unread>;
  },
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
  const places = new Map(names.map((name, place) => [name, place]));
  /** Of several the one that is named first here. */
  const namedBy = (input: Readonly<Record<string, unknown>>): string | undefined => {
    let first = names.length;
    for (const key in input) first = Math.min(first, places.get(key) ?? first);
    return names[first];
  };
  const unnamed = v.pipe(
    v.record(v.string(), v.unknown()),
    v.check(() => false, expects({ what: 'object-with', names })),
  ) as unknown as Schema<T>;
  return v.lazy((input) => {
    if (input === undefined) return v.union(Object.values(options));
    const name = isRecord(input) ? namedBy(input) : undefined;
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

/** A field for each of these, all of one schema. */
export const everyOf = <K extends string, S>(names: readonly K[], schema: S): Record<K, S> =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;

export const wholeUpTo = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer(expects({ what: 'whole-number' })),
    v.minValue(least, expects({ what: 'whole-number', least })),
    v.maxValue(most, expects({ what: 'whole-number', least, most })),
  );

const textUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(expects({ what: 'text-not-empty' })),
    v.maxLength(most, expects({ what: 'at-most', most, of: 'letters' })),
  );

export const text = textUpTo(LIMITS.letters);
export const name = textUpTo(LIMITS.name);
export const whole = wholeUpTo(-LIMITS.number, LIMITS.number);
export const count = wholeUpTo(0, LIMITS.number);
export const positive = wholeUpTo(1, LIMITS.number);
/** What is done, gone or thrown one by one. */
export const few = wholeUpTo(1, LIMITS.few);
export const movement = wholeUpTo(1, LIMITS.movement);
export const movementOrNone = wholeUpTo(0, LIMITS.movement);
export const fewOrNone = wholeUpTo(0, LIMITS.few);
export const jump = wholeUpTo(1, LIMITS.jump);
export const hitPoints = wholeUpTo(1, LIMITS.hp);
export const side = wholeUpTo(1, LIMITS.side);
export const coordinate = wholeUpTo(0, LIMITS.coordinate);
export const yes = v.literal(true);

const entriesUpTo = (most: number) => expects({ what: 'at-most', most, of: 'entries' });

/** A list of any length up to the most there may be. */
export const list = <T>(schema: Schema<T>, most: number = LIMITS.entries) =>
  v.pipe(v.array(schema), v.maxLength(most, entriesUpTo(most)));

/** A list with at least one entry. */
export const some = <T>(schema: Schema<T>, most: number = LIMITS.entries) =>
  v.pipe(
    v.array(schema),
    v.minLength(1, expects({ what: 'list-not-empty' })),
    v.maxLength(most, entriesUpTo(most)),
  );

/** Any number of fields up to the most there may be, with names of one kind. */
export const record = <T>(key: Schema<string>, schema: Schema<T>) =>
  v.pipe(
    v.record(key as v.GenericSchema<string>, schema),
    v.maxEntries(LIMITS.entries, expects({ what: 'at-most', most: LIMITS.entries, of: 'fields' })),
  );
