/**
 * What a seat may see of a state (section 9 of the specification). Hidden are: with closed hands the action cards and
 * covered artifacts of others, and what somebody else has looked at; always what lies face down in a city, the cards of
 * all decks, and what the dice will show. All else lies open, gold too.
 */
import type { CardRef } from '../model/content.ts';
import type { Hands } from '../model/setup.ts';
import type { City, Deck, DeckName, MidgardState, Player } from '../model/state.ts';

/** Stands for a card that may not be seen: its place is kept, and so is how many there are. No card is named so. */
export const HIDDEN: CardRef = '?';

export const isHidden = (card: CardRef): boolean => card === HIDDEN;

/**
 * A state of the same shape without what `player`, by place at the table, may not see; null: whoever looks on. Rules never
 * go on from it. `hands`: closed ones may be asked for where they lie open, as machines do.
 */
export function viewFor(
  state: MidgardState,
  player: number | null,
  hands: Hands = state.hands,
): MidgardState {
  const open = hands === 'open';
  return {
    ...state,
    players: state.players.map((one, at) => (open || at === player ? one : covered(one))),
    cities: state.cities.map((city) => facing(city, player, open)),
    decks: Object.fromEntries(
      Object.entries(state.decks).map(([name, deck]) => [name, shut(deck)]),
    ) as Record<DeckName, Deck>,
    rng: [0, 0, 0, 0],
  };
}

const covered = (one: Player): Player => ({
  ...one,
  hand: one.hand.map(() => HIDDEN),
  artifacts: one.artifacts.map((artifact) => (artifact.open ? artifact : { ref: HIDDEN, open: false })),
});

/** Face down, but for whoever has looked at it. */
function facing(city: City, player: number | null, open: boolean): City {
  if (city.randoms.every(({ up }) => up)) return city;
  return {
    ...city,
    randoms: city.randoms.map((one) => {
      const sees = one.up || (open ? one.seen.length > 0 : player !== null && one.seen.includes(player));
      return sees ? one : { ...one, ref: HIDDEN };
    }),
  };
}

const shut = ({ left, used }: Deck): Deck => ({
  left: left.map(() => HIDDEN),
  used: used.map(() => HIDDEN),
});
