/** The words the rules of Malhya are written in. */

/** What is tested by checks (L810). */
export const CHARACTERISTICS = ['strength', 'dexterity', 'intelligence', 'perception', 'knowledge'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

/** Twelve (L2467–2510). */
export const ABILITIES = [
  'vigilance',
  'demolition',
  'balance',
  'climbing',
  'alchemy',
  'camouflage',
  'charisma',
  'mechanical',
  'swimming',
  'power',
  'crafting',
  'legends',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** Whose talents they are (L1193–1215). */
export const CLASSES = ['rogue', 'ranger', 'warrior', 'scholar', 'mhay'] as const;
export type TalentClass = (typeof CLASSES)[number];

/** The shape around a number tells the booklet: diamond, rectangle, book (L1403, L1481). */
export const BOOKS = ['adventure', 'event', 'place'] as const;
export type BookKind = (typeof BOOKS)[number];

/** Of the rows of a table, in order: black is the fourth (L1663–1675). */
export const GEMS = ['white', 'red', 'green', 'black'] as const;
export type Gem = (typeof GEMS)[number];

/** The rows of a knapsack (L880–900). */
export const CUBES = ['material', 'key', 'potion', 'arrow', 'plant'] as const;
export type CubeKind = (typeof CUBES)[number];

export const COLOURS = ['red', 'yellow', 'green', 'purple', 'blue', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** Which colours there are of each (o). A white key is a key, the others are lockpicks (MA-27). */
export const COLOURS_OF: Readonly<Record<CubeKind, readonly Colour[]>> = {
  material: ['red', 'green', 'yellow'],
  key: ['white', 'green', 'purple', 'yellow'],
  potion: ['red', 'yellow', 'green'],
  arrow: ['red', 'yellow', 'green'],
  plant: ['red', 'yellow', 'green', 'purple', 'blue'],
};

export const GEAR = ['weapon', 'armour', 'artifact', 'object'] as const;
export type GearKind = (typeof GEAR)[number];

/** Of artifacts: one of each is worn at most (L1158). */
export const SLOTS = ['ring', 'amulet'] as const;
export type Slot = (typeof SLOTS)[number];

export const MODES = ['story', 'stealth', 'combat'] as const;
export type Mode = (typeof MODES)[number];
export const PERIODS = ['day', 'night'] as const;
export type Period = (typeof PERIODS)[number];
export const WEATHERS = ['fair', 'bad'] as const;
export type Weather = (typeof WEATHERS)[number];

/** How a life point is lost: the zone its crystal goes to (L990, MA-49). */
export const HARMS = ['damage', 'injury', 'shock'] as const;
export type Harm = (typeof HARMS)[number];

/** Who takes part (L2417–2419). */
export const CHECK_KINDS = ['solo', 'individual', 'group'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export const SIDES = ['normal', 'improved'] as const;
export type TalentSide = (typeof SIDES)[number];

/** How hard it is (L387). */
export const GAME_MODES = ['normal', 'easy', 'difficult'] as const;
export type GameMode = (typeof GAME_MODES)[number];
