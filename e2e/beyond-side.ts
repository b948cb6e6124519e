/** What reaches over the side of the page, and words that are cut off where nothing scrolls them into sight. */
export function beyondSide(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth} of ${root.clientWidth} px`);
  const isClipped = (one: Element) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX);
  for (const one of document.querySelectorAll('button, h1, h2, h3, p, li, td, th, label, summary')) {
    if (
      !one.checkVisibility({ visibilityProperty: true }) ||
      one.closest('.board, .visually-hidden, [inert]')
    )
      continue;
    const hides = isClipped(one) && one.scrollWidth > one.clientWidth + 1;
    // What ends in three dots unfolds, or is told in full elsewhere.
    if (hides && getComputedStyle(one).textOverflow !== 'ellipsis')
      found.push(`${one.tagName}.${one.className}: ${one.textContent.slice(0, 40)}`);
  }
  return found;
}
