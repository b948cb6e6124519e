import { SHELF_NAMES } from '../../engine/model/cards/shelves.ts';
import type { Content } from '../load-content.ts';
import type { ContentFile } from './read-files.ts';

/** The content that is built into the page, checked when it was built: the page takes it as it is. */
export interface Shipped {
  readonly content: Content;
  /** Encounters as their files have them, by path: only packs beside the built-in one need them. */
  readonly encounters: readonly ContentFile[];
}

/** The files it came of, for where packs of players are checked beside it. */
export function filesOf({ content, encounters }: Shipped): ContentFile[] {
  const shelves = { ...content.cards, tiles: content.tiles };
  const files = content.packs.flatMap(({ folder, own: _own, hash: _hash, ids, ...manifest }) => [
    { path: `${folder}/pack.json`, json: manifest },
    ...[...SHELF_NAMES, 'tiles' as const].flatMap((shelf) =>
      ids[shelf].map((id) => ({ path: `${folder}/${shelf}/${id}.json`, json: shelves[shelf][id] })),
    ),
  ]);
  return [...files, ...encounters];
}
