import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/theme/index.ts';
import DangerIcon from '~icons/game-icons/hazard-sign';
import { Wait } from '../ui/opening/Wait.tsx';
import type { Brought } from '../ui/page/brought.ts';
import { dropped } from '../ui/page/dropped.ts';
import { fromServer, tidyAddress } from '../ui/page/from-server.ts';
import { createHandOver } from '../ui/page/hand-over.ts';
import { addressOf, isHome } from '../ui/page/use-route.ts';
import { whenIdle } from '../ui/page/when-idle.ts';
import { FirstHome } from './first-home.tsx';
import { language } from './language.ts';
import { restOfPage, whenNobodyIsAtIt } from './rest-of-page.ts';
import '../ui/kit/panels.css';

/** Past a pack that breaks the page. */
const beginSafely = () => fromServer('#/safe');

tidyAddress();

const root = createRoot(document.getElementById('root')!);
// Not the language itself: what is seen first waits for no other words.
const words = language.first;
const rest = restOfPage(language);
const files = createHandOver<Brought>();
let isWhole = false;

/** A part of the page that is not there is told, whatever was on the screen. */
function broke(): void {
  root.render(
    <main className="page">
      <section className="notice grid gap-2 pad-3-4 round-m" role="alert">
        <p className="notice-title flex gap-2 on-line strong untracked as-around">
          <DangerIcon /> {words.notArrived}
        </p>
        <p className="notice-ways">
          <button type="button" className="btn btn-primary" onClick={() => fromServer()}>
            {words.tryAgain}
          </button>
          <button type="button" className="btn" onClick={beginSafely}>
            {words.withoutPacks}
          </button>
        </p>
      </section>
    </main>,
  );
}

/** The table itself, for good. */
async function showWhole(): Promise<void> {
  try {
    const { app } = await rest.whole();
    if (isWhole) return;
    isWhole = true;
    // In pieces: whoever is about to press something is not held up.
    startTransition(() => root.render(<StrictMode>{app(files)}</StrictMode>));
  } catch {
    broke();
  }
}

/** Shows that something is awaited, where it is not there already. */
function showWholeNow(): void {
  if (!isWhole) root.render(<Wait text={words.settingTable} />);
  void showWhole();
}

async function fetchRest(): Promise<void> {
  try {
    await rest.quietly();
  } catch {
    return broke();
  }
  await whenNobodyIsAtIt();
  await showWhole();
}

/** Whoever comes near a door may go through it: what is behind all of them is then not waited for. */
function hurryAtDoors(): void {
  const near = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a[href^="#/"]'))) return;
    for (const sign of SIGNS) document.removeEventListener(sign, near);
    rest.whole().catch(() => {}); // told when it is shown
  };
  for (const sign of SIGNS) document.addEventListener(sign, near, { passive: true });
}
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** A file may be dropped anywhere, at any time: the browser would show it in the place of the page. */
function takeDrops(): void {
  window.addEventListener('dragover', (event) => {
    if (holdsFiles(event)) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    if (event.defaultPrevented || !holdsFiles(event)) return;
    event.preventDefault();
    files.give(dropped(event.dataTransfer!));
    showWholeNow();
  });
}
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files');

function begin(): void {
  if (!isHome(addressOf(window.location.hash))) {
    showWholeNow();
    return;
  }
  window.addEventListener('hashchange', () => showWholeNow(), { once: true });
  const ofRest = {
    open(file: File) {
      files.give({ file, at: 'game' });
      showWholeNow();
    },
    shown() {
      performance.mark('mounted');
      whenIdle(() => void fetchRest());
      hurryAtDoors();
    },
    needed: () => void fetchRest(),
    broke: () => void showWhole(),
  };
  root.render(
    <StrictMode>
      <FirstHome rest={ofRest} words={language} />
    </StrictMode>,
  );
}

takeDrops();
begin();
