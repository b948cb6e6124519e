import { describe, expect, test } from 'vitest';
import {
  canBeUpgraded,
  copiesLeft,
  costOfLoadout,
  goldOfParty,
  knowsFamiliars,
  listForPlace,
  type PartyLoadout,
  roomForUpgrades,
  sellPrice,
  upgradeCost,
  whatIsWrong,
  xpToLearn,
} from '../../../src/engine/index.ts';
import {
  type CardIndex,
  cardIn,
  type DisciplineCard,
  type ItemCard,
} from '../../../src/engine/model/cards/cards.ts';
import { SHELVES } from '../../../src/engine/model/cards/shelves.ts';
import type { Loadout } from '../../../src/engine/model/encounter.ts';
import { TIERS } from '../../../src/engine/model/vocabulary.ts';
import { faultText } from '../../../src/words/en/loadout-faults.ts';
import { gameContent } from '../../support/content.ts';

const { cards } = gameContent;
const item = (id: string): ItemCard => cards.items[id]!;

/** Cruor cards of every LVL, which the base pack has not yet. */
const learned: CardIndex = {
  ...cards,
  disciplines: {
    ...cards.disciplines,
    ...Object.fromEntries(
      ([1, 2, 3] as const).map((level): [string, DisciplineCard] => [
        `blood-${level}`,
        {
          ...cards.disciplines['gore-shot']!,
          id: `blood-${level}`,
          name: `Blood ${level}`,
          level,
          xp: 1 + 2 * level,
        },
      ]),
    ),
  },
};

const bring = (loadout: Partial<Loadout>): Loadout => ({ items: [], disciplines: [], ...loadout });
const party = (...loadouts: Partial<Loadout>[]): PartyLoadout => ({
  members: loadouts.map((one, i) => ({
    card: ['zeke-jeong', 'rook-lars', 'remi-moretti', 'nightingale-arsen'][i]!,
    loadout: bring(one),
  })),
});
const faults = (loadout: Partial<Loadout>, index = learned) =>
  whatIsWrong(party(loadout), index).map((fault) =>
    faultText(
      fault,
      (type, ref) => cardIn(index, { type, ref })?.name ?? ref,
      (type) => Object.keys(index[SHELVES[type]]),
    ),
  );

describe('prices', () => {
  test('selling by tier, Unique dearer (p.27)', () => {
    const prices = (unique: boolean) =>
      TIERS.map((tier) => sellPrice({ ...item('great-hammer'), tier, ...(unique ? { unique } : {}) }));
    expect(prices(false)).toEqual([5, 10, 20, 40]);
    expect(prices(true)).toEqual([15, 20, 30, 50]);
  });

  test('Consumables, Monster Loot and Story items are not sold (p.27)', () => {
    expect(sellPrice(item('vitality-juice-box'))).toBeNull();
    expect(sellPrice(item('chipped-chitin'))).toBeNull();
    expect(sellPrice({ ...item('great-hammer'), story: true })).toBeNull();
  });

  test('an Upgrade costs by the tier of the item, Unique or not (p.28)', () => {
    expect(TIERS.map((tier) => upgradeCost({ ...item('great-hammer'), tier }))).toEqual([15, 30, 50, 75]);
    expect(upgradeCost({ ...item('great-hammer'), unique: true })).toBe(15);
    expect(upgradeCost(item('chipped-chitin'))).toBeNull();
    expect(upgradeCost({ ...item('great-hammer'), story: true })).toBeNull();
  });

  test('the Hastened Etherium Great Hammer of p.28, with its working', () => {
    const { gold } = costOfLoadout(
      bring({ items: [{ ref: 'great-hammer', upgrades: ['etherium', 'hastened'] }] }),
      cards,
    );
    expect(gold.total).toBe(30 + 15 + 15);
    expect(gold.entries).toEqual([
      { cause: { kind: 'card', type: 'item', card: 'great-hammer' }, amount: 30, rule: 'p.27' },
      { cause: { kind: 'upgrade-on', upgrade: 'etherium', item: 'great-hammer' }, amount: 15, rule: 'p.28' },
      { cause: { kind: 'upgrade-on', upgrade: 'hastened', item: 'great-hammer' }, amount: 15, rule: 'p.28' },
    ]);
  });

  test('a Discipline costs 1 XP more for each other of its LVL (p.34)', () => {
    const disciplines = ['gore-shot', 'hammer-helm', 'blood-2', 'intervention'];
    expect(costOfLoadout(bring({ disciplines }), learned).xp.total).toBe(3 + (3 + 1) + 5 + (3 + 2));
  });
});

