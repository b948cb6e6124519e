import { expect, test } from 'vitest';
import { runRuleCase } from '../../../support/cases.ts';

/** Zeke jumps, with those two beside the take-off, in the order of the track. */
const boostOf = (allies: readonly (readonly [id: string, card: string])[]) => {
  const { events } = runRuleCase({
    board: { rows: ['.m...', '.....'] },
    figures: [
      { id: 'zeke', card: 'zeke-jeong', at: [0, 0], sp: 2 },
      ...allies.map(([id, card], i) => ({ id, card, at: [i, 1] })),
    ],
    active: 'zeke',
    rolls: [
      ['purple', 1],
      ['purple', 2],
    ],
    decisions: ['move', 'jump:2,0'],
  });
  const check = events.find((event) => event.type === 'checkMade')!;
  return check.total.entries.flatMap(({ cause }) => (cause.kind === 'boost' ? [cause.by] : []));
};

test('p.66: of two allies beside the take-off the stronger boosts, wherever it stands in the track', () => {
  const [rook, nightingale] = [
    ['rook', 'rook-lars'],
    ['nightingale', 'nightingale-arsen'],
  ] as const;
  expect(boostOf([rook, nightingale])).toEqual(['rook']);
  expect(boostOf([nightingale, rook])).toEqual(['rook']);
});
