import { RATING } from '../../model/dice.ts';
import {
  enter,
  type Sum,
  sumIn,
  type Tally,
  totalIn,
  withLedger,
  withoutLedger,
} from '../../model/ledger.ts';
import { type Cause, figureCause, term } from '../../model/messages/cause.ts';
import { inOwnShape } from '../../model/own-shape.ts';
import type { Position } from '../../model/position.ts';
import type { AttackScope } from '../../model/scopes.ts';
import type { Figure } from '../../model/state.ts';
import {
  type DamageType,
  type Die,
  type Effect,
  type FigureTag,
  isNegative,
  type Resisted,
  type Skill,
} from '../../model/vocabulary.ts';
import { cardCause, type HeldAbility } from '../cards/abilities-in-play.ts';
import { listWeapons } from '../cards/abilities-of.ts';
import { faceOfItem } from '../cards/item-upgrades.ts';
import { tagsOfItem } from './item-tags.ts';
import {
  enterModifiers,
  hasModifierFor,
  listModifiers,
  mightHaveModifier,
  modifierTotal,
} from './modifiers.ts';

/** The printed numbers of the figure's card. Throws Error when the card is unknown. */
export function printedOf(position: Position, figure: Figure) {
  const card = position.cards.adventurers[figure.card] ?? position.cards.combatants[figure.card];
  if (!card) throw new Error(`no card ${figure.card} for ${figure.id}`);
  return card;
}

const effectCause = (effect: Effect): Cause => ({ kind: 'effect', effect });

const combatantOf = (position: Position, figure: Figure) => position.cards.combatants[figure.card];

/** Points of damage that defeat it (p.67); half as much again for opponents with a fifth player (p.71). */
export function hpOf(position: Position, figure: Figure): number {
  const tally = withoutLedger();
  enterHp(tally, position, figure);
  return totalIn(tally);
}

/** Enters the lines of a figure's HP, damage not counted. */
export function enterHp(tally: Tally, position: Position, figure: Figure): void {
  // In the shape of a CONDUIT an Adventurer keeps its own HP, with what its cards add to them (p.68).
  const own = figure.setAside ? inOwnShape(figure) : figure;
  const printed = printedOf(position, own).hp;
  const more = position.state.ruleset.fifthPlayer && figure.side === 'combatants';
  enter(tally, more ? Math.ceil(printed * 1.5) : printed, 'p.25', figureCause, figure);
  enterModifiers(tally, position, own, 'hp');
}

export const remainingHpOf = (position: Position, figure: Figure): number =>
  Math.max(0, hpOf(position, figure) - figure.damage);

function enterDefense(tally: Tally, position: Position, figure: Figure): void {
  enter(tally, printedOf(position, figure).defense, 'p.25', figureCause, figure);
  for (const card of figure.cards) {
    if (card.type !== 'item') continue;
    const more = faceOfItem(position.cards, card).defense ?? 0;
    if (more) enter(tally, more, 'p.31', cardCause, card);
  }
  enterModifiers(tally, position, figure, 'defense');
  if (figure.effects.includes('darkness')) enter(tally, -1, 'p.74', effectCause, 'darkness');
}

/** Defense Value with its working (p.31), without a Dodge. */
export function defenseOf(position: Position, figure: Figure): Sum {
  const tally = withLedger();
  enterDefense(tally, position, figure);
  return sumIn(tally);
}

function enterArmor(tally: Tally, position: Position, figure: Figure): void {
  const combatant = combatantOf(position, figure);
  if (combatant?.armor) enter(tally, combatant.armor, 'p.54', figureCause, figure);
  for (const card of figure.cards) {
    if (card.type !== 'item') continue;
    const more = faceOfItem(position.cards, card).armor ?? 0;
    if (more) enter(tally, more, 'p.31', cardCause, card);
  }
  enterModifiers(tally, position, figure, 'armor');
  if (figure.effects.includes('barrier')) enter(tally, 1, 'p.74', effectCause, 'barrier');
}

/** Armor Value with its working (p.31). */
export function armorOf(position: Position, figure: Figure): Sum {
  const tally = withLedger();
  enterArmor(tally, position, figure);
  return sumIn(tally);
}

