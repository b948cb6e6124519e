/** Adventurers and what they carry, plain enough to be read by numbers alone; Combatants are the content's own. */
import type { AdventurerCard, CardIndex, ItemCard, ItemFace } from '../../../src/engine/index.ts';
import { caseCards } from '../cases.ts';

const SOURCE = { default: 'original' } as const;

const adventurer = (id: string, hp: number, defense: number, skill: number): AdventurerCard => ({
  ...{ id, name: id, sources: SOURCE, type: 'adventurer', hp, defense, movement: 5, spRecovery: 3, spMax: 5 },
  conviction: ['purple', 'white'],
  casting: 'purple',
  skills: { presence: skill, lore: skill, agility: skill, perception: skill, strength: skill },
  abilities: [],
});

const item = (id: string, itemType: ItemCard['itemType'], front: ItemFace): ItemCard => ({
  ...{
    id,
    name: id,
    sources: SOURCE,
    type: 'item',
    itemType,
    tier: 'rare',
    cost: 1,
    startsLocked: true,
    stock: 9,
  },
  front,
});

const gains = (amount: number) => ({ stat: 'physical-damage', amount }) as const;

const ITEMS = [
  item('plain-sword', 'weapon', {
    ...{ hands: 1, kind: 'melee', dice: ['white'] },
    symbolAbilities: [{ id: 'books', spend: { book: 1 }, gain: gains(2) }],
  }),
  item('plain-maul', 'weapon', {
    ...{ hands: 2, kind: 'melee', dice: ['white', 'orange'] },
    symbolAbilities: [
      { id: 'shields', spend: { shield: 2 }, gain: gains(2) },
      { id: 'bursts', spend: { burst: 1 }, gain: { stat: 'piercing', amount: 2 } },
    ],
  }),
  item('plain-bow', 'weapon', { hands: 2, kind: 'ranged', range: 5, dice: ['teal', 'purple'] }),
  item('plain-mail', 'armor', { armor: 2 }),
  item('plain-cloak', 'armor', { armor: 1 }),
  item('plain-core', 'core', { defense: 2 }),
];

const ADVENTURERS = [
  adventurer('plain-ada', 12, 8, 3),
  adventurer('plain-bea', 16, 10, 5),
  adventurer('plain-cid', 9, 9, 2),
];

export const WEAPONS = ['plain-sword', 'plain-maul', 'plain-bow', null] as const;
export const ARMOR = ['plain-mail', 'plain-cloak', null] as const;

export const castCards: CardIndex = {
  ...caseCards,
  adventurers: { ...caseCards.adventurers, ...Object.fromEntries(ADVENTURERS.map((one) => [one.id, one])) },
  items: { ...caseCards.items, ...Object.fromEntries(ITEMS.map((one) => [one.id, one])) },
};

/** Cards whose language the reading does not speak, and why: phases of a BOSS (X60) end a turn in the middle. */
export const UNSPOKEN: Readonly<Record<string, string>> = {
  'drowned-castellan': 'turns into its next phase, and chooses between two effects',
  'common-drowned-castellan': 'turns into its next phase, and chooses between two effects',
  'high-tide-castellan': 'turns into its next phase and lays water as its turn begins',
  'common-high-tide-castellan': 'turns into its next phase and lays water as its turn begins',
  'masked-duke': 'turns into its next phase',
  'unmasked-duke': 'turns into its next phase',
};

/** Every Combatant of the content that has AI steps; the Command Combatants have none. */
export const ACTING = Object.values(caseCards.combatants).filter(
  ({ ai, id }) => ai.length > 0 && UNSPOKEN[id] === undefined,
);
