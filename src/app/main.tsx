import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/theme/index.ts';
import DangerIcon from '~icons/game-icons/hazard-sign';
import { Wait } from '../ui/screens/Wait.tsx';
// Not the language itself: what is seen first waits for no other words.
import * as words from '../words/en/ui/first.ts';
import { fromServer, tidyAddress } from './from-server.ts';
import '../ui/panels/panels.css';

/** Past a pack that breaks the page. */
const beginSafely = () => fromServer('#/safe');

tidyAddress();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);
// What is seen first waits for neither the rules nor the content.
root.render(<Wait text={words.settingTable} />);
void Promise.all([import('./start.tsx'), import('../content/files/browser-files.ts')])
  .then(([{ start }, { browserFiles }]) => start(browserFiles))
  .then((app) => root.render(<StrictMode>{app}</StrictMode>))
  .catch((error: unknown) => {
    root.render(
      <main className="page">
        <section className="notice" role="alert">
          <p className="notice-title">
            <DangerIcon /> {words.notArrived}
          </p>
          <p className="notice-text">{error instanceof Error ? error.message : String(error)}</p>
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
  });
