import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import { exhaustedMark, type Figure } from '../model/state.ts';
import type { AbilityToken, SymbolCount } from '../model/vocabulary.ts';
import type { HeldAbility } from '../queries/abilities-of.ts';
import { doConditionsHold } from '../queries/attack-profile.ts';
import { canPay, priceOf } from '../queries/costs.ts';
import { canSpend } from '../queries/symbols.ts';
import { testsHold } from '../queries/tests.ts';
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
  if (conditions.perRound && position.state.clock.used?.includes(`${figure.id}:${held.key}`))
    return 'used this round';
  const sp = spOf(position, figure, held);
  if (sp && !canPay(position, figure, sp)) return `needs ${priceOf(position, figure, sp)} SP`;
  if (conditions.energy && (held.card.energy ?? 0) < conditions.energy)
    return `needs ${conditions.energy} Energy`;
  for (const [token, n] of tokensOf(held)) {
    if ((figure.tokens[token] ?? 0) < n) return `needs ${n} ${token} token${n === 1 ? '' : 's'}`;
  }
  if (conditions.symbols && !canSpend(symbolsOf(position, figure), conditions.symbols))
    return 'needs symbols';
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

/** SP an ability costs its user now, before Muck (p.21). */
export function spOf(position: Position, figure: Figure, held: HeldAbility): number {
  const { sp = 0, spLess = [] } = held.ability.conditions ?? {};
  const setting = { about: { key: held.key, card: held.card.id } };
  return spLess.reduce(
    (left, less) => (testsHold(position, figure, less.if, setting) ? Math.max(0, left - less.by) : left),
    sp,
  );
}

const tokensOf = ({ ability }: HeldAbility): [AbilityToken, number][] =>
  Object.entries(ability.conditions?.tokens ?? {}) as [AbilityToken, number][];

/** Symbols left in the figure's own attack under way; none anywhere else (p.43 6a). */
function symbolsOf(position: Position, figure: Figure): SymbolCount {
  const attack = position.state.scopes.findLast((s) => s.kind === 'attack');
  return attack?.kind === 'attack' && attack.attacker === figure.id ? attack.symbols : {};
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
  const limit = conditions.perEncounter
    ? 'encounter'
    : conditions.perTurn
      ? 'turn'
      : conditions.perRound
        ? 'round'
        : 'none';
  const sp = spOf(table, figureIn(table.state, figureId), held);
  table.emit({ type: 'abilityUsed', figure: figureId, ability: held.key, limit, rule });
  if (sp && figureIn(table.state, figureId).kind !== 'intelligent') {
    const price = priceOf(table, figureIn(table.state, figureId), sp);
    spendSp(table, figureId, price, held.ability.name ?? held.cardName);
  }
  if (conditions.symbols)
    table.emit({ type: 'symbolsSpent', figure: figureId, spent: conditions.symbols, rule: 'p.43 6a' });
  if (conditions.energy)
    table.emit({ type: 'energyChanged', figure: figureId, card, amount: -conditions.energy, rule });
  for (const [token, n] of tokensOf(held)) {
    for (let i = 0; i < n; i++) table.emit({ type: 'tokenSpent', figure: figureId, token, rule: 'p.74' });
  }
  if (conditions.exhaust) {
    const mark = held.card.type === 'combatant' ? { ability: held.ability.id } : {};
    table.emit({ type: 'cardExhausted', figure: figureId, card, ...mark, rule: 'p.30' });
  }
  if (conditions.flip) table.emit({ type: 'cardFlipped', figure: figureId, card, rule: 'p.30' });
  if (conditions.discard) table.emit({ type: 'cardDiscarded', figure: figureId, card, rule: 'p.30' });
}
