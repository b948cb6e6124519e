/** What must, may and may not come of a case, beside parts that are compared with the result by themselves. */
export interface Wanted {
  /** Partial events that must come in this order, others between them. */
  readonly events?: readonly unknown[];
  /** Partial events none of which may come. */
  readonly never?: readonly unknown[];
  /** Options of the open prompt that must be, or must not be, among the others. */
  readonly offered?: readonly string[];
  readonly notOffered?: readonly string[];
}

/** What any game's case comes to. */
interface Come {
  readonly events: readonly unknown[];
  readonly pending: { readonly options: readonly string[] } | null;
}

const LISTS: Readonly<Record<keyof Wanted, true>> = {
  events: true,
  never: true,
  offered: true,
  notOffered: true,
};

/**
 * Where a result is not what a case expects, a line each; empty when it is. `parts` are compared by themselves; all is
 * partial but the length of lists.
 */
export function unmet<R extends Come>(
  result: R,
  expected: Wanted & { readonly [Part in keyof R]?: unknown },
  parts: readonly (keyof R & string)[],
): string[] {
  const unknown = Object.keys(expected).filter(
    (part) => !Object.hasOwn(LISTS, part) && !parts.some((one) => one === part),
  );
  if (unknown.length > 0) return unknown.map((part) => `expect.${part}: no such part`);
  const options = result.pending?.options ?? [];
  const missing = (expected.offered ?? []).filter((id) => !options.includes(id));
  const wrong = (expected.notOffered ?? []).filter((id) => options.includes(id));
  return [
    ...parts.flatMap((part) =>
      expected[part] === undefined ? [] : differences(result[part], expected[part], part),
    ),
    ...unmetEvents(result.events, expected.events ?? []),
    ...(expected.never ?? []).flatMap((one) =>
      result.events.flatMap((event, i) =>
        differences(event, one, '').length === 0
          ? [`events[${i}]: must not come: ${JSON.stringify(one)}`]
          : [],
      ),
    ),
    ...missing.map((id) => `pending: ${id} is not among ${JSON.stringify(options)}`),
    ...wrong.map((id) => `pending: ${id} must not be among ${JSON.stringify(options)}`),
  ];
}

function unmetEvents(events: readonly unknown[], wanted: readonly unknown[]): string[] {
  let from = 0;
  for (const [i, one] of wanted.entries()) {
    const found = events.findIndex((event, at) => at >= from && differences(event, one, '').length === 0);
    if (found < 0) {
      const type = (one as { type?: string }).type;
      const near = events.filter((event) => (event as { type?: string }).type === type);
      return [
        `events: no ${JSON.stringify(one)} as number ${i + 1} of the order; of its type: ${JSON.stringify(near)}`,
      ];
    }
    from = found + 1;
  }
  return [];
}

/** Deep partial match: objects may hold more, lists may not. */
function differences(actual: unknown, expected: unknown, path: string): string[] {
  if (expected === null || typeof expected !== 'object') {
    return Object.is(actual, expected)
      ? []
      : [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
  }
  if (actual === null || typeof actual !== 'object' || Array.isArray(actual) !== Array.isArray(expected))
    return [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
  if (Array.isArray(expected) && (actual as unknown[]).length !== expected.length)
    return [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`];
  return Object.entries(expected).flatMap(([key, value]) =>
    differences((actual as Record<string, unknown>)[key], value, path === '' ? key : `${path}.${key}`),
  );
}
