/** A log from its last checkpoint on, so that only a few decisions of it are to be run; whole where it has none. */
interface Log {
  readonly checkpoint?: { readonly decisions: number; readonly state: unknown };
  readonly decisions: readonly { readonly option: string }[];
  readonly mixesBehind?: readonly string[];
  readonly foreknown?: unknown;
}

export function sinceCheckpoint<L extends Log>({ checkpoint, mixesBehind: _, foreknown: __, ...log }: L) {
  if (!checkpoint) return log;
  return { ...log, from: checkpoint.state, decisions: log.decisions.slice(checkpoint.decisions) };
}
