import { HELD } from '../page/use-held-press.ts';
import type { KeyHandler } from '../page/use-keys.ts';

interface Shows {
  skip(): void;
  hurry(on: boolean): void;
}

/** From a press on: once it is a held one it hurries what is shown. Gives what lets it go, which says whether it did. */
export function holdToHurry(hurry: Shows['hurry']): () => boolean {
  let hurries = false;
  const rest = setTimeout(() => {
    hurries = true;
    hurry(true);
  }, HELD);
  return () => {
    clearTimeout(rest);
    if (hurries) hurry(false);
    return hurries;
  };
}

/** Space, as *Faster* is pressed: let go at once it ends what is shown, held it hurries it for as long. */
export const holdSpace =
  ({ skip, hurry }: Shows): KeyHandler =>
  ({ repeat }) => {
    if (repeat) return;
    const listening = new AbortController();
    const { signal } = listening;
    const letGo = holdToHurry(hurry);
    const release = (ends: () => void) => {
      listening.abort();
      if (!letGo()) ends();
    };
    window.addEventListener('keyup', ({ key }) => key === ' ' && release(skip), { signal });
    // Let go elsewhere: nobody hears of it.
    window.addEventListener('blur', () => release(() => undefined), { signal });
  };
