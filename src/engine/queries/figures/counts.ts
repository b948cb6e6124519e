import { deeper, spend } from '../../kernel/budget.ts';
import type { Setting } from '../../model/circumstances.ts';
import { faceOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { Counted, CountWord, StandingAmount } from '../../model/language/abilities.ts';
import { addUp } from '../../model/ledger.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import { attackProfileOf, attackRangeOf } from './attack-profile.ts';
import { borneBy } from './borne.ts';
import { listCounted } from './circumstance-holds.ts';
import {
  areAllies,
  areFiguresAdjacent,
  levelOf,
  listOpponents,
  listOtherAllies,
  rangeOf,
} from './figures.ts';
import { isInInfluence } from './sight.ts';
import { armorTotalOf, defenseOf, hpOf, remainingHpOf } from './stats.ts';

/** A standing number as it is now. */
export const standingAmount = (
  position: Position,
  figure: Figure,
  amount: StandingAmount,
  setting: Setting = {},
): number => (typeof amount === 'number' ? amount : countedAmount(position, figure, amount, setting));

/** A counted number: times, halved, plus and minus, no more than its most. May be below 0. */
export function countedAmount(
  position: Position,
  figure: Figure,
  counted: Counted,
  setting: Setting = {},
): number {
  const { times = 1, plus = 0, minus = 0, half, max } = counted;
  const whole = deeper(() => count(position, figure, counted, setting)) * times;
  const base = half === 'up' ? Math.ceil(whole / 2) : whole; // p.67
  const total = base + plus - minus;
  return max === undefined ? total : Math.min(total, standingAmount(position, figure, max, setting));
}

/** The target spoken of: the one told, else the other side of the attack. */
export function targetOf(position: Position, figure: Figure, { attack, target }: Setting): Figure | null {
  const id =
    target !== undefined
      ? target
      : attack?.attacker === figure.id
        ? attack.target
        : (attack?.attacker ?? null);
  return id === null ? null : figureIn(position.state, id);
}

/** By how much the attack hit or the Conviction Check failed; 0 where neither is so. */
export function differenceOf({ attack, about }: Setting): number {
  if (about?.difference !== undefined) return about.difference;
  return attack?.hit ? addUp(attack.toHit) - addUp(attack.defense) : 0;
}

/** Damage dealt or taken just before, else by the attack under way. */
export const damageOf = ({ attack, about }: Setting): number => about?.damage ?? attack?.finalDamage ?? 0;

/** The figure's attacks in this turn, on that target alone where one is told. */
export const attacksOf = (position: Position, figure: Figure, target?: string): number =>
  (position.state.turn?.attacks ?? []).filter(
    (attack) => attack.attacker === figure.id && (target === undefined || attack.target === target),
  ).length;

function count(position: Position, figure: Figure, counted: Counted, setting: Setting): number {
  const ofTarget = (value: (target: Figure) => number): number => {
    const target = targetOf(position, figure, setting);
    return target ? value(target) : 0;
  };
  switch (counted.count) {
    case 'tree-level':
      return highestLevel(position, figure, counted.tree ?? '');
    case 'own-damage':
      return figure.damage;
    case 'own-hp':
      return hpOf(position, figure);
    case 'remaining-hp':
      return remainingHpOf(position, figure);
    case 'own-armor':
      return armorTotalOf(position, figure);
    case 'target-damage':
      return ofTarget((target) => target.damage);
    case 'target-armor':
      return ofTarget((target) => armorTotalOf(position, target));
    case 'target-hp':
      return ofTarget((target) => hpOf(position, target));
    case 'target-remaining-hp':
      return ofTarget((target) => remainingHpOf(position, target));
    case 'healed':
      return setting.about?.healed ?? 0;
    case 'target-effects':
      return ofTarget((target) => target.effects.length);
    case 'distance':
      return ofTarget((target) => (figure.at && target.at ? rangeOf(figure, target) : 0));
    case 'damage-dealt':
    case 'damage-taken':
      return damageOf(setting);
    case 'difference':
      return differenceOf(setting);
    case 'attacks-this-turn':
      return attacksOf(position, figure);
    case 'attacks-on-target':
      return ofTarget((target) => {
        const underWay = setting.attack?.attacker === figure.id && setting.attack.target === target.id;
        return attacksOf(position, figure, target.id) - (underWay ? 1 : 0);
      });
    case 'allies-adjacent':
    case 'allies-in-soi':
    case 'opponents-adjacent':
    case 'opponents-in-soi':
      return listAround(position, figure, counted.count).length;
    case 'energy':
      return energyOf(figure, setting);
    case 'chosen':
      return setting.about?.number ?? 0;
    case 'highest-combat-die':
      return Math.max(0, ...(setting.attack?.rolled ?? []).map((die) => faceOf(die).number));
    case 'weapon-range':
      return attackRangeOf(attackProfileOf(position, figure));
    case 'sp':
      return figure.sp;
    case 'tokens':
      return counted.token ? (figure.tokens[counted.token] ?? 0) : 0;
    case 'figures':
      return counted.of ? listCounted(position, figure, counted.of).length : 0;
    case 'borne':
      return borneBy(figure, counted.what ?? '');
    case 'target-borne':
      return ofTarget((target) => borneBy(target, counted.what ?? ''));
    case 'round':
      return position.state.clock.round;
    case 'elevation':
      return levelOf(position, figure);
    case 'own-effects':
      return figure.effects.length;
    case 'own-defense':
      return defenseOf(position, figure).total;
    case 'target-defense':
      return ofTarget((target) => defenseOf(position, target).total);
    case 'target-sp':
      return ofTarget((target) => target.sp);
    case 'gold':
      return position.state.loot.gold;
    case 'defeated-allies':
    case 'defeated-opponents': {
      const allies = counted.count === 'defeated-allies';
      return position.state.figures.filter((one) => one.defeated && areAllies(one, figure) === allies).length;
    }
  }
}

/** The highest level of a tree among the figure's disciplines (p.34). */
export function highestLevel(position: Position, figure: Figure, tree: string): number {
  let highest = 0;
  for (const card of figure.cards) {
    const discipline = card.type === 'discipline' ? position.cards.disciplines[card.ref] : undefined;
    if (discipline?.tree === tree) highest = Math.max(highest, discipline.level);
  }
  return highest;
}

type Around = Extract<CountWord, `${'allies' | 'opponents'}-${'adjacent' | 'in-soi'}`>;

/** Other allies, or opponents, adjacent to the figure or in its Sphere of Influence. */
export function listAround(position: Position, figure: Figure, where: Around): Figure[] {
  const others = where.startsWith('allies')
    ? listOtherAllies(position.state, figure)
    : listOpponents(position.state, figure);
  spend(others.length);
  return others.filter((other) =>
    where.endsWith('adjacent')
      ? areFiguresAdjacent(position, figure.id, other.id)
      : isInInfluence(position, figure, other),
  );
}

/** Energy on the card the ability is on. */
export const energyOf = (figure: Figure, { about }: Setting): number =>
  figure.cards.find((card) => card.id === about?.card)?.energy ?? 0;
