import { describe, expect } from 'vitest';
import { eventsOf } from '../support/arena.ts';
import { attackOn, now, play, rooksTurn } from '../support/card-play.ts';
import { cardTest } from '../support/card-test.ts';
import { body, rook } from '../support/encounter-arena.ts';

describe('loot of the first monsters', () => {
  cardTest('sickle-venom', 'poisons whom a hit of its holder struck, if FORCE 9 is not withstood', () => {
    const foe = body('foe', [1, 0], { defense: 4, conviction: ['white', 'white'] });
    const session = play(
      rooksTurn(
        [rook([0, 0], { items: ['great-hammer', 'sickle-venom'] }), foe],
        [
          ['white', 6],
          ['white', 6],
          ['white', 1],
          ['white', 1],
        ],
      ),
      'attack:foe',
      'envenom',
    );
    expect(now(session, 'foe').effects).toEqual(['poison']);
    expect(now(session, 'rook').cards.map(({ ref }) => ref)).not.toContain('sickle-venom');
  });

  cardTest('sickle-shell-charm', 'exhausts to take 1 less PHYSICAL damage', () => {
    const taken = (...words: readonly string[]) => {
      const foe = body('foe', [1, 0], { dice: ['purple', 'purple'] });
      const session = attackOn(
        'foe',
        'rook',
        [rook([0, 0], { items: ['sickle-shell-charm'] }), foe],
        [
          ['purple', 6],
          ['purple', 6],
        ],
      );
      return now(play(session, ...words), 'rook').damage;
    };
    expect(taken()).toBeGreaterThan(0);
    expect(taken('use:')).toBe(taken() - 1);
  });

  cardTest('silt-egg', 'lays Muck on two spaces within Range 4', () => {
    const session = rooksTurn([rook([0, 0], { items: ['silt-egg'] }), body('foe', [7, 0])]);
    play(session, 'hatch-mud', 'space:', 'space:');
    expect(eventsOf(session, 'terrainPlaced').flatMap(({ spaces }) => spaces)).toHaveLength(2);
    expect(eventsOf(session, 'terrainPlaced').every(({ terrain }) => terrain === 'muck')).toBe(true);
  });

  cardTest('ogre-sluice-key', 'pushes those beside its holder 2 spaces, after a Strength check of 10', () => {
    const foe = body('foe', [1, 0], { conviction: ['white', 'white'] });
    const session = rooksTurn(
      [rook([0, 0], { items: ['ogre-sluice-key'] }), foe],
      [
        ['purple', 6],
        ['purple', 6],
        ['white', 1],
        ['white', 1],
      ],
    );
    play(session, 'heave');
    expect(now(session, 'foe').at).toEqual([3, 0]);
  });
});
