/**
 * Who may use potions and objects, and on whom. In a fight it is who has its turn, on itself and on those beside it, in a
 * chapter that is read there, too (L945, L1002); of the fallen one none where it has suffered shocks alone (L4490, L4510).
 */
import { areAdjacentSpaces } from '../place/adjacency.ts';
import { isSameSpace } from '../place/space.ts';
import type { Position } from './booklets.ts';
import { fieldOf, heroIndex, placeHero, placeOf } from './field-of.ts';
import { raisingsHere } from './raisings-here.ts';

/** On the same space or beside it. */
export function isBeside(position: Position, hero: number, other: number): boolean {
  const [a, b] = [placeHero(position, hero).at, placeHero(position, other).at];
  return !!a && !!b && (isSameSpace(a, b) || areAdjacentSpaces(fieldOf(position).ground, a, b));
}

/** Of these heroes those who may use something now. */
export function usersNow(position: Position, users: readonly number[]): readonly number[] {
  const { place, now } = position.state;
  if (!place || now.mode !== 'combat') return users;
  const acting = heroIndex(position.state, place.acting.at(-1) ?? '');
  return users.filter((hero) => hero === acting);
}

/** Whether a potion gets from one to the other. */
export function reaches(position: Position, hero: number, to: number): boolean {
  if (!position.state.place || to === hero) return true;
  if (!placeOf(position).heroes[to]!.down) return isBeside(position, hero, to);
  return raisingsHere(position, hero, to).some(({ potionsOf, why }) => potionsOf === 'helper' && !why);
}
