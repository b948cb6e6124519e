import { describe, expect, test } from 'vitest';
import { botAnswer } from '../../../src/games/midgard/bot.ts';
import { playRace } from '../../../src/games/midgard/play-race.ts';
import type { MidgardState } from '../../../src/games/midgard/rules/model/state.ts';
import { HIDDEN, viewFor } from '../../../src/games/midgard/rules/queries/view.ts';
import { content, setupOf } from './sitting.ts';

/** Stands where nobody may look: were it in a view, it would be read there. */
const SECRET = 'never-to-be-seen';

/** The same to a seat, or to nobody: all that is hidden from it is another. */
function swapped(state: MidgardState, player: number | null): MidgardState {
  return {
    ...state,
    players: state.players.map((one, at) =>
      at === player
        ? one
        : {
            ...one,
            hand: one.hand.map(() => SECRET),
            artifacts: one.artifacts.map((artifact) =>
              artifact.open ? artifact : { ...artifact, ref: SECRET },
            ),
          },
    ),
    cities: state.cities.map((city) => ({
      ...city,
      randoms: city.randoms.map((one) =>
        one.up || (player !== null && one.seen.includes(player)) ? one : { ...one, ref: SECRET },
      ),
    })),
    decks: Object.fromEntries(
      Object.entries(state.decks).map(([name, { left, used }]) => [
        name,
        { left: left.map(() => SECRET), used: used.map(() => SECRET) },
      ]),
    ) as unknown as MidgardState['decks'],
    rng: [9, 9, 9, 9],
  };
}

/** States of a long game of four with closed hands, one at each so many questions. */
function statesOf(every: number): MidgardState[] {
  const states: MidgardState[] = [];
  let n = 0;
  playRace(content, setupOf(4, { table: 'long', hands: 'closed', seed: 'view' }), (state, prompt) => {
    if (n++ % every === 0) states.push({ ...state });
    return botAnswer({ state, content }, prompt, 'plain');
  });
  return states;
}

const states = statesOf(15);

describe('what a seat may see', () => {
  test('is nothing that is hidden from it: another thing in its place is the same view', () => {
    expect(states.length).toBeGreaterThan(15);
    const covered = states.flatMap(({ players }) => players.flatMap(({ artifacts }) => artifacts));
    expect(covered.length).toBeGreaterThan(0);
    for (const state of states)
      for (const player of [0, 1, 2, 3, null]) {
        const view = viewFor(state, player);
        expect(viewFor(swapped(state, player), player)).toEqual(view);
        expect(JSON.stringify(viewFor(swapped(state, player), player))).not.toContain(SECRET);
      }
  });

  test('is its own hand, how many cards others hold, and all that lies open', () => {
    for (const state of states) {
      const view = viewFor(state, 2);
      expect(view.players[2]).toEqual(state.players[2]);
      for (const [at, { hand, gold, tokens }] of state.players.entries()) {
        const seen = view.players[at]!;
        expect([seen.hand.length, seen.gold, seen.tokens]).toEqual([hand.length, gold, tokens]);
        if (at !== 2) expect(seen.hand.every((card) => card === HIDDEN)).toBe(true);
      }
      expect(view.cities.map(({ fixed, tasks }) => [fixed, tasks])).toEqual(
        state.cities.map(({ fixed, tasks }) => [fixed, tasks]),
      );
      expect(view.decks.actions.left).toHaveLength(state.decks.actions.left.length);
      expect(view.rng).not.toEqual(state.rng);
    }
  });

  test('is every hand where they lie open, but no deck and nothing face down', () => {
    const state: MidgardState = { ...states.at(-1)!, hands: 'open' };
    const view = viewFor(state, null);
    expect(view.players).toEqual(state.players);
    expect(view.decks.rewards.left.every((card) => card === HIDDEN)).toBe(true);
    expect(viewFor(state, 1, 'closed').players[0]!.hand.every((card) => card === HIDDEN)).toBe(true);
  });

  test('are the tokens it has looked at', () => {
    const state: MidgardState = {
      ...states[0]!,
      cities: states[0]!.cities.map((city) => ({
        ...city,
        randoms: [{ ref: 'ogre', up: false, seen: city.number === 1 ? [1] : [] }],
      })),
    };
    const refs = (player: number | null) =>
      viewFor(state, player).cities.map(({ randoms }) => randoms[0]!.ref);
    expect(refs(1).slice(0, 2)).toEqual(['ogre', HIDDEN]);
    expect(refs(0)[0]).toBe(HIDDEN);
    expect(refs(null)[0]).toBe(HIDDEN);
  });

  test('is the same again where it is taken of a view, and leaves the state as it is', () => {
    const state = states.at(-1)!;
    const before = JSON.stringify(state);
    const view = viewFor(state, 3);
    expect(viewFor(view, 3)).toEqual(view);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('is made in 2 ms', () => {
    const state = states.at(-1)!;
    const began = performance.now();
    for (let n = 0; n < 200; n++) viewFor(state, n % 4);
    expect((performance.now() - began) / 200).toBeLessThan(2);
  });
});
