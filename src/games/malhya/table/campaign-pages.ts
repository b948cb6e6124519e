/**
 * The pages of a campaign's booklets: each is a script of its own, fetched when its booklet begins. They hold only what is
 * come to by its name: nothing that chance draws from, for that must not hang on what has been fetched by now.
 */
import type { CardRef, MalhyaCards } from '../rules/model/content.ts';

export type Pages = Readonly<Record<string, { readonly id: string }>>;

const FETCHED: Readonly<Record<CardRef, () => Promise<{ readonly default: Pages }>>> = {
  'tenth-parish': () => import('./pages/tenth-parish.ts'),
  'wet-ledger': () => import('./pages/wet-ledger.ts'),
  'water-under-tithe': () => import('./pages/water-under-tithe.ts'),
  'house-of-levels': () => import('./pages/house-of-levels.ts'),
  'tongue-in-pledge': () => import('./pages/tongue-in-pledge.ts'),
  'count-of-bells': () => import('./pages/count-of-bells.ts'),
  'mere-at-night': () => import('./pages/mere-at-night.ts'),
};

type Shelves = Record<string, Record<string, { readonly id: string }>>;

/** Lays the pages of a mission with the cards that are here; one that has none is as it is. */
export const fetchesPagesOf =
  (cards: MalhyaCards) =>
  async (mission: CardRef): Promise<void> => {
    const fetched = Object.hasOwn(FETCHED, mission) ? await FETCHED[mission]!() : undefined;
    for (const [path, card] of Object.entries(fetched?.default ?? {})) {
      const [folder = ''] = path.split('/').slice(-2);
      // Written where all who hold the content see it.
      (cards as unknown as Shelves)[folder]![card.id] = card;
    }
  };
