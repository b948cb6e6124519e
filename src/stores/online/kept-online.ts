/** Which games of this browser are played online: known at once, before anything of that is fetched. */

export const ONLINE_MARK = 'middara-table/online/';

export function isKeptOnline(id: string): boolean {
  try {
    return localStorage.getItem(ONLINE_MARK + id) !== null;
  } catch {
    return false; // no storage: they are come back to by their way back
  }
}
