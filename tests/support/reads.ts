import fs, { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

/**
 * Set up before every test file while proving: notes which files of the project it reads, a line a file, so that
 * `npm run prove` can say which of them the hash of a proof does not know.
 */
const to = process.env.READS_TO;
// In a page of tests the address of a file is none of a disk.
const root = resolve(import.meta.dirname, '../..');
const CODE = /\.(tsx?|mts|mjs|js|css)$/;

/** One for all test files of a process: what is patched stays so. */
const watched = globalThis as typeof globalThis & { readsSeen?: Set<string> };

function note(path: unknown): void {
  const name = path instanceof URL ? fileURLToPath(path) : typeof path === 'string' ? path : '';
  const file = relative(root, name).replaceAll('\\', '/');
  if (file && !file.startsWith('..') && !/^(node_modules|dist)\b/.test(file) && !CODE.test(file))
    watched.readsSeen?.add(file);
}

if (to) {
  if (!watched.readsSeen) {
    const { readFileSync } = fs;
    fs.readFileSync = ((path: fs.PathOrFileDescriptor, ...rest: []) => {
      note(path);
      return readFileSync(path, ...rest);
    }) as typeof readFileSync;
    syncBuiltinESMExports();
  }
  const seen = new Set<string>();
  watched.readsSeen = seen;
  afterAll(() => {
    const test = relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/');
    for (const file of seen) appendFileSync(to, `${test} ${file}\n`);
  });
}
