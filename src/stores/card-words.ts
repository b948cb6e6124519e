import {
  type Content,
  cardText,
  conditionText,
  instructionText,
  KEYWORDS,
  lootText,
  plainParts,
  problemLine,
  type TextBlock,
} from '../content/index.ts';
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

/** The bold question of an AI step, by its id; the id where the card has none such. */
export function questionWords(cards: CardIndex, combatant: string, step: string): string {
  const found = cards.combatants[combatant]?.ai.find((one) => one.id === step);
  return found ? plainParts(conditionText(found.if)) : step;
}

/** What an AI instruction says: it is known as `step.n`, n counted from 1. */
export function instructionWords(cards: CardIndex, combatant: string, instruction: string): string {
  const dot = instruction.lastIndexOf('.');
  const step = cards.combatants[combatant]?.ai.find((one) => one.id === instruction.slice(0, dot));
  const found = step?.do[Number(instruction.slice(dot + 1)) - 1];
  return found ? plainParts(instructionText(found)).replace(/\.$/, '') : instruction;
}
