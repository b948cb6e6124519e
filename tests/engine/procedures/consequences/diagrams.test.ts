import { expect, test } from 'vitest';
import { defaultSetup, type EncounterOp, EncounterSession, figureIn } from '../../../../src/engine/index.ts';
import type { Conditional } from '../../../../src/engine/model/encounter.ts';
import { textCause } from '../../../../src/engine/model/messages/cause.ts';
import { CHALLENGES, type Challenge } from '../../../../src/engine/model/story.ts';
import { resolveReveal } from '../../../../src/engine/procedures/consequences/reveal.ts';
import { corridor, rook, run, scene, token } from '../../../support/encounter-arena.ts';
import { gameContent } from '../../../support/games.ts';

/** Of a story's Flags none is set here. */
const there = <T extends Conditional<object>>(all: readonly T[], difficulty: Challenge): T[] =>
  all.filter((one) =>
    (one.if ?? []).every((each) =>
      each.is === 'difficulty' ? each.of.includes(difficulty) : each.is === 'not' && each.of.is === 'flag',
    ),
  );

test.each(CHALLENGES)(
  'p.14: what the set-up diagram shows stands there before anybody is placed, %s',
  (difficulty) => {
    for (const [id, encounter] of Object.entries(gameContent.encounters)) {
      const setup = { ...defaultSetup(encounter, 'diagram', ['North', 'South']), difficulty };
      const { state } = new EncounterSession(setup, gameContent);
      const shown = there(encounter.combatants, difficulty);
      expect(shown.length, id).toBeGreaterThan(0);
      const standing = state.figures.filter(({ at }) => at !== null);
      expect(
        standing.map(({ card, at }) => [card, at]),
        id,
      ).toEqual(shown.map(({ card, at }) => [card, at]));
      expect(state.boardTokens.map(({ id: token, at }) => [token, at])).toEqual(
        there(encounter.tokens, difficulty).map(({ id: token, at }) => [token, at]),
      );
      expect(encounter.startingZone.length).toBeGreaterThanOrEqual(4);
    }
  },
);

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
