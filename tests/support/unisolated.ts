/** Names from outside that stand in a sentence bare: written from the right they would turn what stands beside them. */

/** Where a name is by itself: a field, a line of a list to choose from. */
const ALONE = 'bdi, option, textarea, input, title, code';

/** The texts of a page in which one of these names stands neither in a `<bdi>` nor between the signs that do the same. */
export function unisolated(page: Element, names: readonly string[]): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Without the brackets of the tests' own language.
    const said = (node.textContent ?? '').replace(/[[\]]/g, '');
    const text = names.reduce((all, name) => all.replaceAll(`\u2068${name}\u2069`, ''), said);
    const parent = node.parentElement;
    if (!parent || parent.closest(ALONE) || !names.some((name) => text.includes(name))) continue;
    found.push(`${parent.tagName.toLowerCase()} in .${parent.closest('[class]')?.className ?? ''}: ${text}`);
  }
  return found;
}
