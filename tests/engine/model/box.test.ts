import { describe, expect, test } from 'vitest';
import { listConduits } from '../../../src/engine/abilities/change-shape.ts';
import {
  type CardIndex,
  type CombatantCard,
  copiesInBox,
  costOfLoadout,
  type DisciplineCard,
  figureIn,
  type ItemCard,
  isKeptBack,
  isToBeHad,
  listLoadoutFaults,
  tierOfUpgrade,
  whatIsWrong,
} from '../../../src/engine/index.ts';
import { listRandom } from '../../../src/engine/procedures/consequences/loot.ts';
import { summonActions } from '../../../src/engine/procedures/turn/summon.ts';
import { ANYTHING, listDisciplines, listItems } from '../../../src/stores/loadout/loadout-shelf.ts';
import { en } from '../../../src/words/en/index.ts';
import { body, corridor, rook, scene } from '../../support/encounter-arena.ts';
import { gameContent } from '../../support/games.ts';

const { cards } = gameContent;
const withItem = (change: Partial<ItemCard>): CardIndex => {
  const { stock: _, ...katar } = cards.items.katar!;
  return { ...cards, items: { ...cards.items, katar: { ...katar, ...change } } };
};
const copies = (change: Partial<ItemCard>) => copiesInBox('item', 'katar', withItem(change));

describe('copies in the box, where a file says nothing (p.67, X206)', () => {
  test.each([
    ['Mundane', { tier: 'mundane' }, 2],
    ['Common', { tier: 'common' }, 1],
    ['Rare', { tier: 'rare' }, 1],
    ['Unique', { tier: 'mundane', unique: true }, 1],
    ['Monster Loot', { tier: 'mundane', lootOf: 'animate' }, 1],
    ['of the story', { tier: 'mundane', story: true }, 1],
    ['what the file says', { tier: 'mundane', stock: 6 }, 6],
  ] as const)('%s', (_what, change, count) => {
    expect(copies(change)).toBe(count);
  });

  test('Disciplines by LVL (p.34), Upgrades by their tier, a Familiar once; of no card there is a number', () => {
    expect(copiesInBox('discipline', 'summoning', cards)).toBe(1);
    expect(copiesInBox('familiar', 'tatva', cards)).toBe(1);
    const { stock: _, ...dark } = cards.upgrades.dark!;
    for (const [tier, count] of [
      ['mundane', 2],
      ['rare', 1],
    ] as const)
      expect(copiesInBox('upgrade', 'dark', { ...cards, upgrades: { dark: { ...dark, tier } } })).toBe(count);
    expect(copiesInBox('item', 'nothing', cards)).toBeNull();
  });

  test('who puts a party together is held to it', () => {
    const party = (count: number) => ({
      members: [
        { card: 'rook-lars', loadout: { items: [], pack: Array(count).fill('katar'), disciplines: [] } },
      ],
    });
    expect(whatIsWrong(party(2), withItem({}))).toEqual([]);
    expect(whatIsWrong(party(3), withItem({}))).toMatchObject([{ fault: 'stock', copy: 3, limit: 2 }]);
    expect(whatIsWrong(party(2), withItem({ tier: 'common' }))).toMatchObject([{ fault: 'stock', limit: 1 }]);
  });

  test('the party of every encounter is within it', () => {
    for (const { loadouts } of Object.values(gameContent.encounters)) {
      const members = Object.entries(loadouts).map(([card, loadout]) => ({ card, loadout }));
      expect(whatIsWrong({ members }, cards)).toEqual([]);
    }
  });
});

describe('Upgrades have a tier, and most a Material (pp.28, 33, X207)', () => {
  const upgrades = Object.values(cards.upgrades);
  const isFree = (name: string) => name === 'Master Work' || name === 'Etherium';

  test('Master Work and Etherium are Mundane and ask for none; every other asks for one of its own tier', () => {
    for (const upgrade of upgrades) {
      if (isFree(upgrade.name)) expect([upgrade.tier, upgrade.requires]).toEqual(['mundane', undefined]);
      else {
        expect(cards.items[upgrade.requires!]?.material).toBe(true);
        expect(upgrade.tier).toBe(cards.items[upgrade.requires!]!.tier);
      }
    }
    const asked = upgrades.flatMap(({ requires = [] }) => requires);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toHaveLength(upgrades.filter(({ name }) => !isFree(name)).length);
  });

  test('where a file says none, it is that of the Material', () => {
    expect(tierOfUpgrade({}, cards)).toBe('mundane');
    expect(tierOfUpgrade({ requires: 'adrenal-gland' }, cards)).toBe('uncommon');
    expect(tierOfUpgrade({ requires: 'adrenal-gland', tier: 'rare' }, cards)).toBe('rare');
  });
});

