/** How far somebody has read what came of a throw or a fight: for this tab, also when it is loaded anew. */
const KEY = 'campaign-read';

export function keepRead(campaign: string, decisions: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([campaign, decisions]));
  } catch {
    // Where nothing is kept it is shown once more.
  }
}

/** Decisions after which it was read; -1 for none. */
export function readOf(campaign: string): number {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) && kept[0] === campaign ? Number(kept[1]) : -1;
  } catch {
    return -1;
  }
}
