import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Act } from '../../model/messages/act.ts';
import { term } from '../../model/messages/cause.ts';
import { optionOf } from '../../model/option-id.ts';
import type { Option } from '../../model/prompts.ts';
import { counterTarget } from '../../queries/attack/counter-target.ts';
import { listAbilities } from '../../queries/cards/abilities-of.ts';
import { attackProfileOf, doConditionsHold } from '../../queries/figures/attack-profile.ts';
import { actionSp, canPay, priceOf, spendableSp } from '../../queries/figures/costs.ts';
import { hasModifier, listModifiers } from '../../queries/figures/modifiers.ts';
import { ask } from '../core/ask.ts';
import { canPayConditions, payConditions } from '../core/price.ts';
import { attackUnderWay } from '../core/scope.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { MOST_WITHIN_ITSELF, timesWithin, under, withinName } from '../core/within.ts';
import { resolveAttack } from './attack.ts';

/**
 * Counter, p.50 and ruling A3: on a miss or on no final damage the target may attack its attacker, for 2 SP
 * or a card's own cost; a Combatant only by its card. Range and line of sight are needed: to the attacker,
 * else to an opponent that stands in that line. Gives the attack to make once the present one has ended.
 */
export function* resolveCounter(
  table: Table,
  countererId: FigureId,
  attackerId: FigureId,
): Rule<(() => Rule<void>) | null> {
  if (isUnanswerable(table, attackerId)) return null;
  const against = counterTarget(table, countererId, attackerId);
  if (!against) return null;
  const counterer = () => figureIn(table.state, countererId);
  const name = withinName(countererId, 'counter');
  if (timesWithin(table, name) >= MOST_WITHIN_ITSELF) return endCounters(table, countererId, against);
  const act = yield* ask<CounterAct>(table, () => ({
    kind: 'counter',
    figure: countererId,
    question: { ask: 'counter', attacker: attackerId },
    rule: 'p.50',
    options:
      counterer().kind === 'intelligent'
        ? cardOptions(table, countererId).slice(0, 1)
        : listOptions(table, countererId),
  }));
  if (act === null || act.do === 'decline') return null;
  const sp = act.do === 'counter' ? standardPrice(table, countererId) : 0;
  spendSp(table, countererId, sp, term('counter'));
  if (act.do === 'counter-with') {
    const held = listAbilities(table.cards, counterer(), 'counter').find(({ key }) => key === act.ability)!;
    payConditions(table, countererId, held);
  }
  table.emit({ type: 'counterDeclared', figure: countererId, against, sp, rule: 'p.50' });
  return function* () {
    const attack = {
      attacker: countererId,
      target: against,
      profile: attackProfileOf(table, counterer()),
      cause: 'counter',
    } as const;
    yield* under(table, name, resolveAttack(table, attack));
  };
}

/** Two that Counter each other at no price, and never hit, would not end: told with the card that lets it (X460). */
function endCounters(table: Table, countererId: FigureId, against: FigureId): null {
  const figure = figureIn(table.state, countererId);
  const [byCard] = cardOptions(table, countererId);
  const [free] = listModifiers(table, figure, 'freeCounter', attackUnderWay(table));
  const cause = byCard?.act.do === 'counter-with' ? byCard.act.cause : (free?.held.cause ?? term('counter'));
  table.emit({
    type: 'attackNotMade',
    attacker: countererId,
    target: against,
    reason: { why: 'answers-itself', cause, times: MOST_WITHIN_ITSELF },
    rule: 'p.50',
  });
  return null;
}

type CounterAct = Extract<Act, { do: 'decline' | 'counter' | 'counter-with' }>;

const isUnanswerable = (table: Table, attackerId: FigureId): boolean =>
  hasModifier(table, figureIn(table.state, attackerId), 'noCounter', attackUnderWay(table));

function standardPrice(table: Table, countererId: FigureId): number {
  if (hasModifier(table, figureIn(table.state, countererId), 'freeCounter', attackUnderWay(table))) return 0;
  const dodged = attackUnderWay(table).dodge !== null && attackUnderWay(table).hit === false;
  const figure = figureIn(table.state, countererId);
  const printed = dodged ? table.state.ruleset.counterCostAfterDodge : undefined;
  return priceOf(table, figure, actionSp(table, figure, 'counter', printed));
}

function listOptions(table: Table, countererId: FigureId): Option<CounterAct>[] {
  const figure = figureIn(table.state, countererId);
  const sp = standardPrice(table, countererId);
  const standard = spendableSp(table, figure) >= sp ? [optionOf({ do: 'counter' }, { sp })] : [];
  return [optionOf({ do: 'decline' }), ...standard, ...cardOptions(table, countererId)];
}

function cardOptions(table: Table, countererId: FigureId): Option<CounterAct>[] {
  const figure = figureIn(table.state, countererId);
  return listAbilities(table.cards, figure, 'counter')
    .filter(
      (held) =>
        doConditionsHold(table, figure, held, attackUnderWay(table)) && canPayConditions(table, figure, held),
    )
    .map(({ key, cause, ability }) => {
      const sp = ability.conditions?.sp ?? 0;
      return optionOf(
        { do: 'counter-with', ability: key, cause },
        { sp: canPay(table, figure, sp) ? priceOf(table, figure, sp) : sp },
      );
    });
}
