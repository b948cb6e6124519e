import { spend } from '../../kernel/budget.ts';
import type { Conditions, Modifier, Stat } from '../../model/language/abilities.ts';
import {
  enter,
  type LedgerEntry,
  type Tally,
  totalIn,
  withLedger,
  withoutLedger,
} from '../../model/ledger.ts';
import type { Position } from '../../model/position.ts';
import type { AttackScope, Scope } from '../../model/scopes.ts';
import type { Figure } from '../../model/state.ts';
import type { HeldAbility } from '../cards/abilities-in-play.ts';
import { abilitiesOfAttack, abilitiesOfSpell } from '../cards/abilities-of.ts';
import {
  type Aura,
  aurasOf,
  indexed,
  type ModifierField,
  type ModifierWith,
  NO_PASSIVES,
  type Passive,
  passivesOf,
  passivesOn,
  passivesWith,
} from '../cards/passives.ts';
import { standingAmount } from './counts.ts';
import { hasStanding, listFromEncounter } from './from-encounter.ts';
import { listWardAbilities } from './held-abilities.ts';
import { kindOfItem, tagsOfItem } from './item-tags.ts';
import { isWatched } from './occasion.ts';
import { testsHold } from './tests.ts';

/** A modifier in force and the ability it stands on. */
export interface HeldModifier<M extends Modifier = Modifier> {
  readonly held: HeldAbility;
  readonly modifier: M;
  /** Whose ability it is: another's where it is an aura. */
  readonly holder: Figure;
}

/**
 * The modifiers of that sort in force for a figure: PASSIVE abilities of its cards in play whose conditions hold,
 * then auras: those of anybody's cards with an `of` that describes it, their conditions judged for their holder.
 * `attack` is the attack to judge text conditions by; absent, those that ask about an attack do not hold. Only
 * the conditions of `wanted` modifiers are judged.
 */
export function listModifiers<F extends ModifierField>(
  position: Position,
  figure: Figure,
  field: F,
  attack?: AttackScope,
  wanted?: (modifier: ModifierWith<F>) => boolean,
): readonly HeldModifier<ModifierWith<F>>[] {
  const own = passivesWith(position.cards, figure, field);
  const auras = aurasOf(position.state.figures, position.cards).with.get(field);
  const given = givenFor(position, figure, attack);
  if (own.length === 0 && !auras && given === NO_PASSIVES) return NONE_HELD;
  const found: HeldModifier[] = [];
  addOwn(found, position, figure, attack, own, wanted as Wanted | undefined);
  if (given !== NO_PASSIVES)
    addOwn(found, position, figure, attack, indexed(given).with.get(field), wanted as Wanted | undefined);
  addAuras(found, position, figure, attack, auras, wanted as Wanted | undefined);
  return found as HeldModifier<ModifierWith<F>>[];
}

type Wanted = (modifier: Modifier) => boolean;

const NONE_HELD: readonly never[] = [];

function addOwn(
  found: HeldModifier[],
  position: Position,
  figure: Figure,
  attack: AttackScope | undefined,
  passives: readonly Passive[] = NO_PASSIVES,
  wanted?: Wanted,
): void {
  for (const { held, modifier } of passives) {
    if (wanted && !wanted(modifier)) continue;
    if (standingConditionsHold(position, figure, held, attack))
      found.push({ held, modifier, holder: figure });
  }
}

/** What stands on none of its cards: tokens on the board near it, the attack or the spell under way. */
function givenFor(position: Position, figure: Figure, attack?: AttackScope): readonly Passive[] {
  const { wards, scopes } = position.state;
  if (!wards && !attack?.with && !hasSpellWith(scopes) && !hasStanding(position.encounter))
    return NO_PASSIVES;
  return listGiven(position, figure, attack);
}

/** Whether a spell under way gives its caster anything. */
function hasSpellWith(scopes: readonly Scope[]): boolean {
  for (const scope of scopes) if (scope.kind === 'spell' && scope.with) return true;
  return false;
}

function listGiven(position: Position, figure: Figure, attack?: AttackScope): readonly Passive[] {
  const { scopes } = position.state;
  const given = [
    ...listWardAbilities(position, figure, 'passive'),
    ...(attack?.with ? abilitiesOfAttack(attack, figure, 'passive') : []),
    ...abilitiesOfSpell(scopes, figure, 'passive'),
    ...(hasStanding(position.encounter) ? listFromEncounter(position, figure) : []),
  ];
  return given.length === 0 ? NO_PASSIVES : passivesOn(given);
}

function addAuras(
  found: HeldModifier[],
  position: Position,
  figure: Figure,
  attack: AttackScope | undefined,
  auras: readonly Aura[] = [],
  wanted?: Wanted,
): void {
  if (auras.length > 0) spend(auras.length);
  for (const { held, modifier, holder } of auras) {
    if (reachesFar(modifier) || (wanted && !wanted(modifier))) continue;
    if (!isWatched(position, holder, figure, held.ability.of!)) continue;
    const setting = { attack, target: figure.id, about: { key: held.key, card: held.card.id } };
    const { conditions } = held.ability;
    if (conditions && !hasCombo(position, holder, held, conditions)) continue;
    if (testsHold(position, holder, conditions?.if, setting)) found.push({ held, modifier, holder });
  }
}

