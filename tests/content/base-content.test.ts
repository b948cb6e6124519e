import listed from 'virtual:encounters';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { toJsonSchema } from '@valibot/to-json-schema';
import { describe, expect, test } from 'vitest';
import { shipped } from '../../src/content/files/browser-files.ts';
import { readContentFolder } from '../../src/content/files/node-files.ts';
import { filesOf } from '../../src/content/files/shipped.ts';
import { loadContent } from '../../src/content/index.ts';
import {
  adventurerSchema,
  combatantSchema,
  disciplineSchema,
  itemSchema,
} from '../../src/content/schemas/card-schemas.ts';
import { encounterSchema, packSchema, tileSchema } from '../../src/content/schemas/encounter-schemas.ts';
import { defaultSetup, EncounterSession } from '../../src/engine/index.ts';
import { TERRAIN_OF } from '../../src/engine/model/board.ts';
import type { EncounterDefinition } from '../../src/engine/model/encounter.ts';
import { EFFECTS, FIGURE_TAGS, TERRAINS } from '../../src/engine/model/vocabulary.ts';
import { encounterSummaries } from '../../src/stores/packs/encounter-summaries.ts';
import { isKeyword } from '../../src/words/en/keywords.ts';
import { problemLine } from '../../src/words/en/problems.ts';

const content = loadContent(readContentFolder('content'));
const { cards, encounters } = content;

/** Numbers of the facts file and the rulebook, for the cards that claim them. */
const adventurer = {
  defense: 9,
  movement: 6,
  spRecovery: 3,
  spMax: 5,
  conviction: ['purple', 'purple'],
  casting: 'purple',
};
const printed: readonly (readonly [
  'adventurers' | 'items' | 'disciplines' | 'combatants',
  string,
  object,
])[] = [
  [
    'adventurers',
    'nightingale-arsen',
    { ...adventurer, hp: 12, skills: { presence: 6, lore: 3, agility: 5, perception: 2, strength: 2 } },
  ],
  [
    'adventurers',
    'zeke-jeong',
    { ...adventurer, hp: 12, skills: { presence: 2, lore: 2, agility: 4, perception: 6, strength: 4 } },
  ],
  [
    'adventurers',
    'rook-lars',
    { ...adventurer, hp: 14, skills: { presence: 4, lore: 5, agility: 1, perception: 2, strength: 6 } },
  ],
  [
    'adventurers',
    'remi-moretti',
    { ...adventurer, hp: 12, skills: { presence: 3, lore: 2, agility: 6, perception: 3, strength: 4 } },
  ],
  [
    'items',
    'katar',
    {
      cost: 18,
      stock: 2,
      front: {
        hands: 1,
        kind: 'melee',
        dice: ['white'],
        tags: ['exotic', 'katar', 'light'],
        symbolAbilities: [{ spend: { shield: 2 }, gain: { amount: 2 } }],
      },
    },
  ],
  [
    'items',
    'long-sword',
    {
      cost: 18,
      stock: 2,
      double: true,
      front: { hands: 1, dice: ['white'], tags: ['sword', 'long-sword', 'double'] },
      back: { hands: 2 },
    },
  ],
  ['items', 'short-sword', { cost: 18, front: { hands: 1, dice: ['purple'], tags: ['sword', 'light'] } }],
  ['items', 'hand-axe', { cost: 18, front: { hands: 1, dice: ['white'], tags: ['axe'] } }],
  [
    'items',
    'buckler',
    {
      cost: 18,
      stock: 1,
      front: { hands: 1, kind: 'melee/ranged', dice: ['purple'], armor: 1, tags: ['shield', 'light'] },
    },
  ],
  ['items', 'war-axe', { cost: 35, front: { hands: 2, kind: 'melee' } }],
  [
    'items',
    'great-hammer',
    {
      cost: 30,
      front: {
        hands: 2,
        kind: 'melee',
        tags: ['blunt', 'great-hammer', 'heavy'],
        symbolAbilities: [{ spend: { shield: 1 } }, { spend: { burst: 1 } }],
        abilities: [{ conditions: { exhaust: true, sp: 1 }, effects: [{ force: 7, plusDifference: true }] }],
      },
    },
  ],
  ['items', 'magic-staff', { cost: 30, front: { abilities: [{ modifiers: [{ casting: 'white' }] }] } }],
  [
    'items',
    'cuirass',
    {
      cost: 20,
      front: { armor: 1, abilities: [{ effects: [{ do: 'reduce', type: 'physical', amount: 2 }] }] },
    },
  ],
  [
    'items',
    'deflection-core',
    { cost: 20, front: { abilities: [{ modifiers: [{ conviction: 'white' }] }] } },
  ],
  [
    'items',
    'vitality-juice-box',
    {
      cost: 4,
      stock: 10,
      front: { abilities: [{ when: 'any-time', effects: [{ do: 'heal', amount: 3 }] }] },
    },
  ],
  [
    'items',
    'enchanted-piercings',
    { cost: 15, stock: 2, front: { abilities: [{ conditions: { flip: true } }] } },
  ],
  [
    'disciplines',
    'gore-shot',
    {
      tree: 'cruor',
      level: 1,
      xp: 3,
      abilities: [{ conditions: { sp: 1 }, effects: [{ do: 'spell', force: 6 }] }],
    },
  ],
  ['disciplines', 'hammer-helm', { tree: 'martial', level: 1, xp: 3 }],
  [
    'disciplines',
    'intervention',
    {
      tree: 'sanctus',
      level: 1,
      xp: 3,
      abilities: [{ conditions: { sp: 1 } }, { conditions: { exhaust: true } }],
    },
  ],
  ['disciplines', 'like-the-shadows', { tree: 'subterfuge', level: 1, xp: 3 }],
  [
    'combatants',
    'animate',
    {
      dr: 3,
      hp: 18,
      defense: 9,
      movement: 6,
      armor: 2,
      dice: ['teal', 'orange'],
      conviction: ['white', 'orange'],
      casting: 'orange',
      symbolAbilities: [
        { spend: { book: 1, shield: 1 }, gain: { amount: 1 } },
        { spend: { burst: 1 }, gain: { amount: 2 } },
      ],
    },
  ],
  [
    'combatants',
    'uncommon-merk-hound',
    {
      hp: 18,
      defense: 14,
      movement: 6,
      armor: 0,
      dice: ['green', 'grey'],
      conviction: ['teal', 'green'],
      symbolAbilities: [{ spend: { shield: 1 }, gain: { amount: 1 } }],
    },
  ],
  [
    'combatants',
    'uncommon-fragor',
    {
      hp: 16,
      defense: 13,
      movement: 4,
      armor: 0,
      dice: ['green', 'green'],
      conviction: ['teal', 'orange'],
      symbolAbilities: [
        { spend: { shield: 1 }, gain: { amount: 1 } },
        { spend: { burst: 1 }, gain: { amount: 1 } },
      ],
    },
  ],
  ['combatants', 'uncommon-gevaudan', { defense: 16, armor: 0 }],
  ['combatants', 'uncommon-living-oblation', { defense: 14, armor: 0 }],
  [
    'combatants',
    'uncommon-animate',
    { hp: 30, defense: 13, movement: 6, armor: 3, dice: ['green', 'red'], conviction: ['teal', 'green'] },
  ],
  [
    'combatants',
    'uncommon-earth-loa',
    { hp: 36, defense: 12, movement: 4, armor: 5, dice: ['green', 'green'], conviction: ['teal', 'teal'] },
  ],
  [
    'combatants',
    'uncommon-adlet-drudge',
    { hp: 18, defense: 12, movement: 8, armor: 0, dice: ['green', 'green'], conviction: ['teal', 'orange'] },
  ],
  ['combatants', 'cave-sickle', { hp: 6, figures: 6, perGroup: 3, tags: ['swarm'] }],
  ['combatants', 'earth-loa', { hp: 14, tags: ['hulking'] }],
];

