import * as v from 'valibot';
import { isRecord } from '../../check/is-record.ts';
import { LIMITS } from '../../check/limits.ts';
import { expects } from '../../check/messages.ts';
import { among, type FieldsOf, listOf, type Schema, withFields, withFieldsOf } from '../../check/schemas.ts';
import {
  ABILITY_TOKENS,
  DICE,
  type Figure,
  type PackStamp,
  type RngWords,
  type RolledDie,
  type Ruleset,
  SWITCH_VALUES,
  type Wall,
} from '../../engine/index.ts';

/** What states, logs and records of games are made of: each number, text and list up to a most. */

const textUpTo = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, expects({ what: 'at-most', most, of: 'letters' })));

/** Names of players and games, seeds, versions. */
export const text = textUpTo(LIMITS.letters);
export const flag = v.boolean();
export const yes = v.optional(v.literal(true));

/** Of one thing in an encounter: `rook.war-axe.2`. None is called as something that every object of JavaScript has. */
export const instanceId = v.pipe(
  textUpTo(400),
  v.check((input) => !(input in Object.prototype), expects({ what: 'id-not-reserved' })),
);
export const ids = listOf(instanceId);

export const wholeFrom = (least: number, most: number) =>
  v.custom<number>(
    (input) => typeof input === 'number' && Number.isInteger(input) && input >= least && input <= most,
    expects({ what: 'whole-number', least, most }),
  );

/** Damage, SP, gold, rounds: no card and no game adds up to it. */
const MOST = 999_999;
export const amount = wholeFrom(-MOST, MOST);
export const count = wholeFrom(0, MOST);

type Pair = readonly [number, number];
const isPair = (input: unknown): input is Pair =>
  Array.isArray(input) && input.length === 2 && input.every(Number.isInteger);
const within = (least: number, most: number) => (input: Pair) =>
  input.every((one) => one >= least && one <= most);
const onBoard = expects({ what: 'place-on-board-up-to', most: LIMITS.coordinate });

export const space = v.pipe(
  v.custom<Pair>(isPair, expects({ what: 'space' })),
  v.check(within(0, LIMITS.coordinate), onBoard),
);
export const size = v.pipe(
  v.custom<Pair>(isPair, expects({ what: 'size' })),
  v.check(within(1, LIMITS.side), expects({ what: 'size-up-to', most: LIMITS.side })),
);
export const wall = v.pipe(
  v.custom<Wall>(
    (input) => Array.isArray(input) && input.length === 2 && input.every(isPair),
    expects({ what: 'two-spaces' }),
  ),
  v.check((spaces) => spaces.every(within(0, LIMITS.coordinate)), onBoard),
);

/** Missing is wrong, null is not. */
export const orNull = <T>(schema: Schema<T>): Schema<T | null> =>
  v.lazy((input): Schema<T | null> => (input === null ? v.null() : schema));

/** `true`, or else. */
export const orTrue = <T>(schema: Schema<T>): Schema<T | true> =>
  v.lazy((input): Schema<T | true> => (input === true ? v.literal(true) : schema));

/** A list of numbers, so many of them and no others. */
export const numbersOf = <T extends readonly number[]>(each: Schema<number>, length: T['length']) =>
  listOf(each, length, length) as Schema<readonly number[]> as Schema<T>;

/** The words chance is drawn from. */
export const rngWords = numbersOf<RngWords>(wholeFrom(0, 0xffffffff), 4);

export const die = among(DICE);
export const rolled = listOf(withFieldsOf<RolledDie>({ die, face: wholeFrom(1, 6) }));

/** The tokens of these names, each so many. */
export const tokens = withFieldsOf<Figure['tokens']>(
  Object.fromEntries(ABILITY_TOKENS.map((token) => [token, v.optional(count)])) as unknown as FieldsOf<
    Figure['tokens']
  >,
);

/** The packs a game was begun with. */
export const packs = listOf(
  withFieldsOf<PackStamp>({ id: text, name: text, version: text, hash: text, ownSpace: yes }),
  0,
  100,
);

/** Fields of whatever names there are, each with the schema of its name. */
export const namedBy = <T>(schemaOf: (name: string) => Schema<T>) =>
  v.lazy((input) => {
    const entries = (isRecord(input) ? Object.keys(input) : []).map((key) => [key, schemaOf(key)]);
    return withFields(Object.fromEntries(entries)) as unknown as Schema<Readonly<Record<string, T>>>;
  });

/** Whatever names there are, each so many. */
export const counts = namedBy(() => count);

/** A thing told apart by one field, each of its values with fields of its own. */
export const told = (key: string, kinds: Readonly<Record<string, Schema<unknown>>>) =>
  v.lazy((input): Schema<unknown> => {
    const kind = isRecord(input) ? input[key] : undefined;
    if (typeof kind === 'string' && Object.hasOwn(kinds, kind)) return kinds[kind]!;
    return withFields({ [key]: among(Object.keys(kinds)) });
  });

/** T's kinds, each with the fields it has beside the one that tells it apart, and those that all have. */
type KindsOf<T, K extends keyof T, C extends keyof T> = {
  readonly [V in T[K] & string]: FieldsOf<Omit<KindOf<T, K, V>, K | C>>;
};
type KindOf<T, K extends keyof T, V> = T extends unknown ? (V extends T[K] ? T : never) : never;

/** `told` held to what it reads: a kind of T, or a field of one, that is not read does not compile. `ofAll`: what all kinds have. */
export function toldOf<T, K extends keyof T & string, C extends keyof T & string = never>(
  key: K,
  kinds: KindsOf<T, K, C>,
  ofAll = {} as FieldsOf<Pick<T, C>>,
): Schema<T> {
  const schemas = Object.entries<v.ObjectEntries>(kinds).map(([kind, entries]) => [
    kind,
    withFields({ ...ofAll, ...entries }),
  ]);
  return told(key, Object.fromEntries(schemas)) as Schema<T>;
}

/** The switches of a game; one that is left out is the rulebook's. */
export const ruleset = withFieldsOf<Ruleset>(
  Object.fromEntries(
    Object.entries(SWITCH_VALUES).map(([name, values]) => {
      const known: readonly unknown[] = values;
      const type = typeof values[0];
      return [
        name,
        v.optional(
          v.pipe(
            v.custom((input) => typeof input === type, expects({ what: 'type-of', name: type })),
            v.check(
              (input) => known.includes(input),
              expects({
                what: 'one-of-values',
                values: values.filter((value) => typeof value !== 'boolean'),
              }),
            ),
          ),
        ),
      ];
    }),
  ) as unknown as FieldsOf<Ruleset>,
);
