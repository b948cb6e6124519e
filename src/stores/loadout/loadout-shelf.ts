import {
  type Card,
  type CardIndex,
  type CardRef,
  type CompanionCard,
  canCarry,
  type DisciplineCard,
  type FamiliarCard,
  ITEM_TYPES,
  type ItemCard,
  type ItemType,
  isKeptBack,
  TIERS,
  type Tier,
  TREES,
  type Tree,
  type UpgradeCard,
} from '../../engine/index.ts';
import type { WholeWords } from '../../words/words.ts';

/** `loot` is what opponents leave and the story gives: no store has it (p.27). */
export type ItemKind = ItemType | 'loot';

/** What to look for on the shelf; `null` is anything. */
export interface ShelfFilter {
  /** Each word is to be on the card: its name, its kind, its tags or what it says. */
  readonly text: string;
  readonly kind: ItemKind | null;
  readonly tier: Tier | null;
  readonly tree: Tree | null;
  readonly level: DisciplineCard['level'] | null;
}

export const ANYTHING: ShelfFilter = { text: '', kind: null, tier: null, tree: null, level: null };

export const isLoot = (item: ItemCard): boolean =>
  item.lootOf !== undefined || item.story === true || item.startsLocked === true;

/** Items of every pack: what is called so first, then by tier, then by kind, then by name; Story and hidden ones only where the story has opened them. */
export const listItems = (
  cards: CardIndex,
  { text, kind, tier }: ShelfFilter,
  words: WholeWords,
  unlocked: readonly CardRef[] = [],
): ItemCard[] =>
  Object.values(cards.items)
    .filter((item) => !isKeptBack(item, unlocked))
    .filter((item) => (kind === 'loot' ? isLoot(item) : kind === null || item.itemType === kind))
    .filter((item) => (tier === null || item.tier === tier) && says(item, text, words))
    .sort(
      (a, b) =>
        byNearness(a, b, text) ||
        Number(isLoot(a)) - Number(isLoot(b)) ||
        TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) ||
        ITEM_TYPES.indexOf(a.itemType) - ITEM_TYPES.indexOf(b.itemType) ||
        byName(a, b),
    );

/** Disciplines of every pack: what is called so first, then by LVL, then by tree, then by name; Story and hidden ones only where the story has opened them. */
export const listDisciplines = (
  cards: CardIndex,
  { text, tree, level }: ShelfFilter,
  words: WholeWords,
  unlocked: readonly CardRef[] = [],
): DisciplineCard[] =>
  Object.values(cards.disciplines)
    .filter((card) => !isKeptBack(card, unlocked))
    .filter((card) => (tree === null || card.tree === tree) && (level === null || card.level === level))
    .filter((card) => says(card, text, words))
    .sort(
      (a, b) =>
        byNearness(a, b, text) ||
        a.level - b.level ||
        TREES.indexOf(a.tree) - TREES.indexOf(b.tree) ||
        byName(a, b),
    );

/** The Upgrades an item can carry (p.28). */
export const listUpgrades = (
  cards: CardIndex,
  item: ItemCard,
  { text }: ShelfFilter,
  words: WholeWords,
): UpgradeCard[] =>
  Object.values(cards.upgrades)
    .filter((card) => canCarry(item, card) && says(card, text, words))
    .sort((a, b) => byNearness(a, b, text) || byName(a, b));

export const listFamiliars = (cards: CardIndex, { text }: ShelfFilter, words: WholeWords): FamiliarCard[] =>
  Object.values(cards.familiars)
    .filter((card) => says(card, text, words))
    .sort((a, b) => byNearness(a, b, text) || byName(a, b));

/** Companions of every pack that an Adventurer may set out with: not those the story alone gives (p.66). */
export const listCompanions = (cards: CardIndex, { text }: ShelfFilter, words: WholeWords): CompanionCard[] =>
  Object.values(cards.companions)
    .filter((card) => !card.hidden && says(card, text, words))
    .sort((a, b) => byNearness(a, b, text) || byName(a, b));

const byName = (a: Card, b: Card): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** How near a card's name is to what is looked for: the same, a word that begins so, within a word, elsewhere on the card. */
function nearness({ name }: Card, text: string): number {
  const called = name.toLowerCase();
  const sought = text.trim().toLowerCase();
  if (called === sought) return 0;
  const words = sought.split(/\s+/);
  const begins = (word: string) => called.startsWith(word) || called.includes(` ${word}`);
  if (words.every(begins)) return 1;
  return words.every((word) => called.includes(word)) ? 2 : 3;
}

/** By their names before all else, where something is looked for. */
const byNearness = (a: Card, b: Card, text: string): number =>
  text.trim() === '' ? 0 : nearness(a, text) - nearness(b, text);

const written = new WeakMap<WholeWords, WeakMap<Card, string>>();

/** All that is written on a card in a language, in one line of small letters. */
function lettersOf(card: Card, words: WholeWords): string {
  const known = written.get(words) ?? new WeakMap<Card, string>();
  written.set(words, known);
  const letters = known.get(card) ?? words.ui.loadout.allOn(card).join(' ').toLowerCase();
  known.set(card, letters);
  return letters;
}

const says = (card: Card, text: string, words: WholeWords): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lettersOf(card, words).includes(word));
