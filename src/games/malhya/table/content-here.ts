import { hashed } from '../hashed.ts';
import type { MalhyaCards, MalhyaContent } from '../rules/model/content.ts';

/**
 * The files of the game, in its own script. They are shipped as the tests found them without a fault: what reads and judges
 * files (`load-malhya.ts`) is no part of the page.
 */
const FILES: Readonly<Record<string, { readonly id: string }>> = import.meta.glob(
  '/content/guests/malhya/*/*.json',
  { import: 'default', eager: true },
);

let there: MalhyaContent | null = null;

/** Its content, each folder in the order of its files' names: chance goes by that. */
export function malhyaContent(): MalhyaContent {
  if (there) return there;
  const cards: Record<string, Record<string, unknown>> = {};
  for (const [path, card] of Object.entries(FILES).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [folder = ''] = path.split('/').slice(-2);
    cards[folder] = { ...cards[folder], [card.id]: card };
  }
  there = hashed(cards as unknown as MalhyaCards);
  return there;
}
