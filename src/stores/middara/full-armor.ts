/** Armor that takes its full worth off damage: kept for a later blow of the round it would take no more (X106). */
import {
  abilityBehind,
  cardIn,
  type EncounterState,
  figureIn,
  keptBy,
  type Option,
  type Position,
  type Prompt,
} from '../../engine/index.ts';

/** Points it takes off at the most, where nothing but its being exhausted till its owner's next turn is paid for them. */
export function worthOf({ cards, state }: Position, { figure }: Prompt, { act }: Option): number | null {
  if (act.do !== 'use' || act.cause.kind !== 'ability' || act.cause.host) return null;
  const { type, card: ref } = act.cause;
  const ability = abilityBehind(cards, act.cause);
  const lies = figureIn(state, figure).cards.find((one) => one.type === type && one.ref === ref);
  if (!ability || !lies || (lies.upgrades?.length ?? 0) > 0) return null;
  const { exhaust, if: _, ...paid } = ability.conditions ?? {};
  const [only, more] = ability.effects ?? [];
  if (!exhaust || Object.keys(paid).length > 0 || !only || more || only.do !== 'reduce') return null;
  const card = cardIn(cards, { type, ref });
  // What else it does may be wanted in its place.
  return card && exhaustingOf(card) === 1 && typeof only.amount === 'number' ? only.amount : null;
}

/** How much on a card hangs on whether it is exhausted. */
const exhaustingOf = keptBy(
  (card: object): number => (JSON.stringify(card).match(/"(exhaust|exhausted|ready)"/g) ?? []).length,
);

/** Whether the figure is spared just so much by it, and nobody else anything else. */
export function sparesAll(
  used: EncounterState,
  plain: EncounterState,
  figure: string,
  worth: number,
): boolean {
  return plain.figures.every((one, i) => {
    const other = used.figures[i]!;
    const spared = one.damage - other.damage;
    return (
      one.defeated === other.defeated &&
      one.felled === other.felled &&
      spared === (one.id === figure ? worth : 0)
    );
  });
}
