/** The words of the rulebook as closed unions: one word for one thing. */

export const DICE = ['white', 'teal', 'green', 'blue', 'purple', 'orange', 'red', 'grey', 'black'] as const;
export type Die = (typeof DICE)[number];

export const SYMBOLS = ['book', 'shield', 'burst'] as const;
export type Symbol = (typeof SYMBOLS)[number];
/** How many of each symbol; absent is none. */
export type SymbolCount = Partial<Record<Symbol, number>>;

export const TERRAINS = [
  'normal',
  'hindering',
  'water',
  'muck',
  'obstructing',
  'dangerous',
  'special',
  'void',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Effect tokens, tables 3 and 4 of p.74. A figure holds at most one of each (p.67). */
export const NEGATIVE_EFFECTS = ['condemn', 'darkness', 'disease', 'paralyze', 'poison', 'wilt'] as const;
export const POSITIVE_EFFECTS = ['barrier', 'courage', 'haste'] as const;
export const EFFECTS = [...NEGATIVE_EFFECTS, ...POSITIVE_EFFECTS] as const;
export type Effect = (typeof EFFECTS)[number];
export const isNegative = (effect: Effect): boolean =>
  (NEGATIVE_EFFECTS as readonly string[]).includes(effect);

/** Ability tokens, table 5 of p.74. */
export const ABILITY_TOKENS = ['dodge', 'heal', 'intervention', 'vow', 'summon'] as const;
export type AbilityToken = (typeof ABILITY_TOKENS)[number];

export const DAMAGE_TYPES = ['physical', 'magic', 'irreducible'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

export const SKILLS = ['presence', 'lore', 'agility', 'perception', 'strength'] as const;
export type Skill = (typeof SKILLS)[number];

export const TIERS = ['mundane', 'common', 'uncommon', 'rare'] as const;
export type Tier = (typeof TIERS)[number];

export const ITEM_TYPES = ['weapon', 'armor', 'core', 'relic', 'accessory', 'consumable'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** What an Item Upgrade is made for (pp.28-29). */
export const UPGRADE_FITS = ['weapon', 'armor', 'core', 'armor-and-shield'] as const;
export type UpgradeFit = (typeof UPGRADE_FITS)[number];

export const TREES = ['assemblage', 'cruor', 'martial', 'sanctus', 'subterfuge'] as const;
export type Tree = (typeof TREES)[number];

export const SIDES = ['adventurers', 'combatants'] as const;
export type Side = (typeof SIDES)[number];

export const WEAPON_KINDS = ['melee', 'ranged', 'melee/ranged'] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

/** Figure tags of pp.32-33 and 54 that the rules themselves read. */
export const FIGURE_TAGS = [
  'backstab',
  'colossal',
  'crush',
  'flight',
  'heavy',
  'hulking',
  'protection',
  'relentless',
  'unstoppable',
  'swarm',
  'trivial',
  'gilded',
  'boss',
  'esper',
] as const;
/** What RESISTANCE halves: damage of a type, or that of attacks with a weapon of a tag (p.33). */
export type Resisted = DamageType | { readonly weapon: string };

export type FigureTag = (typeof FIGURE_TAGS)[number];

/** Where a number on a card comes from (ruling N3). */
export const SOURCES = ['rulebook', 'public', 'original'] as const;
export type Source = (typeof SOURCES)[number];