describe('the base pack', () => {
  test('loads without a problem', () => {
    expect(content.problems.map(problemLine)).toEqual([]);
    expect(content.packs.map(({ id }) => id)).toEqual(['base']);
  });

  test('is what the page gets, as the checker gives it, under the hash of it', async () => {
    const inPage = await shipped.content();
    expect(JSON.stringify(inPage)).toBe(JSON.stringify(content));
    expect(inPage).toEqual(content);
    expect(inPage.cards.hash).toBe(cards.hash);
    expect(cards.hash).not.toBe('');
  });

  test('is for packs beside it what its files are', async () => {
    const again = loadContent(await filesOf(shipped));
    expect(again.problems).toEqual([]);
    expect(again).toEqual(content);
    // Of what is seen first: training grounds are further down, and stories' own encounters are not to be seen (X273).
    expect(listed).toEqual(encounterSummaries(content).filter(({ training, story }) => !training && !story));
  });

  test.each(printed)('prints the numbers of %s/%s', (kind, id, numbers) => {
    expect(cards[kind][id]).toMatchObject(numbers);
  });

  test('names only icons there are', () => {
    for (const card of [...Object.values(cards.adventurers), ...Object.values(cards.combatants)]) {
      expect(Object.keys(gameIcons.icons)).toContain(card.icon);
    }
  });

  test('has a mundane item for every line of the Item Loot table (N1), and unique ones', () => {
    const items = Object.values(cards.items).filter(({ tier, lootOf }) => tier === 'mundane' && !lootOf);
    const types = new Set(items.filter(({ unique }) => !unique).map(({ itemType }) => itemType));
    expect([...types].sort()).toEqual(['accessory', 'armor', 'consumable', 'core', 'relic', 'weapon']);
    expect(items.some(({ unique }) => unique)).toBe(true);
  });

  test('has the three pieces of Cave Sickle loot (p.55)', () => {
    const loot = Object.values(cards.items).filter(({ lootOf }) => lootOf === 'cave-sickle');
    expect(loot.map(({ name }) => name).sort()).toEqual([
      'Chipped Chitin',
      'Sickle Shell Charm',
      'Sickle Venom',
    ]);
  });

  test('explains every tag, effect and terrain of the rules', () => {
    const words = [...FIGURE_TAGS, ...EFFECTS, ...TERRAINS];
    expect(words.filter((word) => !isKeyword(word))).toEqual([]);
  });

  test('can be described as JSON Schema', () => {
    const schemas = [
      adventurerSchema,
      itemSchema,
      disciplineSchema,
      combatantSchema,
      tileSchema,
      encounterSchema,
      packSchema,
    ];
    for (const schema of schemas) {
      const described = toJsonSchema(schema, { errorMode: 'ignore' });
      expect(Object.keys(described.properties ?? described.$defs ?? {})).not.toEqual([]);
    }
  });
});

