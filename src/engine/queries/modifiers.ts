import type { Conditions, Modifier, Stat, Test } from '../model/abilities.ts';
import { figureIn } from '../model/figures.ts';
import type { LedgerEntry } from '../model/ledger.ts';
import type { Position } from '../model/position.ts';
import type { AttackScope } from '../model/scopes.ts';
import type { Figure } from '../model/state.ts';
import { faceOfItem, type HeldAbility, listAbilities, listWeapons } from './abilities-of.ts';
import { areFiguresAdjacent } from './figures.ts';
import { isFlankingAttack } from './flank.ts';

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
  for (const held of listAbilities(position.cards, figure, 'passive')) {
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
            amount: modifier.amount,
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
  return hasCombo(position, figure, held, conditions) && testsHold(position, figure, conditions.if, attack);
}

/** COMBO (p.30): another item with one of the tags is equipped. */
export function hasCombo(
  position: Position,
  figure: Figure,
  held: HeldAbility,
  conditions: Conditions,
): boolean {
  if (!conditions.combo) return true;
  return figure.cards.some(
    (card) =>
      card.type === 'item' &&
      card.id !== held.card.id &&
      (faceOfItem(position.cards, card).tags ?? []).some((tag) => conditions.combo!.includes(tag)),
  );
}

/** Text conditions, all of them. */
export function testsHold(
  position: Position,
  figure: Figure,
  tests: readonly Test[] | undefined,
  attack?: AttackScope,
): boolean {
  return (tests ?? []).every((test) => testHolds(position, figure, test, attack));
}

function testHolds(position: Position, figure: Figure, test: Test, attack?: AttackScope): boolean {
  switch (test.is) {
    case 'attack-kind':
      return attack?.attackKind === test.kind;
    case 'weapon-hands':
      return listWeapons(position.cards, figure).some(({ face }) => face.hands === test.hands);
    case 'weapon-kind':
      return listWeapons(position.cards, figure).some(
        ({ face }) => face.kind === test.kind || face.kind === 'melee/ranged',
      );
    case 'flanking':
      return (
        attack !== undefined &&
        attack.attackKind === 'melee' &&
        isFlankingAttack(position, attack.attacker, attack.target, attack.range)
      );
    case 'target-adjacent':
      return attack !== undefined && areFiguresAdjacent(position, attack.attacker, attack.target);
    case 'damage-at-least-half': {
      const hp =
        position.cards.adventurers[figure.card]?.hp ?? position.cards.combatants[figure.card]?.hp ?? 0;
      return figure.damage * 2 >= hp;
    }
    case 'has-effect':
      return figure.effects.includes(test.effect);
    case 'target-has-effect':
      return attack !== undefined && figureIn(position.state, attack.target).effects.includes(test.effect);
  }
}
