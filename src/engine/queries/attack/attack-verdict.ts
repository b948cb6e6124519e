import type { Board } from '../../model/board.ts';
import type { Reason } from '../../model/messages/reason.ts';
import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import type { AttackProfile } from '../figures/attack-profile.ts';
import { isOnBoard, isPlaced, levelOf, listOpponents, rangeOf } from '../figures/figures.ts';
import { isBeyond } from '../figures/held-fast.ts';
import { isInSight, sightOf } from '../figures/sight.ts';
import { canAct } from '../figures/stats.ts';
import { levelsOfMelee, rangeOfBases } from '../geometry/adjacency.ts';
import { type Base, levelUnder } from '../geometry/board-grid.ts';
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
  const bar = barTo(position, attacker, target, profile);
  if (bar !== null) return toldOf(bar, position, attacker, target, profile);
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
  barTo(position, attacker, target, profile) === null &&
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

type Bar = 'cannot-act' | 'gone' | 'itself' | 'beyond' | OutOfReach;
type OutOfReach = 'levels' | 'not-adjacent' | 'range';

/** What forbids an attack, the line of sight left aside; null for nothing. */
function barTo(position: Position, attacker: Figure, target: Figure, profile: AttackProfile): Bar | null {
  if (!canAct(attacker)) return 'cannot-act';
  if (!isOnBoard(target)) return 'gone';
  if (attacker.id === target.id) return 'itself';
  const far = profile.unseen
    ? null
    : outOfReach(position, attacker, target, profileAgainst(position, attacker, target, profile));
  // Asked last: most are too far, and hardly anybody cannot be targeted.
  return far ?? (isBeyond(position, target, attacker) ? 'beyond' : null);
}

function toldOf(
  bar: Bar,
  position: Position,
  attacker: Figure,
  target: Figure,
  profile: AttackProfile,
): AttackVerdict {
  switch (bar) {
    case 'cannot-act':
      return no({ why: attacker.effects.includes('paralyze') ? 'paralyzed' : 'off-board' }, 'S3');
    case 'gone':
      return no({ why: 'off-board' }, 'A6');
    case 'itself':
      return no({ why: 'ally' }, 'p.43');
    case 'beyond':
      return no({ why: 'not-to-be-targeted' }, 'X163');
    case 'levels': {
      const { board } = position.state;
      const { range: reach } = profileAgainst(position, attacker, target, profile);
      const near = isPlaced(attacker) && isPlaced(target) ? levelsOfMelee(board, attacker, target, reach) : 0;
      const levels = Number.isFinite(near)
        ? near
        : Math.abs(levelOf(position, attacker) - levelOf(position, target));
      return no({ why: 'levels', levels }, 'A1');
    }
    case 'not-adjacent':
      return no({ why: 'not-adjacent' }, 'A1');
    case 'range': {
      const { range: reach } = profileAgainst(position, attacker, target, profile);
      return no({ why: 'range', range: rangeOf(attacker, target), reach }, 'A1');
    }
  }
}

const outOfReach = (
  { state }: Position,
  attacker: Figure,
  target: Figure,
  profile: AttackProfile,
): OutOfReach | null =>
  isPlaced(attacker) && isPlaced(target) ? outOfReachFrom(state.board, attacker, target, profile) : 'range';

/** What puts an attack from one base on another out of its reach (A1); null for nothing. */
export function outOfReachFrom(
  board: Board,
  from: Base,
  to: Base,
  { kind, range }: AttackProfile,
): OutOfReach | null {
  if (kind === 'melee') {
    const levels = levelsOfMelee(board, from, to, range);
    if (levels <= 1) return null;
    if (Number.isFinite(levels) || Math.abs(levelUnder(board, from) - levelUnder(board, to)) > 1)
      return 'levels';
    if (range <= 1) return 'not-adjacent';
  }
  return rangeOfBases(from, to) > range ? 'range' : null;
}

/** Opponents a figure may attack now. */
export const listTargets = (position: Position, attacker: Figure, profile: AttackProfile): Figure[] =>
  listOpponents(position.state, attacker).filter((target) => mayAttack(position, attacker, target, profile));
