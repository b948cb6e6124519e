import type { EffectOp } from '../../model/language/abilities.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { type Effect, NEGATIVE_EFFECTS } from '../../model/vocabulary.ts';
import { mayBear } from './stats.ts';
import { bearsEffect } from './tests.ts';

/** Whether an Effect the figure has may be taken from it: Disease keeps every other one (p.74). */
export const isRemovable = ({ effects }: Figure, effect: Effect): boolean =>
  effects.includes(effect) && (effect === 'disease' || !effects.includes('disease'));

/**
 * Whether an effect would do anything to that figure: healing is for somebody hurt, removing an Effect for
 * somebody that has it, giving one for somebody that has not and may have it; Disease keeps damage tokens and every
 * Effect but itself, and bars the positive ones (p.74).
 */
export function isOfUse(position: Position, op: EffectOp, figure: Figure): boolean {
  const diseased = figure.effects.includes('disease');
  if (op.do === 'heal') return figure.damage > 0 && !diseased;
  if (op.do === 'remove-effect')
    return bearsEffect(figure, op.effect) && (!diseased || op.effect === 'disease' || isAny(op.effect));
  if (op.do === 'inflict') return canInflict(position, op.effect, figure);
  return true;
}

/** Of any Effects, or any negative ones, Disease itself is one. */
const isAny = (effect: Extract<EffectOp, { do: 'remove-effect' }>['effect']): boolean =>
  effect === 'any' || effect === 'any-negative';

function canInflict(
  position: Position,
  effect: Extract<EffectOp, { do: 'inflict' }>['effect'],
  figure: Figure,
): boolean {
  if (effect === 'same') return true;
  const wanted = effect === 'choose-negative' || effect === 'random-negative' ? NEGATIVE_EFFECTS : [effect];
  return wanted.some((one) => mayBear(position, figure, one));
}
