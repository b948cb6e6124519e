import { describe, expect, test } from 'vitest';
import type { KeptParty } from '../../../src/stores/loadout/kept-parties.ts';
import {
  carriedTo,
  isSameParty,
  readyParty,
  withAdventurer,
  withMoved,
} from '../../../src/stores/loadout/party-changes.ts';
import { content } from '../../support/table-of-memory.ts';

const all = content();
const yard = all.encounters['training-yard']!;
const street = all.encounters['under-hallow-street']!;
const ready = readyParty(yard, all);
const cardsOf = ({ members }: KeptParty) => members.map(({ card }) => card);
/** The party of the yard with something of its own: Zeke leaves all at home. */
const bare = { items: [], disciplines: [] };
const own: KeptParty = {
  ...ready,
  members: ready.members.map((one) => (one.card === 'zeke-jeong' ? { ...one, loadout: bare } : one)),
};

describe('another Adventurer in a place', () => {
  test('has what is ready for it; who comes back has what it had chosen', () => {
    const faunus = withAdventurer(own, 1, 'faunus', all, yard);
    expect(cardsOf(faunus)).toEqual(['nightingale-arsen', 'faunus', 'rook-lars', 'remi-moretti']);
    expect(faunus.members[1]!.loadout).toEqual(all.cards.adventurers.faunus!.start ?? bare);
    const back = withAdventurer(faunus, 1, 'zeke-jeong', all, yard);
    expect(back.members).toEqual(own.members);
    expect(back.aside).toBeUndefined();
  });

  test('who chose nothing leaves nothing behind, and the party is the ready-made one again', () => {
    const faunus = withAdventurer(ready, 1, 'faunus', all, yard);
    expect(faunus.aside).toBeUndefined();
    expect(isSameParty(faunus, ready)).toBe(false);
    expect(isSameParty(withAdventurer(faunus, 1, 'zeke-jeong', all, yard), ready)).toBe(true);
  });

  test('who is in the party already changes places', () => {
    const swapped = withAdventurer(own, 0, 'remi-moretti', all, yard);
    expect(cardsOf(swapped)).toEqual(['remi-moretti', 'zeke-jeong', 'rook-lars', 'nightingale-arsen']);
    expect(swapped.members[1]!.loadout).toEqual(bare);
  });

  test('a budget of one’s own stays; one that nobody has touched goes with who is in the party', () => {
    const rich = { ...ready, budget: { gold: 999, xp: 9 } };
    expect(withAdventurer(rich, 1, 'faunus', all, yard).budget).toEqual(rich.budget);
    expect(withAdventurer(ready, 1, 'faunus', all, yard).budget).not.toEqual(ready.budget);
  });
});

test('in another place those between move up', () => {
  expect(cardsOf(withMoved(ready, 0, 2))).toEqual([
    'zeke-jeong',
    'rook-lars',
    'nightingale-arsen',
    'remi-moretti',
  ]);
});

describe('in another encounter', () => {
  test('who is in the party, in which order, and what they chose come along', () => {
    const moved = withMoved(withAdventurer(own, 3, 'faunus', all, yard), 0, 1);
    const carried = carriedTo(street, all, yard, moved)!;
    expect(cardsOf(carried)).toEqual(['zeke-jeong', 'nightingale-arsen', 'rook-lars', 'faunus']);
    expect(carried.members[0]!.loadout).toEqual(bare);
    // What was ready there is what is ready here.
    expect(carried.members[2]!.loadout).toEqual(street.loadouts['rook-lars']);
  });

  test('what costs more than there is here stays behind, with whose it is; the others keep theirs', () => {
    const dear = {
      ...own.members[0]!,
      loadout: { items: [], disciplines: ['like-the-shadows', 'trick-shot', 'quick-blow', 'cqc'] },
    };
    const party = { ...own, members: [dear, ...own.members.slice(1)] };
    const carried = carriedTo(street, all, yard, party)!;
    expect(carried.members[0]!.loadout).toEqual(street.loadouts['nightingale-arsen']);
    expect(carried.members[1]!.loadout).toEqual(bare);
  });

  test('the ready-made party is nothing to be carried', () => {
    expect(carriedTo(street, all, yard, ready)).toBeNull();
  });

  test('a budget of one’s own comes along', () => {
    expect(carriedTo(street, all, yard, { ...own, budget: { gold: 999, xp: 9 } })!.budget).toEqual({
      gold: 999,
      xp: 9,
    });
  });
});
