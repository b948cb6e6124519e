/** What is wrong with a place in a state from a file: cards there are not, figures that are nobody. */
import type { Finding } from '../../../check/problem.ts';
import { beyond, notAmong, saidFault } from '../../../stores/opened/guest-faults.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import { zoneAt } from '../rules/place/ground.ts';
import { groundOfPlace } from '../rules/queries/field-of.ts';
import * as wanted from '../words/wanted.ts';

/** Heroes, spaces, an attack whose fighters are there; without a place no cast. */
export function faultOfPlace(
  { place, heroes, magic: { cast } }: MalhyaState,
  content: MalhyaContent,
  path: string,
): Finding | null {
  if (!place) return cast && saidFault(`${path}.magic.cast`, wanted.PLACE_FOR_CAST_WANTED, cast);
  const at = `${path}.place`;
  if (place.heroes.length !== heroes.length)
    return saidFault(`${at}.heroes`, wanted.PLACE_HEROES_WANTED, place.heroes.length);
  for (const type of Object.keys(place.upgrades))
    if (!Object.hasOwn(content.enemies, type))
      return notAmong(`${at}.upgrades.${type}`, type, Object.keys(content.enemies));
  const ground = groundOfPlace(place);
  for (const [list, those] of Object.entries({ heroes: place.heroes, figures: place.figures }))
    for (const [i, one] of those.entries())
      if (one.at && zoneAt(ground, one.at) === null)
        return saidFault(`${at}.${list}[${i}].at`, wanted.FLOOR_WANTED, one.at);
  const { attack, fired } = place;
  const { instructions } = content.places[place.ref]!;
  for (const [i, one] of fired.entries())
    if (one >= instructions.length) return beyond(`${at}.fired[${i}]`, one, instructions.length - 1);
  if (!attack) return null;
  const isThere = (who: string) =>
    heroes.some(({ id }) => id === who) || place.figures.some(({ id }) => id === who);
  for (const [i, who] of [attack.attacker, ...attack.defenders.map((one) => one.who)].entries())
    if (!isThere(who) && i === 0) return saidFault(`${at}.attack.attacker`, wanted.PLACE_HEROES_WANTED, who);
  const type = place.figures.find(({ id }) => id === attack.attacker)?.type;
  const lines = type === undefined ? 1 : content.enemies[type]!.attack.length;
  return attack.line >= lines ? beyond(`${at}.attack.line`, attack.line, lines - 1) : null;
}
