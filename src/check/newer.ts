import { isRecord } from './is-record.ts';
import { type Finding, shown } from './problem.ts';

/** Where a file says of which version it is, as keys, and the newest that is read here. */
export type Read = readonly [place: readonly string[], newest: number];

/** What says that a file is of a newer version than is read here: then nothing else of it need fit. null where none does. */
export function newerIn(json: unknown, reads: readonly Read[]): Finding | null {
  for (const [place, newest] of reads) {
    const version = place.reduce<unknown>((of, key) => (isRecord(of) ? of[key] : undefined), json);
    if (typeof version === 'number' && version > newest)
      return {
        path: ['$', ...place].join('.'),
        expected: { what: 'version-read', newest },
        got: shown(version),
      };
  }
  return null;
}

/** Whether that is what is wrong: the version the file has, and the newest that is read; null otherwise. */
export function newerThan(
  problems: readonly Finding[],
): { readonly version: string; readonly newest: number } | null {
  for (const { expected, got } of problems)
    if (expected.what === 'version-read' && got.got === 'value')
      return { version: got.json, newest: expected.newest };
  return null;
}
