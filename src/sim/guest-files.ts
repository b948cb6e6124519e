import type { GuestFile } from '../check/guest-content.ts';
import { liesIn, readContentFolder } from '../content/files/node-files.ts';
import type { GuestTools } from '../games/guest-tools.ts';
import { GUEST_TOOLS } from '../games/registry-of-tools.ts';

/** Where the content of a guest lies here. */
export const placeOfGuest = (id: string): string =>
  new URL(`../../content/guests/${id}`, import.meta.url).pathname;

/** Every file of a guest under a folder, with its text. */
export const filesIn = (folder: string): GuestFile[] =>
  readContentFolder(folder).map(({ path, text = '' }) => ({ path, text }));

/** The guest whose content lies there; undefined where none's does. */
export const guestAt = (place: string): GuestTools | undefined =>
  GUEST_TOOLS.find(({ id }) => liesIn(place, placeOfGuest(id)));
