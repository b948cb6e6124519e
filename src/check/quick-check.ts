import type { SchemaPart } from './schema-part.ts';
import type { Schema } from './schemas.ts';

/** Said of a value by a quick check that is not sure that it is in order. */
export const DOUBT = Symbol('doubt');

/** The value as the schema gives it out, the same object where nothing in it changes; or a doubt. */
export type QuickCheck = (value: unknown) => unknown;

/**
 * Looks through a value for what a schema asks, and says no more of it than that it is in order: nearly all that is
 * ever read is, and this costs a fraction of the library's own way, which keeps note of what may be wrong. Whatever is
 * doubted goes that way, and so does what is not known here. Made of the schema itself, once: the two cannot differ in
 * what they ask.
 */
export function quickCheckOf(schema: Schema<unknown>): QuickCheck {
  return checkOf(schema as unknown as SchemaPart);
}

const known = new WeakMap<SchemaPart, QuickCheck>();

function checkOf(part: SchemaPart): QuickCheck {
  let check = known.get(part);
  if (check === undefined) {
    check = withConditions(part);
    known.set(part, check);
  }
  return check;
}

const never: QuickCheck = () => DOUBT;

function withConditions(part: SchemaPart): QuickCheck {
  const [shape, ...more] = part.pipe ?? [];
  const first = shape === undefined ? plainCheckOf(part) : checkOf(shape);
  const conditions: ((value: never) => boolean)[] = [];
  for (const one of more) {
    if (one.kind === 'metadata' || one.type === 'readonly') continue;
    const condition = one.kind === 'validation' ? conditionOf(one) : null;
    if (condition === null) return never;
    conditions.push(condition);
  }
  if (conditions.length === 0) return first;
  return (value) => {
    const found = first(value);
    if (found === DOUBT) return DOUBT;
    for (const condition of conditions) if (!condition(found as never)) return DOUBT;
    return found;
  };
}

/** What one step of a pipe asks of a value of the right shape; null where it is not known here. */
function conditionOf({ type, requirement }: SchemaPart): ((value: never) => boolean) | null {
  const most = requirement as number;
  switch (type) {
    case 'regex':
      return (value: string) => (requirement as RegExp).test(value);
    case 'max_length':
      return (value: { readonly length: number }) => value.length <= most;
    case 'min_length':
      return (value: { readonly length: number }) => value.length >= most;
    case 'non_empty':
      return (value: { readonly length: number }) => value.length > 0;
    case 'max_value':
      return (value: number) => value <= most;
    case 'min_value':
      return (value: number) => value >= most;
    case 'max_entries':
      return (value: object) => Object.keys(value).length <= most;
    case 'min_entries':
      return (value: object) => Object.keys(value).length >= most;
    case 'not_value':
      return (value: unknown) => value !== requirement;
    case 'integer':
    case 'check':
      return requirement as (value: unknown) => boolean;
    default:
      return null;
  }
}

function plainCheckOf(part: SchemaPart): QuickCheck {
  switch (part.type) {
    case 'string':
      return (value) => (typeof value === 'string' ? value : DOUBT);
    case 'number':
      return (value) => (typeof value === 'number' && !Number.isNaN(value) ? value : DOUBT);
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : DOUBT);
    case 'literal':
      return (value) => (value === part.literal ? value : DOUBT);
    case 'picklist': {
      const options = new Set(part.options);
      return (value) => (options.has(value) ? value : DOUBT);
    }
    case 'custom':
      return (value) => (part.check!(value) ? value : DOUBT);
    case 'nullable': {
      const inner = checkOf(part.wrapped!);
      return part.default === undefined ? (value) => (value === null ? value : inner(value)) : never;
    }
    // That it may be left out is for the fields it is one of.
    case 'optional': {
      const inner = checkOf(part.wrapped!);
      return (value) => (value === undefined ? DOUBT : inner(value));
    }
    case 'lazy':
      return (value) => checkOf(part.getter!(value))(value);
    case 'union':
      return checkOfUnion((part.options as readonly SchemaPart[]).map(checkOf));
    case 'array':
      return checkOfList(checkOf(part.item!));
    case 'strict_tuple':
      return checkOfTuple(part.items!.map(checkOf));
    case 'record':
      return checkOfRecord(checkOf(part.key!), checkOf(part.value!));
    case 'strict_object':
      return checkOfFields(part.entries!, null);
    case 'object_with_rest':
      return checkOfFields(part.entries!, checkOf(part.rest!));
    default:
      return never;
  }
}

