/** What is wrong with a place in a state from a file: cards there are not, figures that are nobody. */
import type { Finding } from '../../../check/problem.ts';
import { beyond, type NamedCard, saidFault } from '../../../stores/opened/guest-faults.ts';
import type { MalhyaContent } from '../rules/model/content.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import { zoneAt } from '../rules/place/ground.ts';
import { groundOfPlace } from '../rules/queries/field-of.ts';
import * as wanted from '../words/wanted.ts';

type Shelf = Exclude<keyof MalhyaContent, 'hash'>;

/** Every card that a place speaks of. */
export function* namesInPlace({ place }: MalhyaState): Generator<NamedCard<Shelf>> {
  if (!place) return;
  yield ['.place.ref', 'places', place.ref];
  for (const [i, { type }] of place.figures.entries()) yield [`.place.figures[${i}].type`, 'enemies', type];
  for (const [i, { type }] of place.arriving.entries()) yield [`.place.arriving[${i}].type`, 'enemies', type];
  for (const [i, { gear }] of place.piles.entries())
    for (const [j, ref] of gear.entries()) yield [`.place.piles[${i}].gear[${j}]`, 'gear', ref];
  for (const [type, tokens] of Object.entries(place.upgrades)) {
    yield [`.place.upgrades.${type}`, 'enemies', type];
    for (const [i, token] of tokens.entries()) yield [`.place.upgrades.${type}[${i}]`, 'upgrades', token];
  }
}

/** Heroes, spaces, an attack whose fighters are there. */
export function faultOfPlace(
  { place, heroes }: MalhyaState,
  content: MalhyaContent,
  path: string,
): Finding | null {
  if (!place) return null;
  const at = `${path}.place`;
  if (place.heroes.length !== heroes.length)
    return saidFault(`${at}.heroes`, wanted.PLACE_HEROES_WANTED, place.heroes.length);
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
