import { describe, expect, test } from 'vitest';
import { cardsOf, entryOf, heldOf, loadoutOfMember } from '../../src/campaign/queries/held.ts';
import type { LoadoutItem } from '../../src/engine/index.ts';
import { begin, scene, storyOf } from './support.ts';

const { state } = begin(storyOf([scene('first', [{ do: 'ending', text: [], over: false }])]));
const [someone] = state.members;

describe('what a member has, as a loadout names it (p.14)', () => {
  const entries: readonly LoadoutItem[] = [
    'hand-axe',
    { ref: 'hand-axe', face: 'back' },
    { ref: 'hand-axe', upgrades: ['hastened'] },
    { ref: 'hand-axe', face: 'back', upgrades: ['hastened', 'keen'] },
  ];

  test.each(entries)('%j is the same there and back', (entry) => {
    expect(entryOf(heldOf(entry))).toEqual(entry);
  });

  test('what is as new says no more than its name', () => {
    expect(heldOf({ ref: 'hand-axe', face: 'front', upgrades: [] } as never)).toEqual({ ref: 'hand-axe' });
    expect(entryOf({ ref: 'hand-axe', upgrades: [] })).toBe('hand-axe');
    expect(entryOf({ ref: 'hand-axe', face: 'back', upgrades: [] })).toEqual({
      ref: 'hand-axe',
      face: 'back',
    });
  });

  test('is brought to an encounter with pack, Familiar and Companion, and without those there are not', () => {
    const member = {
      ...someone!,
      items: [{ ref: 'hand-axe', upgrades: [{ ref: 'hastened' }] }],
      pack: [{ ref: 'buckler' }],
      disciplines: [{ ref: 'gore-shot' }],
      familiar: { ref: 'cat' },
      companion: { ref: 'dog' },
    };
    expect(loadoutOfMember(member)).toEqual({
      items: [{ ref: 'hand-axe', upgrades: ['hastened'] }],
      pack: ['buckler'],
      disciplines: ['gore-shot'],
      familiar: 'cat',
      companion: 'dog',
    });
    expect(cardsOf(member).map(({ ref }) => ref)).toEqual([
      'hand-axe',
      'hastened',
      'buckler',
      'gore-shot',
      'cat',
      'dog',
    ]);
    const bare = {
      ...member,
      items: [],
      pack: [],
      disciplines: [],
      familiar: undefined,
      companion: undefined,
    };
    expect(Object.keys(loadoutOfMember(bare))).toEqual(['items', 'disciplines']);
    expect(cardsOf(bare)).toEqual([]);
  });
});
