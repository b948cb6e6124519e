import type { Settings } from '../stores/table/settings-store.ts';
import type { Readable } from '../ui/page/use-store.ts';

/** Writes the whole interface as large as is wished, now and whenever it changes: all of it is measured in letters. */
export function keepLetters(settings: Readable<Settings>): void {
  const write = () =>
    document.documentElement.style.setProperty('--scale', String(settings.getState().looks.scale / 100));
  settings.subscribe(write);
  write();
}
