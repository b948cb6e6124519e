import type { CardRef, MalhyaContent } from '../../rules/model/content.ts';
import type { MalhyaState } from '../../rules/model/state.ts';
import type {
  Ability,
  BookKind,
  Characteristic,
  Colour,
  CubeKind,
  GearKind,
  Gem,
  Harm,
  TalentClass,
} from '../../rules/model/vocabulary.ts';

/** What names are read from. */
export interface Named {
  readonly content: MalhyaContent;
  readonly state: MalhyaState;
  /** What the player at a seat is called. */
  seatName(seat: string): string;
}

type Shelf = 'heroes' | 'talents' | 'people' | 'gear' | 'scenario' | 'books' | 'missions' | 'spells';

export const cardName = (content: MalhyaContent, shelf: Shelf, ref: CardRef): string =>
  content[shelf][ref]?.name ?? ref;

export const heroName = ({ content, state }: Pick<Named, 'content' | 'state'>, hero: number): string =>
  cardName(content, 'heroes', state.heroes[hero]?.id ?? '');

/** Several of them in a sentence: `Ann, Ben and Cem`. */
export const listed = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** `1 card`, `3 cards`. */
export const several = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const CHARACTERISTIC: Readonly<Record<Characteristic, string>> = {
  strength: 'Strength',
  dexterity: 'Dexterity',
  intelligence: 'Intelligence',
  perception: 'Perception',
  knowledge: 'Knowledge',
};

export const ABILITY: Readonly<Record<Ability, string>> = {
  vigilance: 'Vigilance',
  demolition: 'Demolition',
  balance: 'Balance',
  climbing: 'Climbing',
  alchemy: 'Alchemy',
  camouflage: 'Camouflage',
  charisma: 'Charisma',
  mechanical: 'Mechanical',
  swimming: 'Swimming',
  power: 'Power',
  crafting: 'Crafting',
  legends: 'Knowledge and legends',
};

export const CLASS: Readonly<Record<TalentClass, string>> = {
  rogue: 'Rogue',
  ranger: 'Ranger',
  warrior: 'Warrior',
  scholar: 'Scholar',
  mhay: 'Mhaÿ',
};

export const BOOK: Readonly<Record<BookKind, string>> = {
  adventure: 'Adventure booklet',
  event: 'Event booklet',
  place: 'Exploration booklet',
};

/** The shape around a number. */
export const SHAPE: Readonly<Record<BookKind, string>> = { adventure: '◇', event: '▭', place: '▤' };

export const GEM: Readonly<Record<Gem, string>> = {
  white: 'white gem',
  red: 'red gem',
  green: 'green gem',
  black: 'black gem',
};

export const GEAR: Readonly<Record<GearKind, string>> = {
  weapon: 'weapon',
  armour: 'armor',
  artifact: 'artifact',
  object: 'object',
};

const HARMS: Readonly<Record<Harm, readonly [string, string]>> = {
  damage: ['damage', 'damage'],
  injury: ['injury', 'injuries'],
  shock: ['shock', 'shocks'],
};

export const harmText = (count: number, kind: Harm): string => several(count, ...HARMS[kind]);

const MATERIAL: Readonly<Partial<Record<Colour, string>>> = {
  red: 'metal',
  green: 'wood',
  yellow: 'leather',
};
const CUBE: Readonly<Record<CubeKind, string>> = {
  material: 'material',
  key: 'lockpick',
  potion: 'potion',
  arrow: 'arrow',
  plant: 'plant',
};

/** `purple plant`, `metal`, `key`. */
export function cubeName(kind: CubeKind, colour?: Colour): string {
  if (kind === 'material' && colour) return MATERIAL[colour] ?? CUBE.material;
  if (kind === 'key' && colour === 'white') return 'key';
  if (kind === 'key' && !colour) return 'key or lockpick';
  return colour ? `${colour} ${CUBE[kind]}` : CUBE[kind];
}

/** One of them: nobody says a wood. */
export const aCube = (kind: CubeKind, colour?: Colour): string =>
  kind === 'material' && colour ? cubeName(kind, colour) : `a ${cubeName(kind, colour)}`;
