import { isRecord } from '../../check/is-record.ts';
import type { PackStamp } from '../../engine/index.ts';
import { type Cells, keysOf, type Transaction } from './cells.ts';

/** Keys of what was played with packs, whole games of before among them. */
const PLAYED = ['game', 'head', 'campaign'] as const;

const keyFor = (played: string): string => `packs:${played.slice(played.indexOf(':') + 1)}`;

/**
 * The packs that the games and campaigns of this browser were played with; a stamp may be there more than once. They
 * stand beside each game (`packs:ID`), so that none is read for them; of one from before they did, they are looked up
 * once.
 */
export async function playedWith(cells: Cells): Promise<PackStamp[]> {
  const { known, found } = await cells.transact('readonly', async (now) => {
    const [played, beside] = await Promise.all([keysOfPlayed(now), now.all(...keysOf('packs'))]);
    const there = new Map(beside);
    const unknown = played.filter((key) => !there.has(keyFor(key)));
    const values = await Promise.all(unknown.map((key) => now.get(key)));
    return {
      // What a page of before has deleted left its packs behind.
      known: played.flatMap((key) => stampsOf(there.get(keyFor(key)))),
      found: unknown.map((key, i) => [keyFor(key), stampsIn(values[i])] as const),
    };
  });
  if (found.length > 0) await remember(cells, found);
  return [...known, ...found.flatMap(([, stamps]) => stamps)];
}

const keysOfPlayed = async (now: Transaction): Promise<string[]> =>
  (await Promise.all(PLAYED.map((sort) => now.keys(...keysOf(sort))))).flat();

async function remember(cells: Cells, found: readonly (readonly [string, PackStamp[]])[]): Promise<void> {
  try {
    await cells.transact('readwrite', async (now) => {
      for (const [key, stamps] of found) now.put(key, stamps);
    });
  } catch {
    // No room: they are looked up again.
  }
}

/** Of a kept game, whole or its head. */
const stampsIn = (game: unknown): PackStamp[] =>
  isRecord(game) && isRecord(game.log) ? stampsOf(game.log.packs) : [];

const stampsOf = (packs: unknown): PackStamp[] => (Array.isArray(packs) ? packs.filter(isStamp) : []);

const isStamp = (value: unknown): value is PackStamp =>
  isRecord(value) && typeof value.id === 'string' && typeof value.hash === 'string';
