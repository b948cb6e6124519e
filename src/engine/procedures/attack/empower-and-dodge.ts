import { hasSkull } from '../../model/dice.ts';
import { figureIn } from '../../model/figures.ts';
import type { FigureId } from '../../model/ids.ts';
import type { Option } from '../../model/prompts.ts';
import type { AttackScope, RolledDie } from '../../model/scopes.ts';
import type { Figure } from '../../model/state.ts';
import { SYMBOLS } from '../../model/vocabulary.ts';
import type { HeldAbility } from '../../queries/cards/abilities-in-play.ts';
import { listAbilities } from '../../queries/cards/abilities-of.ts';
import { doConditionsHold } from '../../queries/figures/attack-profile.ts';
import { canPay, isUnder, priceOf } from '../../queries/figures/costs.ts';
import { hasModifier, listModifiers, modifierEntries } from '../../queries/figures/modifiers.ts';
import { canAct } from '../../queries/figures/stats.ts';
import { ask, askWhether } from '../core/ask.ts';
import { canPayConditions, payConditions } from '../core/price.ts';
import { reactAtOnce } from '../core/react.ts';
import { faceText, type RollNotes, rollDice, rollNotes, symbolsWith } from '../core/roll.ts';
import { attackUnderWay } from '../core/scope.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';

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
  const attack = attackOf(table);
  if (attack && hasModifier(table, figureIn(table.state, attack.attacker), 'noDodge', attack))
    return 'the attack cannot be Dodged';
  return null;
}

function attackOf(table: Table): AttackScope | null {
  const scope = table.state.scopes.findLast((s) => s.kind === 'attack');
  return scope?.kind === 'attack' ? scope : null;
}

/** Step 4, Dodge: the target may roll BLACK; others may see to it with a card of theirs (pp.43, 50). */
export function* resolveDodge(table: Table, targetId: FigureId): Rule<void> {
  if (attackUnderWay(table).with?.noDodge || whyNoDodge(table, targetId)) return;
  yield* askForDodge(table, targetId);
  if (attackUnderWay(table).dodge === null)
    yield* table.hooks.react(table, 'dodge', targetId, { answered: listOwnKeys(table, targetId) });
}

/** The target's own cards were on offer with its standard Dodge. */
const listOwnKeys = (table: Table, targetId: FigureId): string[] =>
  listAbilities(table.cards, figureIn(table.state, targetId), 'dodge').map(({ key }) => `use:${key}`);

/** For 1 SP, with a token, or at the cost of a card; a Combatant only by its card (p.50). */
function* askForDodge(table: Table, targetId: FigureId): Rule<void> {
  const target = () => figureIn(table.state, targetId);
  const price = () => priceOf(table, target(), 1);
  const automated = target().kind === 'intelligent';
  const attacker = figureIn(table.state, attackUnderWay(table).attacker);
  const standard = (): Option[] => [
    { id: 'no', label: 'No' },
    ...((target().tokens.dodge ?? 0) > 0 ? [{ id: 'dodge:token', label: 'Dodge with a Dodge token' }] : []),
    ...(canPay(table, target(), 1) ? [{ id: 'dodge', label: 'Dodge', sp: price() }] : []),
  ];
  const answer = yield* ask(table, () => {
    const cards = listDodges(table, targetId).map(optionOf);
    return {
      kind: 'dodge',
      figure: targetId,
      text: `${attacker.name} attacks ${target().name}. Dodge?`,
      rule: 'p.50',
      options: automated ? cards.slice(0, 1) : [...standard(), ...cards],
    };
  });
  if (answer === null || answer === 'no') return;
  const held = listDodges(table, targetId).find((dodge) => optionOf(dodge).id === answer);
  if (held) {
    payConditions(table, targetId, held);
    const label = held.ability.name ?? held.cardName;
    yield* table.hooks.carryOut(table, held.ability.effects ?? [], targetId, attacker.id, label);
    return;
  }
  if (answer === 'dodge:token') {
    table.emit({ type: 'tokenSpent', figure: targetId, token: 'dodge', rule: 'p.74' });
    yield* reactAtOnce(table, 'spends-token', targetId, { gained: 'dodge' });
  } else spendSp(table, targetId, price(), 'Dodge');
  yield* rollDodge(table);
}

