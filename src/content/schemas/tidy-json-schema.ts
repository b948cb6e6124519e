type Definitions = Readonly<Record<string, object>>;
interface Schema {
  readonly $defs?: Definitions;
}

const REF = '#/$defs/';
const isNumbered = (name: string): boolean => /^\d+$/.test(name);

/**
 * The schema with each definition once and under its name: the numbered ones a writer makes for recursive
 * parts are joined with the named ones they stand for and with their twins; what nothing names is gone.
 */
export function tidyJsonSchema<T extends Schema>(schema: T): T {
  let tidy: Schema = schema;
  for (let names = newNames(tidy); names.size > 0; names = newNames(tidy)) tidy = renamed(tidy, names);
  const reached = new Set<string>();
  const { $defs = {}, ...rest } = tidy;
  reach(rest, $defs, reached);
  return {
    ...rest,
    $defs: Object.fromEntries(Object.entries($defs).filter(([name]) => reached.has(name))),
  } as T;
}

/** New names for definitions: that of a named one which only points to it, that of a twin before it. */
function newNames({ $defs = {} }: Schema): Map<string, string> {
  const entries = Object.entries($defs);
  for (const [name, one] of entries) {
    const alias = refIn(one);
    if (alias === null || alias === name) continue;
    if (isNumbered(alias)) return new Map([[alias, name]]);
    if (isNumbered(name)) return new Map([[name, alias]]);
  }
  const first = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const [name, one] of entries.filter(([each]) => isNumbered(each))) {
    const text = JSON.stringify(one);
    if (first.has(text)) twins.set(name, first.get(text)!);
    else first.set(text, name);
  }
  return twins;
}

/** The only thing a definition says, when that is the name of another. */
function refIn(one: object): string | null {
  const { $ref, ...rest } = one as { $ref?: string };
  return $ref?.startsWith(REF) && Object.keys(rest).length === 0 ? $ref.slice(REF.length) : null;
}

function renamed(schema: Schema, names: ReadonlyMap<string, string>): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const name = value.slice(REF.length);
    return REF + (names.get(name) ?? name);
  });
  const { $defs = {}, ...rest } = JSON.parse(text) as Schema;
  const kept = new Map<string, object>();
  for (const [name, one] of Object.entries($defs)) {
    const to = names.get(name) ?? name;
    if (!kept.has(to) || refIn(kept.get(to)!) !== null) kept.set(to, one);
  }
  return { ...rest, $defs: Object.fromEntries(kept) };
}

function reach(value: unknown, $defs: Definitions, reached: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== '$ref' || typeof inner !== 'string') reach(inner, $defs, reached);
    else if (!reached.has(inner.slice(REF.length))) {
      reached.add(inner.slice(REF.length));
      reach($defs[inner.slice(REF.length)], $defs, reached);
    }
  }
}
