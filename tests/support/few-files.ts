import { readFileSync } from 'node:fs';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import type { ContentFile } from '../../src/content/index.ts';
import { closure, idsIn } from '../../src/sim/fuzz/closure.ts';

let builtIn: readonly ContentFile[] | null = null;

/**
 * The built-in files that these texts name, with all that those name in turn: a tenth of the content, in order by
 * itself, for a test that loads it often and asks for nothing else. An id is named in double quotes, as in a file.
 */
export function filesNamedIn(...texts: readonly string[]): readonly ContentFile[] {
  builtIn ??= readContentFolder('content').filter(({ path }) => !path.includes('/guests/'));
  const manifests = builtIn.filter(({ path }) => path.endsWith('/pack.json'));
  return [...manifests, ...closure(builtIn, texts.flatMap(idsIn))];
}

/** Those that a test names anywhere in its own text, and in these. */
export function filesNamedBy(test: string, ...texts: readonly string[]): readonly ContentFile[] {
  const own = readFileSync(new URL(test), 'utf8');
  return filesNamedIn(own.replaceAll('.json', '').replaceAll('/', '""').replaceAll("'", '"'), ...texts);
}
