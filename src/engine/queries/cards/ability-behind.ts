import { type CardIndex, cardIn } from '../../model/cards/cards.ts';
import type { Ability, EffectOp } from '../../model/language/abilities.ts';
import type { Cause } from '../../model/messages/cause.ts';
import { EFFECTS, isNegative } from '../../model/vocabulary.ts';

/** The ability a cause names, as its card has it; null where it names none. */
export function abilityBehind(cards: CardIndex, cause: Cause): Ability | null {
  if (cause.kind !== 'ability') return null;
  const { type, card, ability, back } = cause;
  const item = cards.items[card];
  const printed = type === 'item' ? (back && item?.back) || item?.front : cardIn(cards, { type, ref: card });
  return printed?.abilities?.find(({ id }) => id === ability) ?? null;
}

/** Whether an ability is meant for opponents: somebody but its user may take damage or a negative effect by it. */
export const isHarmful = (cards: CardIndex, cause: Cause): boolean =>
  harms(abilityBehind(cards, cause)?.effects ?? []);

/** Whatever is nested in them: a part that heals does not make up for one that wounds. */
function harms(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(harms);
  if (typeof value !== 'object' || value === null) return false;
  return doesHarm(value as Partial<EffectOp>) || Object.values(value).some(harms);
}

function doesHarm(op: Partial<EffectOp>): boolean {
  switch (op.do) {
    case 'attack':
    case 'throw':
      return true;
    case 'damage':
    case 'defeat':
      return op.to?.who !== 'self';
    case 'inflict':
      return EFFECTS.some((one) => one === op.effect && isNegative(one)) && op.to?.who !== 'self';
    default:
      return false;
  }
}
