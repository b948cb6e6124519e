import { hasSkull } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { AbilityKey, FigureId } from '../../model/ids.ts';
import type { Act } from '../../model/messages/act.ts';
import { term } from '../../model/messages/cause.ts';
import { optionOf } from '../../model/option-id.ts';
import type { RolledDie } from '../../model/scopes.ts';
import type { Figure } from '../../model/state.ts';
import { type Symbol as DieSymbol, SYMBOLS } from '../../model/vocabulary.ts';
import type { HeldAbility } from '../../queries/cards/abilities-in-play.ts';
import { listAbilities } from '../../queries/cards/abilities-of.ts';
import { doConditionsHold } from '../../queries/figures/attack-profile.ts';
import { actionPriceOf, canAfford, isUnder } from '../../queries/figures/costs.ts';
import { hasModifier, listModifiers, modifierEntries } from '../../queries/figures/modifiers.ts';
import { canAct } from '../../queries/figures/stats.ts';
import { ask, askWhether, type Choice, choice, pick } from '../core/ask.ts';
import { canPayConditions, payConditions } from '../core/price.ts';
import { reactAtOnce } from '../core/react-at-once.ts';
import { type RollNotes, rollDice, rollNotes, symbolsWith } from '../core/roll.ts';
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
  if (attacker().kind === 'intelligent' || !canAfford(table, attacker(), 'empower')) return;
  const price = actionPriceOf(table, attacker(), 'empower');
  const act = yield* ask<Act>(table, () => ({
    kind: 'empower',
    figure: attackerId,
    question: { ask: 'empower', sp: price },
    rule: 'p.50',
    options: [
      optionOf({ do: 'decline' }),
      ...(canAfford(table, attacker(), 'empower')
        ? [optionOf({ do: 'empower' }, { sp: price, note: { note: 'skull-misses' } })]
        : []),
    ],
  }));
  if (act?.do !== 'empower') return;
  spendSp(table, attackerId, price, term('empower'));
  table.emit({ type: 'attackEmpowered', figure: attackerId, by: term('empower'), rule: 'p.50' });
}

/** Whether a figure may Dodge the attack under way (pp.43, 50; Darkness p.74; Water p.21). */
function canDodge(table: Table, targetId: FigureId): boolean {
  const target = figureIn(table.state, targetId);
  if (!canAct(target) || target.effects.includes('darkness') || isUnder(table, target, 'water')) return false;
  const attack = attackUnderWay(table);
  return !hasModifier(table, figureIn(table.state, attack.attacker), 'noDodge', attack);
}

/** Step 4, Dodge: the target may roll BLACK; others may see to it with a card of theirs (pp.43, 50). */
export function* resolveDodge(table: Table, targetId: FigureId): Rule<void> {
  if (attackUnderWay(table).with?.noDodge || !canDodge(table, targetId)) return;
  yield* askForDodge(table, targetId);
  if (attackUnderWay(table).dodge === null)
    yield* table.hooks.react(table, 'dodge', targetId, { answered: listOwnKeys(table, targetId) });
}

/** The target's own cards were on offer with its standard Dodge. */
const listOwnKeys = (table: Table, targetId: FigureId): AbilityKey[] =>
  listAbilities(table.cards, figureIn(table.state, targetId), 'dodge').map(({ key }) => key);

/** For 1 SP, with a token, or at the cost of a card; a Combatant only by its card (p.50). */
function* askForDodge(table: Table, targetId: FigureId): Rule<void> {
  const target = () => figureIn(table.state, targetId);
  const price = () => actionPriceOf(table, target(), 'dodge');
  const automated = target().kind === 'intelligent';
  const { attacker } = attackUnderWay(table);
  const standard = (): Choice<Dodge>[] => [
    choice({ do: 'decline' }, 'no'),
    ...((target().tokens.dodge ?? 0) > 0 ? [choice({ do: 'dodge', with: 'token' }, 'token' as const)] : []),
    ...(canAfford(table, target(), 'dodge')
      ? [choice({ do: 'dodge', with: 'sp' }, 'sp' as const, { sp: price() })]
      : []),
  ];
  const dodge = yield* pick(table, () => {
    const cards = listDodges(table, targetId).map(dodgeWith);
    return {
      kind: 'dodge',
      figure: targetId,
      question: { ask: 'dodge', attacker },
      rule: 'p.50',
      choices: automated ? cards.slice(0, 1) : [...standard(), ...cards],
    };
  });
  switch (dodge) {
    case null:
    case 'no':
      return;
    case 'sp':
      spendSp(table, targetId, price(), term('dodge'));
      break;
    case 'token':
      table.emit({ type: 'tokenSpent', figure: targetId, token: 'dodge', rule: 'p.74' });
      yield* reactAtOnce(table, 'spends-token', targetId, { gained: 'dodge' });
      break;
    default:
      payConditions(table, targetId, dodge);
      yield* table.hooks.carryOut(table, dodge.ability.effects ?? [], targetId, attacker, dodge.cause);
      return;
  }
  yield* rollDodge(table);
}

