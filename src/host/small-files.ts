/** Small files that hold what `npm run host` must not forget: whole or not at all, and for nobody else to read. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';

/** Makes a folder that its owner alone may look into. */
export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return path;
}

/** Writes beside and then puts in its place, so that a killed process leaves the old one or the new one. */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.${randomUUID()}`;
  const file = openSync(beside, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
}

export const readText = (path: string): string | null =>
  existsSync(path) ? readFileSync(path, 'utf8') : null;

/** What stands there, written once: made by `make` where there is nothing yet. */
export function writtenOnce(path: string, make: () => string): string {
  const there = readText(path);
  if (there !== null) return there;
  const made = make();
  writeWhole(path, made);
  return made;
}
