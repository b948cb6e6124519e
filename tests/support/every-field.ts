/** Every optional field of a schema, and whether what is said of a value changes with it. */
import * as v from 'valibot';

/** A schema of the checker, however it is made. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly key?: Shape;
  readonly value?: Shape;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly getter?: (input: unknown) => Shape;
}

/** Puts a value where it stands in the whole that is said. */
type Put = (value: unknown) => unknown;

interface Walk {
  /** What is said of the whole; throws where it cannot be said. */
  readonly say: (whole: never) => string;
  readonly silent: Set<string>;
  /** Fields whose inside is looked at elsewhere. */
  readonly elsewhere: ReadonlySet<string>;
  fields: number;
}

/** What holds a whole language within it again: looked at where it stands first. */
const AGAIN = new Set([
  'effects',
  'pass',
  'fail',
  'else',
  'abilities',
  'followUp',
  'modifiers',
  'tests',
  'test',
]);

/**
 * The optional fields a schema has, by their way (`effects.push.to.choose.count`), with which nothing else is said than
 * without: of the smallest value that holds them, in each of the ways its other fields can stand.
 */
export function silentFields(
  schema: v.GenericSchema,
  say: (whole: never) => string,
  put: Put = (one) => one,
  elsewhere: ReadonlySet<string> = NONE,
) {
  const walk: Walk = { say, silent: new Set(), elsewhere, fields: 0 };
  look(walk, schema as unknown as Shape, put, [], new Set());
  return { silent: [...walk.silent].sort(), fields: walk.fields };
}

const NONE: ReadonlySet<string> = new Set();

/** A name a record may have. */
const keyOf = ({ key }: Shape): string => String(valuesOf(key!)[0]);

const open = (shape: Shape): Shape => (shape.getter ? open(shape.getter(undefined)) : shape);
const inside = (shape: Shape): Shape => (shape.type === 'optional' ? open(shape.wrapped!) : open(shape));
const accepts = (shape: Shape, value: unknown): boolean =>
  v.safeParse(shape as unknown as v.GenericSchema, value).success;

const NUMBERS = [3, 2, 1, 4, 0];
const TEXTS = ['bleak', 'dusk'];

/** The smallest value of a schema. */
function leastOf(shape: Shape): unknown {
  const one = inside(shape);
  switch (one.type) {
    case 'array':
      return [leastOf(one.item!)];
    case 'strict_tuple':
      return one.items!.map(leastOf);
    case 'record':
      return { [keyOf(one)]: leastOf(one.value!) };
    case 'union':
      return leastOf(one.options![0] as Shape);
    case 'strict_object':
    case 'object_with_rest':
      return leastObject(one);
    default:
      return valuesOf(one)[0];
  }
}

/** With what it must have, and one field more where its schema asks for one of several. */
function leastObject(shape: Shape): Readonly<Record<string, unknown>> {
  const all = Object.entries(shape.entries!);
  const least = Object.fromEntries(
    all.filter(([, { type }]) => type !== 'optional').map(([name, inner]) => [name, leastOf(inner)]),
  );
  if (accepts(shape, least)) return least;
  const more = all
    .filter(([name]) => !Object.hasOwn(least, name))
    .map(([name, inner]) => ({ ...least, [name]: leastOf(inner) }));
  return more.find((base) => accepts(shape, base)) ?? least;
}

/** Values of a schema that differ from one another in what they are; the first is the smallest. */
function valuesOf(shape: Shape): readonly unknown[] {
  const one = inside(shape);
  switch (one.type) {
    case 'literal':
      return [one.literal];
    case 'picklist':
      return one.options!;
    case 'boolean':
      return [true, false];
    case 'number':
      return NUMBERS.filter((n) => accepts(one, n));
    case 'string':
      return TEXTS.filter((text) => accepts(one, text));
    case 'union':
      return (one.options as readonly Shape[]).filter(({ type }) => type !== 'never').map(leastOf);
    case 'array':
      return valuesOf(one.item!)
        .slice(0, 2)
        .map((value) => [value]);
    case 'strict_object':
    case 'object_with_rest':
      return objectsOf(one);
    case 'strict_tuple':
      return [1, 2].map((n) => one.items!.map(() => n)).filter((value) => accepts(one, value));
    case 'record':
      return [leastOf(one)];
    default:
      throw new Error(`no value of a ${one.type}`);
  }
}

