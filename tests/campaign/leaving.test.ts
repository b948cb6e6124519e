import { describe, expect, test } from 'vitest';
import type { Mechanic } from '../../src/campaign/index.ts';
import { answer, begin, scene, storyOf } from './support.ts';

type Leaving = Omit<Extract<Mechanic, { readonly do: 'leave' }>, 'do' | 'member' | 'if'>;

const over: Mechanic = { do: 'ending', text: [], over: false };
const tomoe: Mechanic = {
  do: 'join',
  member: {
    card: 'tomoe',
    loadout: {
      items: [{ ref: 'hand-axe', upgrades: ['master-work'] }],
      disciplines: ['quick-blow'],
      familiar: 'yuxa',
      companion: 'mule',
    },
    xp: 2,
  },
};
const hers = ['hand-axe', 'master-work', 'quick-blow', 'yuxa', 'mule'];

/** Tomoe has come and gone, as that says. */
const left = (leaving: Leaving, before: readonly Mechanic[] = []) =>
  answer(
    begin(
      storyOf([scene('first', [...before, tomoe, { do: 'leave', member: 'tomoe', ...leaving }, over])], {
        party: ['rook-lars', 'zeke-jeong', 'nyx'].map((card) => ({
          card,
          loadout: { items: [], disciplines: [] },
        })),
      }),
    ),
    'read-on',
  );
const xpOf = ({ state }: ReturnType<typeof left>) =>
  Object.fromEntries(state.members.map(({ card, gained, free }) => [card, { gained, free }]));

describe('what becomes of what somebody had who leaves (p.11, X290)', () => {
  test.each<[string, Leaving, { readonly stash: readonly string[]; readonly gone: readonly string[] }]>([
    ['the rest goes with the items, to the box', { items: 'stash' }, { stash: ['hand-axe'], gone: [] }],
    ['the rest goes with the items, out of the game', { items: 'gone' }, { stash: [], gone: hers }],
    [
      'Disciplines are gone though items are not',
      { items: 'stash', disciplines: 'gone' },
      { stash: ['hand-axe'], gone: ['quick-blow'] },
    ],
    [
      'a Familiar is gone, and no more',
      { items: 'stash', familiar: 'gone' },
      { stash: ['hand-axe'], gone: ['yuxa'] },
    ],
    [
      'a Companion stays with the party, and all else is gone',
      { items: 'gone', companion: 'stash' },
      { stash: ['mule'], gone: ['hand-axe', 'master-work', 'quick-blow', 'yuxa'] },
    ],
    [
      'only the items are gone',
      { items: 'gone', disciplines: 'box', familiar: 'box', companion: 'box' },
      { stash: [], gone: ['hand-axe', 'master-work'] },
    ],
  ])('%s', (_, leaving, { stash, gone }) => {
    const { state } = left(leaving);
    expect({ stash: state.stash.map(({ ref }) => ref), gone: state.gone }).toEqual({ stash, gone });
    expect(state.members.map(({ card }) => card)).not.toContain('tomoe');
  });

  test('what goes into the stash keeps what is on it', () => {
    expect(left({ items: 'stash' }).state.stash).toEqual([
      { ref: 'hand-axe', upgrades: [{ ref: 'master-work' }] },
    ]);
  });

  test('XP comes back to those who stay, each point to whoever has gained least', () => {
    const ahead: Mechanic = { do: 'xp', who: { named: 'rook-lars' }, amount: 2 };
    const session = left({ items: 'stash', disciplines: 'xp-back' }, [ahead]);
    // Quick Blow for 3 and 2 that were free.
    expect(xpOf(session)).toEqual({
      'rook-lars': { gained: 3, free: 3 },
      'zeke-jeong': { gained: 2, free: 2 },
      nyx: { gained: 2, free: 2 },
    });
    expect(session.state.gone).toEqual([]);
  });

  test('without that word nobody has any XP of it', () => {
    for (const { free } of Object.values(xpOf(left({ items: 'gone' })))) expect(free).toBe(0);
  });
});
