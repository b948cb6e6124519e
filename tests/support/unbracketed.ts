import type { Content } from '../../src/content/index.ts';
import { SHELF_NAMES } from '../../src/engine/index.ts';

const READ = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'alt'];
const ATTRIBUTES = [...READ, 'placeholder'];

/** Names stand as they are in every language: of cards, encounters and packs, and whoever made those. */
export const namesIn = (
  { cards, encounters, trials, packs }: Content,
  others: readonly string[],
): ReadonlySet<string> =>
  new Set(
    [
      ...others,
      ...SHELF_NAMES.flatMap((shelf) => Object.values(cards[shelf]).map(({ name }) => name)),
      ...[...Object.values(encounters), ...Object.values(trials)].flatMap(({ name, rules, tiles = [] }) => [
        name,
        ...rules.map((rule) => rule.name),
        ...tiles.map((tile) => tile.name),
      ]),
      ...packs.flatMap(({ name, version, authors }) => [name, version, ...authors]),
    ].flatMap((name) => [name, ...partsOf(name)]),
  );

/** Between names, and around them. */
const partsOf = (text: string): string[] =>
  text
    .split(/[\s]*[,;:·—–()×←/.]+[\s]*/)
    .map((part) => part.trim())
    .filter(Boolean);

/** A page of the rulebook with its step, or a ruling: they are the same in every language. */
const CITATION = /\bp\.\d+(-\d+)?( \d[a-c]?)?|\b[A-Z]\d{1,2}\b/g;

/** Words of the page that stand in no brackets and are no names, each with where it was read. */
export function unbracketed(root: Element, names: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const look = (element: Element, kind: string, text: string | null) => {
    const rest = (text ?? '').replace(/\[[^\][]*\]/g, ' , ').replace(CITATION, '');
    for (const part of partsOf(rest))
      if (/\p{L}/u.test(part) && !names.has(part)) found.add(`${placeOf(element)}${kind}: ${part}`);
  };
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of ATTRIBUTES) look(element, ` ${name}`, element.getAttribute(name));
    if (isName(element) || element.closest('style, script')) continue;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) look(element, '', node.textContent);
  }
  return [...found];
}

/** A path, the name of a file and the letter on a key are no words. */
const isName = ({ tagName, textContent }: Element): boolean =>
  (tagName === 'CODE' && !/\s/.test(textContent ?? '')) || (tagName === 'KBD' && textContent?.length === 1);

function placeOf(element: Element): string {
  const within = element.closest('[class]');
  const name = within?.getAttribute('class')?.split(' ')[0] ?? '';
  return `${element.tagName.toLowerCase()} in .${name}`;
}
