import type { Content } from '../../content/index.ts';
import type { StoredPack } from './pack-storage.ts';
import { type Reader, ReadingStopped } from './reader.ts';

/** The packs of earlier visits, read. */
export interface KeptPacks {
  readonly stored: readonly StoredPack[];
  /** Those that took too long: left out of this visit, and still kept. */
  readonly slow: readonly StoredPack[];
  /** Of what is built in and `stored`; undefined where that is nothing. */
  readonly content?: Content;
}

/** Reads them all at once; where that takes too long each alone, to know which it is. */
export async function readKept(packs: readonly StoredPack[], reader: Reader): Promise<KeptPacks> {
  if (packs.length === 0) return { stored: [], slow: [] };
  const whole = await inTime(reader, packs);
  if (whole) return { stored: packs, slow: [], content: whole };
  const fit: StoredPack[] = [];
  const slow: StoredPack[] = [];
  for (const pack of packs) (packs.length > 1 && (await inTime(reader, [pack])) ? fit : slow).push(pack);
  const content = fit.length > 0 && slow.length > 0 ? await inTime(reader, fit) : null;
  return content ? { stored: fit, slow, content } : { stored: [], slow: packs };
}

async function inTime(reader: Reader, packs: readonly StoredPack[]): Promise<Content | null> {
  try {
    return await reader.content(packs);
  } catch (error) {
    if (error instanceof ReadingStopped) return null;
    throw error;
  }
}
