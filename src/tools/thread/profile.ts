/** A profile as the browser's profiler gives it; times in microseconds. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
    readonly children?: readonly number[];
  }[];
  readonly startTime: number;
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

export interface Spent {
  readonly name: string;
  /** In it and in what it called. */
  readonly milliseconds: number;
  /** In it alone. */
  readonly self: number;
}

/** Where the time between two moments went, by functions, most with what they called first. */
export function spentIn(profile: Profile, from: number, to: number): Spent[] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const callers = new Map<number, number>();
  for (const node of profile.nodes) for (const child of node.children ?? []) callers.set(child, node.id);
  const spent = new Map<string, { milliseconds: number; self: number }>();
  let now = profile.startTime;
  (profile.samples ?? []).forEach((sample, i) => {
    const took = profile.timeDeltas?.[i] ?? 0;
    now += took;
    if (now < from || now > to) return;
    const seen = new Set<string>();
    for (let id: number | undefined = sample; id !== undefined; id = callers.get(id)) {
      const name = nodes.get(id)?.callFrame.functionName;
      if (name && name !== '(root)') seen.add(name);
    }
    const own = nodes.get(sample)?.callFrame.functionName;
    for (const name of seen) {
      const before = spent.get(name) ?? { milliseconds: 0, self: 0 };
      spent.set(name, {
        milliseconds: before.milliseconds + took / 1000,
        self: before.self + (name === own ? took / 1000 : 0),
      });
    }
  });
  return [...spent]
    .map(([name, times]) => ({ name, ...times }))
    .sort((a, b) => b.milliseconds - a.milliseconds);
}
