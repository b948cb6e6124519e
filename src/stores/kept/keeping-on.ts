import type { PersistStorage } from 'zustand/middleware';
import { isRecord } from '../../check/is-record.ts';
import { quietStorage } from './quiet-storage.ts';

type Loose = Readonly<Record<string, unknown>>;

function thereAt(name: string): { readonly state: Loose; readonly version?: number } {
  try {
    const there: unknown = JSON.parse(String(quietStorage.getItem(name)));
    if (isRecord(there)) return { ...there, state: isRecord(there.state) ? there.state : {} };
  } catch {
    // No JSON: nothing of it can be kept.
  }
  return { state: {} };
}

/** What is written over what lies there: what this page does not know, or reads as something else, stays as it is. */
function over(there: unknown, read: unknown, now: unknown): unknown {
  if (there !== undefined && now === read) return there;
  if (Array.isArray(there) && Array.isArray(read) && Array.isArray(now))
    return [...now, ...there.filter((one) => !read.includes(one))];
  if (!isRecord(there) || !isRecord(read) || !isRecord(now)) return now;
  const known = Object.keys(now).map((key) => [key, over(there[key], read[key], now[key])]);
  return { ...there, ...Object.fromEntries(known) };
}

/**
 * This browser's local storage for values that a newer version of the page may have kept, too (X480): its version and
 * whatever this one does not know stay there, but for what is changed here. `read`: how what lies there is read.
 */
export const keepingOn = <S extends object>(read: (kept: Loose) => S): PersistStorage<S> => ({
  getItem: (name) => ({ state: read(thereAt(name).state), version: 0 }),
  setItem(name, { state }) {
    const there = thereAt(name);
    const kept = { version: 0, ...there, state: over(there.state, read(there.state), state) };
    quietStorage.setItem(name, JSON.stringify(kept));
  },
  removeItem: quietStorage.removeItem,
});
