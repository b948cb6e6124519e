import { hashed } from '../hashed.ts';
import type { ContentHere, MalhyaCards } from '../rules/model/content.ts';
import { fetchesPagesOf } from './campaign-pages.ts';

/**
 * The files of the game, in its own script. They are shipped as the tests found them without a fault: what reads and judges
 * files (`load-malhya.ts`) is no part of the page.
 */
const FILES: Readonly<Record<string, { readonly id: string }>> = import.meta.glob(
  ['/content/guests/malhya/*/*.json', '/content/guests/malhya/land/*/*.json'],
  { import: 'default', eager: true },
);

let there: ContentHere | null = null;

/** Its content, each folder in the order of its files' names: chance goes by that. */
export function malhyaContent(): ContentHere {
  if (there) return there;
  const cards: Record<string, Record<string, unknown>> = {};
  for (const [path, card] of Object.entries(FILES).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [folder = ''] = path.split('/').slice(-2);
    cards[folder] = { ...cards[folder], [card.id]: card };
  }
  const content = hashed(cards as unknown as MalhyaCards);
  there = { ...content, pages: fetchesPagesOf(content) };
  return there;
}
