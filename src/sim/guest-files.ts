import { readContentFolder } from '../content/files/node-files.ts';

/** Where Folklore lies, a guest here. */
export const FOLKLORE = new URL('../../content/guests/folklore', import.meta.url).pathname;

/** Every file of a guest under a folder, with its text. */
export const filesIn = (folder: string) =>
  readContentFolder(folder).map(({ path, text = '' }) => ({ path, text }));
