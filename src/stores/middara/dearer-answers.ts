import { abilityBehind, type CardIndex, type Option, type Prompt } from '../../engine/index.ts';

/**
 * Answers that another does just as well for less SP, each with that one: a plain Counter beside a card's, which takes SP
 * alone. What strikes back is the same attack (p.50), and a card that pays nothing else lies there as before.
 */
export function dearerOf(
  { options }: Pick<Prompt, 'options'>,
  cards: CardIndex,
): ReadonlyMap<Option, Option> {
  const plain = options.find(({ act }) => act.do === 'counter');
  const cheaper = options
    .filter((option) => plain && priceOf(option) < priceOf(plain) && takesSpAlone(option, cards))
    .sort((a, b) => priceOf(a) - priceOf(b))[0];
  return new Map(plain && cheaper ? [[plain, cheaper]] : []);
}

const priceOf = ({ sp = 0 }: Option): number => sp;

function takesSpAlone({ act }: Option, cards: CardIndex): boolean {
  if (act.do !== 'counter-with') return false;
  const { conditions = {} } = abilityBehind(cards, act.cause) ?? {};
  return Object.keys(conditions).every((key) => key === 'sp');
}
