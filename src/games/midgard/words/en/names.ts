import type { Ability, CardRef, MidgardContent, Pile } from '../../rules/model/content.ts';
import type { Thing } from '../../rules/model/events.ts';
import type { MidgardState } from '../../rules/model/state.ts';

/** What names are read from. */
export interface Named {
  readonly content: MidgardContent;
  readonly state: MidgardState;
  /** What the player at a seat is called. */
  seatName(seat: string): string;
}

/** Folders whose cards have names. */
type Shelf = Exclude<keyof MidgardContent, 'hash' | 'actions' | 'challenges'>;

/** Of a card that whoever reads it may not see. */
const UNSEEN = 'a card face down';

export const cardName = (content: MidgardContent, shelf: Shelf, ref: CardRef): string =>
  content[shelf][ref]?.name ?? UNSEEN;

export const playerName = ({ state, seatName }: Pick<Named, 'state' | 'seatName'>, player: number): string =>
  seatName(state.players[player]?.seat ?? '');

/** Several of them in a sentence: `Ann, Ben and Cem`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const cityName = ({ content, state }: Pick<Named, 'content' | 'state'>, number: number): string =>
  cardName(content, 'cities', state.cities[number - 1]?.ref ?? '');

const SHELVES = {
  goods: 'goods',
  treasures: 'treasures',
  artifacts: 'artifacts',
  tokens: 'tokens',
  forgeries: 'randoms',
} as const;

export const thingName = (content: MidgardContent, thing: Thing): string =>
  thing.of === 'gold' ? '1 gold' : cardName(content, SHELVES[thing.of], thing.ref);

/** `1 card`, `3 cards`. */
export const several = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const ABILITY: Readonly<Record<Ability, string>> = {
  strength: 'Strength',
  dexterity: 'Dexterity',
  intelligence: 'Intelligence',
};

/** What is sold: one of it, and several. */
export const PILE: Readonly<Record<Pile, readonly [one: string, many: string]>> = {
  equipment: ['item', 'items'],
  spells: ['spell', 'spells'],
  weapons: ['weapon or armor', 'weapons or armor'],
};

/** What a city is for. */
export const TRADE: Readonly<Record<Ability | Pile, string>> = {
  ...ABILITY,
  equipment: 'Equipment',
  spells: 'Spells',
  weapons: 'Weapons and armor',
};
