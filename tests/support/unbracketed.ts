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

/** A page of the rulebook with its step, or a ruling, or what stands on a figure: they are the same in every language. */
const CITATION = /\bp\.\d+(-\d+)?( \d[a-c]?)?|\b[A-Z][a-z]?\d{1,2}\b/g;

/** Words of the page that stand in no brackets and are no names, each with where it was read. */
export function unbracketed(root: Element, names: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const look = (element: Element, kind: string, text: string | null) => {
    if (!text) return;
    for (const word of bareWords(text))
      if (!names.has(word)) found.add(`${placeOf(element)}${kind}: ${word}`);
  };
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of ATTRIBUTES) look(element, ` ${name}`, element.getAttribute(name));
    if (element.tagName === 'STYLE' || element.tagName === 'SCRIPT' || isName(element)) continue;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) look(element, '', node.textContent);
  }
  return [...found];
}

/** What has been looked at: a page is read after every click, and says nearly the same. */
const bare = new Map<string, readonly string[]>();

/** The parts of a text that are words and stand in no brackets. */
function bareWords(text: string): readonly string[] {
  const known = bare.get(text);
  if (known) return known;
  const rest = text
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\[[^\][]*\]/g, ' , ')
    .replace(CITATION, '');
  const words = partsOf(rest).filter((part) => /\p{L}/u.test(part));
  bare.set(text, words);
  return words;
}

/** A path, the name of a file and the letter on a key are no words. */
const isName = (element: Element): boolean =>
  (element.tagName === 'CODE' && !/\s/.test(element.textContent ?? '')) ||
  (element.tagName === 'KBD' && element.textContent?.length === 1);

function placeOf(element: Element): string {
  const within = element.closest('[class]');
  const name = within?.getAttribute('class')?.split(' ')[0] ?? '';
  return `${element.tagName.toLowerCase()} in .${name}`;
}
