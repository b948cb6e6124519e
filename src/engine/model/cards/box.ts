import type { CardRef } from '../ids.ts';
import type { ItemCard } from './cards.ts';

/** Whether chance and stores may give a card: not what the story alone gives, unless it has opened it. */
export const isToBeHad = (
  card: Pick<ItemCard, 'id' | 'startsLocked'>,
  unlocked: readonly CardRef[] = [],
): boolean => !card.startsLocked || unlocked.includes(card.id);