function checkOfUnion(options: readonly QuickCheck[]): QuickCheck {
  return (value) => {
    for (const option of options) {
      const found = option(value);
      if (found !== DOUBT) return found;
    }
    return DOUBT;
  };
}

function checkOfList(item: QuickCheck): QuickCheck {
  return (value) => {
    if (!Array.isArray(value)) return DOUBT;
    let copy: unknown[] | null = null;
    for (let i = 0; i < value.length; i++) {
      const found = item(value[i]);
      if (found === DOUBT) return DOUBT;
      if (found !== value[i]) copy ??= value.slice();
      if (copy !== null) copy[i] = found;
    }
    return copy ?? value;
  };
}

function checkOfTuple(items: readonly QuickCheck[]): QuickCheck {
  return (value) => {
    if (!Array.isArray(value) || value.length !== items.length) return DOUBT;
    for (let i = 0; i < items.length; i++) if (items[i]!(value[i]) !== value[i]) return DOUBT;
    return value;
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkOfRecord(key: QuickCheck, item: QuickCheck): QuickCheck {
  return (value) => {
    if (!isFields(value)) return DOUBT;
    let copy: Record<string, unknown> | null = null;
    for (const name in value) {
      const found = isUnsafe(name) ? LEFT_OUT : key(name) === name ? item(value[name]) : DOUBT;
      if (found === DOUBT) return DOUBT;
      if (found === LEFT_OUT) copy ??= safeFieldsOf(value);
      else {
        if (found !== value[name]) copy ??= safeFieldsOf(value);
        if (copy !== null) copy[name] = found;
      }
    }
    return copy ?? value;
  };
}

/** Names the library leaves out of what it gives: a field of a file is none of an object's own workings. */
const isUnsafe = (name: string): boolean =>
  name === '__proto__' || name === 'prototype' || name === 'constructor';

const LEFT_OUT: unique symbol = Symbol('unsafe');

const safeFieldsOf = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !isUnsafe(name)));

interface Field {
  readonly name: string;
  readonly place: number;
  readonly check: QuickCheck;
  readonly needed: boolean;
  /** What stands there when it is left out; undefined for nothing. */
  readonly given: unknown;
}

/** Given out with its fields in the order of the schema, as the library does: what was found first is told first. */
function checkOfFields(entries: Readonly<Record<string, SchemaPart>>, rest: QuickCheck | null): QuickCheck {
  const fields = Object.entries(entries).map(
    ([name, part], place): Field => ({
      name,
      place,
      check: checkOf(part),
      needed: part.type !== 'optional',
      given: part.type === 'optional' ? part.default : undefined,
    }),
  );
  if (Object.values(entries).some(isOtherwiseLeftOut)) return never;
  const byName = new Map(fields.map((field) => [field.name, field]));
  const needed = fields.filter((field) => field.needed).length;
  const given = fields.filter((field) => field.given !== undefined);
  return (value) => {
    if (!isFields(value)) return DOUBT;
    let there = 0;
    let last = -1;
    let inOrder = true;
    let changed: Map<string, unknown> | null = null;
    for (const name in value) {
      // Most stand in the order of the schema, one behind the other.
      const next = fields[last + 1];
      const field = next !== undefined && next.name === name ? next : byName.get(name);
      if (field === undefined && rest === null) return DOUBT;
      if (isUnsafe(name)) {
        inOrder = false;
        continue;
      }
      const one = value[name];
      const found = field === undefined ? rest!(one) : field.check(one);
      if (found === DOUBT) return DOUBT;
      if (found !== one) {
        changed ??= new Map();
        changed.set(name, found);
      }
      const place = field === undefined ? fields.length : field.place;
      if (place < last) inOrder = false;
      last = place;
      if (field?.needed) there += 1;
    }
    if (there !== needed) return DOUBT;
    if (inOrder && changed === null && given.every(({ name }) => name in value)) return value;
    const copy: Record<string, unknown> = {};
    for (const { name, given: instead } of fields)
      if (name in value) copy[name] = changed?.get(name) ?? value[name];
      else if (instead !== undefined) copy[name] = structuredClone(instead);
    if (rest !== null)
      for (const name in value)
        if (!byName.has(name) && !isUnsafe(name)) copy[name] = changed?.get(name) ?? value[name];
    return copy;
  };
}

/** Left out in a way that no schema of ours has. */
const isOtherwiseLeftOut = ({ type, fallback, default: given }: SchemaPart): boolean =>
  type === 'exact_optional' || type === 'nullish' || fallback !== undefined || typeof given === 'function';
