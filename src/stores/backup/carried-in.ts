import { isCarried } from './backup.ts';

/** Values of this browser's small store that go with a backup. */
export function carriedIn(): Record<string, string> {
  const found: Record<string, string> = {};
  try {
    for (const key of Object.keys(localStorage))
      if (isCarried(key)) found[key] = localStorage.getItem(key) ?? '';
  } catch {
    // Where it is blocked nothing is set in it.
  }
  return found;
}
