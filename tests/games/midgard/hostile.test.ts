import { describe, expect, test } from 'vitest';
import { midgardGames } from '../../../src/games/midgard/table/midgard-guest.ts';
import type { Midgard } from '../../../src/games/midgard/table/play.ts';
import { faultOfStart, faultOfState } from '../../../src/games/midgard/table/state-faults.ts';
import { testHostile } from '../../support/guest-hostile.ts';
import { raceAt } from './race.ts';
import { content } from './sitting.ts';

/** A race in the middle of a fight. */
const saved = () => raceAt((_, { state }) => state.combat?.kind === 'creature' && state.round > 1, 2);

testHostile<Midgard>('midgard', (ground) => midgardGames(content, ground), saved);

describe('a state from a file', () => {
  const { state } = saved();
  const [first, ...others] = state.players;
  const player = (more: object) => ({ players: [{ ...first!, ...more }, ...others] });
  const city = (more: object) => ({ cities: [{ ...state.cities[0]!, ...more }, ...state.cities.slice(1)] });
  const combat = (more: object) => ({ combat: { ...state.combat!, ...more } });
  const over = { winner: 7, why: 'goal' };

  test('is in order as it was written; rules begin from none that is in the middle of something', () => {
    expect(faultOfState(state, content, '$')).toBeNull();
    expect(faultOfStart(state, content, '$')?.path).toBe('$.combat');
    expect(faultOfStart({ ...state, combat: null }, content, '$')).toBeNull();
  });

  test.each<[string, object, string]>([
    ['a table with a city too many', { cities: [...state.cities, state.cities[0]!] }, 'cities'],
    ['a city in another’s place', city({ number: 2 }), 'cities[0].number'],
    ['a city there is not', city({ ref: 'constructor' }), 'cities[0].ref'],
    ['a token there is not', city({ fixed: ['toString'] }), 'cities[0].fixed[0]'],
    [
      'a task done by nobody',
      city({ tasks: [{ token: 'ox-yoke', as: 'original', by: 4 }, null, null] }),
      'cities[0].tasks[0].by',
    ],
    ['two tasks', city({ tasks: [null, null] }), 'cities[0].tasks'],
    ['a hero there is not', player({ hero: '__proto__' }), 'players[0].hero'],
    ['somebody in no city', player({ at: 7 }), 'players[0].at'],
    ['a card there is not', player({ hand: ['?'] }), 'players[0].hand[0]'],
    ['a forgery that is none', player({ forgeries: ['ogre'] }), 'players[0].forgeries[0]'],
    ['a rope that wears', player({ goods: [{ ref: 'rope', lp: 1 }] }), 'players[0].goods[0].lp'],
    ['armor beyond its Life Points', player({ goods: [{ ref: 'plate', lp: 9 }] }), 'players[0].goods[0].lp'],
    ['a turn of nobody', { turn: { ...state.turn, player: 2 } }, 'turn.player'],
    ['a fight of nobody', combat({ players: [5] }), 'combat.players[0]'],
    [
      'a fight with an enemy there is not',
      combat({ foe: { folder: 'shadows', ref: 'ogre', lp: 1 } }),
      'combat.foe.ref',
    ],
    [
      'a fight with an item',
      combat({ foe: { folder: 'randoms', ref: 'found-rope', lp: 1 } }),
      'combat.foe.ref',
    ],
    ['a fight of one without an enemy', combat({ foe: null, players: [0] }), 'combat.players.length'],
    [
      'a deck of another shelf',
      { decks: { ...state.decks, spells: { left: ['rope'], used: [] } } },
      'decks.spells.left[0]',
    ],
    ['a winner there is not', { over }, 'over.winner'],
  ])('%s', (_, more, place) => {
    expect(faultOfState({ ...state, ...more }, content, '$')?.path).toBe(`$.${place}`);
  });
});
