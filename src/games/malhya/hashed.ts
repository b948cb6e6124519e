import { canonicalJson, hashText } from '../../engine/kernel/hash.ts';
import type { MalhyaCards, MalhyaContent } from './rules/model/content.ts';

/** Fields no rule reads: a sentence may be mended and a game of before still be of the same content. */
const UNREAD: ReadonlySet<string> = new Set(['name', 'people', 'text']);

/** By their ids: files of a folder may lie in several places. */
const inOrder = <T>(shelf: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(shelf).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Cards in order, with the hash of all that rules read. */
export const hashed = (cards: MalhyaCards): MalhyaContent => ({
  ...(Object.fromEntries(
    Object.entries(cards).map(([folder, shelf]) => [
      folder,
      inOrder(shelf as Readonly<Record<string, unknown>>),
    ]),
  ) as unknown as MalhyaCards),
  hash: hashText(canonicalJson(cards, UNREAD)),
});
