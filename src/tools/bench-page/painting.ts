/** When pictures of a board were first seen, in milliseconds of the page's clock; the board itself under 0. */
export type Seen = Readonly<Record<number, number>>;

/** Notes when each size of picture is seen first. Runs in the page before anything of it, knowing nothing else. */
export function watchPainting(): void {
  const seen: Record<number, number> = {};
  const look = () => {
    const board = document.querySelector<HTMLElement>('.board[data-painting], .board[data-painted]');
    if (!board) return;
    seen[0] ??= performance.now();
    const size = Number(board.dataset.painted ?? 0);
    seen[size] ??= performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  (globalThis as { paintingSeen?: typeof seen }).paintingSeen = seen;
}

export const readPainting = (): Seen => (globalThis as { paintingSeen?: Seen }).paintingSeen!;

/** From when the board was there until the picture of that size, or a larger one, was. */
export function tookFor(seen: Seen, size: number): number {
  const times = Object.entries(seen).flatMap(([found, at]) => (Number(found) >= size ? [at] : []));
  return Math.min(...times) - (seen[0] ?? 0);
}

/** Whether a picture of that size lies on the shelf, for the next visit (`stores/kept/picture-shelf.ts`). Runs in the page. */
export const isKept = (size: number): Promise<boolean> =>
  new Promise((done) => {
    const opened = indexedDB.open('middara-pictures');
    opened.onerror = () => done(false);
    opened.onsuccess = () => {
      const { result } = opened;
      const asked = result.transaction('pictures').objectStore('pictures').getAllKeys();
      asked.onerror = () => done(false);
      asked.onsuccess = () => {
        result.close();
        done(asked.result.some((key) => String(key).endsWith(`-${size}`)));
      };
    };
  });
