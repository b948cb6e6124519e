import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Ability, ChosenTarget, Test } from '../../model/language/abilities.ts';
import type { Reason } from '../../model/messages/reason.ts';
import type { Position } from '../../model/position.ts';
import { innermostAttack } from '../../model/scopes.ts';
import { exhaustedMark, type Figure } from '../../model/state.ts';
import type { AbilityToken, SymbolCount } from '../../model/vocabulary.ts';
import type { HeldAbility } from '../../queries/cards/abilities-in-play.ts';
import { isForEver } from '../../queries/cards/for-ever-in-play.ts';
import { canSpend } from '../../queries/cards/symbols.ts';
import { doConditionsHold } from '../../queries/figures/attack-profile.ts';
import { canPay, priceOf } from '../../queries/figures/costs.ts';
import { testsHold } from '../../queries/figures/tests.ts';
import { spendSp } from './stamina.ts';
import type { Rule, Table } from './table.ts';
import { chooseTargets, listCandidates, SPELL_TARGET } from './targets.ts';

/** Whether using it costs anything, its once an encounter counted. */
export function hasPrice({ conditions = {} }: Ability): boolean {
  const { exhaust, flip, discard, perEncounter, sp, symbols, energy, tokens } = conditions;
  return Boolean(exhaust || flip || discard || perEncounter || sp || symbols || energy || tokens);
}

/** Why the conditions of an ability cannot be met now (p.30, p.48); null when they can. */
export function whyNotPayable(position: Position, figure: Figure, held: HeldAbility): Reason | null {
  const { conditions = {} } = held.ability;
  if (conditions.exhaust && isExhausted(held)) return { why: 'exhausted' };
  if (conditions.flip && held.card.flipped) return { why: 'flipped' };
  if (conditions.perEncounter && held.card.used.includes(held.ability.id))
    return { why: 'used', in: 'encounter' };
  const { turn, clock } = position.state;
  if (conditions.perTurn && (turn ?? clock).used?.includes(`${figure.id}:${held.key}`))
    return { why: 'used', in: 'turn' };
  if (conditions.perRound && position.state.clock.used?.includes(`${figure.id}:${held.key}`))
    return { why: 'used', in: 'round' };
  if (isForEver(position.cards, figure, held) && timesUsed(position, figure, held) >= MOST_FOR_EVER)
    return { why: 'pays-for-itself', cause: held.cause, times: MOST_FOR_EVER };
  const sp = leastSpOf(position, figure, held);
  if (sp && !canPay(position, figure, sp)) return { why: 'sp', needs: priceOf(position, figure, sp) };
  if (conditions.energy && (held.card.energy ?? 0) < conditions.energy)
    return { why: 'energy', needs: conditions.energy };
  for (const [token, n] of tokensOf(held)) {
    if ((figure.tokens[token] ?? 0) < n) return { why: 'tokens', token, needs: n };
  }
  if (conditions.symbols && !canSpend(symbolsOf(position, figure, held), conditions.symbols))
    return { why: 'symbols' };
  if (
    !doConditionsHold(position, figure, {
      ...held,
      ability: { ...held.ability, conditions: { ...conditions, if: [] } },
    })
  ) {
    return { why: 'combo', tags: conditions.combo ?? [] };
  }
  return null;
}

/** How often in a turn an ability is used that is part of a round which gives back all it costs (X492). */
const MOST_FOR_EVER = 10;

/** How often it was used in this turn; counted of such abilities alone. */
function timesUsed({ state: { turn, clock } }: Position, figure: Figure, { key }: HeldAbility): number {
  const name = `${figure.id}:${key}`;
  return ((turn ?? clock).used ?? []).filter((one) => one === name).length;
}

/** SP an ability costs its user now, before Muck (p.21); what is less for targets must be so for each of them. */
export function spOf(
  position: Position,
  figure: Figure,
  held: HeldAbility,
  targets: readonly FigureId[] = [],
): number {
  const { sp = 0, spLess = [] } = held.ability.conditions ?? {};
  const about = { key: held.key, card: held.card.id };
  const settings = targets.length > 0 ? targets.map((target) => ({ target, about })) : [{ about }];
  return spLess.reduce(
    (left, less) =>
      settings.every((setting) => testsHold(position, figure, less.if, setting))
        ? Math.max(0, left - less.by)
        : left,
    sp,
  );
}

