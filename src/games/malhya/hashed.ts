import { canonicalJson, hashText } from '../../engine/kernel/hash.ts';
import type { MalhyaCards, MalhyaContent } from './rules/model/content.ts';

/** Fields no rule reads: a sentence may be mended and a game of before still be of the same content. */
const UNREAD: ReadonlySet<string> = new Set(['name', 'people', 'text']);

/** By their ids: files of a folder may lie in several places. */
const inOrder = <T>(shelf: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(shelf).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The hash of cards, as far as rules read them. */
export const hashOfCards = (cards: object): string => hashText(canonicalJson(cards, UNREAD));

/**
 * Cards in order, with the hash of all that rules read. The pages of a campaign are left out of it (`isLate`): the card of
 * their mission has their hash, and is here before them.
 */
export const hashed = (
  cards: MalhyaCards,
  isLate: (folder: string, id: string) => boolean = () => false,
): MalhyaContent => ({
  ...(Object.fromEntries(
    Object.entries(cards).map(([folder, shelf]) => [
      folder,
      inOrder(shelf as Readonly<Record<string, unknown>>),
    ]),
  ) as unknown as MalhyaCards),
  hash: hashOfCards(
    Object.fromEntries(
      Object.entries(cards).map(([folder, shelf]) => [
        folder,
        Object.fromEntries(Object.entries(shelf as object).filter(([id]) => !isLate(folder, id))),
      ]),
    ),
  ),
});
