import { describe, expect, test } from 'vitest';
import {
  signsInForce,
  ticked,
  trackerSpaces,
} from '../../../../src/games/malhya/rules/land/states-and-gear.ts';
import type { Check } from '../../../../src/games/malhya/rules/model/checks.ts';
import type { Effect } from '../../../../src/games/malhya/rules/model/content.ts';
import {
  heavyInChecks,
  NO_PART,
  numbersOf,
} from '../../../../src/games/malhya/rules/queries/check-numbers.ts';
import { content } from '../trial.ts';
import { answer, BARE, cards, onTheRoad, options, travelIn } from './on-the-road.ts';

const held = (...refs: string[]) => ({ scenarioCards: refs.map((ref) => ({ ref, acted: false })) });
const told = (effects: readonly Effect[], more: Parameters<typeof onTheRoad>[0] = {}) =>
  onTheRoad({
    hero: [{ ...BARE, objects: ['oilcloth'] }, BARE],
    lines: [{ do: effects, close: true }],
    ...more,
  });
const CHECK: Check = {
  kind: 'solo',
  name: 'Anything',
  characteristic: 'perception',
  difficulty: 1,
  stops: 2,
  fail: [],
  levels: [{ from: 1, lines: [] }],
};

describe('gear cards', () => {
  test('M576 of a second one is chosen, the other discarded', () => {
    for (const kept of ['post-cart', 'muffled-boots']) {
      const session = told([{ cards: { take: ['muffled-boots'] } }], {
        group: held('post-cart', 'saltpetre'),
      });
      expect(options(session)).toEqual(['paper:post-cart', 'paper:muffled-boots']);
      answer(session, `paper:${kept}`);
      expect(session.state.group.scenarioCards.map(({ ref }) => ref).sort()).toEqual(
        [kept, 'saltpetre'].sort(),
      );
    }
  });

  test('M576 it is for all heroes', () => {
    const { state } = told([{ gold: 1 }], { group: held('post-cart') });
    for (const hero of [0, 1])
      expect(numbersOf({ state, content }, CHECK, hero, NO_PART).rerollBlank).toBe(1);
  });

  test('M612 its effects are cancelled, and count again', () => {
    const off = told([{ gear: 'off' }], { group: held('post-cart') });
    expect([...signsInForce({ state: off.state, content }, 0)]).toEqual([]);
    const on = told([{ gear: 'off' }, { gear: 'on' }], { group: held('post-cart') });
    expect([...signsInForce({ state: on.state, content }, 0)].length).toBe(1);
  });
});

describe('states', () => {
  test('M577 an effect until it is treated, of this hero alone; some add up', () => {
    const session = told([{ state: { who: 'one', card: 'marsh-cough' } }]);
    answer(session, `hero:${session.state.heroes[0]!.id}`);
    const numbers = (hero: number) => numbersOf({ state: session.state, content }, CHECK, hero, NO_PART);
    expect([numbers(0).difficulty.total, numbers(1).difficulty.total]).toEqual([2, 1]);
    expect(numbers(0).difficulty.entries.at(-1)!.cause).toEqual({
      from: 'card',
      folder: 'scenario',
      card: 'marsh-cough',
    });
    const twice: Effect = { state: { who: 'each', card: 'marsh-cough' } };
    expect(told([twice, twice]).state.heroes[0]!.states.length).toBe(2);
    const oysters: Effect = { state: { who: 'each', card: 'bad-oysters' } };
    expect(told([oysters, oysters]).state.heroes[0]!.states).toEqual(['bad-oysters']);
  });

  test('a state that costs a life point at the end of each day', () => {
    const slots = [...cards('day').slice(0, 4), ...cards('night').slice(0, 2)].map(
      (card) => ({ card, side: 'other', event: null }) as const,
    );
    const travel = { slots, day: cards('day').slice(4), night: cards('night').slice(2) };
    const session = onTheRoad({
      travel,
      hero: [{ ...BARE, states: ['bad-oysters'], objects: ['oilcloth'] }, BARE],
    });
    expect(travelIn(session).days).toBe(1);
    expect(session.state.heroes.map(({ life }) => life.damage)).toEqual([1, 0]);
  });

  test('healed by a booklet', () => {
    const hero = [{ ...BARE, states: ['marsh-cough', 'bad-oysters'] }, BARE];
    expect(told([{ cured: { who: 'each', card: 'marsh-cough' } }], { hero }).state.heroes[0]!.states).toEqual(
      ['bad-oysters'],
    );
    expect(told([{ cured: { who: 'each' } }], { hero }).state.heroes[0]!.states).toEqual([]);
  });
});

describe('rule cards', () => {
  test('M579 a target has 2 life points for each member; none left: its chapter', () => {
    const hurt = told([{ targetHarm: 3 }], { group: held('the-witness') });
    expect(hurt.state.group.scenarioCards[0]!.crystals).toBe(3);
    expect(hurt.state.book.read).toEqual([]);
    const lost = told([{ targetHarm: 4 }], { group: held('the-witness') });
    expect(lost.state.book.read).toContain('adventure:12');
    expect(told([{ targetHarm: 4 }]).state.book.read).toEqual([]);
  });

  test('E51 L5134–5138: the crystal comes to the symbol: chapter 2 at once', () => {
    const set: Effect = { tracker: { symbol: 2, go: { book: 'adventure', chapter: 2 } } };
    const before = told([set, { tick: true }, { gold: 9 }], { group: { gold: 0 } });
    expect([before.state.land.tracker?.at, before.state.group.gold]).toEqual([1, 9]);
    const reached = told([set, { tick: true }, { tick: true }, { gold: 9 }], { group: { gold: 0 } });
    expect(reached.state.book.read).toContain('adventure:2');
    expect([reached.state.land.tracker, reached.state.group.gold]).toEqual([null, 0]);
  });

  test('M581 both tracker cards are used: two levels of four spaces', () => {
    expect(trackerSpaces(content.scenario)).toBe(8);
    const tracker = { at: 6, symbol: 8, go: 2 };
    expect([ticked(tracker).reached, ticked({ ...tracker, at: 7 }).reached]).toEqual([false, true]);
  });

  test('M651 a line that holds only if a triangle is checked', () => {
    const lines = [{ where: { triangle: 3 }, do: [{ gold: 4 }] }, { close: true }] as const;
    expect(onTheRoad({ group: { gold: 0, triangles: [3] }, lines }).state.group.gold).toBe(4);
    expect(onTheRoad({ group: { gold: 0 }, lines }).state.group.gold).toBe(0);
  });

  test('heavy pieces count as before: cards in force take part in no endless loop', () => {
    const { state } = told([{ gold: 1 }], { group: held('post-cart') });
    expect(heavyInChecks({ state, content }, 0)).toBe(0);
  });
});
