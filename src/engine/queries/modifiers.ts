import type { Conditions, Modifier, Stat } from '../model/abilities.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { Position } from '../model/position.ts';
import type { AttackScope } from '../model/scopes.ts';
import type { Figure } from '../model/state.ts';
import { abilitiesOfAttack, faceOfItem, type HeldAbility, listAbilities } from './abilities-of.ts';
import { standingAmount } from './counts.ts';
import { testsHold } from './tests.ts';

/** A modifier in force and the ability it stands on. */
export interface HeldModifier {
  readonly held: HeldAbility;
  readonly modifier: Modifier;
}

/**
 * The modifiers in force for a figure: PASSIVE abilities of its cards in play whose conditions hold.
 * `attack` is the attack to judge text conditions by; absent, those that ask about an attack do not hold. Only
 * the conditions of `wanted` modifiers are judged.
 */
export function listModifiers(
  position: Position,
  figure: Figure,
  attack?: AttackScope,
  wanted: (modifier: Modifier) => boolean = () => true,
): HeldModifier[] {
  const found: HeldModifier[] = [];
  const listed = listAbilities(position.cards, figure, 'passive');
  for (const held of attack?.with ? [...listed, ...abilitiesOfAttack(attack, figure, 'passive')] : listed) {
    const modifiers = (held.ability.modifiers ?? NO_MODIFIERS).filter(wanted);
    if (modifiers.length === 0 || !standingConditionsHold(position, figure, held, attack)) continue;
    for (const modifier of modifiers) found.push({ held, modifier });
  }
  return found;
}

const NO_MODIFIERS: readonly Modifier[] = [];

/** The ledger lines a figure's modifiers give to one value. */
export function modifierEntries(
  position: Position,
  figure: Figure,
  stat: Stat,
  attack?: AttackScope,
): LedgerEntry[] {
  const ofStat = (modifier: Modifier) => 'stat' in modifier && modifier.stat === stat;
  return listModifiers(position, figure, attack, ofStat).flatMap(({ held, modifier }) =>
    'stat' in modifier
      ? [
          {
            label: held.ability.name ?? held.cardName,
            amount: standingAmount(position, figure, modifier.amount, {
              attack,
              about: { card: held.card.id },
            }),
            rule: 'p.49',
            card: held.card.ref,
          },
        ]
      : [],
  );
}

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
    if (card.type !== 'item' || card.id === held.card.id) return false;
    const { tags = [], kind } = faceOfItem(position.cards, card);
    if (tags.some((tag) => combo.includes(tag))) return true;
    return kind === 'melee/ranged'
      ? combo.includes('melee') || combo.includes('ranged')
      : kind !== undefined && combo.includes(kind);
  });
}
