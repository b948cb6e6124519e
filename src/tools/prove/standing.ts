import { type Fingerprint, tool } from './fingerprint.ts';
import type { Proof } from './proofs.ts';
import type { Entry, Proved } from './proved.ts';

/** How a proof stands: `older` than what it proves, made by `other` tools so that nothing can be said, or `never` made. */
export type Standing = 'holds' | 'older' | 'other' | 'never';

export function standingOf(entry: Entry | undefined, now: Pick<Fingerprint, 'code' | 'data'>): Standing {
  if (!entry) return 'never';
  if (entry.tool !== tool) return 'other';
  return entry.code === now.code && entry.data === now.data ? 'holds' : 'older';
}

/** How all stand, by file. */
export const standings = (
  proofs: readonly Proof[],
  proved: Proved,
  now: ReadonlyMap<string, Fingerprint>,
): Map<string, Standing> =>
  new Map(proofs.map(({ file }) => [file, standingOf(proved[file], now.get(file)!)]));

/** A line for the end of `npm test`: which parts are older than what they prove. It is no fault. */
export function staleLine(standing: ReadonlyMap<string, Standing>): string {
  const all = [...standing];
  const holding = all.filter(([, how]) => how === 'holds').length;
  if (holding === all.length) return `proved: all ${all.length} parts hold`;
  const names = (wanted: Standing) => all.filter(([, how]) => how === wanted).map(([file]) => file);
  const parts = [
    ['older than what they prove', names('older')],
    ['proved by other tools', names('other')],
    ['never proved', names('never')],
  ] as const;
  const told = parts
    .filter(([, files]) => files.length > 0)
    .map(
      ([how, files]) =>
        `${files.length} ${how} (${files.slice(0, 3).join(', ')}${files.length > 3 ? ', …' : ''})`,
    );
  return `proved: ${holding} of ${all.length} parts hold; ${told.join('; ')}: npm run prove`;
}
