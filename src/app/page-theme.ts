/** The light of the table, told to the page. */
import type { createSettings } from '../stores/table/settings-store.ts';

/** Tells `public/theme.js`, which set the theme before the first paint, of every other one that is chosen. */
export function tellTheme(settings: ReturnType<typeof createSettings>): void {
  settings.subscribe(({ looks }, before) => {
    if (looks.theme !== before.looks.theme)
      window.dispatchEvent(new CustomEvent('theme', { detail: looks.theme }));
  });
}
