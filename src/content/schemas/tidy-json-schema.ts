type Definitions = Readonly<Record<string, object>>;

const REF = '#/$defs/';
const isNumbered = (name: string): boolean => /^\d+$/.test(name);

/**
 * The definitions without the numbered ones that a writer makes of every lazy part: those a named one stands for
 * take its name, the others are written out where they are used.
 */
export function tidyDefinitions(definitions: Definitions): Definitions {
  const names = new Map<string, string>();
  for (const [name, one] of Object.entries(definitions)) {
    const alias = refIn(one);
    if (alias !== null && isNumbered(alias) && !isNumbered(name)) names.set(alias, name);
  }
  const body = (name: string): object => {
    const one = definitions[name]!;
    const alias = refIn(one);
    return alias !== null && names.get(alias) === name ? definitions[alias]! : one;
  };
  return Object.fromEntries(
    Object.keys(definitions)
      .filter((name) => !isNumbered(name))
      .map((name) => [name, writtenOut(body(name), definitions, names, [])]),
  );
}

/** Every reference named; a numbered part without a name in its place. `inside` are the ones it stands in. */
function writtenOut<T>(
  value: T,
  definitions: Definitions,
  names: ReadonlyMap<string, string>,
  inside: readonly string[],
): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => writtenOut(one, definitions, names, inside)) as T;
  const target = refIn(value);
  if (target !== null && isNumbered(target)) {
    const name = names.get(target);
    if (name !== undefined) return { $ref: REF + name } as T;
    if (inside.includes(target)) throw new Error(`A part that holds itself needs a name: ${shortly(value)}`);
    return writtenOut(definitions[target] as T, definitions, names, [...inside, target]);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, writtenOut(one, definitions, names, inside)]),
  ) as T;
}

/** The only thing a part says, when that is the name of a definition. */
function refIn(part: object): string | null {
  const { $ref, ...rest } = part as { $ref?: string };
  return $ref?.startsWith(REF) && Object.keys(rest).length === 0 ? $ref.slice(REF.length) : null;
}

const shortly = (value: unknown): string => JSON.stringify(value).slice(0, 200);

/** The same with every reference to a definition pointing into the file that holds them. */
export function withRefsInto(file: string, schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' && value.startsWith(REF) ? file + value : value,
    ),
  ) as object;
}
