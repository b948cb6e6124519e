/** What is wrong with stealth in a state from a file: a cube off its track, tokens off the floor, exits there are not. */
import type { Finding } from '../../../check/problem.ts';
import { beyond, saidFault } from '../../../stores/opened/guest-faults.ts';
import type { MalhyaState } from '../rules/model/state.ts';
import { zoneAt } from '../rules/place/ground.ts';
import type { Space } from '../rules/place/space.ts';
import { groundOfPlace } from '../rules/queries/field-of.ts';
import type { Quiet } from '../rules/stealth/stealth-state.ts';
import { alarmSpace } from '../rules/stealth/threat.ts';
import * as wanted from '../words/wanted.ts';

export function faultOfStealth({ stealth, place, heroes, now }: MalhyaState, path: string): Finding | null {
  if ((stealth !== null) !== (now.mode === 'stealth'))
    return saidFault(`${path}.stealth`, wanted.BOARD_WANTED, now.mode);
  if (stealth && (stealth.threat < 1 || stealth.threat > alarmSpace(stealth.level)))
    return beyond(`${path}.stealth.threat`, stealth.threat, alarmSpace(stealth.level));
  const quiet = place?.quiet;
  if (!place || !quiet) return null;
  const at = `${path}.place.quiet`;
  const ground = groundOfPlace(place);
  for (const [where, space] of spacesIn(quiet))
    if (zoneAt(ground, space) === null) return saidFault(`${at}.${where}`, wanted.FLOOR_WANTED, space);
  for (const [i, { gaze, enemy }] of quiet.vigilance.entries()) {
    if (Math.abs(gaze[0]) + Math.abs(gaze[1]) !== 1)
      return saidFault(`${at}.vigilance[${i}].gaze`, wanted.GAZE_WANTED, gaze);
    if (!place.figures.some(({ id }) => id === enemy))
      return saidFault(`${at}.vigilance[${i}].enemy`, wanted.PLACE_HEROES_WANTED, enemy);
  }
  for (const [who, token] of Object.entries(quiet.out))
    if (
      !heroes.some(({ id }) => id === who) ||
      !place.tokens.some(({ id, exit }) => id === token && exit !== undefined)
    )
      return saidFault(`${at}.out.${who}`, wanted.PLACE_WANTED, token);
  return null;
}

function* spacesIn({ corpses, noise, vigilance }: Quiet): Generator<readonly [string, Space]> {
  for (const [i, one] of corpses.entries()) yield [`corpses[${i}].at`, one.at];
  for (const [i, one] of noise.entries()) yield [`noise[${i}]`, one];
  for (const [i, one] of vigilance.entries()) yield [`vigilance[${i}].at`, one.at];
}
