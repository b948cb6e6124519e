/** What `npm run new` writes. */
import { type Folder, STARTING_MONSTER } from '../../content/index.ts';

/** What a new file is called: its id, and its name as it is printed. */
export interface Called {
  readonly id: string;
  readonly name: string;
}

/** What a pack has already, for an encounter to use. */
export interface AtHand {
  /** A melee weapon for one hand. */
  readonly sword: string | null;
  /** An Intelligent Combatant: how many of it there are, and its base. */
  readonly monster: {
    readonly id: string;
    readonly figures: number;
    readonly size: readonly [number, number];
  } | null;
}

export interface NewFile {
  readonly folder: Folder | null;
  readonly id: string;
  readonly json: object;
}

const ORIGINAL = { default: 'original' } as const;

/** A pack without anything in it. */
export const newPack = ({ id, name }: Called): NewFile[] => [
  {
    folder: null,
    id,
    json: {
      id,
      name,
      version: '0.1.0',
      engine: '*',
      requires: [],
      authors: ['Your name'],
      licence: 'Yours to choose',
      description: 'What is in it, in a sentence.',
    },
  },
];

/** A one-handed melee weapon with symbols to spend and an ability of its own. */
export const newSword = ({ id, name }: Called): NewFile[] => [
  {
    folder: 'items',
    id,
    json: {
      id,
      type: 'item',
      name,
      sources: ORIGINAL,
      itemType: 'weapon',
      tier: 'mundane',
      cost: 20,
      front: {
        hands: 1,
        kind: 'melee',
        dice: ['white'],
        tags: ['sword'],
        symbolAbilities: [
          { id: 'burst', spend: { burst: 1 }, gain: { stat: 'physical-damage', amount: 1 } },
          { id: 'flurry', spend: { burst: 2 }, gain: { stat: 'physical-damage', amount: 3 } },
        ],
        abilities: [
          {
            id: 'shove',
            name: 'Shove',
            when: 'follow-up',
            conditions: { exhaust: true },
            effects: [{ do: 'push', spaces: 1, to: { who: 'target' } }],
          },
        ],
      },
    },
  },
];

export const newMonster = ({ id, name }: Called): NewFile[] => [
  {
    folder: 'combatants',
    id,
    json: {
      id,
      type: 'combatant',
      name,
      sources: ORIGINAL,
      ...STARTING_MONSTER,
    },
  },
];

/** Where up to three of them stand; one alone has room for any base. */
const PLACES = [
  [6, 0],
  [6, 2],
  [6, 4],
] as const;

/** An encounter on a tile of its own, with a chest, a way out and a clock; its opponents are the pack's where it has any. */
export function newEncounter({ id, name }: Called, { sword, monster }: AtHand): NewFile[] {
  const tile = `${id}-ground`;
  const { figures = 3, size: [width, height] = [1, 1] } = monster ?? {};
  const room = Math.max(width, height) <= 2 ? Math.min(3, figures) : 1;
  return [
    {
      folder: 'tiles',
      id: tile,
      json: {
        id: tile,
        type: 'tile',
        name: `${name}: the ground`,
        sources: ORIGINAL,
        rows: ['..........', '...#..h...', '..........', '....h.....', '...#......', '..........'],
        walls: [
          [
            [4, 1],
            [4, 2],
          ],
        ],
      },
    },
    {
      folder: 'encounters',
      id,
      json: {
        id,
        type: 'encounter',
        name,
        intro: 'What the players read before it begins.',
        sources: ORIGINAL,
        lootLevel: 'mundane',
        tiles: [{ tile, at: [0, 0], turns: 0 }],
        terrain: [],
        tokens: [
          { id: 'chest', kind: 'loot', colour: 'blue', at: [9, 3] },
          { id: 'way-out', kind: 'exit', colour: 'red', at: [9, 5] },
        ],
        startingZone: [0, 1, 2, 3, 4, 5].map((y) => [0, y]),
        combatants: PLACES.slice(0, room).map((at, i) => ({
          card: monster?.id ?? 'cave-sickle',
          number: i + 1,
          at,
        })),
        endConditions: [
          {
            id: 'cleared',
            result: 'won',
            text: 'What the players read when nobody is left.',
            when: { is: 'all-opponents-defeated' },
            gold: 5,
          },
          {
            id: 'away',
            result: 'won',
            text: 'What they read when somebody gets out.',
            when: { is: 'adventurer-ends-turn-on', exit: 'red' },
          },
          {
            id: 'too-late',
            result: 'lost',
            text: 'What they read when it took too long.',
            when: { is: 'rounds-passed', rounds: 8 },
          },
        ],
        loot: { blue: { text: 'What is in the chest.', gold: 5 } },
        objectives: [
          {
            id: 'second-wind',
            when: { is: 'round-begins', round: 3 },
            text: 'What happens as round 3 begins.',
            do: [{ do: 'place-terrain', terrain: 'muck', spaces: [[8, 3]] }],
          },
        ],
        rules: [{ name: 'Eight rounds', text: 'It is lost when 8 rounds have passed.' }],
        loadouts: {
          'nightingale-arsen': { items: [sword ?? 'katar', 'cuirass'], disciplines: [] },
          'rook-lars': { items: ['hand-axe', 'buckler'], disciplines: [] },
        },
      },
    },
  ];
}
