/**
 * Pages a challenge is played on (L3137–3196, L6062): who stands where, who may go where, what is struck.
 */
import type { MalhyaState } from '../model/state.ts';
import type { ChallengePage, EncounterPage, EnemyPart, PageZone, TrialPage } from './land-cards.ts';
import type { Challenge } from './land-state.ts';

export const zoneOf = ({ zones }: ChallengePage, id: string): PageZone =>
  zones.find((zone) => zone.id === id)!;

export const standingIn = ({ zones }: Pick<Challenge, 'zones'>, id: string): number[] =>
  zones.flatMap((zone, hero) => (zone === id ? [hero] : []));

/** Whether one more hero has room there (L3165). */
export const hasRoomIn = (page: ChallengePage, challenge: Pick<Challenge, 'zones'>, id: string): boolean =>
  standingIn(challenge, id).length < (zoneOf(page, id).room ?? Infinity);

/** Where a hero may go from its zone. */
export function waysOn(page: ChallengePage, challenge: Pick<Challenge, 'zones'>, hero: number): string[] {
  const here = challenge.zones[hero];
  return here ? zoneOf(page, here).next.filter((id) => hasRoomIn(page, challenge, id)) : [];
}

/** Parts at the beginning: so many life points for each member of the group (L6062). */
export const partsAtFirst = ({ parts }: EncounterPage, members: number): Record<string, number> =>
  Object.fromEntries(parts.map(({ id, life }) => [id, life * members]));

/** The part in a zone that has life points left. */
export const partIn = (
  { parts }: EncounterPage,
  challenge: Pick<Challenge, 'parts'>,
  zone: string,
): EnemyPart | undefined => parts.find((part) => part.zone === zone && (challenge.parts[part.id] ?? 0) > 0);

/** How far along a trial a zone lies. */
export const alongOf = ({ zones }: TrialPage, id: string): number =>
  zones.findIndex((zone) => zone.id === id);

/** The zone so many further on, as far as there is room: a hero stops before a full one, never beyond the finish. */
export function stepsOn(
  page: TrialPage,
  challenge: Pick<Challenge, 'zones'>,
  hero: number,
  steps: number,
): string {
  let at = alongOf(page, challenge.zones[hero]!);
  for (let left = steps; left > 0; left--) {
    const next = page.zones[at + 1];
    if (!next || !hasRoomIn(page, challenge, next.id)) break;
    at += 1;
  }
  return page.zones[at]!.id;
}

/** Who is on the page and can act. */
export const activeOn = (
  { zones }: Pick<Challenge, 'zones'>,
  { heroes }: Pick<MalhyaState, 'heroes'>,
): number[] => zones.flatMap((zone, hero) => (zone !== null && heroes[hero]!.life.life > 0 ? [hero] : []));

/** Whom a blow meets: all, those in some zones, or those where most stand (of equals the first zone on the page). */
export function metBy(
  page: ChallengePage,
  challenge: Pick<Challenge, 'zones'>,
  at: readonly string[] | 'crowd' | 'all',
): number[] {
  if (at === 'all') return challenge.zones.flatMap((zone, hero) => (zone === null ? [] : [hero]));
  if (at !== 'crowd') return at.flatMap((id) => standingIn(challenge, id));
  const fullest = page.zones
    .map(({ id }) => standingIn(challenge, id))
    .reduce((most, here) => (here.length > most.length ? here : most), []);
  return fullest;
}

/** Heroes a hunter has come up with: in its zone or behind it, not those at the finish. */
export const caughtBy = (page: TrialPage, challenge: Pick<Challenge, 'zones' | 'rival'>): number[] =>
  page.rival
    ? challenge.zones.flatMap((zone, hero) =>
        zone !== null && zone !== page.finish && alongOf(page, zone) <= challenge.rival ? [hero] : [],
      )
    : [];
