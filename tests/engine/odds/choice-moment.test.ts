import { expect, test } from 'vitest';
import { choiceMomentOf } from '../../../src/engine/index.ts';

type Game = Parameters<typeof choiceMomentOf>[0];

const state = { name: 'between two rules' };
const cards = { name: 'cards' };
const encounter = { name: 'encounter' };

/** A game of three answers, the last place between two rules after so many of them. */
const game = (between: number, more: object = {}): Game =>
  ({
    pending: { kind: 'turn' },
    checkpoint: { state, decisions: between },
    decisions: ['move', 'step', 'stop'].map((option) => ({ option })),
    content: { cards },
    encounter,
    setup: { byHand: false },
    ...more,
  }) as unknown as Game;

test('I12: the open question as it lies: the last place between two rules, and what was answered since', () => {
  for (const [between, since] of [
    [0, ['move', 'step', 'stop']],
    [2, ['stop']],
    [3, []],
  ] as const)
    expect(choiceMomentOf(game(between))).toEqual({
      state,
      cards,
      encounter,
      since: since.map((option) => ({ option })),
      byHand: false,
    });
  expect(choiceMomentOf(game(1, { setup: { byHand: true } }))).toMatchObject({ byHand: true });
});

test('where nothing is asked there is none', () => {
  expect(choiceMomentOf(game(3, { pending: null }))).toBeNull();
});
