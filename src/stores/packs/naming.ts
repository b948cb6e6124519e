import type { Naming } from '../../content/index.ts';
import type { PackStamp } from '../../engine/index.ts';
import type { StoredPack } from './pack-storage.ts';

/** How a game names what is in its packs: bare where one of them was loaded before packs had spaces (X152). */
export function namingIn(stamps: readonly PackStamp[] = [], packs: readonly StoredPack[]): Naming {
  const isBare = stamps.some(({ id, ownSpace }) => !ownSpace && packs.some((pack) => pack.id === id));
  return isBare ? 'bare' : 'spaced';
}
