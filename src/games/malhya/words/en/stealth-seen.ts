/** Who sees what in stealth, as answers say it. */
import type { Space } from '../../rules/place/space.ts';
import { spaceName, whoName } from './fight-names.ts';
import { listed, type Named } from './names.ts';

type Read = Pick<Named, 'content' | 'state'>;

export const names = (named: Read, who: readonly string[]): string =>
  listed(who.map((one) => whoName(named, one)));

/** Where on a way, and by whom, whoever goes there is first seen; where after that. */
export function wayText(
  named: Read,
  way: readonly { readonly at: Space; readonly by: readonly string[] }[],
): string {
  const [first, ...more] = way.filter(({ by }) => by.length > 0);
  if (!first) return 'unseen all the way';
  const then = more.length > 0 ? `, then ${more.map(({ at }) => spaceName(at)).join(', ')}` : '';
  return `on the way ${spaceName(first.at)} seen by ${names(named, first.by)}${then}: alarm`;
}

/** What comes of a corpse there. */
export const corpseThereText = (named: Read, by: readonly string[]): string =>
  by.length > 0 ? `corpse seen by ${names(named, by)}` : 'nobody sees the corpse';
