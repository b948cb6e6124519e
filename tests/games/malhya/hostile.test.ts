import { describe, expect, test } from 'vitest';
import { malhyaGames } from '../../../src/games/malhya/table/malhya-guest.ts';
import type { Malhya } from '../../../src/games/malhya/table/play.ts';
import { faultOfStart, faultOfState } from '../../../src/games/malhya/table/state-faults.ts';
import { testHostile } from '../../support/guest-hostile.ts';
import { content, trialAt } from './trial.ts';

/** A trial in the middle of a check of the group. */
const saved = () =>
  trialAt(
    ({ kind }, { state }) =>
      kind === 'again' && state.check?.kind === 'group' && state.check.rolls.length > 0,
  );

testHostile<Malhya>('malhya', (ground) => malhyaGames(content, ground), saved);

describe('a state from a file', () => {
  const { state } = saved();
  const [first, ...others] = state.heroes;
  const hero = (more: object) => ({ heroes: [{ ...first!, ...more }, ...others] });
  const check = (more: object) => ({ check: { ...state.check!, ...more } });
  const frame = (more: object) => ({
    book: { ...state.book, stack: [{ ...state.book.stack[0]!, ...more }] },
  });

  test('is in order as it was written; rules begin from none that is in the middle of a check', () => {
    expect(faultOfState(state, content, '$')).toBeNull();
    expect(faultOfStart(state, content, '$')?.path).toBe('$.check');
    expect(faultOfStart({ ...state, check: null }, content, '$')).toBeNull();
  });

  test.each<[string, object, string]>([
    ['a mission there is not', { mission: 'constructor' }, 'mission'],
    ['a hero there is not', hero({ id: '__proto__' }), 'heroes[0].id'],
    ['one hero alone', { heroes: [first] }, 'heroes'],
    [
      'a talent there is not',
      hero({ talents: [{ ref: 'luck', side: 'normal' }] }),
      'heroes[0].talents[0].ref',
    ],
    ['a weapon that is none', hero({ weapon: 'lamp-oil' }), 'heroes[0].weapon'],
    ['more action points than there are', hero({ ap: 7 }), 'heroes[0].ap'],
    [
      'a characteristic of 6',
      hero({ characteristics: { ...first!.characteristics, strength: 6 } }),
      'heroes[0].characteristics.strength',
    ],
    ['a blue lockpick', hero({ cubes: { ...first!.cubes, key: ['blue'] } }), 'heroes[0].cubes.key[0]'],
    ['a token there is not', { group: { ...state.group, scenarioTokens: [13] } }, 'group.scenarioTokens[0]'],
    ['a chapter there is not', frame({ chapter: 99 }), 'book.stack[0].chapter'],
    ['a line there is not', frame({ line: 50 }), 'book.stack[0].line'],
    [
      'a booklet twice',
      { book: { ...state.book, stack: [state.book.stack[0], state.book.stack[0]] } },
      'book.stack[1].book',
    ],
    ['no booklet at all', { check: null, book: { ...state.book, stack: [] } }, 'book.stack'],
    ['a check that stands nowhere', check({ ref: { ...state.check!.ref, at: '0.f.0' } }), 'check.ref'],
    ['a check of another kind', check({ kind: 'solo' }), 'check.ref'],
    ['somebody who is not there', check({ at: 5 }), 'check.at'],
    [
      'a level there is not',
      check({ results: [{ hero: 0, successes: 1, failed: false, level: 9 }] }),
      'check.results[0].level',
    ],
    ['an action card there is not', { drawn: ['action-31'] }, 'drawn[0]'],
    ['a spell there is not', hero({ spells: ['constructor'] }), 'heroes[0].spells[0]'],
    [
      'a cast where no place is laid out',
      {
        magic: {
          ...state.magic,
          cast: {
            hero: 0,
            spell: 'splint',
            stone: null,
            target: null,
            auraUsed: false,
            paid: 0,
            rolls: 0,
            successes: 0,
            stopped: false,
            range: 0,
            damage: 0,
          },
        },
      },
      'magic.cast',
    ],
    [
      'a spell that goes on and is none',
      { magic: { ...state.magic, running: [{ spell: 'luck', by: 'picklock', on: 'picklock' }] } },
      'magic.running[0].spell',
    ],
  ])('%s', (_, more, place) => {
    expect(faultOfState({ ...state, ...more }, content, '$')?.path).toBe(`$.${place}`);
  });
});
