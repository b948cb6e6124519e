/** The game begun in the workshop last, and where in it: for this tab, also when it is loaded anew. */
const KEY = 'workshop-game';

export interface BegunThere {
  readonly game: string;
  /** What stands behind `#/workshop/`. */
  readonly at: string;
}

export function keepWayBack(way: BegunThere): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(way));
  } catch {
    // Where nothing is kept the browser's own way back is left.
  }
}

/** Where a game was begun from; null of one that was not begun in the workshop. */
export function wayBackOf(game: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const way = kept as Partial<BegunThere>;
    return way.game === game && typeof way.at === 'string' ? way.at : null;
  } catch {
    return null;
  }
}
