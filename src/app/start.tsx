import { firstFight } from 'virtual:first-fight';
import shippedPictures from 'virtual:pictures';
import { scenes } from 'virtual:scenes';
import type { Shipped } from '../content/files/shipped.ts';
import { GUESTS } from '../games/registry.ts';
import { browserTimer } from '../stores/game/pace.ts';
import { pageThread } from '../stores/game/page-thread.ts';
import { createPool } from '../stores/game/pool.ts';
import { browserAhead } from '../stores/kept/ahead.ts';
import { within } from '../stores/kept/browser-store.ts';
import { gameStorage } from '../stores/kept/game-storage.ts';
import { browserShelf, browserSmallShelf } from '../stores/kept/picture-shelf.ts';
import { GUIDED } from '../stores/lesson/guided.ts';
import { createProgress } from '../stores/lesson/progress.ts';
import { messageOf, tellMishaps } from '../stores/message-of.ts';
import { createBoardPictures } from '../stores/middara/board-pictures.ts';
import { createChoices } from '../stores/middara/choices.ts';
import { createOdds } from '../stores/middara/odds.ts';
import type { PaintWork } from '../stores/middara/paint-work.ts';
import { rulesOfPage } from '../stores/middara/rules-of-page.ts';
import { isKeptOnline } from '../stores/online/kept-online.ts';
import { nobodyOnline, type OnlineOffer } from '../stores/online/online-door.ts';
import { readKept } from '../stores/packs/kept-packs.ts';
import { createLibrary } from '../stores/packs/library.ts';
import { packsIn, type StoredPack } from '../stores/packs/pack-storage.ts';
import { createReader } from '../stores/packs/reader.ts';
import { lateWindows } from '../stores/table/late-windows.ts';
import { tabsOfBrowser } from '../stores/table/one-tab.ts';
import { createSettings } from '../stores/table/settings-store.ts';
import { createTable } from '../stores/table/table-store.ts';
import { wholeOrNot } from '../stores/whole-words.ts';
import { layOutIcons } from '../ui/icons/lay-out-icons.ts';
import { ownDrawing } from '../ui/kit/own-script.ts';
import type { Brought } from '../ui/page/brought.ts';
import type { HandOver } from '../ui/page/hand-over.ts';
import { tableStands } from '../ui/page/part.tsx';
import type { Backups } from '../ui/page/use-backup.ts';
import { addressOf, isHome } from '../ui/page/use-route.ts';
import { idle, whenIdle } from '../ui/page/when-idle.ts';
import { fetchAhead, fetchOnApproach } from '../ui/parts.ts';
import type { Words } from '../words/words.ts';
import { App } from './app.tsx';
import { keepingTime, savesData } from './keeping-time.ts';
import { keepLetters } from './letters.ts';
import { newerPageOfBrowser } from './newer-page-of-browser.ts';
import { pageCells } from './page-cells.ts';
import type { PageJobs } from './page-jobs.ts';
import { tellTheme } from './page-theme.ts';
import { nobodyPaints, paintThread } from './paint-thread.ts';
import { workerThread } from './worker-thread.ts';

/** Asks the browser not to clear what is kept here when it needs room. It may say no: then all is as before. */
const askToStay = () => void navigator.storage?.persist?.().catch(() => false);

/** One core is the page's; beyond four a question more at once is worth less than the memory of its cards. */
const threadsOf = (cores = 2): number => Math.min(4, Math.max(1, cores - 1));

/** So long the page waits for the packs of earlier visits; those that come later are loaded beside what is there. */
const PACKS_PATIENCE = 3000;

async function fetchJobsHere(): Promise<PageJobs> {
  const { createJobsHere } = await import('./jobs-here.ts');
  return createJobsHere();
}

/** Whoever has pressed something is first shown what is behind it. */
const isAtHome = (): boolean => isHome(addressOf(window.location.hash));

/** What is behind *Learn to play*: what its first question is drawn with, then what answers it, each when nobody waits. */
async function fetchWholeFight(): Promise<void> {
  await fetchAhead('learn');
  await firstFight().catch(() => {}); // set up by the rules then
  await idle();
  if (isAtHome()) await rulesOfPage.fetch().catch(() => {}); // told when somebody answers
}

