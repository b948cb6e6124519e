import { expect, test } from 'vitest';
import { type EncounterOp, figureIn } from '../../../../src/engine/index.ts';
import { textCause } from '../../../../src/engine/model/messages/cause.ts';
import { resolveReveal } from '../../../../src/engine/procedures/consequences/reveal.ts';
import { corridor, rook, run, scene, token } from '../../../support/encounter-arena.ts';
import { gameContent, newGame } from '../../../support/games.ts';

test('p.14: what the set-up diagram shows stands where the file says, before anybody is placed', () => {
  for (const [id, encounter] of Object.entries(gameContent.encounters)) {
    const { state } = newGame(id, 'diagram');
    for (const { card, at } of encounter.combatants)
      expect(
        state.figures.some((f) => f.card === card && f.at?.join() === at.join()),
        `${id} ${card}`,
      ).toBe(true);
    expect(state.boardTokens.map(({ id: token, at }) => [token, at])).toEqual(
      encounter.tokens.map(({ id: token, at }) => [token, at]),
    );
    expect(encounter.startingZone.length).toBeGreaterThanOrEqual(4);
  }
});

test('p.19: hidden text names its spaces itself, as a diagram would; what it removes is gone', () => {
  const ops: EncounterOp[] = [
    { do: 'spawn', card: 'animate', at: [5, 0] },
    { do: 'place-token', token: token('loot', [3, 0], 'green') },
    { do: 'place-terrain', terrain: 'water', spaces: [[4, 0]] },
    { do: 'remove-token', token: 'blue' },
  ];
  const session = run(
    scene({ figures: [rook([0, 0])], board: corridor(8), tokens: [token('totem', [2, 0])] }),
    (table) => resolveReveal(table, ops, 'rook', textCause('totem', 'blue')),
  );
  expect(figureIn(session.state, 'animate-1').at).toEqual([5, 0]);
  expect(session.state.boardTokens).toEqual([token('loot', [3, 0], 'green')]);
  expect(session.state.board.rows).toEqual(['....w...']);
});
