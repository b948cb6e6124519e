import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserFiles } from '../content/browser-files.ts';
import { loadContent } from '../content/index.ts';
import { tabsOfBrowser } from '../stores/one-tab.ts';
import { browserTimer } from '../stores/pace.ts';
import { createSettings } from '../stores/settings-store.ts';
import { browserStorage, memoryStorage } from '../stores/storage.ts';
import { createTable } from '../stores/table-store.ts';
import '../ui/theme/index.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const table = createTable({
  content: loadContent(browserFiles),
  storage: typeof indexedDB === 'undefined' ? memoryStorage() : browserStorage(),
  timer: browserTimer,
  settings: createSettings(),
  tabs: tabsOfBrowser,
});
createRoot(root).render(
  <StrictMode>
    <App table={table} />
  </StrictMode>,
);