/** What is given for a Dodge: SP, a token, or what a card asks. */
type Dodge = 'no' | 'sp' | 'token' | HeldAbility;

const listDodges = (table: Table, targetId: FigureId): HeldAbility[] => {
  const target = figureIn(table.state, targetId);
  return listAbilities(table.cards, target, 'dodge').filter(
    (held) =>
      doConditionsHold(table, target, held, attackUnderWay(table)) && canPayConditions(table, target, held),
  );
};

const dodgeWith = (held: HeldAbility): Choice<Dodge> =>
  choice({ do: 'dodge-with', ability: held.key, cause: held.cause }, held, {
    sp: held.ability.conditions?.sp,
  });

/** The Dodge roll: shields add to the Defense of the figure attacked, a skull gives nothing (pp.43, 50). */
export function* rollDodge(table: Table, mayReroll = false): Rule<void> {
  const { target: targetId, dodge } = attackUnderWay(table);
  if (dodge !== null || !canDodge(table, targetId)) return; // one Dodge an attack
  const target = () => figureIn(table.state, targetId);
  const counting = listDodgeSymbols(table, target());
  let notes = rollNotes(counting);
  const roll = (rule: string) => rollDice(table, targetId, ['black'], 'dodge', rule, notes);
  let rolled = yield* roll('p.43 4b');
  if (mayReroll && (yield* wantsAgain(table, targetId, rolled))) rolled = yield* roll('D4');
  if (hasModifier(table, target(), 'rollTwice')) {
    const first = notes;
    notes = rollNotes(counting);
    const second = yield* roll('X41');
    if (yield* keepsFirst(table, targetId, rolled, second)) notes = first;
    else rolled = second;
  }
  const skull = hasSkull(rolled);
  const shields = skull ? 0 : dodgeShields(table, target(), rolled, notes);
  table.emit({ type: 'attackDodged', figure: targetId, shields, skull, rule: 'p.43 4b' });
}

/** The symbols a Dodge is read for: shields, and those that count as shields. */
const listDodgeSymbols = (table: Table, target: Figure): DieSymbol[] => {
  const counted = listModifiers(table, target, 'dodgeSymbols');
  return SYMBOLS.filter(
    (symbol) => symbol === 'shield' || counted.some(({ modifier }) => modifier.dodgeSymbols[symbol]),
  );
};

/** Shields of the roll, other symbols an ability counts as shields, and what abilities add. */
function dodgeShields(table: Table, target: Figure, rolled: readonly RolledDie[], notes: RollNotes): number {
  const symbols = symbolsWith(rolled, notes);
  const bonus = modifierEntries(table, target, 'dodge-shields', attackUnderWay(table));
  const counted = listModifiers(table, target, 'dodgeSymbols').reduce((n, { modifier }) => {
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
    { kind: 'choose-dice', figure, question: { ask: 'which-dodge-roll' }, rule: 'X41' },
    optionOf({ do: 'keep-roll', which: 'first', rolled: first }),
    optionOf({ do: 'keep-roll', which: 'second', rolled: second }),
  );

const wantsAgain = (table: Table, figure: FigureId, rolled: readonly RolledDie[]): Rule<boolean> =>
  askWhether(
    table,
    { kind: 'after-roll', figure, question: { ask: 'dodge-again', rolled }, rule: 'D4' },
    optionOf({ do: 'roll-again' }),
    optionOf({ do: 'pass' }),
  );
