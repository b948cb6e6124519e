import type { ContentFile } from '../content/index.ts';
import { browserTimer } from '../stores/game/pace.ts';
import { pageThread } from '../stores/game/page-thread.ts';
import { createPool } from '../stores/game/pool.ts';
import { messageOf } from '../stores/game/rerun.ts';
import { createOdds } from '../stores/middara/odds.ts';
import { readKept } from '../stores/packs/kept-packs.ts';
import { createLibrary } from '../stores/packs/library.ts';
import { browserPacks, packsOfAVisit } from '../stores/packs/pack-storage.ts';
import { createReader, onThePage } from '../stores/packs/reader.ts';
import { browserAhead } from '../stores/table/ahead.ts';
import { browserStore, whyNothingIsKept } from '../stores/table/browser-store.ts';
import { tabsOfBrowser } from '../stores/table/one-tab.ts';
import { createSettings } from '../stores/table/settings-store.ts';
import { browserStorage, memoryStorage } from '../stores/table/storage.ts';
import { createTable } from '../stores/table/table-store.ts';
import { addressOf } from '../ui/hooks/use-route.ts';
import { en } from '../words/en/index.ts';
import type { Words } from '../words/words.ts';
import { App } from './app.tsx';
import { newerPageOfBrowser } from './newer-page.ts';
import { createPageJobs, type PageJobs } from './page-jobs.ts';
import { workerThread } from './worker-thread.ts';

/** Asks the browser not to clear what is kept here when it needs room. It may say no: then all is as before. */
const askToStay = () => void navigator.storage?.persist?.().catch(() => false);

/** One core is the page's; beyond four a question more at once is worth less than the memory of its cards. */
const threadsOf = (cores = 2): number => Math.min(4, Math.max(1, cores - 1));

/** The app over the built-in content and the packs this browser keeps, in one language. */
export async function start(builtIn: readonly ContentFile[], words: Words = en) {
  const keepsNothing = await whyNothingIsKept(words.ui.table.noAnswer);
  const kept = browserStore(words.ui.table.noAnswer);
  const packs = keepsNothing === null ? browserPacks(kept) : packsOfAVisit(keepsNothing);
  let unread: string | null = null;
  const there = await packs.list().catch((error: unknown) => {
    unread = messageOf(error);
    return [];
  });
  // The way in past a pack that breaks the page.
  const safe = addressOf(window.location.hash).screen === 'safe';
  const pool = createPool<PageJobs>({
    thread: workerThread,
    page: () => pageThread(onThePage(createPageJobs()), browserTimer),
    timer: browserTimer,
    size: threadsOf(navigator.hardwareConcurrency),
  });
  const reader = createReader({ builtIn, pool });
  const { stored, slow, content } = await readKept(safe ? [] : there, reader);
  const aside = safe ? there : slow;
  const table = createTable({
    library: createLibrary({
      builtIn,
      storage: packs,
      stored,
      aside,
      slow: slow.map(({ id }) => id),
      unread,
      words,
      reader,
      ...(content === undefined ? {} : { content }),
    }),
    storage: keepsNothing === null ? browserStorage(kept) : memoryStorage(),
    ahead: browserAhead(),
    keepsNothing,
    askToStay,
    timer: browserTimer,
    words,
    settings: createSettings(),
    tabs: tabsOfBrowser,
  });
  return <App table={table} words={words} newer={newerPageOfBrowser()} odds={createOdds(pool)} />;
}
