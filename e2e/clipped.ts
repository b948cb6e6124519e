import type { Page } from '@playwright/test';

/**
 * Cards and texts of which a part can never be seen: they hold more than they show and do not scroll, or something
 * around them cuts them off that does not scroll that way. Said: which, where, by how much.
 */
export function clipped(): string[] {
  /** Cards, and whatever is pressed: of these every word is to be read. */
  const WHOLE =
    '[class*="card"], button, [role="tab"], [role="menuitem"], [data-option], h1, h2, h3, p, li, dt, dd, td, th';
  /** A part of a pixel is rounding, and descenders of a tight line reach beyond it. */
  const SLACK = 3;
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  const name = (one: Element) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`;
  const told = (one: Element) => `${name(one)} “${(one.textContent ?? '').trim().slice(0, 40)}”`;
  /** What one may see only a part of on purpose: it is said elsewhere in full, or leads there; the track has rows to turn. */
  const isMeant = (one: Element) =>
    one.closest('[inert], .board, .visually-hidden, svg, [aria-hidden="true"], .track');
  return [...document.querySelectorAll<HTMLElement>(WHOLE)].flatMap((one) => {
    if (isMeant(one) || (one.textContent ?? '').trim() === '') return [];
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const style = getComputedStyle(one);
    const found: string[] = [];
    const over = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight] as const;
    // A line that ends in an ellipsis says so itself, and its whole text is its title or its name.
    const says = style.textOverflow === 'ellipsis' && (one.title !== '' || one.ariaLabel !== null);
    if (one.clientWidth > 0 && !says) {
      if (hides(style.overflowX) && over[0] > SLACK)
        found.push(`${told(one)} hides ${over[0]} px at its side`);
      if (hides(style.overflowY) && over[1] > SLACK) found.push(`${told(one)} hides ${over[1]} px below`);
    }
    const box = one.getBoundingClientRect();
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      // Where it scrolls, what lies beyond can be brought into sight.
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || position === 'fixed') break;
      const beyond = [
        hides(overflowX) ? Math.max(edge.left - box.left, box.right - edge.right) : 0,
        hides(overflowY) ? Math.max(edge.top - box.top, box.bottom - edge.bottom) : 0,
      ];
      if (Math.max(...beyond) > SLACK)
        found.push(`${told(one)} is cut by ${name(around)}: ${Math.max(...beyond).toFixed(0)} px`);
    }
    return found;
  });
}

/** The same of a page as it stands, with the stop it stands at. */
export const cutOff = async (page: Page, stop: string): Promise<string[]> =>
  (await page.evaluate(clipped)).map((one) => `${stop}: ${one}`);
