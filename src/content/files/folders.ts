import type { SortOfContent, StorySort } from '../../check/messages.ts';
import { SHELF_NAMES } from '../../engine/model/cards/shelves.ts';

export type Folder = SortOfContent;
/** Stories name anything, and nothing but stories names them. */
export const STORY_FOLDERS: readonly StorySort[] = ['scenes', 'bounties', 'scenarios', 'adventures'];
export const FOLDERS: readonly Folder[] = [
  ...SHELF_NAMES,
  'tiles',
  'encounters',
  'abraxis',
  ...STORY_FOLDERS,
];

export const isStory = (folder: Folder): folder is StorySort => STORY_FOLDERS.some((one) => one === folder);
