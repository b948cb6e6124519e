import { describe, expect, test } from 'vitest';
import {
  DEFAULT_RULESET,
  defaultSetup,
  EncounterSession,
  figureIn,
  goldOfParty,
  hpOf,
  whatIsWrong,
} from '../../../src/engine/index.ts';
import {
  lacksFifth,
  readyFor,
  seatedParty,
  takesFifth,
  withFifth,
  withoutFifth,
} from '../../../src/stores/loadout/fifth.ts';
import { carriedTo, isSameParty, readyParty } from '../../../src/stores/loadout/party-changes.ts';
import { placesForAll } from '../../../src/stores/middara/place-for-me.ts';
import { content } from '../../support/table-of-memory.ts';

// The fifth Adventurer of p.71 in the party of a single encounter.

const all = content();
const yard = all.encounters['training-yard']!;
const street = all.encounters['under-hallow-street']!;
const ready = readyParty(yard, all);
const five = withFifth(ready, 'faunus', all, yard);
const seated = (party: typeof five, on: boolean) => seatedParty(party, on, all, yard);
const cardsOf = ({ members }: typeof five) => members.map(({ card }) => card);

describe('a fifth in the party (p.71)', () => {
  test('comes with what is ready for it, and the party may spend that much more', () => {
    expect(cardsOf(five)).toEqual([...cardsOf(ready), 'faunus']);
    expect(five.members[4]!.loadout).toEqual(all.cards.adventurers.faunus!.start);
    expect(five.budget.gold).toBe(goldOfParty(five, all.cards));
    expect(five.budget.gold).toBeGreaterThan(ready.budget.gold!);
  });

  test('for whom nothing is ready has to spend what the others have on average (X295)', () => {
    const { start: _, ...bare } = all.cards.adventurers.faunus!;
    const known = {
      ...all,
      cards: { ...all.cards, adventurers: { ...all.cards.adventurers, faunus: bare } },
      encounters: { [yard.id]: yard },
    };
    const party = withFifth(ready, 'faunus', known, yard);
    expect(party.members[4]!.loadout).toEqual({ items: [], disciplines: [] });
    expect(party.budget.gold).toBe(ready.budget.gold! + Math.ceil(ready.budget.gold! / 4));
  });

  test('whoever it is, it can begin, in every encounter there is', () => {
    const faulty = Object.values(all.encounters)
      .filter(takesFifth)
      .flatMap((encounter) => {
        const four = readyParty(encounter, all);
        return Object.keys(all.cards.adventurers)
          .filter((card) => !cardsOf(four).includes(card))
          .map((card) => withFifth(four, card, all, encounter))
          .filter((party) => whatIsWrong(party, all.cards, party.budget).length > 0)
          .map((party) => `${encounter.id}: ${party.members[4]!.card}`);
      });
    expect(faulty).toEqual([]);
  });

  test('waits beside the party while the switch is off, and is back with it', () => {
    const four = seated(five, false);
    expect(cardsOf(four)).toEqual(cardsOf(ready));
    expect(four.budget).toEqual(ready.budget);
    expect(four.fifth).toEqual(five.members[4]);
    expect(seated(four, true)).toEqual(five);
    // Brought in meanwhile in another place, it waits no more.
    const swapped = { ...four, members: [five.members[4]!, ...four.members.slice(1)] };
    expect(cardsOf(seated(swapped, true))).toEqual(cardsOf(swapped));
  });

  test('leaves with what it had, for the next time', () => {
    const bare = { items: [], disciplines: [] };
    const own = {
      ...five,
      members: five.members.map((one, i) => (i === 4 ? { ...one, loadout: bare } : one)),
    };
    const left = withoutFifth(own, all, yard);
    expect(lacksFifth(left, yard)).toBe(true);
    expect(left.fifth).toBeUndefined();
    expect(withFifth(left, 'faunus', all, yard).members[4]!.loadout).toEqual(bare);
  });

  test('comes along to another encounter, sitting or waiting, but not to one for fewer', () => {
    expect(cardsOf(carriedTo(street, all, yard, five)!)).toEqual(cardsOf(five));
    expect(carriedTo(street, all, yard, seated(five, false))!.fifth).toEqual(five.members[4]);
    const two = { ...street, loadouts: Object.fromEntries(Object.entries(street.loadouts).slice(0, 2)) };
    expect(takesFifth(two)).toBe(false);
    expect(cardsOf(carriedTo(two, all, yard, five) ?? readyParty(two, all))).toHaveLength(2);
  });

  test('the ready-made party of five is the four and what is ready for the fifth', () => {
    expect(isSameParty(five, readyFor(five, all, yard))).toBe(true);
    expect(isSameParty(ready, readyFor(ready, all, yard))).toBe(true);
    const moved = { ...five, members: [five.members[4]!, ...five.members.slice(0, 4)] };
    expect(cardsOf(readyFor(moved, all, yard))).toEqual(cardsOf(five));
  });
});

test('in every encounter of four a fifth finds a place beside the Starting Zone (p.71)', () => {
  const without = Object.values(all.encounters)
    .filter(takesFifth)
    .filter((encounter) => {
      const ruleset = { ...DEFAULT_RULESET, fifthPlayer: true };
      const setup = defaultSetup(encounter, 'five', ['A', 'B', 'C', 'D', 'E'], ruleset);
      const { members } = withFifth(readyParty(encounter, all), 'faunus', all, encounter);
      const party = members.map((member, i) => ({ ...member, seat: setup.seats[i]!.id }));
      const session = new EncounterSession({ ...setup, party }, all);
      for (const place of placesForAll(session)) session.decide(place);
      const figure = session.state.figures.find(({ card }) => card === 'faunus')!;
      return figure.at === null || encounter.startingZone.some((one) => one.join() === figure.at!.join());
    });
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('with a fifth player a Cave Sickle of 6 HP has 9, an Earth Loa of 14 has 21 (p.71)', () => {
  const hp = (fifthPlayer: boolean) => {
    const { position } = new EncounterSession(
      defaultSetup(street, 'five', ['A'], { ...DEFAULT_RULESET, fifthPlayer }),
      all,
    );
    return ['cave-sickle', 'earth-loa'].map((card) => {
      const { id } = position.state.figures.find((one) => one.card === card)!;
      return hpOf(position, figureIn(position.state, id));
    });
  };
  expect(hp(false)).toEqual([6, 14]);
  expect(hp(true)).toEqual([9, 21]);
});
