import {
  type Ability,
  abilityBehind,
  type CardIndex,
  type EffectOp,
  type Question,
} from '../../../engine/index.ts';

/** A part of an ability that is chosen, or agreed to. */
export interface Part {
  readonly id: string;
  /** As it is printed, where it is. */
  readonly name?: string;
  readonly effects: readonly EffectOp[];
}

/** The part of that id of the ability a question is about; null where there is none. */
export function partOf(cards: CardIndex, question: Question | undefined, id: string): Part | null {
  const ability = question && 'cause' in question ? abilityBehind(cards, question.cause) : null;
  return ability && partWithin(ability, id);
}

function partWithin(value: unknown, id: string): Part | null {
  if (value === null || typeof value !== 'object') return null;
  if (isPart(value) && value.id === id) return value;
  for (const inner of Object.values(value)) {
    const found = partWithin(inner, id);
    if (found) return found;
  }
  return null;
}

const isPart = (value: object): value is Part & Pick<Ability, 'id'> =>
  'id' in value && 'effects' in value && !('when' in value);
