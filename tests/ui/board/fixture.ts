import {
  type AdventurerCard,
  type CombatantCard,
  DEFAULT_RULESET,
  type EncounterDefinition,
  type Figure,
  type ItemCard,
  type Position,
  type Space,
  setUpEncounter,
} from '../../../src/engine/index.ts';

const sources = { default: 'original' } as const;

const adventurer = (id: string, name: string): AdventurerCard => ({
  id,
  name,
  type: 'adventurer',
  sources,
  hp: 12,
  defense: 9,
  movement: 6,
  spRecovery: 3,
  spMax: 5,
  conviction: ['purple', 'purple'],
  casting: 'purple',
  skills: { presence: 2, lore: 2, agility: 2, perception: 2, strength: 2 },
  abilities: [],
  icon: 'hood',
});

const beetle: CombatantCard = {
  id: 'beetle',
  name: 'Beetle',
  type: 'combatant',
  sources,
  kind: 'intelligent',
  dr: 1,
  tier: 'mundane',
  tags: [],
  hp: 6,
  defense: 8,
  movement: 6,
  armor: 0,
  size: [1, 1],
  dice: ['white'],
  conviction: ['purple', 'purple'],
  casting: null,
  symbolAbilities: [],
  abilities: [],
  ai: [],
  figures: 6,
  perGroup: 3,
};

export const shield: ItemCard = {
  id: 'oak-shield',
  name: 'Oak Shield',
  type: 'item',
  sources,
  itemType: 'weapon',
  tier: 'common',
  cost: 14,
  double: true,
  front: { hands: 1, kind: 'melee', dice: ['teal'], tags: ['light', 'shield'], defense: 1 },
  back: { hands: 2, kind: 'melee', dice: ['red', 'red'] },
};

/** A board of eight by six with every terrain, a wall, a hole and two levels. */
const encounter: EncounterDefinition = {
  id: 'cellar',
  name: 'Cellar',
  intro: '',
  sources,
  lootLevel: 'mundane',
  board: {
    rows: ['........', '..h.w...', '..m.#.d.', '.   ..s.', '........', '........'],
    elevation: ['11111111', '11111111', '11111111', '11111111', '11112222', '11112222'],
    walls: [
      [
        [3, 0],
        [4, 0],
      ],
    ],
  },
  tokens: [{ id: 'loot-red', kind: 'loot', colour: 'red', at: [0, 5] }],
  startingZone: [
    [0, 0],
    [1, 0],
  ],
  combatants: [
    { card: 'beetle', number: 1, at: [3, 1] },
    { card: 'beetle', number: 2, at: [6, 4] },
  ],
  endConditions: [],
  loot: {},
  rules: [],
  loadouts: {},
  tiles: [{ name: 'Cellar', at: [0, 0], size: [8, 6] }],
};

/** Ada at 1,1 and Bo at 2,4, against two beetles. */
export function cellar(changes: Readonly<Record<string, Partial<Figure>>> = {}): Position {
  const cards = {
    adventurers: { ada: adventurer('ada', 'Ada'), bo: adventurer('bo', 'Bo') },
    items: { [shield.id]: shield },
    upgrades: {},
    disciplines: {},
    familiars: {},
    companions: {},
    exalted: {},
    ubiquitous: {},
    tokens: {},
    combatants: { beetle },
    hash: 'test',
  };
  const loadout = { items: [], disciplines: [] };
  const state = setUpEncounter(
    {
      encounter: encounter.id,
      ruleset: DEFAULT_RULESET,
      seed: 'look',
      seats: [{ id: 'seat-1', name: 'One' }],
      party: [
        { card: 'ada', seat: 'seat-1', loadout },
        { card: 'bo', seat: 'seat-1', loadout },
      ],
      byHand: false,
    },
    encounter,
    cards,
  );
  const places: Readonly<Record<string, Space>> = { ada: [1, 1], bo: [2, 4] };
  const figures = state.figures.map((figure) => ({
    ...figure,
    at: places[figure.id] ?? figure.at,
    ...changes[figure.id],
  }));
  return { state: { ...state, figures, clock: { ...state.clock, phase: 'turns' } }, cards, encounter };
}
