/** The rest of the page, and when it is fetched. */
import { shipped } from '../content/files/browser-files.ts';
import { idle } from '../ui/page/when-idle.ts';
import type { PageWords } from '../words/words.ts';
import type { start } from './start.tsx';

type Started = Awaited<ReturnType<typeof start>>;

export interface RestOfPage {
  /** The rules, the content and what is shown, fetched and begun once, however often they are asked for. */
  whole(): Promise<Started>;
  /** The same while nobody waits: fetched at once, read piece by piece whenever the page has nothing else to do. */
  quietly(): Promise<Started>;
}

/** So that no piece holds the page up: what each needs of those before is there. */
const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import('../stores/middara/game.ts'),
  () => import('./start.tsx'),
  () => import('../ui/table/PlayScreen.tsx'),
];

/** In one language. */
export function restOfPage(language: PageWords): RestOfPage {
  let begun: Promise<Started> | null = null;
  const whole = () => {
    begun ??= begin(language);
    return begun;
  };
  return {
    whole,
    async quietly() {
      // Fetched beside the scripts, read when all is there.
      shipped.content().catch(() => {});
      for (const piece of [language.early, ...PIECES]) {
        await idle();
        if (begun) break;
        // What does not come is told by the whole.
        await piece().catch(() => {});
      }
      await idle();
      return whole();
    },
  };
}

async function begin({ early }: PageWords): Promise<Started> {
  const [{ start }, words] = await Promise.all([import('./start.tsx'), early(), shipped.content()]);
  return start(shipped, words);
}

/** Done when nothing on the page has the focus: whoever is at a button is not to lose it. */
export function whenNobodyIsAtIt(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      const at = document.activeElement;
      if (at !== null && at !== document.body) return;
      document.removeEventListener('focusout', soon);
      done();
    };
    // While it is told, the focus is on its way to what comes next.
    const soon = () => setTimeout(look);
    document.addEventListener('focusout', soon);
    look();
  });
}
