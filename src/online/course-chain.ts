/** The chain of all that was taken, which every decision signs, and where the game was moved. */

import { sha256Of } from './mix.ts';
import type { Why } from './reader-verdict.ts';
import type { Signed } from './table-messages.ts';
import { type Head, headOf, type TableState } from './table-state.ts';
import type { Received } from './transport.ts';

/** So many places are kept at which the game was moved; what is said of an older one came second. */
const KEPT = 64;

export const chainStart = (table: string): string => sha256Of(`middara-table/chain/1\n${table}`);

/** With one message more. */
export const linkOf = (chain: string, { sequence, nanos, key }: Received, { body, sig }: Signed): string =>
  sha256Of(`${chain}\n${sequence}\n${nanos}\n${key}\n${body}\n${sig}`);

/** With what time alone has moved, at a message that is not in it: two told of other times find it here. */
export const timeLinkOf = (chain: string, sequence: number, nanos: string): string =>
  sha256Of(`${chain}\n${sequence}\n${nanos}`);

/** The game is moved: what was meant for before is no longer right. */
export function moveHead(state: TableState, on: number, key: string | null): void {
  const head = headOf(state);
  if (head.on === on && head.chain === state.chain) return;
  state.heads = [...state.heads, { on, chain: state.chain, key }].slice(-KEPT);
}

/** What is wrong with where a message stands; null: it stands on the head. Without a chain the place alone counts. */
export function placeFault(
  { heads }: { readonly heads: readonly Head[] },
  on: number,
  chain?: string,
): { readonly why: Why; readonly first: string | null; readonly old: boolean } | null {
  const isThere = (head: Head) => head.on === on && (chain === undefined || head.chain === chain);
  const at = heads.findLastIndex(isThere);
  if (at === heads.length - 1) return null;
  if (at >= 0) return { why: 'came-second', first: heads[at + 1]!.key, old: false };
  const isOld = on < heads[0]!.on;
  return { why: isOld ? 'came-second' : 'other-chain', first: null, old: isOld };
}