describe('what is wrong with a loadout', () => {
  test('nothing with a legal one', () => {
    expect(
      faults({
        items: [{ ref: 'great-hammer', upgrades: ['etherium', 'master-work'] }, 'cuirass', 'deflection-core'],
        pack: ['hand-axe'],
        disciplines: ['familiar', 'gore-shot'],
        familiar: 'tatva',
      }),
    ).toEqual([]);
  });

  test.each([
    ['three hands', { items: ['great-hammer', 'hand-axe'] }, '3 hands: weapons for at most 2 hands (p.24)'],
    ['melee and ranged', { items: ['hand-axe', 'throwing-knives', 'hunting-bow'] }, 'hands'],
    ['two cores', { items: ['deflection-core', 'defensive-core'] }, '2 cores: at most 1 of type core (p.24)'],
    [
      'a fourth in the Pack',
      { pack: ['hand-axe', 'cuirass', 'cloak', 'buckler'] },
      '4 items: at most 3 items in the Pack (p.24)',
    ],
    [
      'a side there is not',
      { items: [{ ref: 'hand-axe', face: 'back' as const }] },
      'Hand Axe: the back of DOUBLE items only (p.27)',
    ],
    [
      'two on one hand',
      { items: [{ ref: 'hand-axe', upgrades: ['dark', 'refined'] }] },
      '2 upgrades: at most 1 upgrade on Hand Axe (p.28)',
    ],
    [
      'armor’s on a weapon',
      { items: [{ ref: 'hand-axe', upgrades: ['shimmering'] }] },
      'Shimmering, made for armor: an upgrade that fits Hand Axe (p.28)',
    ],
    [
      'on Monster Loot',
      { items: [{ ref: 'chipped-chitin', upgrades: ['master-work'] }] },
      'Chipped Chitin: no upgrades on Monster Loot and Story items (p.28)',
    ],
    [
      'a name spelt wrong',
      { items: ['great-hamer'] },
      '"great-hamer": the id of an item (p.24), did you mean "great-hammer"?',
    ],
    ['a card twice', { disciplines: ['gore-shot', 'gore-shot'] }, 'Gore Shot: each discipline once (p.24)'],
    [
      'a LVL left out',
      { disciplines: ['blood-1', 'blood-3'] },
      'Blood 3, LVL 3: a LVL 2 discipline of cruor as well (p.34)',
    ],
    [
      'LVL 2 of another tree',
      { disciplines: ['hammer-helm', 'blood-2'] },
      'Blood 2, LVL 2: a LVL 1 discipline of cruor as well (p.34)',
    ],
    [
      'no familiar',
      { disciplines: ['familiar'] },
      'no familiar: a familiar for whoever knows Familiar (p.68)',
    ],
    ['a familiar unlearned', { familiar: 'yuxa' }, 'Yuxa: a discipline that brings a familiar (p.68)'],
    [
      'no Material',
      { items: [{ ref: 'hand-axe', upgrades: ['hastened'] }] },
      'Hastened: Adrenal Gland with the party or in its stash (p.33)',
    ],
  ])('%s', (_name, loadout: Partial<Loadout>, expected) => {
    expect(faults(loadout).join('\n')).toContain(expected);
  });

  test('the armor + shield Upgrade goes on both (p.29)', () => {
    for (const ref of ['buckler', 'cuirass'])
      expect(faults({ items: [{ ref, upgrades: ['master-work-armor'] }] })).toEqual([]);
  });

  test('the fourth consumable of whoever has a slot more is no fault', () => {
    const four = Array.from({ length: 4 }, () => 'vitality-juice-box');
    expect(whatIsWrong(party({}, { items: four }), cards)).toEqual([]);
    expect(whatIsWrong(party({ items: four }), cards)).toHaveLength(1);
  });
});

