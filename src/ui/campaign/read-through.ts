/** A page of the Book that is longer than the window: it is read through before it is turned. */

/** So much of what is seen is scrolled on: the last lines stay, for the eye to find its place. */
const SHARE = 0.8;
/** Halves of a pixel are no line. */
const SLACK = 2;

/** Scrolls the page on where something of it still lies beneath what is asked; false where its end is seen. */
export function readOn(still: boolean): boolean {
  const ways = document.querySelector('.book-ways');
  const last = ways?.previousElementSibling;
  if (!ways || !last) return false;
  const edge = ways.getBoundingClientRect().top;
  const below = last.getBoundingClientRect().bottom - edge;
  if (below <= SLACK) return false;
  window.scrollBy({ top: Math.min(below + SLACK, edge * SHARE), behavior: still ? 'auto' : 'smooth' });
  return true;
}
