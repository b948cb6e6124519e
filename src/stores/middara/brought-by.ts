/** What somebody's attack may bring beside its damage, as its card says. */
import {
  type CardIndex,
  type FigureId,
  figureIn,
  keptBy,
  NEGATIVE_EFFECTS,
  type Position,
} from '../../engine/index.ts';

/** The one harmful effect that the card of a Combatant inflicts; null for none, or for several. */
export function broughtBy({ cards, state }: Position, id: FigureId): string | null {
  const { card } = figureIn(state, id);
  const effects = inflicted(cards).get(card) ?? [];
  return effects.length === 1 ? effects[0]! : null;
}

const inflicted = keptBy(
  ({ combatants }: CardIndex): ReadonlyMap<string, readonly string[]> =>
    new Map(Object.values(combatants).map((card) => [card.id, [...new Set(effectsIn(card))]])),
);

function effectsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const effect = 'do' in part && part.do === 'inflict' && 'effect' in part ? String(part.effect) : '';
  const own = NEGATIVE_EFFECTS.some((one) => one === effect) ? [effect] : [];
  return [...own, ...Object.values(part).flatMap(effectsIn)];
}
