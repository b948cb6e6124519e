import { hasSkull } from '../../model/dice.ts';
import type { AttackEnd } from '../../model/events.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { AbilityKey, FigureId } from '../../model/ids.ts';
import type { EffectOp } from '../../model/language/abilities.ts';
import { addUp, sumOf } from '../../model/ledger.ts';
import { term } from '../../model/messages/cause.ts';
import type { AttackCause, AttackScope } from '../../model/scopes.ts';
import { DAMAGE_TYPES, SYMBOLS } from '../../model/vocabulary.ts';
import {
  damageEntries,
  defenseAgainst,
  dieEntries,
  toHitEntries,
} from '../../queries/attack/attack-entries.ts';
import { attackVerdict } from '../../queries/attack/attack-verdict.ts';
import { factorEntries } from '../../queries/attack/damage-factors.ts';
import { declaredAttack } from '../../queries/attack/declared-attack.ts';
import { listAbilities } from '../../queries/cards/abilities-of.ts';
import { type AttackProfile, piercingEntries } from '../../queries/figures/attack-profile.ts';
import { areAllies, isStanding } from '../../queries/figures/figures.ts';
import { weaponTagsOf } from '../../queries/figures/item-tags.ts';
import { canAct } from '../../queries/figures/stats.ts';
import { countedAs } from '../../queries/figures/symbols-as.ts';
import { putDamage, reduceDamage, removeEffect, withMore } from '../consequences/damage.ts';
import { endGrantsOfAttack } from '../consequences/grants.ts';
import { endingsOf } from '../core/action-end.ts';
import { reactAtOnce } from '../core/react-at-once.ts';
import { rollDice, rollNotes, symbolsWith } from '../core/roll.ts';
import { attackUnderWay } from '../core/scope.ts';
import type { Rule, Table } from '../core/table.ts';
import { chooseCombatDice } from '../core/upgrades.ts';
import { resolveCounter } from './counter.ts';
import { resolveDodge, resolveEmpower } from './empower-and-dodge.ts';
import { noteAttacker } from './last-attacker.ts';
import { spendSymbols } from './spend-symbols.ts';
import { resolveWilt } from './wilt.ts';

export interface AttackDeclaration {
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly profile: AttackProfile;
  readonly cause: AttackCause;
  /** ARMOR PIERCING of this attack alone. */
  readonly piercing?: number;
  /** An ability EMPOWERs it. */
  readonly empower?: boolean;
  /** FU of this attack alone (AI steps). */
  readonly followUp?: readonly EffectOp[];
  /** What holds for this attack alone, and the ability that started it. */
  readonly with?: AttackScope['with'];
  readonly ability?: AbilityKey;
}

export interface AttackResult {
  readonly made: boolean;
  readonly target: FigureId;
  readonly hit: boolean;
  readonly finalDamage: number;
}

/**
 * The Attack Action, p.43 (table 6):
 *   1. Choose the target        5. Roll to hit: a roll, b add TO THE ATK ROLL, c hit or miss
 *   2. Build the dice pool      6. Determine damage: difference, a symbols and abilities, b armour,
 *   3. Empower                     c final damage, d does the target Counter
 *   4. Dodge                    7. Missed attacks end      8. Follow-ups
 * The target is already chosen; an attack that is not legal is not made (A6). Actions that answer what comes
 * about in it begin when it has ended.
 */
export function* resolveAttack(table: Table, attack: AttackDeclaration): Rule<AttackResult> {
  const waiting = table.later.length;
  const begun = endingsOf(table, attack.attacker);
  const result = yield* makeAttack(table, attack);
  for (const { action } of table.later.splice(waiting)) yield* action();
  const { target: other, finalDamage: amount } = result;
  for (const timing of ['attack-ended', 'has-dealt'] as const) {
    if (!result.made || (timing === 'has-dealt' && amount === 0)) continue;
    if (endingsOf(table, attack.attacker) !== begun || !isStanding(table, attack.attacker)) continue;
    yield* reactAtOnce(table, timing, attack.attacker, { other, amount });
  }
  return result;
}

