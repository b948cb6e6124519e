/** Names of those at an online table: beside its stream, one by key, to be changed and deleted. */
import { plainName } from '../../check/plain-name.ts';
import type { Transport } from '../../online/transport.ts';

/** Letters of one. */
export const MOST_NAME = 40;

export interface Names {
  /** Empty where there is none, or it has not come yet. */
  nameOf(key: string): string;
  /** Those of these keys that were not asked for; `anew`: all of them. */
  read(keys: readonly string[], anew: boolean): void;
  /** An empty one is removed. Throws where it may not be. */
  write(key: string, name: string): Promise<void>;
}

const besideOf = (key: string): string => `name.${key}`;
const shortened = (name: string): string =>
  Array.from(plainName(name).trim()).slice(0, MOST_NAME).join('').trim();

export function namesBeside({ beside }: Pick<Transport, 'beside'>, changed: () => void): Names {
  const known = new Map<string, string>();
  const asked = new Set<string>();
  async function readAll(keys: readonly string[]): Promise<void> {
    await Promise.all(
      keys.map(async (key) => {
        const name = await beside.get(besideOf(key)).catch(() => known.get(key) ?? null);
        known.set(key, shortened(name ?? ''));
      }),
    );
    changed();
  }
  return {
    nameOf: (key) => known.get(key) ?? '',
    read(keys, anew) {
      const wanted = [...new Set(keys)].filter((key) => anew || !asked.has(key));
      for (const key of wanted) asked.add(key);
      if (wanted.length > 0) void readAll(wanted);
    },
    async write(key, name) {
      const short = shortened(name);
      if (short === '') await beside.remove(besideOf(key));
      else await beside.put(besideOf(key), short);
      asked.add(key);
      known.set(key, short);
      changed();
    },
  };
}
