/** What one hero can do for a fallen one, and when that one comes back (section 7.14). */
import { type Raising, raisings } from '../combat/raising.ts';
import { POTION } from '../model/fixed-numbers.ts';
import type { Hero } from '../model/state.ts';
import type { Position } from './booklets.ts';
import { groundOfPlace, placeOf } from './field-of.ts';

/** Potions that heal. */
const potionsOf = ({ cubes }: Hero): number =>
  cubes.potion.filter((colour) => (POTION[colour]?.heal ?? 0) > 0).length;

/** None where one of them is off the board. */
export function raisingsHere(position: Position, helper: number, fallen: number): Raising[] {
  const place = placeOf(position);
  const [from, to] = [place.heroes[helper]!.at, place.heroes[fallen]!.at];
  if (!from || !to) return [];
  const [one, other] = [position.state.heroes[helper]!, position.state.heroes[fallen]!];
  return raisings(
    groundOfPlace(place),
    { at: to, life: other.life, potions: potionsOf(other), initiative: place.initiative[other.id] ?? 0 },
    { at: from, ap: one.ap, potions: potionsOf(one) },
    place.now ?? Number.POSITIVE_INFINITY,
  );
}
