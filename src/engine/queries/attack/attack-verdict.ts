import type { Reason } from '../../model/messages/reason.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import type { AttackProfile } from '../figures/attack-profile.ts';
import { areFiguresAdjacent, isOnBoard, levelOf, listOpponents, rangeOf } from '../figures/figures.ts';
import { isInSight, sightOf } from '../figures/sight.ts';
import { canAct } from '../figures/stats.ts';
import type { Sight } from '../geometry/line-of-sight.ts';

/** Whether an attack may be made; if not, why. */
export type AttackVerdict = { readonly rule: string; readonly sight: Sight | null } & (
  | { readonly legal: true; readonly reason: null }
  | { readonly legal: false; readonly reason: Reason }
);

const no = (reason: Reason, rule: string, sight: Sight | null = null): AttackVerdict => ({
  legal: false,
  reason,
  rule,
  sight,
});

/** Whether an attack may be made, and if not why (p.43 step 1, A1). */
export function attackVerdict(
  position: Position,
  attacker: Figure,
  target: Figure,
  profile: AttackProfile,
): AttackVerdict {
  const barred = barredFrom(position, attacker, target, profile);
  if (barred) return barred;
  if (profile.unseen) return { legal: true, reason: null, rule: 'A1', sight: null };
  const sight = sightOf(position, attacker, target);
  if (sight.blockedBy) return no({ why: 'sight', by: sight.blockedBy }, 'L2', sight);
  return { legal: true, reason: null, rule: 'A1', sight };
}

/** Whether an attack may be made: `attackVerdict` for who asks nothing more. */
export const mayAttack = (
  position: Position,
  attacker: Figure,
  target: Figure,
  profile: AttackProfile,
): boolean =>
  barredFrom(position, attacker, target, profile) === null &&
  (profile.unseen === true || isInSight(position, attacker, target));

/** The attack as it is made on that target: of what can be both, melee where that reaches (X97). */
export const profileAgainst = (
  position: Position,
  attacker: Figure,
  target: Figure,
  profile: AttackProfile,
): AttackProfile =>
  profile.far === undefined || outOfReach(position, attacker, target, profile) === null
    ? profile
    : asRanged(profile.far);

const asRanged = (range: number): AttackProfile => ({ kind: 'ranged', range });

/** What forbids an attack, the line of sight left aside; null for nothing. */
function barredFrom(
  position: Position,
  attacker: Figure,
  target: Figure,
  profile: AttackProfile,
): AttackVerdict | null {
  if (!canAct(attacker))
    return no({ why: attacker.effects.includes('paralyze') ? 'paralyzed' : 'off-board' }, 'S3');
  if (!isOnBoard(target)) return no({ why: 'off-board' }, 'A6');
  if (attacker.id === target.id) return no({ why: 'ally' }, 'p.43');
  if (profile.unseen) return null;
  return outOfReach(position, attacker, target, profileAgainst(position, attacker, target, profile));
}

function outOfReach(
  position: Position,
  attacker: Figure,
  target: Figure,
  profile: AttackProfile,
): AttackVerdict | null {
  const range = rangeOf(attacker, target);
  if (profile.kind === 'melee') {
    const levels = Math.abs(levelOf(position, attacker) - levelOf(position, target));
    if (levels > 1) return no({ why: 'levels', levels }, 'A1');
    if (profile.range <= 1 && (range > 1 || !areFiguresAdjacent(position, attacker.id, target.id)))
      return no({ why: 'not-adjacent' }, 'A1');
  }
  return range > profile.range ? no({ why: 'range', range, reach: profile.range }, 'A1') : null;
}

/** Opponents a figure may attack now. */
export const listTargets = (position: Position, attacker: Figure, profile: AttackProfile): Figure[] =>
  listOpponents(position.state, attacker).filter((target) => mayAttack(position, attacker, target, profile));