describe('what is wrong with a party', () => {
  test('two of a LVL 1 card, one of a LVL 2 card (p.34)', () => {
    const three = party(
      { disciplines: ['gore-shot'] },
      { disciplines: ['gore-shot'] },
      { disciplines: ['gore-shot'] },
    );
    expect(whatIsWrong(three, cards)).toMatchObject([{ member: 2, at: ['disciplines', 0], page: 'p.34' }]);
    const two = party({ disciplines: ['blood-1', 'blood-2'] }, { disciplines: ['blood-1', 'blood-2'] });
    expect(whatIsWrong(two, learned)).toMatchObject([{ member: 1, at: ['disciplines', 1] }]);
  });

  test('no item more often than it is in the box, the stash counted (p.13)', () => {
    const hammers = { ...party({ items: ['great-hammer'] }), stash: ['great-hammer'] };
    expect(whatIsWrong(hammers, cards)).toMatchObject([{ member: 0, at: ['items', 0] }]);
  });

  test('a Material in the stash, or with an ally, opens the Upgrade (p.33)', () => {
    const hastened = { items: [{ ref: 'hand-axe', upgrades: ['hastened'] }] };
    expect(whatIsWrong({ ...party(hastened), stash: ['adrenal-gland'] }, cards)).toEqual([]);
    expect(whatIsWrong(party(hastened, { pack: ['adrenal-gland'] }), cards)).toEqual([]);
  });

  test('gold is shared, XP is each one’s own (p.24)', () => {
    const both = party({ items: ['hand-axe'], disciplines: ['gore-shot'] }, { items: ['hand-axe'] });
    expect(whatIsWrong(both, cards, { gold: 36, xp: 3 })).toEqual([]);
    expect(whatIsWrong(both, cards, { gold: 35, xp: 2 })).toMatchObject([
      { member: null, fault: 'gold', used: 36, page: 'p.24' },
      { member: 0, fault: 'xp', used: 3 },
    ]);
  });
});

describe('what a party may still take', () => {
  test('copies of a card that are left in the box, its stash counted (p.13)', () => {
    const one = { ...party({ items: ['hand-axe'] }), stash: ['hand-axe'] };
    const of = item('hand-axe').stock!;
    expect(copiesLeft(party(), 'item', 'hand-axe', cards)).toEqual({ left: of, of });
    expect(copiesLeft(one, 'item', 'hand-axe', cards)).toEqual({ left: Math.max(0, of - 2), of });
  });

  test('room for Upgrades: one a hand, none on what nothing is made for (p.28)', () => {
    expect(roomForUpgrades('great-hammer', cards)).toBe(2);
    expect(roomForUpgrades({ ref: 'great-hammer', upgrades: ['etherium'] }, cards)).toBe(1);
    expect(roomForUpgrades({ ref: 'buckler', upgrades: ['dark', 'dark'] }, cards)).toBe(0);
    expect(canBeUpgraded(cards, item('vitality-juice-box'))).toBe(false);
    expect(roomForUpgrades('vitality-juice-box', cards)).toBe(0);
  });

  test('one more Discipline costs more with each of its LVL; some bring a Familiar (pp.34, 68)', () => {
    const none = bring({});
    const first = xpToLearn(none, 'gore-shot', cards);
    expect(xpToLearn(bring({ disciplines: ['familiar'] }), 'gore-shot', cards)).toBe(first + 1);
    expect(knowsFamiliars(none, cards)).toBe(false);
    expect(knowsFamiliars(bring({ disciplines: ['gore-shot', 'familiar'] }), cards)).toBe(true);
  });

  test('a place goes to whoever is not in the party elsewhere; its things cost what they cost together (p.24)', () => {
    const two = party({ items: ['hand-axe'] }, { items: ['hand-axe'] });
    const ids = listForPlace(two, 0, cards).map(({ id }) => id);
    expect(ids).toContain('zeke-jeong');
    expect(ids).not.toContain('rook-lars');
    expect(goldOfParty(two, cards)).toBe(2 * item('hand-axe').cost);
  });
});
