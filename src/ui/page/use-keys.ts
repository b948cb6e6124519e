import { useEffect, useEffectEvent } from 'react';
import { keyNames, placedKeys } from './key-names.ts';

export type KeyHandler = (event: KeyboardEvent) => void;

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** Where Enter and Space already mean something. */
const acts = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, [role="button"], [role="tab"], [role="slider"], summary') !== null;

/** One that has closed still lies there for a moment: it holds no key back. */
const inDialog = (): boolean =>
  document.querySelector(
    ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not(dialog:not([open]))',
  ) !== null;

/**
 * Keys of the whole screen, by name (`Shift+U` for a capital that was held, `Ctrl+Z` also with the command key;
 * `keyNames`). Silent while somebody writes, in a dialog or a menu, and for Enter and Space where a button has the focus.
 * `isFirst`: before all that are not, for as long as it is on the screen.
 */
export function useKeys(handlers: Readonly<Record<string, KeyHandler | undefined>>, isFirst = false): void {
  // What is on the screen is what a key means, from the commit that shows it: an effect would come too late for a
  // key that is pressed at once.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.defaultPrevented || event.isComposing) return;
    if (writes(event.target) || inDialog()) return;
    if ((event.key === 'Enter' || event.key === ' ') && acts(event.target)) return;
    if (
      event.key.startsWith('Arrow') &&
      event.target instanceof HTMLElement &&
      event.target.closest('[role="tablist"], [role="slider"], [data-own-arrows]')
    )
      return;
    const name = keyNames(event).find((one) => handlers[one]);
    const handler = name === undefined ? undefined : handlers[name];
    if (!handler) return;
    event.preventDefault();
    handler(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      // From now on the keys of buttons are seen.
      document.documentElement.dataset.byKeys = '';
      onKey(event);
      // The first key of another layout waits for what knows where keys lie.
      if (event.key > '\u007f' && !placedKeys())
        void placedKeys.come().then(
          () => onKey(event),
          () => {},
        );
    };
    window.addEventListener('keydown', listener, isFirst);
    return () => window.removeEventListener('keydown', listener, isFirst);
  }, [isFirst]);
}
