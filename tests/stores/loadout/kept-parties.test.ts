import { afterEach, describe, expect, test } from 'vitest';
import { type KeptParty, keepParty, keptParty } from '../../../src/stores/loadout/kept-parties.ts';
import { content } from '../../support/table-of-memory.ts';

const party: KeptParty = {
  members: [
    {
      card: 'rook-lars',
      loadout: {
        items: ['buckler', { ref: 'long-sword', face: 'back', upgrades: ['dark'] }],
        pack: ['hand-axe'],
        disciplines: ['familiar'],
        familiar: 'tatva',
      },
    },
  ],
  stash: ['adrenal-gland'],
  budget: { gold: 90 },
};

afterEach(() => localStorage.clear());

describe('a party kept in the browser', () => {
  test('comes back as it was, for its encounter alone, until it is forgotten', () => {
    keepParty('training-yard', party);
    expect(keptParty('training-yard', content())).toEqual(party);
    expect(keptParty('under-hallow-street', content())).toBeNull();
    keepParty('training-yard', null);
    expect(keptParty('training-yard', content())).toBeNull();
  });

  test('a fifth who waits beside it is kept with it (p.71); one that is no card of the content is not', () => {
    const fifth = { card: 'faunus', loadout: { items: [], disciplines: [] } };
    keepParty('training-yard', { ...party, fifth });
    expect(keptParty('training-yard', content())).toEqual({ ...party, fifth });
    keepParty('training-yard', { ...party, fifth: { ...fifth, card: 'nobody' } });
    expect(keptParty('training-yard', content())).toBeNull();
  });

  test.each([
    ['with a card of a pack that was put away', 'buckler', 'moon-shield'],
    ['with an upgrade there is no more', '"dark"', '"darker"'],
    ['with a familiar there is no more', 'tatva', 'lamp-moth'],
    ['of somebody unknown', 'rook-lars', 'rook'],
    ['with a budget that is no number', '90', '"much"'],
    ['with a loadout that is none', '"items"', '"things"'],
    ['cut short', '}', ''],
  ])('%s is not taken', (_why, from, to) => {
    keepParty('training-yard', party);
    const key = localStorage.key(0)!;
    localStorage.setItem(key, localStorage.getItem(key)!.replace(from, to));
    expect(keptParty('training-yard', content())).toBeNull();
  });
});
