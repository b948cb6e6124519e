import type { CampaignState, Held, Place } from '../../../campaign/index.ts';

/** A place of the party as one word. */
export const idOfPlace = (at: Place): string =>
  at.in === 'stash'
    ? `stash.${at.at}`
    : at.in === 'companion'
      ? `${at.member}.companion`
      : `${at.member}.${at.in}.${at.at}`;

/** What lies there; null where nothing does. */
export function heldIn({ members, stash }: CampaignState, place: string): Held | null {
  const owns = /^(.*)\.companion$/.exec(place)?.[1];
  if (owns !== undefined) return members.find(({ card }) => card === owns)?.companion ?? null;
  const [, owner = '', list, at] = /^(.*?)(?:\.(items|pack))?\.(\d+)$/.exec(place) ?? [];
  if (owner === 'stash') return stash[Number(at)] ?? null;
  const member = members.find(({ card }) => card === owner);
  return member && (list === 'items' || list === 'pack') ? (member[list][Number(at)] ?? null) : null;
}
