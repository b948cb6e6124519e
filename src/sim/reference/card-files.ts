import type { ContentFile } from '../../content/index.ts';

/** A card as JSON, by its folder and id. */
export interface CardFile {
  readonly folder: string;
  readonly id: string;
  readonly json: unknown;
}

/** The files of a content folder that hold a card, a tile, an encounter or a manifest. */
export const cardFiles = (files: readonly ContentFile[]): CardFile[] =>
  files
    .map(({ path, text = '' }) => {
      const [pack = '', folder = '', name = ''] = path.split('/').slice(-3);
      const isManifest = name === 'pack.json';
      return {
        folder: isManifest ? 'packs' : folder,
        id: isManifest ? folder || pack : name.replace(/\.json$/, ''),
        json: JSON.parse(text) as unknown,
      };
    })
    .sort((a, b) => (`${a.folder}/${a.id}` < `${b.folder}/${b.id}` ? -1 : 1));
