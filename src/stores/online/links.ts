/** Links to an online table: what is behind `#` no server sees. */

import { randomBytes } from '@noble/hashes/utils.js';
import { base32nopad } from '@scure/base';

/** 16 letters, small as the server's names are. */
export const newTableId = (): string => base32nopad.encode(randomBytes(10)).toLowerCase();

export const joinLink = (base: string, table: string, code: string): string =>
  `${base}#/join/${table}.${code}`;

/** Whoever has it is that seat. */
export const backLink = (base: string, table: string, seed: string): string =>
  `${base}#/back/${table}.${seed}`;

/** The table and what is behind it; null where it is neither. */
export function tailOf(tail: string): { readonly table: string; readonly rest: string } | null {
  const [, table, rest] = /^([a-z2-7]{16})\.([\w-]{1,100})$/.exec(tail) ?? [];
  return table && rest ? { table, rest } : null;
}