/** An aura that changed how far SOI go would ask after itself: there is none (X41). */
const reachesFar = (modifier: Modifier): boolean => 'stat' in modifier && modifier.stat === 'influence-range';

/** Whether a modifier of that sort is in force: the name of its field. */
export const hasModifier = (
  position: Position,
  figure: Figure,
  field: ModifierField,
  attack?: AttackScope,
): boolean => listModifiers(position, figure, field, attack).length > 0;

/** Whether one is in force with that in its field: a tag, what it is immune to. */
export const hasModifierFor = <F extends ModifierField>(
  position: Position,
  figure: Figure,
  field: F,
  value: Held<F>,
  attack?: AttackScope,
): boolean =>
  listModifiers(
    position,
    figure,
    field,
    attack,
    (modifier) => modifier[field as F & keyof ModifierWith<F>] === value,
  ).length > 0;

/** What stands in that field. */
type Held<F extends ModifierField> = ModifierWith<F>[F & keyof ModifierWith<F>];

/**
 * Whether one might be, wherever anybody stood: by nothing it was granted or given, by nobody's aura and by none of
 * its cards if not. A cheap no for what is only thought of.
 */
export const mightHaveModifier = (position: Position, figure: Figure, field: ModifierField): boolean =>
  mightBeGivenModifier(position, figure, field) || passivesWith(position.cards, figure, field).length > 0;

/** The same for what stands on none of its cards. */
export const mightBeGivenModifier = (
  { cards, state, encounter }: Position,
  figure: Figure,
  field: ModifierField,
): boolean =>
  hasStanding(encounter) ||
  figure.granted !== undefined ||
  state.wards !== undefined ||
  hasSpellWith(state.scopes) ||
  aurasOf(state.figures, cards).with.has(field);

/** Whether anybody's value might be changed by what stands on none of its own cards and was not granted to it. */
export const mightAnyBeGiven = ({ cards, state, encounter }: Position, stat: Stat): boolean =>
  hasStanding(encounter) ||
  state.wards !== undefined ||
  hasSpellWith(state.scopes) ||
  aurasOf(state.figures, cards).of.has(stat);

/** The ledger lines a figure's modifiers give to one value. */
export function modifierEntries(
  position: Position,
  figure: Figure,
  stat: Stat,
  attack?: AttackScope,
): readonly LedgerEntry[] {
  const tally = withLedger();
  enterModifiers(tally, position, figure, stat, attack);
  return tally.entries ?? [];
}

/** What a figure's modifiers come to for one value, never below 0. */
export function modifierTotal(position: Position, figure: Figure, stat: Stat): number {
  const tally = withoutLedger();
  enterModifiers(tally, position, figure, stat);
  return totalIn(tally);
}

/** Enters the lines a figure's modifiers give to one value. */
export function enterModifiers(
  tally: Tally,
  position: Position,
  figure: Figure,
  stat: Stat,
  attack?: AttackScope,
): void {
  const own = passivesOf(position.cards, figure, stat);
  const auras = aurasOf(position.state.figures, position.cards).of.get(stat);
  const given = givenFor(position, figure, attack);
  if (own.length === 0 && !auras && given === NO_PASSIVES) return;
  const found: HeldModifier[] = [];
  addOwn(found, position, figure, attack, own);
  if (given !== NO_PASSIVES) addOwn(found, position, figure, attack, indexed(given).of.get(stat));
  addAuras(found, position, figure, attack, auras);
  for (const { held, modifier, holder } of found) {
    if (!('stat' in modifier)) continue;
    const setting = { attack, about: { card: held.card.id } };
    enter(tally, standingAmount(position, holder, modifier.amount, setting), 'p.49', causeOf, held);
  }
}

const causeOf = ({ cause }: HeldAbility) => cause;

function standingConditionsHold(
  position: Position,
  figure: Figure,
  held: HeldAbility,
  attack?: AttackScope,
): boolean {
  const conditions = held.ability.conditions;
  if (!conditions) return true;
  return (
    hasCombo(position, figure, held, conditions) &&
    testsHold(position, figure, conditions.if, { attack, about: { key: held.key, card: held.card.id } })
  );
}

/** COMBO (p.30): another item with one of the tags, or a weapon of the kind named, is equipped. */
export function hasCombo(
  position: Position,
  figure: Figure,
  held: HeldAbility,
  conditions: Conditions,
): boolean {
  const { combo } = conditions;
  if (!combo) return true;
  return figure.cards.some((card) => {
    if (card.type !== 'item' || card.id === (held.host ?? held.card).id) return false;
    const kind = kindOfItem(position, card);
    if (tagsOfItem(position, figure, card).some((tag) => combo.includes(tag))) return true;
    return kind === 'melee/ranged'
      ? combo.includes('melee') || combo.includes('ranged')
      : kind !== undefined && combo.includes(kind);
  });
}
