import { type Content, cardText, KEYWORDS, lootText, plainParts, problemLine, type TextBlock } from '../content/index.ts';
import type { Card, CardIndex, CardInstance, LootReward } from '../engine/index.ts';

export type { Problem, TextBlock } from '../content/index.ts';
export { KEYWORDS, problemLine };
export type TableContent = Content;

/** The card an instance is of; null when the content has none. */
export function cardOf(cards: CardIndex, instance: Pick<CardInstance, 'ref' | 'type'>): Card | null {
  switch (instance.type) {
    case 'adventurer':
      return cards.adventurers[instance.ref] ?? null;
    case 'item':
      return cards.items[instance.ref] ?? null;
    case 'discipline':
      return cards.disciplines[instance.ref] ?? null;
    case 'combatant':
      return cards.combatants[instance.ref] ?? null;
  }
}

const written = new WeakMap<Card, Map<string, readonly TextBlock[]>>();

/** The words on a card, or on one side of it, written from its data once. */
export function wordsOn(card: Card, side?: 'front' | 'back'): readonly TextBlock[] {
  const known = written.get(card) ?? new Map<string, readonly TextBlock[]>();
  written.set(card, known);
  const blocks = known.get(side ?? '') ?? cardText(card, { side });
  known.set(side ?? '', blocks);
  return blocks;
}

export const lootWords = (reward: LootReward, cards: CardIndex): string =>
  plainParts(lootText(reward, (ref) => cards.items[ref]?.name ?? ref));
