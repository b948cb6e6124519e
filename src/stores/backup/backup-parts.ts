import type { Problem } from '../../check/problem.ts';
import { unzipped, ZipFault, zipEntries } from '../../content/index.ts';
import { MANIFEST, MOST_PARTS } from './backup.ts';

/** The texts in a backup by path, and what is wrong with those that are left out; `parts` is null where it is no zip. */
export function unpackedParts(zip: Uint8Array): {
  readonly parts: Map<string, string> | null;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const fault = (file: string, error: unknown) => {
    if (!(error instanceof ZipFault)) throw error;
    problems.push({ file, path: '$', expected: error.expected, got: { got: 'nothing' } });
  };
  try {
    const parts = new Map<string, string>();
    for (const entry of zipEntries(zip, MOST_PARTS)) {
      try {
        parts.set(entry.path, new TextDecoder('utf-8', { fatal: true }).decode(unzipped(zip, entry)));
      } catch (error) {
        if (error instanceof TypeError) fault(entry.path, new ZipFault({ what: 'zip-whole-files' }));
        else fault(entry.path, error);
      }
    }
    return { parts, problems };
  } catch (error) {
    fault(MANIFEST, error);
    return { parts: null, problems };
  }
}
