import type { Position } from '../../model/position.ts';
import type { Figure } from '../../model/state.ts';
import type { AttackProfile } from '../figures/attack-profile.ts';
import {
  areAllies,
  areFiguresAdjacent,
  isOnBoard,
  levelOf,
  listOpponents,
  rangeOf,
} from '../figures/figures.ts';
import { sightOf } from '../figures/sight.ts';
import { canAct } from '../figures/stats.ts';
import type { Sight } from '../geometry/line-of-sight.ts';

export interface AttackVerdict {
  readonly legal: boolean;
  /** Why not, in the table's words. */
  readonly reason: string | null;
  readonly rule: string;
  readonly sight: Sight | null;
}

const no = (reason: string, rule: string, sight: Sight | null = null): AttackVerdict => ({
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
  if (!canAct(attacker))
    return no(attacker.effects.includes('paralyze') ? 'paralyzed' : 'not on the board', 'S3');
  if (!isOnBoard(target)) return no('not on the board', 'A6');
  if (areAllies(attacker, target)) return no('an ally', 'p.43');
  if (profile.unseen) return { legal: true, reason: null, rule: 'A1', sight: null };
  const range = rangeOf(attacker, target);
  if (profile.kind === 'melee') {
    const levels = Math.abs(levelOf(position, attacker) - levelOf(position, target));
    if (levels > 1) return no(`${levels} levels apart; melee reaches 1`, 'A1');
    if (profile.range <= 1 && !areFiguresAdjacent(position, attacker.id, target.id))
      return no('not adjacent', 'A1');
  }
  if (range > profile.range) return no(`range ${range}, reaches ${profile.range}`, 'A1');
  const sight = sightOf(position, attacker, target);
  if (!sight.clear) return no(`no line of sight: ${blockText(position, sight)}`, 'L2', sight);
  return { legal: true, reason: null, rule: 'A1', sight };
}

/** What blocks a line, in words. */
export function blockText(position: Position, sight: Sight): string {
  const by = sight.blockedBy;
  if (!by) return 'clear';
  const name = by.figure ? position.state.figures.find((f) => f.id === by.figure)?.name : undefined;
  return `${name ?? by.reason} at ${by.at[0]},${by.at[1]}`;
}

/** Opponents a figure may attack now. */
export const listTargets = (position: Position, attacker: Figure, profile: AttackProfile): Figure[] =>
  listOpponents(position.state, attacker).filter(
    (target) => attackVerdict(position, attacker, target, profile).legal,
  );
