import { readFileSync } from 'node:fs';
import { type Fingerprint, tool } from './fingerprint.ts';
import { readProved, shrunk, writeProved } from './proved.ts';

/** What the command tells the reporters it starts by a file: for what each proof is made. */
export type Wanted = Readonly<Record<string, Fingerprint>>;

/** The name of the variable that holds the file with `Wanted`. */
export const WANTED = 'PROVE_WANTED';

/** What came of a proof. */
export interface Came {
  readonly passed: number;
  readonly failed: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly ms: number;
}

/** Writes a proof down that held; gives why it is not written down, null where it is. Files that are no proofs pass by. */
export function noteDown(file: string, came: Came): string | null {
  const wanted = JSON.parse(readFileSync(process.env[WANTED]!, 'utf8')) as Wanted;
  const made = wanted[file];
  if (!made) return null;
  if (came.failed > 0) return `${came.failed} failed`;
  if (came.passed === 0) return 'no test ran';
  const less = shrunk(readProved()[file], came);
  if (less.length > 0)
    return `${less.map(({ what, was, is }) => `${is} ${what}, ${was} before`).join('; ')}: a proof may only grow`;
  writeProved(file, {
    code: made.code,
    data: made.data,
    tool,
    tests: came.passed,
    counts: came.counts,
    seconds: Math.round(came.ms / 100) / 10,
    at: new Date().toISOString().slice(0, 10),
  });
  return null;
}
