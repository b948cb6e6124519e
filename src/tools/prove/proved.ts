import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import type { Fingerprint } from './fingerprint.ts';

/** What a proof came to when it last held. */
export interface Entry extends Pick<Fingerprint, 'code' | 'data'> {
  /** The tool that made the hashes: by another one nothing can be said about them. */
  readonly tool: string;
  /** Tests that passed. */
  readonly tests: number;
  /** What they went through: games, positions, tries. From one proof to the next these may only grow. */
  readonly counts: Readonly<Record<string, number>>;
  /** How long it took, on whatever machine it was. */
  readonly seconds: number;
  /** The day. */
  readonly at: string;
}

export type Proved = Readonly<Record<string, Entry>>;

const file = join(root, 'tests/PROVED.json');

/** What is written down of all proofs, by file. */
export const readProved = (): Proved =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Proved) : {};

/** A count of a proof that is lower than it was. */
export interface Shrunk {
  readonly what: string;
  readonly was: number;
  readonly is: number;
}

/** What shrank between two times a proof was made; that it has fewer tests is no fault: tests are put together, too. */
export const shrunk = (before: Entry | undefined, now: Pick<Entry, 'counts'>): Shrunk[] =>
  Object.entries(before?.counts ?? {})
    .map(([what, was]) => ({ what, was, is: now.counts[what] ?? 0 }))
    .filter(({ was, is }) => is < was);

/** Writes one proof down at once, so that what was proved before a run is broken off stays; gone files go. */
export function writeProved(name: string, entry: Entry): void {
  const all = { ...readProved(), [name]: entry };
  const kept = Object.entries(all)
    .filter(([proof]) => existsSync(join(root, proof)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = kept.map(([proof, one]) => `  ${JSON.stringify(proof)}: ${JSON.stringify(one)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
