/** What an id in a file of a pack means: the spaces of names, one a pack. */
import { folderName, type ReadPack } from './load-packs.ts';
import { type Naming, type PackSpace, spaceOf } from './pack-space.ts';
import type { FileOfPack } from './place-of-file.ts';

/** The space of each player's pack, by its folder. What has no manifest that is in order is called by its folder. */
export function spacesOf(
  all: readonly FileOfPack[],
  manifests: readonly ReadPack[],
  naming: Naming,
): ReadonlyMap<string, PackSpace> {
  const ofFolder = new Map(manifests.map((one) => [one.folder, one.manifest]));
  const files = new Map<string, Set<string>>();
  const builtInFolders = new Set(manifests.flatMap(({ own, folder }) => (own ? [] : [folder])));
  for (const { pack, folder, name } of all) {
    if (builtInFolders.has(pack)) continue;
    const keys = files.get(pack) ?? new Set();
    files.set(pack, keys.add(`${folder}/${name}`));
  }
  const packs = [...files].map(([folder, keys]) => {
    const { id = folderName(folder), requires = [] } = ofFolder.get(folder) ?? {};
    return { folder, id, requires: requires.map((one) => one.id), has: (key: string) => keys.has(key) };
  });
  const byId = new Map(packs.map((pack) => [pack.id, pack]));
  const builtIn = new Set(manifests.flatMap(({ own, manifest }) => (own ? [] : [manifest.id])));
  return new Map(packs.map((pack) => [pack.folder, spaceOf(pack, byId, builtIn, naming)]));
}
