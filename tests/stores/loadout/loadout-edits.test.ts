import { describe, expect, test } from 'vitest';
import { cardIn, isKeptBack, whatIsWrong } from '../../../src/engine/index.ts';
import { faultsAt } from '../../../src/stores/loadout/faults-at.ts';
import * as edit from '../../../src/stores/loadout/loadout-edits.ts';
import {
  ANYTHING,
  listDisciplines,
  listItems,
  listUpgrades,
} from '../../../src/stores/loadout/loadout-shelf.ts';
import { budgetFor, budgetOfParty, readyMadeFor } from '../../../src/stores/loadout/ready-made.ts';
import { en } from '../../../src/words/en/index.ts';
import { faultText, type NameOf } from '../../../src/words/en/loadout-faults.ts';
import { content } from '../../support/table-of-memory.ts';

const { cards, encounters } = content();
const nameOf: NameOf = (type, ref) => cardIn(cards, { type, ref })?.name ?? ref;
const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

describe('changing a loadout', () => {
  test('an item with its Upgrades goes into the Pack and back, and lies on no side there (pp.24, 27)', () => {
    let loadout = edit.addItem(edit.addItem(edit.NOTHING, 'items', 'cuirass'), 'items', 'long-sword');
    loadout = edit.attach(edit.turnItem(loadout, 1), 'items', 1, 'dark');
    expect(loadout.items).toEqual(['cuirass', { ref: 'long-sword', face: 'back', upgrades: ['dark'] }]);
    loadout = edit.moveItem(loadout, 'items', 1);
    expect(loadout).toEqual({
      items: ['cuirass'],
      disciplines: [],
      pack: [{ ref: 'long-sword', upgrades: ['dark'] }],
    });
    loadout = edit.detach(edit.moveItem(loadout, 'pack', 0), 'items', 1, 0);
    expect(loadout).toEqual({ items: ['cuirass', 'long-sword'], disciplines: [] });
    expect(edit.removeItem(loadout, 'items', 0).items).toEqual(['long-sword']);
    expect(edit.turnItem(edit.turnItem(loadout, 1), 1)).toEqual(loadout);
  });

  test('the Familiar leaves with the Discipline that brought it (p.68)', () => {
    const loadout = edit.keepFamiliar(edit.learn(edit.learn(edit.NOTHING, 'gore-shot'), 'familiar'), 'tatva');
    expect(edit.forget(loadout, 0, cards).familiar).toBe('tatva');
    expect(edit.forget(loadout, 1, cards)).toEqual({ items: [], disciplines: ['gore-shot'] });
  });
});

describe('the shelf', () => {
  test('of items: by tier and kind, what opponents leave comes last (p.27)', () => {
    const all = listItems(cards, ANYTHING, en);
    const shown = Object.values(cards.items).filter((item) => !isKeptBack(item));
    expect(all).toHaveLength(shown.length);
    expect(all[0]!.itemType).toBe('weapon');
    expect(all.at(-1)!.lootOf).toBeDefined();
    const loot = listItems(cards, { ...ANYTHING, kind: 'loot' }, en);
    expect(loot.every((item) => item.lootOf ?? item.startsLocked)).toBe(true);
    expect(names(loot)).toContain('Dynamite');
    expect(names(listItems(cards, { ...ANYTHING, kind: 'core', tier: 'mundane' }, en))).toContain(
      'Heart Box',
    );
    const rare = listItems(cards, { ...ANYTHING, kind: 'core', tier: 'rare' }, en);
    expect(rare.every((item) => item.itemType === 'core' && item.tier === 'rare')).toBe(true);
  });

  test('every word that is looked for stands on the card, in its name, kind, tags or text', () => {
    const found = listItems(cards, { ...ANYTHING, text: 'heal  CONSUMABLE' }, en);
    expect(names(found)).toContain('Vitality Juice Box');
    expect(found.every((item) => item.itemType === 'consumable')).toBe(true);
    expect(listItems(cards, { ...ANYTHING, text: 'no such words' }, en)).toEqual([]);
  });

  test('of Upgrades: those the item can carry (p.28)', () => {
    const fits = listUpgrades(cards, cards.items.buckler!, ANYTHING, en).map(({ id }) => id);
    expect(fits).toContain('master-work-armor');
    expect(fits).not.toContain('shimmering');
    expect(listUpgrades(cards, cards.items['chipped-chitin']!, ANYTHING, en)).toEqual([]);
  });

  test('of Disciplines: lower LVLs first, one tree alone (p.34)', () => {
    const levels = listDisciplines(cards, ANYTHING, en).map(({ level }) => level);
    expect(levels).toEqual([...levels].sort());
    expect(names(listDisciplines(cards, { ...ANYTHING, tree: 'cruor', level: 1 }, en))).toContain(
      'Gore Shot',
    );
    const second = listDisciplines(cards, { ...ANYTHING, level: 2 }, en);
    expect(second.length).toBeGreaterThan(0);
    expect(second.every(({ level }) => level === 2)).toBe(true);
  });
});

describe('where to begin', () => {
  const yard = encounters['training-yard']!;

  test('each ready-made loadout once, this encounter’s first; nothing at all last', () => {
    const ready = readyMadeFor(content(), yard, 'zeke-jeong');
    expect(ready[0]!.loadout).toEqual(yard.loadouts['zeke-jeong']);
    expect(en.ui.loadout.readyMade(ready[0]!)).toBe('As in The Training Yard');
    expect(ready.length).toBeGreaterThan(2);
    expect(ready.at(-1)!.loadout).toEqual(edit.NOTHING);
    expect(new Set(ready.map(({ loadout }) => JSON.stringify(loadout))).size).toBe(ready.length);
  });

  test.each(Object.values(encounters).map((one) => [one.name, one] as const))(
    'the ready-made party of %s is legal and costs what it has to spend (p.24)',
    (_name, encounter) => {
      const members = Object.entries(encounter.loadouts).map(([card, loadout]) => ({ card, loadout }));
      expect(whatIsWrong({ members }, cards, budgetFor(encounter, content()))).toEqual([]);
    },
  );

  const strangers = Object.values(cards.adventurers).filter(({ start }) => start);
  test.each(strangers.map(({ id }) => [id]))(
    '%s begins with its own start, legal in the place of another',
    (id) => {
      const [first] = readyMadeFor(content(), yard, id);
      expect(first!.loadout).toEqual(cards.adventurers[id]!.start);
      expect(en.ui.loadout.readyMade(first!)).toBe('Starting equipment');
      for (const place of Object.keys(yard.loadouts)) {
        const party = [id, ...Object.keys(yard.loadouts).filter((one) => one !== place)];
        const members = party.map((card) => ({
          card,
          loadout: readyMadeFor(content(), yard, card)[0]!.loadout,
        }));
        expect(whatIsWrong({ members }, cards, budgetOfParty(content(), yard, party))).toEqual([]);
      }
    },
  );

  test('faults are found by their place', () => {
    const loadout = {
      items: [{ ref: 'buckler', upgrades: ['master-work', 'etherium-core'] }],
      disciplines: [],
    };
    const faults = whatIsWrong({ members: [{ card: 'rook-lars', loadout }] }, cards);
    expect(faultsAt(faults, ['items'])).toEqual([]);
    expect(faultsAt(faults, ['items', 0], true).length).toBeGreaterThan(1);
    expect(faultsAt(faults, ['items', 0, 'upgrades', 1]).map((fault) => faultText(fault, nameOf))).toEqual([
      'Etherium, made for core: an upgrade that fits Buckler (p.28)',
    ]);
  });
});
