import type { CardRef } from './content.ts';
import type { EventOf, MidgardEvent } from './events.ts';
import type { City, Combat, DeckName, MidgardState, Player, Turn } from './state.ts';

/** What each of these events writes. */
export type Writers<T extends MidgardEvent['type']> = {
  readonly [K in T]: (state: MidgardState, event: EventOf<K>) => void;
};

export function change(state: MidgardState, at: number, how: (player: Player) => Partial<Player>): void {
  state.players = state.players.map((player, i) => (i === at ? { ...player, ...how(player) } : player));
}

export function inCity(state: MidgardState, number: number, how: (city: City) => Partial<City>): void {
  state.cities = state.cities.map((city) => (city.number === number ? { ...city, ...how(city) } : city));
}

export function inTurn(state: MidgardState, how: (turn: Turn) => Partial<Turn>): void {
  state.turn = { ...state.turn, ...how(state.turn) };
}

export function inCombat(state: MidgardState, how: (combat: Combat) => Partial<Combat>): void {
  if (state.combat) state.combat = { ...state.combat, ...how(state.combat) };
}

/** A list without one of that name. */
export function less(cards: readonly CardRef[], card: CardRef): readonly CardRef[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

/** A card leaves its deck; `anew`: the used ones are shuffled into it first (MI-32). */
export function take(state: MidgardState, name: DeckName, card: CardRef, anew: boolean): void {
  const { left, used: gone } = state.decks[name];
  const deck = anew ? { left: less(gone, card), used: [] } : { left: less(left, card), used: gone };
  state.decks = { ...state.decks, [name]: deck };
}

/** Cards come to the used ones of their deck. */
export function used(state: MidgardState, name: DeckName, cards: readonly CardRef[]): void {
  const deck = state.decks[name];
  state.decks = { ...state.decks, [name]: { ...deck, used: [...deck.used, ...cards] } };
}
