import type { Settings } from '../stores/table/settings-store.ts';
import { forgetLetterSize } from '../ui/page/letter-size.ts';
import type { Readable } from '../ui/page/use-store.ts';

/** Writes the whole interface as large as is wished, for the hand that is wished, now and whenever that changes. */
export function keepLetters(settings: Readable<Settings>): void {
  const { style, dataset } = document.documentElement;
  const write = () => {
    const { scale, leftHand } = settings.getState().looks;
    // All of it is measured in letters.
    style.setProperty('--scale', String(scale / 100));
    dataset.hand = leftHand ? 'left' : 'right';
    forgetLetterSize();
  };
  settings.subscribe(write);
  window.addEventListener('resize', forgetLetterSize);
  write();
}
