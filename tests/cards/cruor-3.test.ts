import { describe, expect } from 'vitest';
import { eventsOf } from '../support/arena.ts';
import { cardTest } from '../support/card-test.ts';
import { body } from '../support/encounter-arena.ts';
import { now, offers, rooksTurn, uses } from '../support/rooks-turn.ts';

describe('Cruor, third and fourth level', () => {
  cardTest('aura-of-hate', 'every opponent in SOI resists worse; 2 damage for 3 on each of them', () => {
    const others = [body('foe', [3, 0]), body('far', [7, 0])];
    const session = rooksTurn(['aura-of-hate', 'crumbling-time'], others, {
      rolls: [
        ['purple', 3], // Force 9
        ['purple', 3],
        ['purple', 5], // 9, less 1
      ],
    });
    uses(session, 'cast', 'no');
    expect(eventsOf(session, 'convictionChecked')[0]!.total.total).toBe(8);
    expect(now(session, 'foe').effects).toEqual(['wilt']);
    uses(session, 'vent');
    expect(['foe', 'far', 'rook'].map((id) => now(session, id).damage)).toEqual([3, 0, 2]);
  });

  cardTest('sinful-privilege', 'MAGIC DMG, which armour does not stop', () => {
    const session = rooksTurn(['sinful-privilege'], [body('foe', [1, 0], { defense: 5, armor: 3 })], {
      rolls: [
        ['purple', 4],
        ['purple', 4],
      ],
    });
    session.decide('attack:foe');
    session.decide('no');
    uses(session, 'taint');
    expect(now(session, 'foe').damage).toBe(5);
    expect(eventsOf(session, 'damageDealt')[0]!.damageType).toBe('magic');
  });

  cardTest('he-watches', 'a flying Move for 2 SP; a Vow for 2 damage', () => {
    const session = rooksTurn(['he-watches'], [body('foe', [1, 0])]);
    uses(session, 'vow');
    expect(now(session, 'rook')).toMatchObject({ damage: 2, tokens: { vow: 1 }, sp: 5 });
    uses(session, 'hover', 'step:1,0', 'step:2,0', 'end');
    expect(now(session, 'rook')).toMatchObject({ at: [2, 0], sp: 3 });
    expect(offers(session, 'hover')).toBe(false);
  });
});
