import type { Content } from '../load-content.ts';
import { loadedOf } from '../loaded-of.ts';
import { FOLDERS } from './folders.ts';
import type { ContentFile } from './read-files.ts';

/**
 * The content that is built into the page, checked when it was built: the page takes it as it is. Each part is fetched
 * when it is asked for, as data and no script; a part that does not come breaks its promise.
 */
export interface Shipped {
  content(): Promise<Content>;
  /** Encounters as their files have them, by path: only packs beside the built-in one need them. */
  encounterFiles(): Promise<readonly ContentFile[]>;
}

/** The files it came of, for where packs of players are checked beside it. */
export async function filesOf(shipped: Shipped): Promise<readonly ContentFile[]> {
  const [content, encounters] = await Promise.all([shipped.content(), shipped.encounterFiles()]);
  // An encounter as it is loaded is no file: its tiles are joined.
  const folders = FOLDERS.filter((one) => one !== 'encounters');
  const files = content.packs.flatMap(({ folder, own: _own, hash: _hash, ids, ...manifest }) => [
    { path: `${folder}/pack.json`, json: manifest },
    ...folders.flatMap((sort) => {
      const loaded = loadedOf(content, sort);
      return ids[sort].map((id) => ({ path: `${folder}/${sort}/${id}.json`, json: loaded[id] }));
    }),
  ]);
  return [...files, ...encounters];
}