function* makeAttack(table: Table, attack: AttackDeclaration): Rule<AttackResult> {
  // 1. Choose the target: within Range and Line of Sight.
  const verdict = attackVerdict(
    table,
    figureIn(table.state, attack.attacker),
    figureIn(table.state, attack.target),
    attack.profile,
  );
  if (!verdict.legal) {
    table.emit({
      type: 'attackNotMade',
      attacker: attack.attacker,
      target: attack.target,
      reason: verdict.reason,
      rule: verdict.rule,
    });
    return { made: false, target: attack.target, hit: false, finalDamage: 0 };
  }
  declareAttack(table, attack);

  // 2. Build the Combat Dice Pool: it stands in the scope from the declaration, where there is no choice.
  begin(table, 2);
  yield* chooseCombatDice(table, attack.attacker);

  // 3. Empower.
  begin(table, 3);
  if (attack.empower) empower(table, attack.attacker);
  yield* resolveEmpower(table, attack.attacker);

  // 4. Dodge.
  begin(table, 4);
  yield* resolveDodge(table, attack.target);

  // 5. Roll to hit.
  begin(table, 5);
  const roll = yield* rollToHit(table);
  const hit = roll === 'hit';
  const { target } = attackUnderWay(table); // another one, where the hit was redirected

  // 6. Determine damage; a miss goes straight to the Counter.
  let finalDamage = 0;
  if (hit) {
    begin(table, 6);
    finalDamage = yield* determineDamage(table);
  } else if (isStanding(table, attack.attacker)) {
    // Courage goes with the first miss, Disease or not (p.74).
    removeEffect(table, attack.attacker, 'courage', { kind: 'effect', effect: 'courage' }, { expires: true });
  }

  if (!hit) yield* answerMiss(table, roll === 'skull');

  // 6d. Check if the target Counters: on a miss or on no final damage (A3). A Counter ends the attack.
  const counter =
    finalDamage === 0 && !attack.with?.noCounter && !beganAction(table, target)
      ? yield* resolveCounter(table, target, attack.attacker)
      : null;
  if (counter) {
    if (hit) forfeitFirstHits(table, attack.attacker);
    yield* end(table, 'countered');
    yield* counter();
    return { made: true, target, hit, finalDamage };
  }

  // 7. Missed attacks end.
  if (!hit) {
    begin(table, 7);
    const again = yield* table.hooks.offer(table, 'after-miss', attack.attacker);
    yield* end(table, 'missed');
    if (again.next) yield* attackAgain(table, attack.attacker, target, again.next);
    return { made: true, target, hit, finalDamage };
  }

  // An Action its attacker began in answer ends this one.
  if (beganAction(table, attack.attacker)) {
    yield* end(table, 'resolved');
    return { made: true, target, hit, finalDamage };
  }

  // 8. Follow-ups. One that starts a new Attack or Spell ends this attack first.
  begin(table, 8);
  const next = yield* resolveFollowUps(table, attack);
  yield* end(table, 'resolved');
  if (next) yield* next();
  return { made: true, target, hit, finalDamage };
}

function declareAttack(table: Table, attack: AttackDeclaration): void {
  const { attacker, target, profile, cause } = attack;
  const scope: AttackScope = {
    ...declaredAttack(table, attacker, target, profile, cause),
    ...(attack.with ? { with: attack.with } : {}),
    ...(attack.ability === undefined ? {} : { ability: attack.ability }),
  };
  table.emit({ type: 'scopeOpened', scope, rule: 'p.43' });
  if (!areAllies(figureIn(table.state, attacker), figureIn(table.state, target))) {
    table.emit({ type: 'figureTargeted', figure: target, by: attacker, rule: 'p.58' });
    noteAttacker(table, attacker, target);
  }
  const pierced = piercingEntries(
    table,
    figureIn(table.state, attacker),
    attackUnderWay(table),
    attack.piercing,
  );
  for (const entry of pierced) table.emit({ type: 'attackLedgerAdded', to: 'piercing', entry, rule: 'p.32' });
}

/** Step 5: the roll with what adds to it against the Defense with its Dodge; a skull misses (p.50). */
export function* rollToHit(table: Table): Rule<'hit' | 'miss' | 'skull'> {
  const { attacker, dice } = attackUnderWay(table);
  const notes = rollNotes(SYMBOLS);
  const rolled = yield* rollDice(table, attacker, dice, 'attack', 'p.43 5a', notes);
  const found = symbolsWith(rolled, notes);
  const symbols = countedAs(table, figureIn(table.state, attacker), found, 'attack', attackUnderWay(table));
  table.emit({ type: 'attackRollRecorded', dice: rolled, symbols, rule: 'p.43 5a' });
  for (const entry of [...dieEntries(rolled), ...notes.plus, ...toHitEntries(table, attackUnderWay(table))]) {
    table.emit({ type: 'attackLedgerAdded', to: 'toHit', entry, rule: entry.rule });
  }
  const skull = hasSkull(rolled);
  if (!skull) {
    yield* spendSymbols(table, 'attack-roll');
    yield* table.hooks.react(table, 'to-hit', attacker);
  }
  const now = attackUnderWay(table);
  const roll = sumOf(now.toHit);
  const defense = defenseAgainst(table, attackUnderWay(table));
  const hit = !skull && roll.total >= defense.total;
  table.emit({ type: 'attackJudged', hit, roll, defense, skull, rule: 'p.43 5c' });
  if (hit) yield* reactAtOnce(table, 'struck', now.target, { other: attacker });
  if (attackUnderWay(table).hit) return 'hit';
  return skull ? 'skull' : 'miss';
}

