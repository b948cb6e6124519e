/** What a decision's dice come of, forgotten: a session keeps it for its number, but what the stream says counts. */
import type { Mixes } from '../../engine/index.ts';

/** Of the decisions that are not made, from that number on. */
export function forgetMixes(session: Pick<Session, 'decisions' | 'mixes'>, from: number): void {
  const mixes = session.mixes as Mixes[number][];
  mixes.length = Math.min(mixes.length, Math.max(from, session.decisions.length));
}

interface Session {
  readonly decisions: readonly unknown[];
  readonly mixes: Mixes;
}
