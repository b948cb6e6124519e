/**
 * Content for the engine: cards and encounters from JSON. The files themselves come from `browser-files.ts` in a
 * page and `node-files.ts` on the command line; import those by name.
 */

export type { Problem, Warning } from '../check/problem.ts';
export { SCENE_ROOM } from './check/scene-room.ts';
export { trialId } from './check/trials.ts';
export type { EncounterFile, PackManifest, TileFile } from './files/encounter-file.ts';
export { FOLDERS, type Folder } from './files/folders.ts';
export type { LoadedPack } from './files/load-packs.ts';
export {
  isPackFile,
  type PlainFile,
  packFault,
  packFiles,
  packsBeside,
  unzipFiles,
} from './files/pack-files.ts';
export { bareId, idIn, meantBy, type Naming } from './files/pack-space.ts';
export { oneOfFolder } from './files/place-of-file.ts';
export type { ContentFile } from './files/read-files.ts';
export { unzipped, ZipFault, zipEntries } from './files/zip.ts';
export { joinTiles } from './join-tiles.ts';
export { warningsOf } from './lint/warnings.ts';
export { type Content, loadContent } from './load-content.ts';
export { isShelf, loadedOf } from './loaded-of.ts';
export { type PackChange, packChanges } from './pack-changes.ts';
export { grantedSchema } from './schemas/ability-schema.ts';
export { STARTING_MONSTER } from './starting-monster.ts';
