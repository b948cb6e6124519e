import type { Card } from '../../src/engine/model/cards/cards.ts';
import type { Ability, EffectOp } from '../../src/engine/model/language/abilities.ts';
import { abilityBlock } from '../../src/words/en/cards/ability-text.ts';
import { namesOf } from '../../src/words/en/cards/card-names.ts';
import { cardText, plainText } from '../../src/words/en/cards/card-text.ts';
import { gameContent } from './content.ts';

const { cards } = gameContent;
const names = namesOf(cards);

/** The words of a built-in card, its blocks one below the other. */
export function wordsOf(id: string): string {
  const shelves = [cards.disciplines, cards.items, cards.adventurers, cards.combatants];
  const card: Card | undefined = shelves.find((shelf) => Object.hasOwn(shelf, id))?.[id];
  return plainText(cardText(card!), names);
}

/** The words of an ability, of an action where nothing else is said. */
export const words = (ability: Partial<Ability>, voice: 'you' | 'it' = 'you'): string =>
  plainText([abilityBlock({ id: 'a', when: 'action', ...ability }, voice)], names);

/** The words of effects alone. */
export const does = (...effects: readonly EffectOp[]): string => words({ effects });

export const target = { who: 'target' } as const;
export const self = { who: 'self' } as const;
export const foe = { who: 'choose', side: 'opponent', within: 'soi' } as const;
export const ally = { who: 'choose', side: 'ally', within: 'soi' } as const;
export const foes = { who: 'all', side: 'opponent', within: 'adjacent' } as const;
