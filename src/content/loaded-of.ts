import { SHELF_NAMES, type Shelf } from '../engine/model/cards/shelves.ts';
import { type Folder, isStory } from './files/folders.ts';
import type { Content } from './load-content.ts';

/** Whether the files of a folder are cards: no board, no encounter, no story. */
export const isShelf = (folder: Folder): folder is Shelf => SHELF_NAMES.some((one) => one === folder);

/** What is loaded of a folder, by id. */
export function loadedOf(
  { cards, stories, ...others }: Pick<Content, 'cards' | 'encounters' | 'tiles' | 'abraxis' | 'stories'>,
  folder: Folder,
): Readonly<Record<string, { readonly id: string; readonly name: string }>> {
  if (isShelf(folder)) return cards[folder];
  if (isStory(folder)) return stories[folder];
  return others[folder];
}
