/** Who sees what in stealth, as answers say it. */
import type { Space } from '../../rules/place/space.ts';
import { spaceName, whoName } from './fight-names.ts';
import { listed, type Named } from './names.ts';

type Read = Pick<Named, 'content' | 'state'>;

export const names = (named: Read, who: readonly string[]): string =>
  listed(who.map((one) => whoName(named, one)));

/** Each space of a way where somebody sees whoever goes there. */
export function wayText(
  named: Read,
  way: readonly { readonly at: Space; readonly by: readonly string[] }[],
): string {
  const seen = way.filter(({ by }) => by.length > 0);
  if (seen.length === 0) return 'unseen all the way';
  return `on the way: ${seen.map(({ at, by }) => `${spaceName(at)} seen by ${names(named, by)}`).join(', ')}: alarm`;
}

/** What comes of a corpse there. */
export const corpseThereText = (named: Read, by: readonly string[]): string =>
  by.length > 0 ? `corpse seen by ${names(named, by)}` : 'nobody sees the corpse';