/** Armor Value alone. */
export function armorTotalOf(position: Position, figure: Figure): number {
  const tally = withoutLedger();
  enterArmor(tally, position, figure);
  return totalIn(tally);
}

/** How many times the figure has HEAVY; cumulative (p.32). */
export function heavyOf(position: Position, figure: Figure): number {
  let heavy = combatantOf(position, figure)?.tags.includes('heavy') ? 1 : 0;
  for (const card of figure.cards) {
    if (card.type === 'item') heavy += tagsOfItem(position, figure, card).filter((t) => t === 'heavy').length;
  }
  if (heavy > 0)
    for (const { modifier } of listModifiers(position, figure, 'ignoreHeavy'))
      heavy -= Math.min(heavy, modifier.ignoreHeavy);
  return heavy;
}

function enterMovement(tally: Tally, position: Position, figure: Figure): void {
  const heavy = heavyOf(position, figure);
  enter(tally, printedOf(position, figure).movement, 'p.25', figureCause, figure);
  enterModifiers(tally, position, figure, 'movement');
  if (heavy) enter(tally, -heavy, 'p.32', term, 'heavy');
  for (const { held } of listModifiers(position, figure, 'halfMovement'))
    enter(tally, -Math.floor(totalIn(tally) / 2), 'X172', abilityOf, held); // p.67: half is rounded up
}

const abilityOf = ({ cause }: HeldAbility): Cause => cause;

/** Movement Value in points with its working, HEAVY taken off (p.32). */
export function movementOf(position: Position, figure: Figure): Sum {
  const tally = withLedger();
  enterMovement(tally, position, figure);
  return sumIn(tally);
}

/** Movement Value alone. */
export function movementTotalOf(position: Position, figure: Figure): number {
  const tally = withoutLedger();
  enterMovement(tally, position, figure);
  return totalIn(tally);
}

/** SP gained in a Refresh Phase and the most it may hold (p.25). Zero for Intelligent Combatants. */
export function staminaOf(
  position: Position,
  figure: Figure,
): { readonly recovery: number; readonly max: number } {
  const card = printedOf(position, figure);
  return {
    recovery: Math.max(0, (card.spRecovery ?? 0) + modifierTotal(position, figure, 'sp-recovery')),
    max: Math.max(0, (card.spMax ?? 0) + modifierTotal(position, figure, 'sp-max')),
  };
}

/** Whether a tag of pp.32-33 is in force for the figure: printed, granted, or for the movement under way. */
export function hasTag(position: Position, figure: Figure, tag: FigureTag, attack?: AttackScope): boolean {
  if (tag === 'heavy') return heavyOf(position, figure) > 0;
  if (combatantOf(position, figure)?.tags.includes(tag))
    return !hasModifierFor(position, figure, 'removeTag', tag, attack);
  if (tag === 'flight' && fliesNow(position, figure)) return true;
  return hasModifierFor(position, figure, 'tag', tag, attack);
}

/** Whether it might be, wherever anybody stood: a cheap no for what is only thought of. */
export const mightHaveTag = (position: Position, figure: Figure, tag: Exclude<FigureTag, 'heavy'>): boolean =>
  combatantOf(position, figure)?.tags.includes(tag) === true || mightHaveModifier(position, figure, 'tag');

/** FLIGHT for the movement under way alone. */
function fliesNow({ state }: Position, figure: Figure): boolean {
  for (const scope of state.scopes)
    if (scope.kind === 'move' && scope.figure === figure.id && scope.flight) return true;
  return false;
}

/** Dice of the Conviction or Casting Upgrades in force (p.35), in the order the cards lie. */
export const listUpgrades = (position: Position, figure: Figure, kind: 'conviction' | 'casting'): Die[] =>
  kind === 'conviction'
    ? listModifiers(position, figure, 'conviction').map(({ modifier }) => modifier.conviction)
    : [
        ...listModifiers(position, figure, 'casting').map(({ modifier }) => modifier.casting),
        ...listModifiers(position, figure, 'castingFromWeapon').flatMap(({ modifier }) =>
          weaponDice(position, figure, modifier.castingFromWeapon),
        ),
      ];

