import type { CheckEvent } from './events.ts';
import type { CheckState, Rolled } from './state.ts';
import { change, inCheck, less, type Writers } from './writing.ts';

/** What is a hero's alone in a check: nothing of it goes to the next one. */
const OWN_PART = {
  paid: false,
  discarded: {},
  pick: null,
  auraUsed: false,
  people: null,
  cancelled: 0,
  rolls: [],
  successes: 0,
  stops: 0,
} as const satisfies Partial<CheckState>;

export const CHECK_WRITERS: Writers<CheckEvent['type']> = {
  checkBegan(state, { check }) {
    state.check = check;
  },
  heroJoined(state, { hero }) {
    inCheck(state, ({ heroes }) => ({ heroes: [...heroes, hero] }));
  },
  heroBegan(state, { hero }) {
    // Begun again, what it came to before is nothing (L2686).
    inCheck(state, ({ results }) => ({
      ...OWN_PART,
      at: hero,
      results: results.filter((one) => one.hero !== hero),
    }));
  },
  apPaid(state, { hero, amount, brings }) {
    change(state, hero, ({ ap }) => ({ ap: ap - amount }));
    if (brings) inCheck(state, () => ({ paid: true }));
  },
  cubesDiscarded(state, { hero, instruction, kind, colours }) {
    change(state, hero, ({ cubes }) => ({ cubes: { ...cubes, [kind]: colours.reduce(less, cubes[kind]) } }));
    inCheck(state, ({ discarded }) => ({ discarded: { ...discarded, [instruction]: colours.length } }));
  },
  pickChosen(state, { hero, colour, stops }) {
    change(state, hero, ({ cubes }) => ({ cubes: { ...cubes, key: less(cubes.key, colour) } }));
    inCheck(state, () => ({ pick: stops }));
  },
  auraDieTaken(state, { hero }) {
    change(state, hero, ({ aura: { ready, spent } }) => ({ aura: { ready: ready - 1, spent: spent + 1 } }));
    inCheck(state, () => ({ auraUsed: true }));
  },
  diceRolled(state, { skill, difficulty, rng }) {
    inCheck(state, ({ rolls }) => ({ rolls: [...rolls, { skill, difficulty }] }));
    state.rng = rng;
  },
  dieRerolled(state, { die, face, rng }) {
    inCheck(state, ({ rolls }) => {
      const last = rolls.at(-1)!;
      const now: Rolled = { ...last, skill: last.skill.map((old, i) => (i === die ? face : old)) };
      return { rolls: [...rolls.slice(0, -1), now] };
    });
    state.rng = rng;
  },
  stopCancelled(state) {
    inCheck(state, ({ cancelled }) => ({ cancelled: cancelled + 1 }));
  },
  tokensTaken(state, { successes, stops }) {
    inCheck(state, (check) => ({ successes: check.successes + successes, stops: check.stops + stops }));
  },
  stopsCleared(state) {
    inCheck(state, () => ({ stops: 0 }));
  },
  heroFailed(state, { hero }) {
    inCheck(state, (check) => ({
      ...OWN_PART,
      at: null,
      results: [...check.results, { hero, successes: 0, failed: true, level: null }],
    }));
  },
  heroStopped(state, { hero, successes, level }) {
    inCheck(state, (check) => ({
      ...OWN_PART,
      at: null,
      results: [...check.results, { hero, successes, failed: false, level }],
    }));
  },
  levelAttained() {
    // What comes of it is told by other events.
  },
  checkEnded(state) {
    state.check = null;
    // What was copied was for this action.
    if (!state.place) state.heroes = state.heroes.map((hero) => ({ ...hero, borrowed: null }));
  },
};
