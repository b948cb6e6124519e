/** What a file names: cards, chapters, zones. Its schema says of which sort each is; so all are found in one way. */
import * as v from 'valibot';
import { isRecord } from './is-record.ts';
import type { Expected } from './messages.ts';
import { DOUBT, quickCheckOf } from './quick-check.ts';
import type { SchemaPart } from './schema-part.ts';
import type { Schema } from './schemas.ts';

type Keys = readonly (string | number)[];

/** A name in a value: where it stands, of what sort it is. */
export interface Named {
  readonly keys: Keys;
  readonly sort: string;
  readonly got: unknown;
}

/** What there is to be instead of a name that nothing has; null where something has it. */
export type JudgeOf<At> = (named: Named, at: At) => Expected | null;

/** A schema whose values are the names of something. */
export const naming = <T>(sort: string, schema: Schema<T>): Schema<T> =>
  v.pipe(schema, v.metadata({ named: sort })) as unknown as Schema<T>;

/** All names in a value that its schema has found in order, in the order of the schema. */
export const namedIn = (schema: Schema<unknown>, value: unknown): Iterable<Named> =>
  within(schema as unknown as SchemaPart, value, []);

function* within(part: SchemaPart, value: unknown, keys: Keys): Generator<Named> {
  if (value === undefined || value === null) return;
  if (part.pipe) {
    for (const one of part.pipe) {
      if (one.kind === 'schema') yield* within(one, value, keys);
      const sort = one.kind === 'metadata' ? one.metadata?.named : undefined;
      if (sort !== undefined) yield { keys, sort, got: value };
    }
    return;
  }
  const { wrapped, getter, item, key, entries = {}, options } = part;
  if (wrapped) yield* within(wrapped, value, keys);
  else if (getter) yield* within(getter(value), value, keys);
  else if (part.type === 'union')
    yield* within(fitting(options as readonly SchemaPart[], value), value, keys);
  else if (Array.isArray(value)) {
    if (item) for (const [i, one] of value.entries()) yield* within(item, one, [...keys, i]);
  } else if (isRecord(value))
    if (part.type === 'record')
      for (const [name, one] of Object.entries(value)) {
        yield* within(key!, name, [...keys, name]);
        yield* within(part.value!, one, [...keys, name]);
      }
    else
      for (const [name, one] of Object.entries(entries))
        if (Object.hasOwn(value, name)) yield* within(one, value[name], [...keys, name]);
}

/** Of the schemas of a union the one that the value is of. The quick check doubts what it does not know. */
const fitting = (options: readonly SchemaPart[], value: unknown): SchemaPart =>
  options.find((one) => {
    const schema = one as unknown as Schema<unknown>;
    return quickCheckOf(schema)(value) !== DOUBT || v.is(schema, value);
  }) ?? options[0]!;

/** The names of things by their ids. */
export const oneOfThese = (known: object, got: unknown): Expected | null =>
  Object.hasOwn(known, got as string) ? null : { what: 'one-of', names: Object.keys(known) };
