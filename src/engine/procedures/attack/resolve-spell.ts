import type { Circumstances } from '../../model/circumstances.ts';
import { faceOf, hasSkull, numberOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { FigureId } from '../../model/ids.ts';
import type { EffectOp, Target } from '../../model/language/abilities.ts';
import { type LedgerEntry, sumOf } from '../../model/ledger.ts';
import { type Cause, term } from '../../model/messages/cause.ts';
import { optionOf } from '../../model/option-id.ts';
import { innermostAttack, type RolledDie, type SpellScope } from '../../model/scopes.ts';
import type { Die } from '../../model/vocabulary.ts';
import { actionPriceOf, canAfford } from '../../queries/figures/costs.ts';
import { areAllies, isStanding } from '../../queries/figures/figures.ts';
import { hasModifier, listModifiers, modifierEntries } from '../../queries/figures/modifiers.ts';
import { hasTag, remainingHpOf } from '../../queries/figures/stats.ts';
import { oneMoment } from '../consequences/at-once.ts';
import { dealDamage } from '../consequences/damage.ts';
import { askWhether } from '../core/ask.ts';
import { reactAtOnce } from '../core/react-at-once.ts';
import { rollDice, rollNotes, symbolsWith } from '../core/roll.ts';
import { castUnderWay, spellUnderWay } from '../core/scope.ts';
import { spendSp } from '../core/stamina.ts';
import type { Rule, Table } from '../core/table.ts';
import { type Choosing, chooseTargets, SPELL_TARGET } from '../core/targets.ts';
import { chooseCastingDie, chooseConvictionDice } from '../core/upgrades.ts';
import { forceOfSymbols, listForceSymbols } from './force-symbols.ts';

export interface SpellDeclaration {
  readonly caster: FigureId;
  /** SPELL (X): X. */
  readonly force: number;
  readonly effects: readonly EffectOp[];
  /** What the caster may choose from; a figure within SOI if absent (p.51). */
  readonly to?: Target;
  /** Already chosen (automated casters). */
  readonly targets?: readonly FigureId[];
  readonly cause: Cause;
  /** What the effects know beside user and target. */
  readonly about?: Circumstances;
  /** What holds for this spell alone. */
  readonly with?: SpellScope['with'];
  /** Whom it may be cast on to no purpose. */
  readonly isIdleFor?: Choosing['isIdleFor'];
}

/**
 * The Spell Action, p.51 (table 8): 1. choose the target in SOI; 2. determine the Force: A casting die,
 * B Empower, C roll; 3. the target's Conviction Check; 4. the effect. One Force for all targets, one check
 * for each (S1). Actions that answer what comes about in it begin when it has ended (X75).
 */
export function* resolveSpell(table: Table, spell: SpellDeclaration): Rule<void> {
  const waiting = table.later.length;
  yield* castSpell(table, spell);
  if (innermostAttack(table.state) || castUnderWay(table)) return; // they wait for that one
  for (const { action } of table.later.splice(waiting)) yield* action();
}

function* castSpell(table: Table, spell: SpellDeclaration): Rule<void> {
  if (hasModifier(table, figureIn(table.state, spell.caster), 'noSpells')) return;
  // 1. Choose the target.
  const to: Target = spell.to ?? SPELL_TARGET;
  const targets =
    spell.targets ??
    spell.about?.told ??
    (yield* chooseTargets(table, to, spell.caster, null, spell.cause, spell.about, spell));
  if (targets.length === 0) return;

  // 2A. Build the Force Pool.
  const die = yield* chooseCastingDie(table, spell.caster);
  openSpell(table, spell.caster, targets, {
    ...spell,
    spellLike: false,
    dice: [...(die ? [die] : []), ...addedDice(table, spell)],
  });
  // 2B. Empower.
  yield* empowerSpell(table, spell.caster);
  // 2C. Roll to determine the Force.
  const force = yield* determineForce(table, spell);

  // 3 and 4, for each target.
  if (force !== null) yield* affectAll(table, spell.caster, targets, force, spell);
  table.emit({ type: 'scopeClosed', kind: 'spell', rule: 'p.51' });
}

function addedDice(table: Table, { caster, with: given }: SpellDeclaration): Die[] {
  const standing = listModifiers(table, figureIn(table.state, caster), 'addDie');
  return [
    ...standing.map(({ modifier }) => modifier),
    ...(given?.abilities ?? []).flatMap(({ modifiers = [] }) => modifiers),
  ].flatMap((modifier) => ('addDie' in modifier && modifier.to === 'spell' ? [modifier.addDie] : []));
}

export interface ForceDeclaration {
  readonly user: FigureId;
  readonly force: readonly LedgerEntry[];
  readonly targets: readonly FigureId[];
  readonly effects: readonly EffectOp[];
  readonly cause: Cause;
  /** What the effects know beside user and target. */
  readonly about?: Circumstances;
  readonly with?: SpellScope['with'];
}

/**
 * A Spell-Like Ability, p.51: 1. its targets; 2. its Force, printed, with the difference hit where it says so;
 * 3. each target's Conviction Check; 4. the effect. Not an Action, never Empowered.
 */
export function* resolveForce(table: Table, ability: ForceDeclaration): Rule<void> {
  openSpell(table, ability.user, ability.targets, { ...ability, spellLike: true, dice: [] });
  const force = sumOf(ability.force);
  table.emit({ type: 'forceDetermined', figure: ability.user, force, rule: 'p.51' });
  yield* affectAll(table, ability.user, ability.targets, force.total, ability);
  table.emit({ type: 'scopeClosed', kind: 'spell', rule: 'p.51' });
}

function openSpell(
  table: Table,
  caster: FigureId,
  targets: readonly FigureId[],
  how: Pick<SpellScope, 'spellLike' | 'cause' | 'dice' | 'with'>,
): void {
  table.emit({
    type: 'scopeOpened',
    scope: {
      kind: 'spell',
      caster,
      targets: [...targets],
      spellLike: how.spellLike,
      cause: how.cause,
      step: 1,
      dice: [...how.dice],
      empowered: false,
      rolled: [],
      force: [],
      forceTotal: null,
      conviction: [],
      failed: false,
      ...(how.with ? { with: how.with } : {}),
    },
    rule: 'p.51',
  });
  for (const target of targets) {
    if (!areAllies(figureIn(table.state, caster), figureIn(table.state, target))) {
      table.emit({ type: 'figureTargeted', figure: target, by: caster, rule: 'p.58' });
    }
  }
}

function* empowerSpell(table: Table, casterId: FigureId): Rule<void> {
  const caster = () => figureIn(table.state, casterId);
  if (spellUnderWay(table).dice.includes('black')) return; // it holds BLACK already
  if (caster().kind === 'intelligent' || !canAfford(table, caster(), 'empower')) return;
  const yes = yield* askWhether(
    table,
    { kind: 'empower', figure: casterId, question: { ask: 'empower-spell' }, rule: 'p.51' },
    optionOf(
      { do: 'empower' },
      { sp: actionPriceOf(table, caster(), 'empower'), note: { note: 'skull-fails' } },
    ),
    optionOf({ do: 'decline' }),
  );
  if (!yes) return;
  spendSp(table, casterId, actionPriceOf(table, caster(), 'empower'), term('empower'));
  table.emit({ type: 'spellEmpowered', figure: casterId, rule: 'p.51' });
}

/** Step 2C. null when a skull made the spell fail: 3 IRREDUCIBLE to the caster, the spell ends (A8). */
function* determineForce(table: Table, spell: SpellDeclaration): Rule<number | null> {
  table.emit({ type: 'spellStepBegan', step: 2, rule: 'p.51' });
  const { dice } = spellUnderWay(table);
  const notes = rollNotes(listForceSymbols(table, spell.caster, dice));
  const rolled = yield* rollDice(table, spell.caster, dice, 'force', 'p.51', notes);
  if (hasSkull(rolled)) {
    table.emit({ type: 'spellFailed', figure: spell.caster, because: 'skull', rule: 'A8' });
    const entry = { cause: term('skull-on-empowered-spell'), amount: 3, rule: 'A8' };
    yield* dealDamage(table, spell.caster, 'irreducible', [entry], {
      by: null,
      cause: term('spell-failed'),
      rule: 'A8',
    });
    return null;
  }
  const force = sumOf([
    { cause: { kind: 'force', force: spell.force }, amount: spell.force, rule: 'p.51' },
    { cause: term('casting-die'), amount: numberOf(rolled), rule: 'p.51' },
    ...forceOfSymbols(table, spell.caster, rolled, notes),
    ...modifierEntries(table, figureIn(table.state, spell.caster), 'force'),
    ...notes.plus,
  ]);
  table.emit({ type: 'forceDetermined', figure: spell.caster, force, rule: 'p.51' });
  return force.total;
}

type Affecting = Pick<SpellDeclaration, 'effects' | 'cause' | 'about'>;

/**
 * One Force for several is one moment. It befalls all of them, and each to its end, also where an answer to the first
 * of it Defeats whose Force it is (X85).
 */
function* affectAll(
  table: Table,
  caster: FigureId,
  targets: readonly FigureId[],
  force: number,
  effects: Affecting,
): Rule<void> {
  const whole: Affecting = isStanding(table, caster)
    ? { ...effects, about: { ...effects.about, lands: true } }
    : effects;
  const each = function* () {
    for (const target of targets) yield* affect(table, caster, target, force, whole);
  };
  yield* targets.length > 1 ? oneMoment(table, each) : each();
}

function* affect(
  table: Table,
  casterId: FigureId,
  targetId: FigureId,
  force: number,
  { effects, cause, about }: Affecting,
): Rule<void> {
  if (!isStanding(table, targetId)) return;
  table.emit({ type: 'spellStepBegan', step: 3, rule: 'p.51' });
  const difference = yield* resolveConvictionCheck(table, targetId, casterId, force);
  if (difference === null) return;
  yield* reactAtOnce(table, 'fails-conviction', targetId, { other: casterId, amount: difference });
  yield* reactAtOnce(table, 'beats-conviction', casterId, { other: targetId, amount: difference });
  table.emit({ type: 'spellStepBegan', step: 4, rule: 'p.51' });
  const target = () => figureIn(table.state, targetId);
  const { damage, left } = { damage: target().damage, left: remainingHpOf(table, target()) };
  yield* table.hooks.carryOut(table, effects, casterId, targetId, cause, { ...about, difference });
  if (isStanding(table, casterId))
    yield* reactAtOnce(table, 'affects', casterId, { other: targetId, amount: difference });
  const dealt = target().defeated ? left : target().damage - damage;
  if (dealt > 0 && !spellUnderWay(table).spellLike && isStanding(table, casterId))
    yield* reactAtOnce(table, 'has-dealt', casterId, { other: targetId, amount: dealt });
}

/**
 * Step 3, p.51: two Conviction dice, Upgrades counted (p.35), against the Force; PROTECTION adds BLACK and a
 * point for each shield (D3). Passed at the Force or more (S1): null. Failed: by how much; an ally that fails on
 * purpose rolls nothing, and fails by all of the Force.
 */
export function* resolveConvictionCheck(
  table: Table,
  targetId: FigureId,
  casterId: FigureId,
  force: number,
): Rule<number | null> {
  const target = () => figureIn(table.state, targetId);
  if (
    targetId !== casterId &&
    areAllies(target(), figureIn(table.state, casterId)) &&
    target().kind !== 'intelligent'
  ) {
    const resists = yield* askWhether(
      table,
      {
        kind: 'conviction',
        figure: targetId,
        question: { ask: 'resist', caster: casterId },
        rule: 'p.51',
      },
      optionOf({ do: 'resist' }),
      optionOf({ do: 'fail-on-purpose' }),
    );
    if (!resists) {
      table.emit({
        type: 'convictionChecked',
        figure: targetId,
        total: sumOf([]),
        force,
        passed: false,
        onPurpose: true,
        rule: 'p.51',
      });
      return force;
    }
  }
  const protection = hasTag(table, target(), 'protection');
  const dice = [
    ...(yield* chooseConvictionDice(table, targetId)),
    ...(protection ? (['black'] as const) : []),
  ];
  const notes = rollNotes(protection ? ['shield'] : []);
  const rolled = yield* rollDice(table, targetId, dice, 'conviction', 'p.51', notes);
  const shields = protection
    ? (symbolsWith(
        rolled.filter((d) => d.die === 'black'),
        notes,
      ).shield ?? 0)
    : 0;
  const dieLine = (rolled: RolledDie): LedgerEntry => ({
    cause: { kind: 'die', die: rolled.die },
    amount: faceOf(rolled).number,
    rule: 'p.51',
  });
  const total = sumOf([
    ...rolled.filter((d) => d.die !== 'black').map(dieLine),
    ...(shields > 0 ? [{ cause: term('protection'), amount: shields, rule: 'D3' }] : []),
    ...modifierEntries(table, target(), 'conviction-check'),
    ...notes.plus,
  ]);
  const passed = notes.passes === true || total.total >= force;
  table.emit({ type: 'convictionChecked', figure: targetId, total, force, passed, rule: 'S1' });
  return passed ? null : force - total.total;
}
