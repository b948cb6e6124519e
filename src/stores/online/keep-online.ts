/** Marks that a game of this browser is played online. */
import { ONLINE_MARK } from './kept-online.ts';

export function keepOnline(id: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(ONLINE_MARK + id, '1');
    else localStorage.removeItem(ONLINE_MARK + id);
  } catch {
    // no storage: it is come back to by its way back
  }
}
