/** The zip of a pack in work. */
import { strToU8, zipSync } from 'fflate';
import type { Files } from './document.ts';

/** The earliest day a zip can name: the same pack is the same zip, whenever it is made. */
const SOME_DAY = '1980-01-01T12:00:00';

/** A pack as a zip of its folder, files in the order of their paths. */
export function zipOf(folder: string, files: Files): Uint8Array {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted.map(([path, text]) => [`${folder}/${path}`, strToU8(text)])), {
    level: 9,
    mtime: new Date(SOME_DAY),
  });
}
