import type { PartyEvent, RivalEvent, Thing } from './events.ts';
import type { Adventure, MidgardState, Player } from './state.ts';
import { change, inCity, inCombat, less, type Writers } from './writing.ts';

const nothing = (): void => {};

type PartyWriters = Writers<(PartyEvent | RivalEvent)['type']>;

function inAdventure(state: MidgardState, how: (adventure: Adventure) => Partial<Adventure>): void {
  if (state.adventure) state.adventure = { ...state.adventure, ...how(state.adventure) };
}

/** What is written of adventures and shadows, and of players against one another. */
export const PARTY_WRITERS: PartyWriters = {
  adventurePut(state, { city, adventure, rng }) {
    inCity(state, city, () => ({ adventure }));
    state.adventures = less(state.adventures, adventure);
    state.put += 1;
    state.rng = rng;
  },
  adventureBegan(state, { adventure }) {
    state.adventure = adventure;
  },
  partyJoined(state, { player }) {
    inAdventure(state, ({ party, size }) => ({ party: [...party, player], size: size + 1 }));
    if (state.combat?.kind === 'shadow')
      inCombat(state, ({ players, party }) => ({ players: [...players, player], party: [...party, player] }));
  },
  mixed(state, { rng }) {
    state.rng = rng;
  },
  challengeRevealed(state, { card, rng }) {
    inAdventure(state, ({ cards }) => ({ cards: [...cards, card], tried: [] }));
    state.rng = rng;
  },
  challengeTried(state, { player }) {
    inAdventure(state, ({ tried }) => ({ tried: [...tried, player] }));
  },
  challengeSolved(state, { player, card, how }) {
    inAdventure(state, ({ solved, itemUsed }) => ({
      solved: [...solved, { card, player }],
      itemUsed: itemUsed || how === 'item',
    }));
  },
  challengeFailed: nothing,
  rewardsLessened(state) {
    inAdventure(state, ({ rewardsLess }) => ({ rewardsLess: rewardsLess + 1 }));
  },
  partyLeft(state, { player }) {
    inAdventure(state, ({ party }) => ({ party: party.filter((one) => one !== player) }));
  },
  bossRevealed(state) {
    inAdventure(state, () => ({ boss: true }));
  },
  adventureEnded(state, { passed }) {
    const { adventure } = state;
    if (adventure && passed) inCity(state, adventure.city, () => ({ adventure: null }));
    state.adventure = null;
  },
  shadowPut(state, { city, shadow, lp }) {
    inCity(state, city, () => ({ shadow: { ref: shadow, lp } }));
    state.shadows = less(state.shadows, shadow);
  },
  shadowGone(state, { city }) {
    inCity(state, city, () => ({ shadow: null }));
  },
  dealOffered: nothing,
  dealAnswered: nothing,
  thingPassed(state, { from, to, thing, lp: worn }) {
    pass(state, from, to, thing);
    if (worn === 0) return;
    // Whoever takes it off keeps one Life Point at least.
    change(state, from, ({ lp }) => ({ lp: Math.max(1, lp - worn) }));
    change(state, to, ({ lp }) => ({ lp: lp + worn }));
  },
  theftBegan: nothing,
  theftEnded: nothing,
  markerTaken(state, { player, marker }) {
    change(state, player, ({ markers }) => ({ markers: [...markers, marker] }));
  },
  markerLaid(state, { player, marker }) {
    change(state, player, ({ markers }) => ({ markers: markers.filter((one) => one !== marker) }));
  },
};

function pass(state: MidgardState, from: number, to: number, thing: Thing): void {
  if (thing.of === 'gold') {
    change(state, from, ({ gold }) => ({ gold: gold - 1 }));
    change(state, to, ({ gold }) => ({ gold: gold + 1 }));
    return;
  }
  const { of, ref } = thing;
  if (of === 'tokens' || of === 'forgeries') {
    change(state, from, (was) => ({ [of]: less(was[of], ref) }));
    change(state, to, (was) => ({ [of]: [...was[of], ref] }));
    return;
  }
  const things: readonly { readonly ref: string }[] = state.players[from]![of];
  const at = things.findIndex((one) => one.ref === ref);
  const one = things[at];
  if (!one) return;
  change(state, from, () => ({ [of]: things.filter((_, i) => i !== at) }) as Partial<Player>);
  change(state, to, (was) => ({ [of]: [...was[of], one] }) as Partial<Player>);
}
