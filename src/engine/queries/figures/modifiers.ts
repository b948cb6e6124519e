import { spend } from '../../kernel/budget.ts';
import type { Ability, Conditions, Modifier, Stat } from '../../model/language/abilities.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import type { Position } from '../../model/position.ts';
import type { AttackScope } from '../../model/scopes.ts';
import type { Figure } from '../../model/state.ts';
import type { HeldAbility } from '../cards/abilities-in-play.ts';
import { abilitiesOfAttack, abilitiesOfSpell, listWatching } from '../cards/abilities-of.ts';
import { standingAmount } from './counts.ts';
import { isOnBoard } from './figures.ts';
import { listHeldAbilities } from './held-abilities.ts';
import { kindOfItem, tagsOfItem } from './item-tags.ts';
import { isWatched } from './occasion.ts';
import { testsHold } from './tests.ts';

/** A modifier in force and the ability it stands on. */
export interface HeldModifier {
  readonly held: HeldAbility;
  readonly modifier: Modifier;
  /** Whose ability it is: another's where it is an aura. */
  readonly holder: Figure;
}

/**
 * The modifiers in force for a figure: PASSIVE abilities of its cards in play whose conditions hold, then auras:
 * those of anybody's cards with an `of` that describes it, their conditions judged for their holder.
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
  const own = listHeldAbilities(position, figure, 'passive');
  const given = attack?.with ? abilitiesOfAttack(attack, figure, 'passive') : NOTHING;
  for (const list of [own, given, abilitiesOfSpell(position.state.scopes, figure, 'passive')])
    for (const held of list) {
      const modifiers = wantedOf(held.ability, wanted);
      if (modifiers.length === 0 || !standingConditionsHold(position, figure, held, attack)) continue;
      for (const modifier of modifiers) found.push({ held, modifier, holder: figure });
    }
  addAuras(found, position, figure, attack, wanted);
  return found;
}

const NOTHING: readonly HeldAbility[] = [];

const wantedOf = ({ modifiers = NO_MODIFIERS }: Ability, wanted: (modifier: Modifier) => boolean) =>
  modifiers.some(wanted) ? modifiers.filter(wanted) : NO_MODIFIERS;

function addAuras(
  found: HeldModifier[],
  position: Position,
  figure: Figure,
  attack: AttackScope | undefined,
  wanted: (modifier: Modifier) => boolean,
): void {
  spend(position.state.figures.length);
  for (const holder of position.state.figures) {
    const watching = listWatching(position.cards, holder, 'passive');
    if (watching.length === 0 || !isOnBoard(holder)) continue;
    for (const held of watching) {
      const modifiers = wantedOf(held.ability, wanted).filter((modifier) => !reachesFar(modifier));
      if (modifiers.length === 0 || !isWatched(position, holder, figure, held.ability.of!)) continue;
      const setting = { attack, target: figure.id, about: { key: held.key, card: held.card.id } };
      const { conditions } = held.ability;
      if (conditions && !hasCombo(position, holder, held, conditions)) continue;
      if (!testsHold(position, holder, conditions?.if, setting)) continue;
      for (const modifier of modifiers) found.push({ held, modifier, holder });
    }
  }
}

/** An aura that changed how far SOI go would ask after itself: there is none (X41). */
const reachesFar = (modifier: Modifier): boolean => 'stat' in modifier && modifier.stat === 'influence-range';

/** Whether a modifier of that sort is in force: the name of its field. */
export const hasModifier = (
  position: Position,
  figure: Figure,
  field: KeysOf<Modifier>,
  attack?: AttackScope,
): boolean => listModifiers(position, figure, attack, (modifier) => field in modifier).length > 0;

type KeysOf<T> = T extends unknown ? keyof T : never;

const NO_MODIFIERS: readonly Modifier[] = [];

/** The ledger lines a figure's modifiers give to one value. */
export function modifierEntries(
  position: Position,
  figure: Figure,
  stat: Stat,
  attack?: AttackScope,
): LedgerEntry[] {
  const ofStat = (modifier: Modifier) => 'stat' in modifier && modifier.stat === stat;
  return listModifiers(position, figure, attack, ofStat).flatMap(({ held, modifier, holder }) =>
    'stat' in modifier
      ? [
          {
            cause: held.cause,
            amount: standingAmount(position, holder, modifier.amount, {
              attack,
              about: { card: held.card.id },
            }),
            rule: 'p.49',
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
    if (card.type !== 'item' || card.id === (held.host ?? held.card).id) return false;
    const kind = kindOfItem(position, card);
    if (tagsOfItem(position, figure, card).some((tag) => combo.includes(tag))) return true;
    return kind === 'melee/ranged'
      ? combo.includes('melee') || combo.includes('ranged')
      : kind !== undefined && combo.includes(kind);
  });
}
