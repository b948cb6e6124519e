/**
 * What an enemy does (malhya.txt L4887–L5094): by its first attack line, melee or ranged. Further lines follow without
 * moving, each whole, if they get at somebody (L5050).
 *
 * A figure that came beside its prey and lost it again before it attacked has not been engaged: it chooses anew with what
 * is left of its Movement (L4807). A prey that moves off on the way: the same (L4805).
 */
import type { Field, Standing } from '../place/standing.ts';
import type { EnemyAttack, UpgradedEnemy } from './enemy-card.ts';
import { meleeDecision } from './enemy-melee.ts';
import { rangedDecision } from './enemy-ranged.ts';
import { targetFrom } from './fight-targets.ts';
import { CLEAN, ENGAGED, type EnemyBrief, type EnemyDecision, FRESH, NEAREST, PURSUED } from './priority.ts';
import { attackHere, decided, siftHeroes, weighing } from './weighing.ts';

/** What an enemy goes by, from its card, its tokens and the turn so far. */
export const briefOf = (
  { by, area = false }: EnemyAttack,
  { movement, leave, engagedFirst }: Pick<UpgradedEnemy, 'movement' | 'leave' | 'engagedFirst'>,
  attacked: readonly string[],
): EnemyBrief => ({
  ranged: by.kind === 'ranged',
  range: by.kind === 'ranged' ? by.range : null,
  longReach: by.kind === 'melee' && by.longReach,
  area,
  engagedFirst,
  movement,
  leave,
  attacked,
});

export function enemyDecision(field: Field, enemy: Standing, brief: EnemyBrief): EnemyDecision {
  const weighed = weighing(field, enemy, brief);
  return brief.ranged ? rangedDecision(weighed) : meleeDecision(weighed);
}

/**
 * Whom a further line is made against, from where it stands: one not yet attacked first in melee (L4903), at range the
 * nearest without penalty (L4962); with the sign an engaged one (MA-122). Nobody: the line is left out.
 */
export function furtherLine(
  field: Field,
  enemy: Standing,
  attack: EnemyAttack,
  brief: EnemyBrief,
): EnemyDecision {
  const own = { ...briefOf(attack, brief, brief.attacked), movement: 0, leave: 0 };
  const weighed = weighing(field, enemy, own);
  const gets = weighed.heroes.filter(
    ({ figure }) => targetFrom(field, enemy, figure, attack.by).why === null,
  );
  if (gets.length === 0) return decided(weighed, own.ranged ? 4 : 3, 'nobody-in-reach', [], []);
  const pursues = own.engagedFirst && gets.some(({ engaged }) => engaged);
  const sieves = own.ranged
    ? [pursues ? ENGAGED : CLEAN, NEAREST, FRESH]
    : [own.engagedFirst ? PURSUED : FRESH, NEAREST];
  const { left, by } = siftHeroes(gets, sieves);
  return decided(weighed, own.ranged ? 3 : 1, own.ranged ? 'sees' : 'engaged', attackHere(weighed, left), by);
}