const listDodges = (table: Table, targetId: FigureId): HeldAbility[] => {
  const target = figureIn(table.state, targetId);
  return listAbilities(table.cards, target, 'dodge').filter(
    (held) =>
      doConditionsHold(table, target, held, attackUnderWay(table)) && canPayConditions(table, target, held),
  );
};

const optionOf = ({ key, cardName, ability }: HeldAbility): Option => ({
  id: `dodge:${key}`,
  label: `Dodge with ${cardName}`,
  sp: ability.conditions?.sp,
  ability: key,
});

/** The Dodge roll: shields add to the Defense of the figure attacked, a skull gives nothing (pp.43, 50). */
export function* rollDodge(table: Table, mayReroll = false): Rule<void> {
  const { target: targetId, dodge } = attackUnderWay(table);
  if (dodge !== null || whyNoDodge(table, targetId)) return; // one Dodge an attack
  const target = () => figureIn(table.state, targetId);
  let notes = rollNotes();
  const roll = (rule: string) => rollDice(table, targetId, ['black'], 'dodge', rule, notes);
  let rolled = yield* roll('p.43 4b');
  if (mayReroll && (yield* wantsAgain(table, targetId, faceText(rolled[0]!)))) rolled = yield* roll('D4');
  if (hasModifier(table, target(), 'rollTwice')) {
    const first = notes;
    notes = rollNotes();
    const second = yield* roll('X41');
    if (yield* keepsFirst(table, targetId, rolled, second)) notes = first;
    else rolled = second;
  }
  const skull = hasSkull(rolled);
  const shields = skull ? 0 : dodgeShields(table, target(), rolled, notes);
  table.emit({ type: 'attackDodged', figure: targetId, shields, skull, rule: 'p.43 4b' });
}

/** Shields of the roll, other symbols an ability counts as shields, and what abilities add. */
function dodgeShields(table: Table, target: Figure, rolled: readonly RolledDie[], notes: RollNotes): number {
  const symbols = symbolsWith(rolled, notes);
  const bonus = modifierEntries(table, target, 'dodge-shields', attackUnderWay(table));
  const counted = listModifiers(table, target).reduce((n, { modifier }) => {
    if (!('dodgeSymbols' in modifier)) return n;
    const { dodgeSymbols, shields } = modifier;
    const times = SYMBOLS.flatMap((s) =>
      dodgeSymbols[s] ? [Math.floor((symbols[s] ?? 0) / dodgeSymbols[s])] : [],
    );
    return n + Math.min(...times) * shields;
  }, 0);
  const plus = [...bonus, ...notes.plus].reduce((n, entry) => n + entry.amount, 0);
  return Math.max(0, (symbols.shield ?? 0) + counted + plus);
}

/** Two throws of a Dodge: which of them stands. */
const keepsFirst = (
  table: Table,
  figure: FigureId,
  first: readonly RolledDie[],
  second: readonly RolledDie[],
): Rule<boolean> =>
  askWhether(
    table,
    { kind: 'choose-dice', figure, text: 'Which Dodge roll stands?', rule: 'X41' },
    { id: 'dice:first', label: `The first: ${first.map(faceText).join(' / ')}` },
    { id: 'dice:second', label: `The second: ${second.map(faceText).join(' / ')}` },
  );

const wantsAgain = (table: Table, figure: FigureId, shown: string): Rule<boolean> =>
  askWhether(
    table,
    { kind: 'after-roll', figure, text: `Rolled: ${shown}. Roll the Dodge again?`, rule: 'D4' },
    { id: 'again', label: 'Roll again' },
    { id: 'pass', label: 'Pass' },
  );