/** The app over the built-in content and the packs this browser keeps, in one language. Throws where a part does not arrive. */
export async function start(shipped: Shipped, words: Words) {
  tellMishaps((mishap) => words.ui.table.mishaps[mishap]);
  const { screen } = addressOf(window.location.hash);
  void fetchAhead(screen);
  fetchOnApproach(document);
  void layOutIcons(ownDrawing);
  const cells = pageCells(words.ui.table.noAnswer);
  const packs = packsIn(cells);
  let unread: string | null = null;
  const listed = packs.list();
  const there = await within(PACKS_PATIENCE, words.ui.table.noAnswer, listed).catch((error: unknown) => {
    unread = messageOf(error);
    return [];
  });
  // The way in past a pack that breaks the page.
  const safe = screen === 'safe';
  const pool = createPool<PageJobs>({
    thread: workerThread,
    page: () => pageThread(fetchJobsHere, browserTimer),
    timer: browserTimer,
    size: threadsOf(navigator.hardwareConcurrency),
  });
  const reader = createReader({
    builtIn: async () => (await import('../content/files/shipped.ts')).filesOf(shipped),
    pool,
  });
  const { stored, slow, content } = await readKept(safe ? [] : there, reader);
  const aside = safe ? there : slow;
  const settings = createSettings();
  keepLetters(settings);
  const table = createTable({
    library: createLibrary({
      storage: packs,
      stored,
      aside,
      slow: slow.map(({ id }) => id),
      unread,
      words,
      reader,
      // What is built in alone was checked by the build.
      content: content ?? (await shipped.content()),
    }),
    storage: gameStorage(cells),
    cells,
    ahead: browserAhead(),
    askToStay,
    timer: browserTimer,
    words,
    settings,
    isOnline: isKeptOnline,
    tabs: tabsOfBrowser,
    windows: lateWindows(
      async () => (await import('../stores/table/windows.ts')).windowsOfBrowser(),
      tableStands,
    ),
    guests: GUESTS.map(({ id, load }) => ({
      id,
      games: async (ground) => (await load()).gamesOn(ground),
    })),
  });
  tellTheme(table.settings);
  const late = (came: readonly StoredPack[]) => (safe ? undefined : table.library.arrived(came));
  if (unread !== null) void listed.then(late, () => {}); // told as `unread`
  cells.hear((why) => {
    if (why === null) void packs.list().then(late, () => {}); // as it is: the next visit tells
  });
  const online: OnlineOffer = {
    store: nobodyOnline(),
    load: async () => (await import('./online-here.ts')).onlineHere(table, online),
    isKept: isKeptOnline,
  };
  const odds = createOdds(pool);
  const choices = createChoices(pool);
  const pictures = createBoardPictures({
    pool: createPool<PaintWork>({ thread: paintThread, page: nobodyPaints, timer: browserTimer, size: 1 }),
    shelf: browserShelf(),
    smallShelf: browserSmallShelf(),
    shipped: shippedPictures,
    quiet: idle,
    unpack: (picture) => createImageBitmap(picture),
  });
  const lessons = createProgress();
  let backups: Promise<Backups> | null = null;
  const backup = () =>
    (backups ??= fetchBackups().catch((error: unknown) => {
      backups = null;
      throw error;
    }));
  async function fetchBackups(): Promise<Backups> {
    const { backupsOf } = await import('./backups.ts');
    return backupsOf(table, words.ui.table.noAnswer);
  }
  const time = keepingTime();
  const newer = newerPageOfBrowser(time);
  // Not in the middle of a game: what its modules do when they come would hold it up.
  // What is played from then on is counted, and copied.
  void time
    .then(idle)
    .then(backup)
    .catch(() => {}); // asked for again when somebody presses
  void time.then(idle).then(() => (isAtHome() ? fetchAhead('set-up') : undefined));
  const { painted } = table.settings.getState();
  const first = table.content.encounters[GUIDED];
  if (painted && first) void pictures.fetchAhead(first);
  whenIdle(() => {
    const ahead = savesData() ? idle() : fetchWholeFight();
    if (painted) void ahead.then(() => isAtHome() && pictures.warm());
  });
  // Something waits on the screen already: React, shown another wait, would not show what comes within 300 ms of it.
  const { screen: now } = addressOf(window.location.hash);
  await Promise.all([fetchAhead(now), isAtHome() && wholeOrNot(words)]);
  return {
    table,
    /** `files`: chosen on the first screen, or dropped anywhere. */
    app(files: HandOver<Brought>) {
      return (
        <App
          table={table}
          newer={newer}
          odds={odds}
          choices={choices}
          pictures={pictures}
          lab={pool}
          lessons={lessons}
          firstFight={firstFight}
          scenes={scenes}
          guests={GUESTS}
          backup={backup}
          online={online}
          files={files}
        />
      );
    },
  };
}
