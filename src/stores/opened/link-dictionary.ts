import { strToU8 } from 'fflate';

/*
 * What links have in common, so that they need not say it: the log of a game with the four Adventurers most games are
 * begun with. Links are packed and opened with its text, so not a letter of it is ever changed, whatever logs and
 * content look like by then: what is not in it is merely packed less well.
 */

const PARTY = [
  {
    name: 'nightingale',
    card: 'nightingale-arsen',
    items: ['katar', 'long-sword', 'cuirass', 'vitality-juice-box', 'magic-balm'],
    discipline: 'like-the-shadows',
  },
  {
    name: 'zeke',
    card: 'zeke-jeong',
    items: ['magic-staff', 'deflection-core', 'enchanted-piercings', 'vitality-juice-box'],
    discipline: 'gore-shot',
  },
  {
    name: 'rook',
    card: 'rook-lars',
    items: ['hand-axe', 'buckler', 'cuirass', 'vitality-juice-box', 'bottled-blessing', 'throwing-knives'],
    discipline: 'intervention',
  },
  {
    name: 'remi',
    card: 'remi-moretti',
    items: ['great-hammer', 'padded-coat', 'vitality-juice-box'],
    pack: ['hunting-bow'],
    discipline: 'hammer-helm',
  },
] as const;

const ruleset = {
  counterCostAfterDodge: 2,
  urgencyLimit: 4,
  noPlayerElimination: false,
  activeCombatants: false,
  unpredictableCombat: false,
  favorableConditions: false,
  reconnaissance: false,
  fifthPlayer: false,
  tableChoosesTies: false,
  flankingEdition: '1.08',
};

const card = (of: string, ref: string, type: string) => ({
  id: `${of}.${ref}`,
  ref,
  type,
  face: 'front',
  exhausted: false,
  flipped: false,
  used: [],
});

const figure = (id: string, ref: string, group: string, rest: object) => ({
  sp: 0,
  damage: 0,
  defeated: false,
  felled: false,
  effects: [],
  tokens: {},
  pack: [],
  turnsTaken: 1,
  paralyzedThisTurn: false,
  wasTargeted: false,
  hasLastStep: false,
  spawnedByFigure: false,
  id,
  card: ref,
  ...rest,
  group,
  number: 1,
  size: [1, 1],
  at: [1, 2],
});

const seatOf = (i: number) => `seat-${(i % 2) + 1}`;

const state = {
  encounter: '-',
  ruleset,
  seats: [{ id: 'seat-1' }, { id: 'seat-2' }],
  board: {
    rows: ['..........', '...#......', '..h..ww...', '.d........', '..m.......'],
    elevation: ['1111111111', '2211111111', '1111111122'],
    walls: [[[1, 1]]],
  },
  boardTokens: ['blue', 'red', 'green'].flatMap((colour) => [
    { id: `loot-${colour}`, kind: 'loot', colour, at: [1, 1] },
    { id: `exit-${colour}`, kind: 'exit', colour, at: [1, 1] },
  ]),
  figures: [
    ...['uncommon-', 'common-', ''].map((tier) => ({
      ...figure(`${tier}-1`, tier, tier, { kind: 'intelligent', side: 'combatants', seat: null }),
      cards: [card(`${tier}-1`, tier, 'combatant')],
    })),
    ...PARTY.map(({ name, card: ref, items, discipline }, i) => ({
      ...figure(name, ref, name, { kind: 'adventurer', side: 'adventurers', seat: seatOf(i) }),
      cards: [
        card(name, ref, 'adventurer'),
        ...items.map((item) => card(name, item, 'item')),
        card(name, discipline, 'discipline'),
      ],
    })),
  ],
  track: PARTY.flatMap(({ name }) => [true, false].map((acted) => ({ id: name, figures: [name], acted }))),
  urgency: 0,
  clock: { round: 2, phase: 'turns', queue: [], opponentsActed: false, opponentsSpawned: false },
  turn: {
    figure: 'rook',
    phase: 'action',
    moved: false,
    movementOver: false,
    statusDone: [],
    breakAttacked: [],
    used: [],
    aiStep: 0,
    aiActed: false,
  },
  scopes: [],
  loot: {
    level: 'mundane',
    deck: {
      'gold:4': 3,
      'gold:5': 4,
      'gold:6': 5,
      'gold:7': 5,
      'gold:8': 5,
      'gold:9': 5,
      item: 1,
      monster: 1,
    },
    gold: 0,
    gained: [],
  },
  dynamite: [],
  done: [],
  outcome: null,
  rng: [],
};

const example = {
  checkpoint: { decisions: 1, state },
  format: 2,
  game: 'middara',
  rules: '2.2.0',
  contentHash: '',
  packs: [{ id: 'base', name: '', version: '0.1.0', hash: '' }],
  setup: {
    encounter: '-',
    ruleset,
    seed: '',
    seats: [
      { id: 'seat-1', name: '' },
      { id: 'seat-2', name: '' },
    ],
    party: PARTY.map(({ card: ref, items, discipline, ...more }, i) => ({
      card: ref,
      loadout: { items, ...('pack' in more ? { pack: more.pack } : {}), disciplines: [discipline] },
      seat: seatOf(i),
    })),
    byHand: false,
  },
  hash: '',
  decided: 0,
};

export const linkDictionary = (): Uint8Array => strToU8(JSON.stringify(example));
