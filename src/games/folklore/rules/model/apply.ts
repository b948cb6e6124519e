import { FIELD_WRITERS, inTurn } from './apply-field.ts';
import type { EventOf, FolkloreEvent } from './events.ts';
import type { Fight, FolkloreState, Hero } from './state.ts';

type Writers = { readonly [T in FolkloreEvent['type']]: (state: FolkloreState, event: EventOf<T>) => void };

/** The only writer of a state. What lies below it is replaced and never written. */
export function applyFolklore(state: FolkloreState, event: FolkloreEvent): void {
  const write = WRITERS[event.type] as (state: FolkloreState, event: FolkloreEvent) => void;
  write(state, event);
}

function change(state: FolkloreState, at: number, how: (hero: Hero) => Partial<Hero>): void {
  state.heroes = state.heroes.map((hero, i) => (i === at ? { ...hero, ...how(hero) } : hero));
}

function inFight(state: FolkloreState, how: (fight: Fight) => Partial<Fight>): void {
  if (state.fight) state.fight = { ...state.fight, ...how(state.fight) };
}

const WRITERS: Writers = {
  stepBegan(state, { step }) {
    state.step = step;
  },
  leaderChosen(state, { leader }) {
    state.step = 'travel';
    state.leader = leader;
  },
  groupMoved(state, { to }) {
    state.at = to;
  },
  groupRested(state) {
    state.rested = true;
    state.heroes = state.heroes.map((hero) => ({
      ...hero,
      // What is broken waits for a tinker (p.25).
      items: hero.items.map((one) => (one.broken ? one : { ...one, exhausted: false })),
    }));
  },
  eventDrawn(state, { deck, card, left, rng }) {
    state.step = 'event';
    state.event = card;
    state.decks = { ...state.decks, [deck]: left };
    state.rng = rng;
  },
  choiceTaken() {
    // What comes of it is told by what it does.
  },
  statChanged(state, { hero, stat, amount }) {
    change(state, hero, (was) => ({ [stat]: was[stat] + amount }));
  },
  ghostRose(state, { hero }) {
    change(state, hero, () => ({ isGhost: true }));
  },
  ghostReturned(state, { hero }) {
    change(state, hero, () => ({ isGhost: false }));
  },
  itemDrawn(state, { hero, item, left, anew, rng }) {
    state.items = { deck: left, used: anew ? [] : state.items.used };
    state.rng = rng;
    change(state, hero, ({ items }) => ({ items: [...items, { ref: item, exhausted: false }] }));
  },
  itemGiven(state, { from, place, to }) {
    const given = state.heroes[from]!.items[place]!;
    // Whoever is given something does not hold it yet.
    const item = given.inHand ? { ...given, inHand: false } : given;
    change(state, from, ({ items }) => ({ items: items.filter((_, i) => i !== place) }));
    change(state, to, ({ items }) => ({ items: [...items, item] }));
  },
  handsChanged(state, { hero, held }) {
    change(state, hero, ({ items }) => ({
      items: items.map((one, i) =>
        held.includes(i) === (one.inHand === true) ? one : { ...one, inHand: held.includes(i) },
      ),
    }));
  },
  itemUsed(state, { hero, place, item, gone, stays }) {
    if (gone) state.items = { ...state.items, used: [...state.items.used, item] };
    inTurn(state, ({ used }) => ({ used: [...used, item], begun: true }));
    change(state, hero, ({ items }) => ({
      items: gone
        ? items.filter((_, i) => i !== place)
        : items.map((one, i) => (i === place && !stays ? { ...one, exhausted: true } : one)),
    }));
  },
  mended(state, { hero }) {
    change(state, hero, ({ items }) => ({
      broken: false,
      items: items.map((one) => (one.broken ? { ...one, exhausted: false, broken: false } : one)),
    }));
  },
  fightBegan(state, { foe, last }) {
    state.step = 'strength';
    state.fight = {
      foe,
      last,
      counter: 0,
      round: 0,
      declared: state.heroes.map(() => null),
      hits: 0,
    };
  },
  counterSet(state, { strength }) {
    state.step = 'stances';
    inFight(state, () => ({ counter: strength.total }));
  },
  skirmishRoundBegan(state, { round }) {
    inFight(state, ({ declared }) => ({ round, declared: declared.map(() => null), hits: 0 }));
  },
  stanceChosen(state, { hero, declared: chosen }) {
    inFight(state, ({ declared }) => ({ declared: declared.map((one, i) => (i === hero ? chosen : one)) }));
  },
  abilityUsed() {
    // Its Power is told by itself, what it changes by the numbers it is in.
  },
  dieRolled(state, { rng }) {
    state.rng = rng;
  },
  mixed(state, { rng }) {
    state.rng = rng;
  },
  attackRolled(state, { foe, hit }) {
    if (foe === null && hit) inFight(state, ({ hits }) => ({ hits: hits + 1 }));
  },
  counterLowered(state, { counter }) {
    inFight(state, () => ({ counter }));
  },
  searched() {
    // Whoever found something draws it.
  },
  fightEnded(state) {
    state.fight = null;
  },
  tokenPassed(state, { leader, night }) {
    state.leader = leader;
    state.night = night;
    state.passed = true;
  },
  leaderPassed(state, { leader, night, round }) {
    state.step = 'travel';
    if (state.passed) state.passed = false;
    state.leader = leader;
    state.night = night;
    state.round = round;
    state.event = null;
  },
  ...FIELD_WRITERS,
  chapterEnded(state, { ending }) {
    state.step = 'over';
    state.ending = ending;
  },
};

/** Of all that ever happens. */
export const EVENT_TYPES: readonly string[] = Object.keys(WRITERS);
