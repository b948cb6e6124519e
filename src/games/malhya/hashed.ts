import { canonicalJson, hashText } from '../../engine/kernel/hash.ts';
import type { MalhyaCards, MalhyaContent } from './rules/model/content.ts';

/** Fields no rule reads: a sentence may be mended and a game of before still be of the same content. */
const UNREAD: ReadonlySet<string> = new Set(['name', 'people', 'text']);

/** Cards with the hash of all that rules read. */
export const hashed = (cards: MalhyaCards): MalhyaContent => ({
  ...cards,
  hash: hashText(canonicalJson(cards, UNREAD)),
});
