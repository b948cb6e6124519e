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

/** The seed in a seat's way back, of whichever host; null where it is none. */
export const seedIn = (link: string): string | null =>
  /#\/back\/[a-z2-7]{16}\.([0-9a-f]{64})\s*$/.exec(link)?.[1] ?? null;

/** A table, and what is behind it in a link. */
export interface At {
  readonly table: string;
  readonly rest: string;
}

/** null where it is neither. */
export function tailOf(tail: string): At | null {
  const [, table, rest] = /^([a-z2-7]{16})\.([\w-]{1,100})$/.exec(tail) ?? [];
  return table && rest ? { table, rest } : null;
}
