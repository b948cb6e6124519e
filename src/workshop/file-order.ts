import type { Folder } from '../content/index.ts';
import { type Files, parsed } from './document.ts';
import { isObject } from './json.ts';
import { placeOfFile } from './templates.ts';

/** Sorts of content in the order they are looked for: what is played first, then what it is made of. */
export const FOLDER_ORDER: readonly Folder[] = [
  'encounters',
  'tiles',
  'combatants',
  'items',
  'disciplines',
  'adventurers',
  'upgrades',
  'familiars',
  'companions',
  'exalted',
  'ubiquitous',
  'tokens',
  'abraxis',
  'scenes',
  'bounties',
  'scenarios',
  'adventures',
];

export interface NamedFile {
  readonly path: string;
  /** As it calls itself, or its id. */
  readonly name: string;
}

/** The files of a sort by name. */
export const filesIn = (files: Files, folder: Folder): NamedFile[] =>
  Object.keys(files)
    .flatMap((path) => {
      const place = placeOfFile(path);
      if (place?.folder !== folder) return [];
      const value = parsed(files[path]!)?.value;
      const name =
        isObject(value) && typeof value.name === 'string' && value.name !== '' ? value.name : place.id;
      return [{ path, name }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
