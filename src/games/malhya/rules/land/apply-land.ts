/** What the events of the road write. */

import type { MalhyaState } from '../model/state.ts';
import { change, inGroup, less, type Writers } from '../model/writing.ts';
import type { PaperEvent, TownEvent, TravelEvent } from './land-events.ts';
import type { Dungeon, Laid, Land, Market, Travel } from './land-state.ts';
import { periodNow } from './timeline.ts';

export function inLand(state: MalhyaState, how: (land: Land) => Partial<Land>): void {
  state.land = { ...state.land, ...how(state.land) };
}

function onRoad(state: MalhyaState, how: (travel: Travel) => Partial<Travel>): void {
  inLand(state, ({ travel }) => (travel ? { travel: { ...travel, ...how(travel) } } : {}));
}

const inMarket = (state: MalhyaState, how: (market: Market) => Partial<Market>): void =>
  inLand(state, ({ market }) => (market ? { market: { ...market, ...how(market) } } : {}));

const inDungeon = (state: MalhyaState, how: (dungeon: Dungeon) => Partial<Dungeon>): void =>
  inLand(state, ({ dungeon }) => (dungeon ? { dungeon: { ...dungeon, ...how(dungeon) } } : {}));

/** A card in the next space. */
const laid = (travel: Travel, card: Laid): Partial<Travel> => ({
  slots: [...travel.slots, card],
  drawn: true,
  harvested: false,
});

export const TRAVEL_WRITERS: Writers<TravelEvent['type']> = {
  journeyBegan(state, { travel }) {
    inLand(state, () => ({ travel }));
    state.now = { ...state.now, period: periodNow(travel) };
  },
  travelDrawn(state, { card, side, rng }) {
    onRoad(state, (travel) => {
      const period = periodNow(travel);
      return { ...laid(travel, { card, side, event: null }), [period]: less(travel[period], card) };
    });
    state.rng = rng;
  },
  restLaid(state, { card, side }) {
    onRoad(state, (travel) => laid(travel, { card, side, event: null }));
  },
  eventDrawn(state, { card, rng }) {
    onRoad(state, ({ slots, events }) => ({
      slots: [...slots.slice(0, -1), { ...slots.at(-1)!, event: card }],
      events: less(events, card),
    }));
    state.rng = rng;
  },
  travelTokensChanged(state, { amount }) {
    onRoad(state, ({ tokens }) => ({ tokens: tokens + amount }));
  },
  groupMoved(state, { to }) {
    onRoad(state, () => ({ hex: to }));
  },
  dayEnded(state, { day, night, events }) {
    onRoad(state, (travel) => ({
      slots: [],
      days: travel.days + 1,
      day: [...travel.day, ...day].sort(),
      night: [...travel.night, ...night].sort(),
      events: [...travel.events, ...events].sort(),
    }));
  },
  campfireRolled(state, { rng }) {
    state.rng = rng;
  },
  wholeAgain(state, { hero }) {
    change(state, hero, ({ life, aura }) => ({
      life: { life: life.life + life.damage + life.injury + life.shock, damage: 0, injury: 0, shock: 0 },
      aura: { ready: aura.ready + aura.spent, spent: 0 },
    }));
  },
  harvestBegan(state) {
    onRoad(state, () => ({ harvested: true }));
  },
  crafted() {
    // The cubes say it themselves.
  },
};

export const TOWN_WRITERS: Writers<TownEvent['type']> = {
  villageEntered(state, { village }) {
    inLand(state, () => ({ village: { ref: village, step: 'market' } }));
  },
  villageStep(state, { step }) {
    inLand(state, ({ village }) => (village ? { village: { ...village, step } } : {}));
  },
  villageLeft(state) {
    inLand(state, () => ({ village: null }));
  },
  marketOpened(state, { market, stall, rng }) {
    inLand(state, () => ({ market: { ref: market, stall, cheaper: false, spent: 0 } }));
    state.rng = rng;
  },
  marketCheaper(state) {
    inMarket(state, () => ({ cheaper: true }));
  },
  bought(state, { what, gold }) {
    inMarket(state, ({ stall, spent }) => ({ stall: less(stall, what), spent: spent + gold }));
  },
  marketClosed(state) {
    inLand(state, () => ({ market: null }));
  },
  gearHanded(state, { hero, gear }) {
    change(state, hero, ({ weapon, stored, spare, armour, artifacts, objects }) => {
      if (spare === gear) return { spare: null };
      if (weapon === gear) return { weapon: null };
      if (stored === gear) return { stored: null };
      if (armour === gear) return { armour: null };
      if (artifacts.includes(gear)) return { artifacts: less(artifacts, gear) };
      return { objects: less(objects, gear) };
    });
  },
  worn(state, { hero, gear }) {
    change(state, hero, ({ armour, objects }) => ({
      armour: gear,
      objects: [...(gear === null ? objects : less(objects, gear)), ...(armour === null ? [] : [armour])],
    }));
  },
};

export const PAPER_WRITERS: Writers<PaperEvent['type']> = {
  dungeonEntered(state, { dungeon }) {
    inLand(state, () => ({ dungeon }));
  },
  roomDrawn(state, { card, anew, rng }) {
    const all = state.land.dungeon?.all ?? [];
    inDungeon(state, ({ unused, event }) => ({
      event: card,
      unused: less(anew ? all.filter((one) => one !== event) : unused, card),
    }));
    state.rng = rng;
  },
  tileCrystals(state, { amount }) {
    inDungeon(state, ({ crystals }) => ({ crystals: crystals + amount }));
  },
  dungeonEnded(state) {
    inLand(state, ({ dungeonsEnded }) => ({ dungeon: null, dungeonsEnded: dungeonsEnded + 1 }));
  },
  trackerSet(state, { tracker }) {
    inLand(state, () => ({ tracker }));
  },
  stateTaken(state, { hero, card }) {
    change(state, hero, ({ states }) => ({ states: [...states, card] }));
  },
  stateHealed(state, { hero, card }) {
    change(state, hero, ({ states }) => ({ states: less(states, card) }));
  },
  gearTurned(state, { card, off }) {
    inGroup(state, ({ scenarioCards }) => ({
      scenarioCards: scenarioCards.map((one) => {
        if (one.ref !== card) return one;
        const { off: _, ...rest } = one;
        return off ? { ...rest, off: true } : rest;
      }),
    }));
  },
  targetHarmed(state, { card, amount }) {
    inGroup(state, ({ scenarioCards }) => ({
      scenarioCards: scenarioCards.map((one) =>
        one.ref === card ? { ...one, crystals: (one.crystals ?? 0) + amount } : one,
      ),
    }));
  },
};
