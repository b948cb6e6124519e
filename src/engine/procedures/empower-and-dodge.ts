import { faceOf, hasSkull } from '../model/dice.ts';
import { figureIn } from '../model/figures.ts';
import type { FigureId } from '../model/ids.ts';
import type { Option } from '../model/prompts.ts';
import { canPay, isUnder, priceOf } from '../queries/costs.ts';
import { modifierEntries } from '../queries/modifiers.ts';
import { canAct } from '../queries/stats.ts';
import { ask } from './ask.ts';
import { spendSp } from './damage.ts';
import { rollDice } from './roll.ts';
import { attackUnderWay } from './scope.ts';
import type { Rule, Table } from './table.ts';

/**
 * Step 3, Empower (pp.43, 50): 1 SP adds the BLACK die, once an attack. Dice that already hold BLACK are
 * always Empowered. Combatants only by their card.
 */
export function* resolveEmpower(table: Table, attackerId: FigureId): Rule<void> {
  if (attackUnderWay(table).empowered) return;
  yield* table.hooks.offer(table, 'empower', attackerId);
  if (attackUnderWay(table).empowered) return;
  const attacker = () => figureIn(table.state, attackerId);
  if (attacker().kind === 'intelligent' || !canPay(table, attacker(), 1)) return;
  const price = priceOf(table, attacker(), 1);
  const answer = yield* ask(table, () => ({
    kind: 'empower',
    figure: attackerId,
    text: `Empower the attack for ${price} SP?`,
    rule: 'p.50',
    options: [
      { id: 'no', label: 'No' },
      ...(canPay(table, attacker(), 1)
        ? [{ id: 'empower', label: 'Empower: add BLACK', sp: price, note: 'a skull misses' }]
        : []),
    ],
  }));
  if (answer !== 'empower') return;
  spendSp(table, attackerId, price, 'Empower');
  table.emit({ type: 'attackEmpowered', figure: attackerId, by: 'Empower', rule: 'p.50' });
}

/** Why a figure may not Dodge now; null when it may (pp.43, 50; Darkness p.74; Water p.21). */
export function whyNoDodge(table: Table, targetId: FigureId): string | null {
  const target = figureIn(table.state, targetId);
  if (!canAct(target)) return 'it cannot act';
  if (target.effects.includes('darkness')) return 'Darkness';
  if (isUnder(table, target, 'water')) return 'in Water';
  return null;
}

/** Step 4, Dodge: the target may roll BLACK; shields add to its Defense, a skull gives nothing (pp.43, 50). */
export function* resolveDodge(table: Table, targetId: FigureId): Rule<void> {
  const target = () => figureIn(table.state, targetId);
  if (attackUnderWay(table).with?.noDodge) return;
  if (target().kind === 'intelligent' || whyNoDodge(table, targetId)) return;
  const options = (): Option[] => {
    const price = priceOf(table, target(), 1);
    return [
      { id: 'no', label: 'No' },
      ...((target().tokens.dodge ?? 0) > 0 ? [{ id: 'dodge:token', label: 'Dodge with a Dodge token' }] : []),
      ...(canPay(table, target(), 1) ? [{ id: 'dodge', label: 'Dodge', sp: price }] : []),
    ];
  };
  const attacker = figureIn(table.state, attackUnderWay(table).attacker);
  const answer = yield* ask(table, () => ({
    kind: 'dodge',
    figure: targetId,
    text: `${attacker.name} attacks ${target().name}. Dodge?`,
    rule: 'p.50',
    options: options(),
  }));
  if (answer === null || answer === 'no') return;
  if (answer === 'dodge:token')
    table.emit({ type: 'tokenSpent', figure: targetId, token: 'dodge', rule: 'p.74' });
  else spendSp(table, targetId, priceOf(table, target(), 1), 'Dodge');
  const rolled = yield* rollDice(table, targetId, ['black'], 'dodge', 'p.43 4b');
  const skull = hasSkull(rolled);
  const bonus = skull ? [] : modifierEntries(table, target(), 'dodge-shields', attackUnderWay(table));
  const shields = skull
    ? 0
    : rolled.reduce((n, die) => n + faceOf(die).shield, 0) + bonus.reduce((n, e) => n + e.amount, 0);
  table.emit({ type: 'attackDodged', figure: targetId, shields, skull, rule: 'p.43 4b' });
}