/** The smallest object, and others by one field each; none without any. */
function objectsOf(shape: Shape): readonly unknown[] {
  const least = leastObject(shape);
  const others = Object.entries(shape.entries!).flatMap(([name, inner]) => {
    const plain = inside(inner);
    const values = plain.type === 'picklist' ? plain.options!.slice(0, 2) : [leastOf(inner)];
    return values.map((value) => ({ ...least, [name]: value }));
  });
  return [least, ...others].filter((one) => Object.keys(one).length > 0 && accepts(shape, one));
}

/** An object with what it must have, and the same with each other value, or one more field, that it may have. */
function basesOf(shape: Shape): readonly Readonly<Record<string, unknown>>[] {
  const all = Object.entries(shape.entries!);
  const must = all.filter(([, { type }]) => type !== 'optional');
  const least = Object.fromEntries(must.map(([name, inner]) => [name, leastOf(inner)]));
  const others = must.flatMap(([name, inner]) =>
    valuesOf(inner)
      .slice(1)
      .map((value) => ({ ...least, [name]: value })),
  );
  const more = [least, ...others].flatMap((base) =>
    all
      .filter(([name]) => !Object.hasOwn(base, name))
      .map(([name, inner]) => ({ ...base, [name]: leastOf(inner) })),
  );
  return [least, ...others, ...more].filter((base) => accepts(shape, base));
}

function look(walk: Walk, shape: Shape, put: Put, way: readonly string[], above: ReadonlySet<object>): void {
  const one = inside(shape);
  if (one.item) {
    look(walk, one.item, (value) => put([value]), way, above);
    return;
  }
  if (one.type === 'record') {
    look(walk, one.value!, (value) => put({ [keyOf(one)]: value }), way, above);
    return;
  }
  if (one.type === 'union') {
    for (const option of one.options as readonly Shape[]) look(walk, option, put, way, above);
    return;
  }
  if (!one.entries || above.has(one.entries)) return;
  const here = new Set(above).add(one.entries);
  const bases = basesOf(one);
  const kind = kindOf(one.entries);
  const names = kind === null ? way : [...way, kind];
  for (const [name, inner] of Object.entries(one.entries)) {
    const isOptional = inner.type === 'optional';
    const told = tellingBase(walk, one, bases, name, inner, put);
    if (isOptional) {
      walk.fields += 1;
      if (!told) walk.silent.add([...names, name].join('.'));
    }
    if (walk.elsewhere.has(name) || (AGAIN.has(name) && above.size > 0)) continue;
    const base = told ?? bases.find((base) => accepts(one, { ...base, [name]: leastOf(inner) }));
    if (base) look(walk, inner, (value) => put({ ...base, [name]: value }), [...names, name], here);
  }
}

/** By what an object says which of several it is. */
function kindOf(entries: Readonly<Record<string, Shape>>): string | null {
  const [first] = Object.values(entries);
  return first?.type === 'literal' && typeof first.literal === 'string' ? first.literal : null;
}

/** The first of them of which something else is said with the field than without. */
function tellingBase(
  { say }: Walk,
  shape: Shape,
  bases: readonly Readonly<Record<string, unknown>>[],
  name: string,
  inner: Shape,
  put: Put,
) {
  const said = (value: unknown): string => say(put(value) as never);
  return bases.find((base) => {
    const { [name]: had, ...rest } = base;
    // Where it cannot be left out, another value says something else.
    const without = accepts(shape, rest) ? rest : base;
    return valuesOf(inner).some((value) => {
      const whole = { ...base, [name]: value };
      return value !== had && accepts(shape, whole) && said(whole) !== said(without);
    });
  });
}
