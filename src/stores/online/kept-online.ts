/** Which games of this browser are played online: known at once, before anything of that is fetched. */

const KEY = 'middara-table/online';

function ids(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return []; // no storage: they are come back to by their way back
  }
}

export const isKeptOnline = (...of: readonly (string | undefined)[]): boolean =>
  ids().some((id) => of.includes(id));

export function keepOnline(id: string, on: boolean): void {
  const others = ids().filter((one) => one !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(on ? [...others, id] : others));
  } catch {
    // as above
  }
}
