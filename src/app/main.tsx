import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/theme/index.ts';
import { Notice } from '../ui/panels/Notice.tsx';
import { Wait } from '../ui/screens/Wait.tsx';
import '../ui/panels/panels.css';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);
// What is seen first waits for neither the rules nor the content.
root.render(<Wait />);
void Promise.all([import('./start.tsx'), import('../content/files/browser-files.ts')])
  .then(([{ start }, { browserFiles }]) => start(browserFiles))
  .then((app) => root.render(<StrictMode>{app}</StrictMode>))
  .catch((error: unknown) => {
    root.render(
      <main className="page">
        <Notice title="The table could not be set up: a part of it did not arrive. Your games are kept.">
          <p className="notice-text">{error instanceof Error ? error.message : String(error)}</p>
          <p className="notice-ways">
            <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
              Try again
            </button>
          </p>
        </Notice>
      </main>,
    );
  });
