import { canonicalJson, hashText } from '../../engine/kernel/hash.ts';
import type { ReadFile } from './read-files.ts';

/**
 * 64 bits of all that stands in the files of one pack as 16 hex digits, its manifest's own `hash` left out: what `npm run
 * pack` stamps a pack with. Layout, order and `$schema` do not change it, everything else does.
 */
export function filesHash(files: readonly Pick<ReadFile, 'folder' | 'name' | 'json'>[]): string {
  const whole = files
    .map(
      ({ folder, name, json }) =>
        [`${folder}/${name}`, folder === 'pack' ? withoutHash(json) : json] as const,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hashText(canonicalJson(whole));
}

function withoutHash(manifest: unknown): unknown {
  const { hash: _, ...rest } = manifest as { hash?: unknown };
  return rest;
}
