/** Who sees what in stealth, as answers say it. */
import type { Space } from '../../rules/place/space.ts';
import { spaceName, whoName } from './fight-names.ts';
import { listed, type Named } from './names.ts';

type Read = Pick<Named, 'content' | 'state'>;

export const names = (named: Read, who: readonly string[]): string =>
  listed(who.map((one) => whoName(named, one)));

/** Each space of a way where somebody sees whoever goes there; those seen by the same together. */
export function wayText(
  named: Read,
  way: readonly { readonly at: Space; readonly by: readonly string[] }[],
): string {
  const bySame = new Map<string, string[]>();
  for (const { at, by } of way)
    if (by.length > 0) bySame.set(by.join(), [...(bySame.get(by.join()) ?? []), spaceName(at)]);
  if (bySame.size === 0) return 'unseen all the way';
  const parts = [...bySame].map(
    ([by, spaces]) => `${spaces.join(', ')} seen by ${names(named, by.split(','))}`,
  );
  return `on the way ${parts.join(', ')}: alarm`;
}

/** What comes of a corpse there. */
export const corpseThereText = (named: Read, by: readonly string[]): string =>
  by.length > 0 ? `corpse seen by ${names(named, by)}` : 'nobody sees the corpse';