/** Step 6 up to the tokens: gives the final damage, which is on the target's card when this returns. */
export function* determineDamage(table: Table): Rule<number> {
  const { attacker, target } = attackUnderWay(table);
  // The difference by which it hit, and what the attacker's cards always add.
  for (const { to, entry } of damageEntries(table, attackUnderWay(table))) {
    table.emit({ type: 'attackLedgerAdded', to, entry, rule: entry.rule });
  }
  // a. Symbols and abilities that add damage.
  yield* table.hooks.offer(table, 'symbols', attacker);
  yield* spendSymbols(table, 'damage');
  yield* table.hooks.react(table, 'determine-damage', attacker);
  yield* resolveWilt(table, target);
  scaleDealt(table);

  // b. Armour, then c. the rest of ruling A2 for each type of damage.
  const { physical, magic, irreducible, piercing } = attackUnderWay(table);
  const weapons = weaponTagsOf(table, figureIn(table.state, attacker));
  const parts = withMore(table, target, [
    { type: 'physical', sum: yield* reduceDamage(table, target, 'physical', physical, piercing, weapons) },
    { type: 'magic', sum: yield* reduceDamage(table, target, 'magic', magic, [], weapons) },
    { type: 'irreducible', sum: yield* reduceDamage(table, target, 'irreducible', irreducible, []) },
  ]);
  const total = parts.reduce((n, { sum }) => n + sum.total, 0);
  const entries = parts.flatMap(({ sum }) => sum.entries);
  table.emit({ type: 'finalDamageDetermined', sum: { total, entries }, rule: 'p.43 6c' });
  yield* putDamage(table, target, parts, {
    by: attacker,
    cause: { kind: 'attack', by: attacker },
    rule: 'p.43 6c',
  });
  return total;
}

/** The last of what adds to the damage: what cards make of all of it (X161). */
function scaleDealt(table: Table): void {
  for (const type of DAMAGE_TYPES) {
    const attack = attackUnderWay(table);
    const attacker = figureIn(table.state, attack.attacker);
    const dealt = addUp(attack[type]);
    for (const entry of factorEntries(table, attacker, 'damageDealt', type, dealt, attack))
      table.emit({ type: 'attackLedgerAdded', to: type, entry, rule: 'X161' });
  }
}

/** An Action the target began in answer to the miss comes first, and may end what its attacker was about (X430). */
function* attackAgain(table: Table, by: FigureId, target: FigureId, again: () => Rule<void>): Rule<void> {
  if (!beganAction(table, target)) return yield* again();
  const begun = endingsOf(table, by);
  table.later.push({
    by,
    *action() {
      if (endingsOf(table, by) === begun) yield* again();
    },
  });
}

const beganAction = (table: Table, figure: FigureId): boolean => table.later.some(({ by }) => by === figure);

/** What answers a miss; a Dodge made it one where the roll would have reached the Defense without it. */
function* answerMiss(table: Table, skull: boolean): Rule<void> {
  const { attacker, target, toHit, dodge } = attackUnderWay(table);
  const defense = defenseAgainst(table, attackUnderWay(table)).total;
  const roll = addUp(toHit);
  const byDodge = !skull && roll < defense && roll >= defense - (dodge ?? 0);
  if (byDodge) yield* reactAtOnce(table, 'dodged', target, { other: attacker });
  yield* reactAtOnce(table, 'missed', target, { other: attacker });
}

/** Step 8: the attack's own FU, then the cards'. Gives the Action that must wait for the end of this one. */
function* resolveFollowUps(table: Table, attack: AttackDeclaration): Rule<(() => Rule<void>) | null> {
  const canGoOn = () => canAct(figureIn(table.state, attack.attacker));
  // What of it names a target that is Defeated by now finds nobody; the rest is done (A6).
  if (attack.followUp && canGoOn()) {
    const { target } = attackUnderWay(table);
    yield* table.hooks.carryOut(table, attack.followUp, attack.attacker, target, term('follow-up'));
  }
  if (!canGoOn()) return null;
  return (yield* table.hooks.react(table, 'follow-up', attack.attacker)).next;
}

/** A hit that was Countered was still the first of the turn: its "first time" Follow-up is gone (X7). */
function forfeitFirstHits(table: Table, attacker: FigureId): void {
  for (const { ability, key } of listAbilities(table.cards, figureIn(table.state, attacker), 'follow-up')) {
    if (ability.conditions?.perTurn && figureIn(table.state, attacker).kind === 'intelligent') {
      table.emit({ type: 'abilityUsed', figure: attacker, ability: key, limit: 'turn', rule: 'X7' });
    }
  }
}

function begin(table: Table, step: number): void {
  table.emit({ type: 'attackStepBegan', step, rule: `p.43 ${step}` });
}

function empower(table: Table, attacker: FigureId): void {
  if (!attackUnderWay(table).empowered)
    table.emit({ type: 'attackEmpowered', figure: attacker, by: term('this-attack'), rule: 'p.50' });
}

function* end(table: Table, because: AttackEnd): Rule<void> {
  const { attacker, target } = attackUnderWay(table);
  table.emit({ type: 'attackEnded', attacker, target, because, rule: 'p.43' });
  table.emit({ type: 'scopeClosed', kind: 'attack', rule: 'p.43' });
  yield* endGrantsOfAttack(table, attacker);
}
