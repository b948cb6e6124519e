/** What lies over all else just now, and what goes along with it: all beside an open dialog is inert. */
import { useLayoutEffect, useState } from 'react';

/** The topmost dialog, or the page. */
export const overAll = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;

/** Into the topmost; what is moved leaves the layer over all others, and comes into it again. */
function bring(one: HTMLElement): void {
  const over = overAll();
  if (one.parentElement === over) return;
  over.append(one);
  if (one.popover) one.showPopover();
}

/** Brings into the topmost what is to be heard or seen wherever one is. */
export const bringAlong = (): void => document.querySelectorAll<HTMLElement>('.along').forEach(bring);

/**
 * A node beside the page, or in the dialog that lies over it: what is drawn into it is heard and pressed all the same.
 * `isOver`: it lies over all else, too.
 */
export function useAlong(className: string, isOver = false): HTMLElement {
  const [along] = useState(() =>
    Object.assign(document.createElement('div'), {
      className: `along ${className}`,
      popover: isOver ? 'manual' : null,
    }),
  );
  useLayoutEffect(() => {
    bring(along);
    return () => along.remove();
  }, [along]);
  return along;
}
