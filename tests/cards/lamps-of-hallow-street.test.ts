import { describe, expect } from 'vitest';
import { figureIn } from '../../src/engine/index.ts';
import { skillOf } from '../../src/engine/queries/figures/stats.ts';
import { eventsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { corridor, rook, scene } from '../support/encounter-arena.ts';
import { playItems } from '../support/item-play.ts';
import { faces, turnOf, victim } from '../support/monster-play.ts';

/** Cards of the Adventure The Lamps of Hallow Street. */

// biome-ignore format: a table, a row for what a card does
playItems([
  ['founders-hammer', 'a true note sends the foe down the track', { track: ['rook', 'foe', 'zeke'] }, 'foe true-note', 'teal-4 purple-4 purple-1 purple-1', { rook: { spent: ['founders-hammer'] }, track: ['rook', 'zeke', 'foe'] }],
]);

describe('what the castellan wrote down', () => {
  cardTest('read-the-water', '+1 to Perception checks, and to no others', () => {
    const skillsWith = (disciplines: readonly string[]) => {
      const position = scene({
        board: corridor(4),
        figures: [rook([0, 0], { disciplines })],
        active: 'rook',
      });
      const self = figureIn(position.state, 'rook');
      return [skillOf(position, self, 'perception'), skillOf(position, self, 'lore')];
    };
    expect(skillsWith([])).toEqual([2, 5]);
    expect(skillsWith(['read-the-water'])).toEqual([3, 5]);
  });
});

describe('what the city put into the bell', () => {
  cardTest('bells-tongue', 'swings through two, and whom it struck comes later', () => {
    const others = [victim('a', [1, 0]), victim('b', [0, 1])];
    const { session, steps } = turnOf({ card: 'bells-tongue', others }, faces(4, { purple: 1 }));
    expect(steps).toEqual(['swing-through']);
    expect(eventsOf(session, 'attackEnded')).toHaveLength(2);
    expect(figureIn(session.state, 'a').at).not.toEqual([1, 0]);
    expect(figureIn(session.state, 'b').at).not.toEqual([0, 1]);
    expect(eventsOf(session, 'trackArranged')).toHaveLength(1);
  });

  cardTest('bells-tongue', 'tolls over several, then strikes one', () => {
    const others = [victim('a', [2, 0]), victim('b', [2, 1])];
    const { session, steps } = turnOf({ card: 'bells-tongue', others }, faces(6, { purple: 1 }));
    expect(steps).toEqual(['toll', 'strike']);
    const tolled = ['a', 'b'].filter((id) => figureIn(session.state, id).effects.includes('paralyze'));
    expect(tolled).toHaveLength(1);
  });
});
