/** What talents add to an attack by where one comes from and who stands there (L5912, L5924, L5952). */
import type { Target } from '../combat/fight-targets.ts';
import type { AttackPart } from '../combat/pools.ts';
import { type Space, spacesApart } from '../place/space.ts';
import type { Position } from './booklets.ts';
import { fieldOf, placeHero, standingWith } from './field-of.ts';
import { fightSignsOf } from './fighters.ts';

/** Spaces of an onset (L5912). */
export const ONSET = 3;

/** Whether the last steps of a way go straight, each of them nearer to it (MA-159). */
export function isOnset(trail: readonly Space[], target: Space): boolean {
  const last = trail.slice(-ONSET - 1);
  if (last.length <= ONSET) return false;
  const [dx, dy] = [last[1]![0] - last[0]![0], last[1]![1] - last[0]![1]];
  return last.every((at, i) => {
    if (i === 0) return true;
    const before = last[i - 1]!;
    const isStraight = at[0] - before[0] === dx && at[1] - before[1] === dy;
    return isStraight && spacesApart(at, target) < spacesApart(before, target);
  });
}

/** Of a hero; below 0: it is an enemy's attack. */
export function partsByTalents(position: Position, hero: number, target: Target): AttackPart[] {
  if (hero < 0) return [];
  const to = standingWith(fieldOf(position), target.id)?.at;
  const { trail } = placeHero(position, hero).boost;
  return fightSignsOf(position, hero).flatMap(({ charge, beside }) => [
    ...(charge && to && isOnset(trail, to) ? [charge] : []),
    ...(beside && target.outnumber.length > 0 ? [beside] : []),
  ]);
}

/** Yellow lines are no penalty for who has a talent against them (L5952). */
export const withoutYellow = (position: Position, hero: number, target: Target): Target =>
  fightSignsOf(position, hero).some(({ pastYellow }) => pastYellow)
    ? { ...target, penalties: target.penalties.filter((one) => one !== 'hindering') }
    : target;
