import { deeper, spend } from '../../kernel/budget.ts';
import { isBetween } from '../../model/between.ts';
import type { Setting } from '../../model/circumstances.ts';
import { FACES, faceOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { CardRef } from '../../model/ids.ts';
import type { AnyEffect, ShownFace, Test } from '../../model/language/abilities.ts';
import type { Cause } from '../../model/messages/cause.ts';
import type { Position } from '../../model/position.ts';
import type { RolledDie, Scope } from '../../model/scopes.ts';
import type { Figure } from '../../model/state.ts';
import { type AbilityToken, EFFECTS, type Effect, isNegative } from '../../model/vocabulary.ts';
import { listWeapons } from '../cards/abilities-of.ts';
import { circumstanceHolds } from './circumstance-holds.ts';
import { attacksOf, damageOf, differenceOf, energyOf, listAround, targetOf } from './counts.ts';
import { fitsFilter } from './figure-filter.ts';
import { areAllies, areFiguresAdjacent, rangeOf } from './figures.ts';
import { isFlankingAttack } from './flanking-attack.ts';
import { tagsOfItem } from './item-tags.ts';
import { hasTag, hpOf, remainingHpOf } from './stats.ts';

/** Text conditions, all of them. Those that ask about an attack do not hold where there is none. */
export function testsHold(
  position: Position,
  figure: Figure,
  tests: readonly Test[] | undefined,
  setting: Setting = {},
): boolean {
  if (tests === undefined) return true;
  spend(tests.length);
  return deeper(() => tests.every((test) => testHolds(position, figure, test, setting)));
}

function testHolds(position: Position, figure: Figure, test: Test, setting: Setting): boolean {
  const { attack, about } = setting;
  const other = () => targetOf(position, figure, setting);
  switch (test.is) {
    case 'dodged':
      return attack !== undefined && attack.dodge !== null;
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
    case 'target-adjacent': {
      if (attack) return areFiguresAdjacent(position, attack.attacker, attack.target);
      const target = other();
      return target !== null && areFiguresAdjacent(position, figure.id, target.id);
    }
    case 'damage-at-least-half':
      return figure.damage * 2 >= hpOf(position, figure);
    case 'has-effect':
      return figure.effects.includes(test.effect);
    case 'target-has-effect':
      return other()?.effects.includes(test.effect) ?? false;
    case 'not':
      return !testHolds(position, figure, test.test, setting);
    case 'any':
      return test.tests.some((one) => testHolds(position, figure, one, setting));
    case 'subject': {
      const subject = about?.subject === undefined ? null : figureIn(position.state, about.subject);
      return subject !== null && testsHold(position, subject, test.tests, setting);
    }
    case 'weapons':
      return countWeapons(position, figure, test) >= (test.count ?? 1);
    case 'damage': {
      const whose = test.of === 'self' ? figure : other();
      if (!whose) return false;
      return test.atLeast === 'half'
        ? whose.damage * 2 >= hpOf(position, whose)
        : whose.damage >= test.atLeast;
    }
    case 'difference':
      return (
        (attack?.hit === true || about?.difference !== undefined) && differenceOf(setting) >= test.atLeast
      );
    case 'attack-number':
      return attacksOf(position, figure) >= test.atLeast;
    case 'target-is': {
      const target = other();
      return target !== null && isTarget(position, figure, target, test);
    }
    case 'has-any-effect':
      return hasAnyEffect(figure, test.polarity);
    case 'target-has-any-effect': {
      const target = other();
      return target !== null && hasAnyEffect(target, test.polarity);
    }
    case 'damage-dealt': {
      if (test.atLeast !== 'half-of-remaining') return damageOf(setting) >= test.atLeast;
      const target = other();
      const left = target ? remainingHpOf(position, target) + damageOf(setting) : 0;
      return damageOf(setting) > 0 && damageOf(setting) * 2 >= left;
    }
    case 'damage-taken':
      return damageOf(setting) >= test.atLeast;
    case 'distance': {
      const target = other();
      return target?.at != null && figure.at !== null && isBetween(rangeOf(figure, target), test);
    }
    case 'own-turn':
      return position.state.turn?.figure === figure.id;
    case 'sp':
      return isBetween(figure.sp, test);
    case 'adjacent':
    case 'in-soi': {
      const who = test.side === 'opponent' ? 'opponents' : 'allies';
      return listAround(position, figure, `${who}-${test.is}`).length >= (test.atLeast ?? 1);
    }
    case 'would-miss':
      return about?.misses === true;
    case 'shows':
      return (about?.rolled ?? attack?.rolled ?? []).some((die) => showsFace(die, test.face));
    case 'token':
      return (figure.tokens[test.token] ?? 0) >= (test.atLeast ?? 1);
    case 'energy':
      return energyOf(figure, setting) >= test.atLeast;
    case 'gained':
      return about?.gained !== undefined && isGained(about.gained, about.gainedBy, test);
    case 'by-attack':
      return underWay(position)?.kind === 'attack';
    case 'by-spell': {
      const spell = underWay(position);
      return spell?.kind === 'spell' && !spell.spellLike;
    }
    case 'has-reduced':
      return (position.state.turn ?? position.state.clock).used?.includes(reducedMark(figure.id)) ?? false;
    case 'shaped':
      return figure.setAside !== undefined;
    case 'started-by-this':
      return attack?.ability !== undefined && attack.ability === about?.key;
    default:
      return circumstanceHolds(position, figure, test, setting);
  }
}

/** How it stands among what was used in a turn that a figure has reduced damage by an ability (p.29). */
export const REDUCES = 'reduces-damage';
const reducedMark = (figure: string): string => `${figure}:${REDUCES}`;

/** What is being carried out, occasions aside. */
const underWay = ({ state }: Position): Scope | undefined =>
  state.scopes.findLast(({ kind }) => kind !== 'occasion');

function countWeapons(position: Position, figure: Figure, test: Extract<Test, { is: 'weapons' }>): number {
  return listWeapons(position.cards, figure).filter(
    ({ card, face }) =>
      (test.hands === undefined || face.hands === test.hands) &&
      (test.kind === undefined || face.kind === test.kind || face.kind === 'melee/ranged') &&
      (test.tag === undefined || tagsOfItem(position, figure, card).includes(test.tag)),
  ).length;
}

function isTarget(
  position: Position,
  figure: Figure,
  target: Figure,
  test: Extract<Test, { is: 'target-is' }>,
): boolean {
  const ally = areAllies(figure, target);
  if (test.side === 'ally' && !ally) return false;
  if (test.side === 'another-ally' && (!ally || target.id === figure.id)) return false;
  if (test.side === 'opponent' && ally) return false;
  if (test.tag !== undefined && !hasTag(position, target, test.tag)) return false;
  if (test.summoned !== undefined && target.spawnedByFigure !== test.summoned) return false;
  if (test.with !== undefined && !fitsFilter(position, figure, target, test.with)) return false;
  return test.marked === undefined || isMarked(target, test.marked, figure);
}

/** Whether the figure bears that mark of the other's. */
export const isMarked = (figure: Figure, mark: string, by: Figure): boolean =>
  figure.marks?.some((one) => one.mark === mark && one.by === by.id) ?? false;

function isGained(
  gained: AbilityToken | Effect,
  by: Cause | undefined,
  { token, effect, polarity, discipline }: Extract<Test, { is: 'gained' }>,
): boolean {
  if (discipline !== undefined && !isOfDiscipline(by, discipline)) return false;
  if (token !== undefined && gained !== token) return false;
  if (effect !== undefined && gained !== effect) return false;
  if (polarity === undefined) return true;
  return (EFFECTS as readonly string[]).includes(gained)
    ? isNegative(gained as Effect) === (polarity === 'negative')
    : false;
}

const isOfDiscipline = (by: Cause | undefined, discipline: CardRef): boolean =>
  by?.kind === 'ability' && by.type === 'discipline' && by.card === discipline;

/** Whether it has an effect of that kind, or any. */
export const hasAnyEffect = (figure: Figure, polarity?: 'positive' | 'negative'): boolean =>
  figure.effects.some((effect) => polarity === undefined || isNegative(effect) === (polarity === 'negative'));

/** Whether a die shows it. BLACK has no numbers, so neither a lowest nor a highest. */
export function showsFace(die: RolledDie, face: ShownFace): boolean {
  const up = faceOf(die);
  if (face === 'skull') return up.skull;
  if (face === 'book' || face === 'shield' || face === 'burst') return up[face] > 0;
  if (die.die === 'black') return false;
  const numbers = FACES[die.die].map(({ number }) => number);
  return up.number === (face === 'lowest' ? Math.min(...numbers) : Math.max(...numbers));
}

/** Whether it bears an effect that such a removal could take away. */
export function bearsEffect(figure: Figure, effect: Effect | AnyEffect): boolean {
  switch (effect) {
    case 'any':
      return hasAnyEffect(figure);
    case 'any-negative':
      return hasAnyEffect(figure, 'negative');
    case 'any-positive':
      return hasAnyEffect(figure, 'positive');
    default:
      return figure.effects.includes(effect);
  }
}