/** The least it may cost, against whom it is cheapest. */
export function leastSpOf(position: Position, figure: Figure, held: HeldAbility): number {
  const to = pricedTarget(held);
  const plain = spOf(position, figure, held);
  if (!to) return plain;
  const prices = listCandidates(position, to, figure).map(({ id }) => spOf(position, figure, held, [id]));
  return prices.length > 0 ? Math.min(...prices) : plain;
}

/** What is told before: the full price, or the least where no more is at hand. */
export function shownSpOf(position: Position, figure: Figure, held: HeldAbility): number {
  const full = spOf(position, figure, held);
  return canPay(position, figure, full) ? full : leastSpOf(position, figure, held);
}

/** Whom the user chooses, where the price hangs on it. */
function pricedTarget({ ability }: HeldAbility): ChosenTarget | null {
  if (!ability.conditions?.spLess?.some((less) => less.if.some(speaksOfTarget))) return null;
  for (const op of ability.effects ?? []) {
    const to = op.do === 'spell' ? (op.to ?? SPELL_TARGET) : 'to' in op ? op.to : undefined;
    if (to?.who === 'choose') return to;
  }
  return null;
}

function speaksOfTarget(test: Test): boolean {
  if (test.is === 'not') return speaksOfTarget(test.test);
  if (test.is === 'any') return test.tests.some(speaksOfTarget);
  return (
    test.is.startsWith('target-') || test.is === 'distance' || (test.is === 'damage' && test.of === 'target')
  );
}

/** Chooses those the price hangs on, before it is paid; none where it does not. */
export function* chooseBeforePaying(
  table: Table,
  figureId: FigureId,
  held: HeldAbility,
): Rule<readonly FigureId[]> {
  const to = pricedTarget(held);
  if (!to) return [];
  return yield* chooseTargets(
    table,
    to,
    figureId,
    null,
    held.cause,
    {},
    {
      allowed: (ids) => {
        const figure = figureIn(table.state, figureId);
        return canPay(table, figure, spOf(table, figure, held, ids));
      },
    },
  );
}

const tokensOf = ({ ability }: HeldAbility): [AbilityToken, number][] =>
  Object.entries(ability.conditions?.tokens ?? {}) as [AbilityToken, number][];

/** Symbols left in the figure's own attack under way, or the one it answers; none anywhere else (p.43 6a). */
function symbolsOf(position: Position, figure: Figure, { ability }: HeldAbility): SymbolCount {
  const attack = innermostAttack(position.state);
  return attack && (attack.attacker === figure.id || ability.of) ? attack.symbols : {};
}

/** A Command Combatant's card is not turned: the ability used carries an Exhausted token (p.55). */
const isExhausted = ({ card, ability }: HeldAbility): boolean =>
  card.exhausted || (card.type === 'combatant' && card.used.includes(exhaustedMark(ability.id)));

export const canPayConditions = (position: Position, figure: Figure, held: HeldAbility): boolean =>
  whyNotPayable(position, figure, held) === null;

/** Pays before the first question: SP, EXHAUST, FLIP, Used token, DISCARD; and notes the use. */
export function payConditions(
  table: Table,
  figureId: FigureId,
  held: HeldAbility,
  targets: readonly FigureId[] = [],
): void {
  const conditions = held.ability.conditions ?? {};
  const rule = 'p.48';
  const card = held.card.id;
  const limit = conditions.perEncounter
    ? 'encounter'
    : conditions.perTurn || isForEver(table.cards, figureIn(table.state, figureId), held)
      ? 'turn'
      : conditions.perRound
        ? 'round'
        : 'none';
  const sp = spOf(table, figureIn(table.state, figureId), held, targets);
  table.emit({ type: 'abilityUsed', figure: figureId, ability: held.key, limit, rule });
  if (sp && figureIn(table.state, figureId).kind !== 'intelligent') {
    const price = priceOf(table, figureIn(table.state, figureId), sp);
    spendSp(table, figureId, price, held.cause);
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