/** The spaces a walker gets to from the starting zone, not through Dangerous terrain. */
function walkedFrom({ board, startingZone }: EncounterDefinition): Set<string> {
  const closed = new Set(board.walls.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]));
  const open = (x: number, y: number) => ![' ', '#', 'd'].includes(board.rows[y]?.[x] ?? ' ');
  const seen = new Set<string>();
  const queue = [startingZone[0]!];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [x, y] = next;
    if (seen.has(`${next}`) || !open(x, y)) continue;
    seen.add(`${next}`);
    for (const to of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as const) {
      if (!closed.has(`${next}|${to}`)) queue.push([...to]);
    }
  }
  return seen;
}

describe('Under Hallow Street', () => {
  const encounter = encounters['under-hallow-street']!;

  test('is joined from five tiles with every terrain the first game needs', () => {
    expect(encounter.tiles).toHaveLength(5);
    const letters = new Set(encounter.board.rows.join(''));
    const terrains = new Set([...letters].map((letter) => TERRAIN_OF[letter]));
    for (const terrain of ['hindering', 'water', 'muck', 'obstructing', 'dangerous', 'void'] as const) {
      expect(terrains).toContain(terrain);
    }
  });

  test('lets a walker reach everything from the starting zone', () => {
    const seen = walkedFrom(encounter);
    const wanted = [...encounter.tokens, ...encounter.combatants].map(({ at }) => `${at}`);
    expect(wanted.filter((at) => !seen.has(at))).toEqual([]);
  });

  test('has loot, two exits, two groups of Cave Sickles and a loadout for each adventurer', () => {
    const colours = (kind: string) => encounter.tokens.filter((t) => t.kind === kind).map((t) => t.colour);
    expect(colours('loot').length).toBeGreaterThanOrEqual(2);
    expect(colours('exit').sort()).toEqual(['blue', 'red']);
    expect(encounter.combatants.filter(({ card }) => card === 'cave-sickle')).toHaveLength(6);
    // The others bring what they start with.
    const strangers = Object.values(cards.adventurers).filter(({ start }) => start);
    expect([...Object.keys(encounter.loadouts), ...strangers.map(({ id }) => id)].sort()).toEqual(
      Object.keys(cards.adventurers).sort(),
    );
    expect(encounter.endConditions.map(({ result }) => result)).toEqual(['won', 'won', 'won', 'lost']);
  });
});

describe('When the Locks Opened', () => {
  const encounter = encounters['when-the-locks-opened']!;

  test('is joined from six tiles; a walker reaches everything', () => {
    expect(encounter.tiles).toHaveLength(6);
    const seen = walkedFrom(encounter);
    const wanted = [...encounter.tokens, ...encounter.combatants].map(({ at }) => `${at}`);
    expect(wanted.filter((at) => !seen.has(at))).toEqual([]);
  });

  test('runs on water: every current lies on it, none on the bridges', () => {
    for (const { at, direction } of encounter.board.currents ?? []) {
      expect(encounter.board.rows[at[1]]![at[0]], `${at}`).toBe('w');
      expect(direction).toBe('south');
    }
  });

  test('has an ally for the players, a BOSS with a large base to come, and no Totem in sight at the start', () => {
    expect(encounter.combatants.map(({ card }) => cards.combatants[card]!.kind)).toContain('command');
    expect(cards.combatants['drowned-castellan']).toMatchObject({ size: [2, 2] });
    expect(cards.combatants['drowned-castellan']!.tags).toContain('boss');
    const session = new EncounterSession(defaultSetup(encounter, 'first-look'), { cards, encounters });
    while (session.pending?.kind === 'placement') session.decide(session.pending.options[0]!.id);
    expect(session.events.filter(({ type }) => type === 'totemSeen')).toEqual([]);
  });
});

describe('the training grounds', () => {
  test('are marked as such, come after the encounters of the story, and reach every figure', () => {
    const all = Object.values(encounters);
    const training = all.filter((encounter) => encounter.training);
    expect(training).toHaveLength(9);
    expect(all.slice(-9)).toEqual(training);
    for (const encounter of training) {
      expect(encounter.name).toMatch(/^Proving Ground: /);
      const seen = walkedFrom(encounter);
      for (const { at, card } of encounter.combatants) expect(seen.has(`${at}`), card).toBe(true);
    }
  });
});
