import type * as v from 'valibot';

/** A schema of the checker, however it is made. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly value?: Shape;
  readonly literal?: unknown;
  readonly options?: readonly (Shape | string)[];
  readonly getter?: (input: unknown) => Shape;
}

/** Fields whose inside is told elsewhere: the language of cards has a page of its own, chapters are a guest's content. */
const ELSEWHERE = new Set(['effects', 'books']);

/** Parts of one shape in several places, and the one place that tells of them. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^(objectives|achievements|totems)\.do\b/, 'objectives.do'],
  [/^achievements\.when\b/, 'objectives.when'],
  [/^figures\.pack\b/, 'figures.items'],
];

const nameOf = (way: readonly string[]): string =>
  SAME.reduce((name, [place, told]) => name.replace(place, told), way.join('.'));

/**
 * Every field a value of this schema may have, by its way from the top (`figures.stats.hp`), and every word that
 * tells branches of a union apart (`endConditions.when.is=told`). Lists and the names of a record leave no trace in a
 * way; what a check brings about is told with the rest of its kind.
 */
export function fieldsOf(schema: v.GenericSchema): Set<string> {
  const found = new Set<string>();
  walk(schema as unknown as Shape, [], found);
  return found;
}

function walk(shape: Shape, way: readonly string[], found: Set<string>): void {
  if (shape.getter) {
    walk(shape.getter(undefined), way, found);
    return;
  }
  if (typeof shape.literal === 'string') found.add(`${nameOf(way)}=${shape.literal}`);
  for (const inner of [shape.wrapped, shape.item, shape.value]) if (inner) walk(inner, way, found);
  for (const option of shape.options ?? []) if (typeof option === 'object') walk(option, way, found);
  for (const [name, inner] of Object.entries(shape.entries ?? {})) {
    const here = [...way, name];
    found.add(nameOf(here));
    if (!ELSEWHERE.has(name) && !NESTED.has(name)) walk(inner, here, found);
  }
}

/** Lists of the kind they stand in. */
const NESTED = new Set(['pass', 'fail']);

/** Those of the fields that a value has. */
export function fieldsIn(
  value: unknown,
  fields: ReadonlySet<string>,
  way: readonly string[] = [],
): readonly string[] {
  if (typeof value === 'string') return [`${nameOf(way)}=${value}`].filter((one) => fields.has(one));
  if (Array.isArray(value)) return value.flatMap((one) => fieldsIn(one, fields, way));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const here = [...way, name];
    const isField = fields.has(nameOf(here));
    return [...(isField ? [nameOf(here)] : []), ...fieldsIn(one, fields, isField ? here : way)];
  });
}
