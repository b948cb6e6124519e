import { canonicalJson, hashText } from '../../engine/kernel/hash.ts';

/**
 * 64 bits of what the rules read of a value as 16 hex digits: names, sentences, pictures, what to expect and
 * where numbers come from are left out, so that a word may be mended or a floor painted otherwise and a game of before still be of the same
 * content.
 */
export const contentHash = (value: unknown): string => hashText(canonicalJson(value, UNREAD));

/** Fields of cards, tiles and encounters that no rule reads. */
const UNREAD: ReadonlySet<string> = new Set([
  ...['name', 'names', 'called', 'text', 'intro', 'tips', 'note', 'icon', 'sources'],
  ...['look', 'lamps', 'mood', 'forecast'],
]);
