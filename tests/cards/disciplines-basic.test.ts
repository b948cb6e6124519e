import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { optionsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body, corridor, playFrom, rook, scene, zeke } from '../support/encounter-arena.ts';

describe('first disciplines', () => {
  cardTest('banished-knowledge', 'Haste, for 1 SP on another ally', () => {
    const session = playFrom(
      scene({
        board: corridor(8),
        figures: [rook([0, 0], { disciplines: ['banished-knowledge'] }), zeke([1, 0]), body('foe', [6, 0])],
        active: 'rook',
        initiative: ['rook', 'zeke', 'foe'],
      }),
    );
    const use = optionsOf(session).find((id) => id.endsWith('/hasten'))!;
    session.decide(use);
    session.decide('target:zeke');
    expect(figureIn(session.state, 'zeke').effects).toEqual(['haste']);
    expect(figureIn(session.state, 'rook').sp).toBe(4);
  });
});
