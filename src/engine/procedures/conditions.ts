import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import { exhaustedMark, type Figure } from '../model/state.ts';
import type { HeldAbility } from '../queries/abilities-of.ts';
import { doConditionsHold } from '../queries/attack-profile.ts';
import { canPay, priceOf } from '../queries/costs.ts';
import { spendSp } from './damage.ts';
import type { Table } from './table.ts';

/** Why the conditions of an ability cannot be met now (p.30, p.48); null when they can. */
export function whyNotPayable(position: Position, figure: Figure, held: HeldAbility): string | null {
  const { conditions } = held.ability;
  if (!conditions) return null;
  if (conditions.exhaust && isExhausted(held)) return 'exhausted';
  if (conditions.flip && held.card.flipped) return 'flipped';
  if (conditions.perEncounter && held.card.used.includes(held.ability.id)) return 'used in this encounter';
  if (conditions.perTurn && position.state.turn?.used.includes(`${figure.id}:${held.key}`))
    return 'used this turn';
  if (conditions.sp && !canPay(position, figure, conditions.sp))
    return `needs ${priceOf(position, figure, conditions.sp)} SP`;
  if (
    !doConditionsHold(position, figure, {
      ...held,
      ability: { ...held.ability, conditions: { ...conditions, if: [] } },
    })
  ) {
    return `COMBO: ${conditions.combo?.join(' or ')}`;
  }
  return null;
}

/** A Command Combatant's card is not turned: the ability used carries an Exhausted token (p.55). */
const isExhausted = ({ card, ability }: HeldAbility): boolean =>
  card.exhausted || (card.type === 'combatant' && card.used.includes(exhaustedMark(ability.id)));

export const canPayConditions = (position: Position, figure: Figure, held: HeldAbility): boolean =>
  whyNotPayable(position, figure, held) === null;

/** Pays before the first question: SP, EXHAUST, FLIP, Used token, DISCARD; and notes the use. */
export function payConditions(table: Table, figureId: FigureId, held: HeldAbility): void {
  const conditions = held.ability.conditions ?? {};
  const rule = 'p.48';
  const card = held.card.id;
  const limit = conditions.perEncounter ? 'encounter' : conditions.perTurn ? 'turn' : 'none';
  table.emit({ type: 'abilityUsed', figure: figureId, ability: held.key, limit, rule });
  if (conditions.sp && figureIn(table.state, figureId).kind !== 'intelligent') {
    spendSp(
      table,
      figureId,
      priceOf(table, figureIn(table.state, figureId), conditions.sp),
      held.ability.name ?? held.cardName,
    );
  }
  if (conditions.exhaust) {
    const mark = held.card.type === 'combatant' ? { ability: held.ability.id } : {};
    table.emit({ type: 'cardExhausted', figure: figureId, card, ...mark, rule: 'p.30' });
  }
  if (conditions.flip) table.emit({ type: 'cardFlipped', figure: figureId, card, rule: 'p.30' });
  if (conditions.discard) table.emit({ type: 'cardDiscarded', figure: figureId, card, rule: 'p.30' });
}