describe('what the story gives, and Hidden Cards (pp.13, 18, X208)', () => {
  const hidden = { deck: 'small', label: 'A3' } as const;
  const ledger: DisciplineCard = {
    ...cards.disciplines.summoning!,
    id: 'ledger',
    name: 'Ledger',
    level: 0,
    xp: 0,
    story: true,
  };

  test('neither on a shelf nor in a search, until the story opens it', () => {
    const search = { ...ANYTHING, text: 'katar' };
    for (const kept of [withItem({ story: true }), withItem({ hidden })]) {
      const found = (unlocked: readonly string[]) =>
        listItems(kept, search, en, unlocked).map(({ id }) => id);
      expect(found([])).not.toContain('katar');
      expect(found(['katar'])).toContain('katar');
    }
    const some = {
      ...cards,
      disciplines: { ledger, summoning: { ...cards.disciplines.summoning!, hidden } },
    };
    expect(listDisciplines(some, ANYTHING, en)).toEqual([]);
    expect(listDisciplines(some, ANYTHING, en, ['ledger']).map(({ id }) => id)).toEqual(['ledger']);
  });

  test('in no draw; what is locked may be seen, not drawn', () => {
    const locked = { ...cards.items.katar!, startsLocked: true };
    expect([isKeptBack(locked), isToBeHad(locked), isToBeHad(locked, ['katar'])]).toEqual([
      false,
      false,
      true,
    ]);
    const drawn = (change: Partial<ItemCard>, unlocked?: readonly string[]) => {
      const position = scene({ figures: [rook([0, 0])], board: corridor(2) });
      const loot = { ...position.state.loot, ...(unlocked ? { unlocked } : {}) };
      const at = { ...position, cards: withItem(change), state: { ...position.state, loot } };
      return listRandom(at, 'weapon', cards.items.katar!.tier).some(({ id }) => id === 'katar');
    };
    expect(drawn({})).toBe(true);
    for (const change of [{ hidden }, { story: true }, { startsLocked: true }]) {
      expect(drawn(change)).toBe(false);
      expect(drawn(change, ['katar'])).toBe(true);
    }
  });

  test('a hidden CONDUIT and a hidden Loyal Esper are offered to nobody (pp.54, 68)', () => {
    const figures = [
      rook([0, 0], {
        disciplines: ['summoning', 'conduction-summoning'],
        tokens: { summon: 3 },
      }),
      body('foe', [5, 0]),
    ];
    const offered = (keep: boolean, unlocked: readonly string[] = []) => {
      const position = scene({ figures, board: corridor(6) });
      const combatants = Object.fromEntries(
        Object.entries(cards.combatants).map(([id, card]): [string, CombatantCard] => [
          id,
          keep && (card.conduit || card.loyalEsper) ? { ...card, hidden } : card,
        ]),
      );
      const state = { ...position.state, loot: { ...position.state.loot, unlocked } };
      const table = { ...position, state, cards: { ...cards, combatants } } as never;
      const { options, refused } = summonActions(table, 'rook');
      return [listConduits(table, figureIn(state, 'rook')).length, options.length + refused.length];
    };
    const [conduits, espers] = offered(false);
    expect(conduits).toBeGreaterThan(1);
    expect(espers).toBeGreaterThan(1);
    expect(offered(true)).toEqual([0, 0]);
    expect(offered(true, ['lamp-wisp'])).toEqual([0, 1]);
  });

  test('a Story Discipline has no LVL, costs nothing, and makes no other dearer (p.13, p.34)', () => {
    const known = {
      ...cards,
      disciplines: { ...cards.disciplines, ledger, again: { ...ledger, id: 'again' } },
    };
    const loadout = { items: [], disciplines: ['ledger', 'again'] };
    expect(costOfLoadout(loadout, known).xp.total).toBe(0);
    expect(listLoadoutFaults(loadout, cards.adventurers['rook-lars']!, known)).toEqual([]);
    expect(copiesInBox('discipline', 'ledger', known)).toBe(1);
  });
});