const weaponDice = (position: Position, figure: Figure, tags: readonly string[]): Die[] =>
  listWeapons(position.cards, figure).flatMap(({ card, face }) =>
    tagsOfItem(position, figure, card).some((tag) => tags.includes(tag)) ? (face.dice ?? []).slice(0, 1) : [],
  );

/** The two Conviction dice: up to two Upgrades, the best ones unless told which, replace the worst dice (p.35). */
export const convictionDiceOf = (
  position: Position,
  figure: Figure,
  upgrades: readonly Die[] = listUpgrades(position, figure, 'conviction'),
): readonly [Die, Die] => upgraded(printedOf(position, figure).conviction, upgrades) as [Die, Die];

/** The Casting die, with the best Upgrade unless told which; null for a figure that has none (p.55). */
export function castingDieOf(
  position: Position,
  figure: Figure,
  upgrades: readonly Die[] = listUpgrades(position, figure, 'casting'),
): Die | null {
  const base = printedOf(position, figure).casting;
  return base === null ? null : upgraded([base], upgrades)[0]!;
}

/** Printed places stay: each Upgrade, best first, takes the place of the worst die it betters. */
function upgraded(base: readonly Die[], upgrades: readonly Die[]): Die[] {
  const dice = [...base];
  for (const die of [...upgrades].sort((a, b) => RATING[b] - RATING[a]).slice(0, dice.length)) {
    let worst = -1;
    dice.forEach((d, i) => {
      if (base[i] === d && RATING[d] < RATING[die] && (worst < 0 || RATING[d] < RATING[dice[worst]!]))
        worst = i;
    });
    if (worst >= 0) dice[worst] = die;
  }
  return dice;
}

/** Conviction Value (D2): the ratings of the dice in use, added up. */
export const convictionValueOf = (position: Position, figure: Figure): number =>
  convictionDiceOf(position, figure).reduce((sum, die) => sum + RATING[die], 0);

/** Spaces of the Sphere of Influence: 4 unless changed (L6). */
export function influenceRangeOf(position: Position, figure: Figure): number {
  const tally = withoutLedger();
  enterInfluence(tally, position, figure);
  return totalIn(tally);
}

function enterInfluence(tally: Tally, position: Position, figure: Figure): void {
  enter(tally, 4, 'p.45', term, 'influence');
  enterModifiers(tally, position, figure, 'influence-range');
}

/** Skill Value (p.25), never below 0 (p.67). HEAVY takes from Agility (p.32). null for Combatants: they roll BLACK (p.66). */
export function skillOf(position: Position, figure: Figure, skill: Skill): number | null {
  const printed = position.cards.adventurers[figure.card]?.skills[skill];
  if (printed === undefined) return null;
  let value = printed;
  for (const { modifier } of listModifiers(position, figure, 'skill', undefined, (m) => m.skill === skill))
    value += modifier.amount;
  return Math.max(0, skill === 'agility' ? value - heavyOf(position, figure) : value);
}

/** IMMUNITY (p.32) against an effect or a damage type. */
export function isImmune(position: Position, figure: Figure, to: Effect | DamageType): boolean {
  if (combatantOf(position, figure)?.immunity?.includes(to)) return true;
  return hasModifierFor(position, figure, 'immunity', to);
}

/** Whether it may be given that Effect: one of each (S2), none it is immune to, with Disease no positive one (p.74). */
export const mayBear = (position: Position, figure: Figure, effect: Effect): boolean =>
  !figure.effects.includes(effect) &&
  !isImmune(position, figure, effect) &&
  (isNegative(effect) || !figure.effects.includes('disease'));

/** RESISTANCE (p.33) against a damage type, or against a weapon with one of those tags; null without any. */
export function resistanceOf(
  position: Position,
  figure: Figure,
  to: DamageType,
  weapons: readonly string[],
): Resisted | null {
  const resists = (one: Resisted) => (typeof one === 'string' ? one === to : weapons.includes(one.weapon));
  const given = listModifiers(position, figure, 'resistance');
  return (
    [
      ...(combatantOf(position, figure)?.resistance ?? []),
      ...given.map(({ modifier }) => modifier.resistance),
    ].find(resists) ?? null
  );
}

/** Paralyze ends actions and forbids new ones (S3). */
export const canAct = (figure: Figure): boolean =>
  !figure.defeated && figure.at !== null && !figure.effects.includes('paralyze');
