import { HELD } from '../page/use-held-press.ts';
import type { KeyHandler } from '../page/use-keys.ts';

interface Shows {
  skip(): void;
  hurry(on: boolean): void;
}

/** Space, as *Faster* is pressed: let go at once it ends what is shown, held it hurries it for as long. */
export const holdSpace =
  ({ skip, hurry }: Shows): KeyHandler =>
  ({ repeat }) => {
    if (repeat) return;
    const listening = new AbortController();
    const { signal } = listening;
    let hurries = false;
    const rest = setTimeout(() => {
      hurries = true;
      hurry(true);
    }, HELD);
    const release = (ends: () => void) => {
      clearTimeout(rest);
      listening.abort();
      if (hurries) hurry(false);
      else ends();
    };
    window.addEventListener('keyup', ({ key }) => key === ' ' && release(skip), { signal });
    // Let go elsewhere: nobody hears of it.
    window.addEventListener('blur', () => release(() => undefined), { signal });
  };
