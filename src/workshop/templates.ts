/** What new files of a pack in work are made of. */
import { FOLDERS, type Folder, oneOfFolder, STARTING_MONSTER } from '../content/index.ts';
import { type Files, parsed } from './document.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** What new things are called and say, in the language of whoever makes them. */
export interface TemplateWords {
  readonly name: Readonly<Record<Folder | 'pack', string>>;
  readonly licence: string;
  readonly author: string;
  readonly about: string;
  readonly intro: string;
  readonly won: string;
  readonly lost: string;
}

const MANIFEST = 'pack.json';
export const pathOf = (folder: Folder, id: string): string => `${folder}/${id}.json`;

/** The sort of content a path of a pack is of, and its id; null for the manifest and for what belongs nowhere. */
export function placeOfFile(path: string): { readonly folder: Folder; readonly id: string } | null {
  const [, name, id] = /^([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  const folder = FOLDERS.find((one) => one === name);
  return folder && id !== undefined ? { folder, id } : null;
}

/** A name as an id: lower-case words joined by hyphens. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** What somebody types as the name of a file, with its pack before it or without. */
export const refOf = (name: string): string => name.split(':').map(idOf).join(':');

/** The id with the lowest number at its end that nobody has; without one, where that is free. */
export function freeId(wanted: string, isTaken: (id: string) => boolean): string {
  let id = wanted;
  for (let n = 2; isTaken(id); n++) id = `${wanted}-${n}`;
  return id;
}

/** A pack with nothing in it, in order. */
export const newPack = (id: string, words: TemplateWords): Readonly<Record<string, Json>> => ({
  [MANIFEST]: {
    id,
    name: words.name.pack,
    version: '0.1.0',
    engine: '*',
    authors: [words.author],
    licence: words.licence,
    description: words.about,
  },
});

const SOURCES = { default: 'original' };
/** The built-in tile and opponent an encounter begins with, where the pack has none. */
const TILE = 'training-yard';
const FOE = 'animate';
/** The built-in encounter a Bounty or a Scenario begins with. */
const YARD = 'training-yard';
/** A party of the built-in pack, at the start of its story. */
const PARTY: JsonObject = {
  'nightingale-arsen': { items: ['katar', 'long-sword', 'cuirass'], disciplines: ['like-the-shadows'] },
  'zeke-jeong': { items: ['magic-staff', 'deflection-core'], disciplines: ['gore-shot'] },
  'rook-lars': { items: ['hand-axe', 'buckler', 'cuirass'], disciplines: ['intervention'] },
  'remi-moretti': { items: ['great-hammer', 'padded-coat'], disciplines: ['hammer-helm'] },
};

const abilityOf = (effects: readonly Json[]): Json => ({
  id: 'use',
  when: 'action',
  conditions: { exhaust: true },
  effects,
});
const HEAL = { do: 'heal', amount: 2, to: { who: 'self' } };

/** Something of a sort, in order as it is, to be changed. An encounter is laid on a tile of the pack where it has one. */
export function newFile(
  folder: Folder,
  id: string,
  name: string,
  files: Files,
  words: TemplateWords,
): JsonObject {
  const head = { id, type: oneOfFolder(folder), name, sources: SOURCES };
  switch (folder) {
    case 'items':
      return {
        ...head,
        itemType: 'weapon',
        tier: 'mundane',
        cost: 20,
        front: {
          hands: 1,
          kind: 'melee',
          dice: ['white'],
          tags: ['sword'],
          symbolAbilities: [
            { id: 'burst', spend: { burst: 1 }, gain: { stat: 'physical-damage', amount: 2 } },
          ],
        },
      };
    case 'upgrades':
      return { ...head, fits: 'weapon', abilities: [abilityOf([HEAL])] };
    case 'disciplines':
      return { ...head, tree: 'sanctus', level: 1, xp: 3, abilities: [abilityOf([HEAL])] };
    case 'familiars':
      return { ...head, abilities: [abilityOf([HEAL])] };
    case 'companions':
      return { ...head, abilities: [abilityOf([HEAL])] };
    case 'exalted':
      return { ...head, abilities: [{ id: 'use', when: 'action', effects: [HEAL] }] };
    case 'ubiquitous':
      return { ...head, adventurer: 'nightingale-arsen', abilities: [abilityOf([HEAL])] };
    case 'adventurers':
      return {
        ...head,
        ...{ hp: 10, defense: 8, movement: 6, conviction: ['purple', 'white'], casting: 'purple' },
        spRecovery: 4,
        spMax: 6,
        skills: { presence: 0, lore: 0, agility: 1, perception: 1, strength: 0 },
        abilities: [],
      };
    case 'combatants':
      return { ...head, ...STARTING_MONSTER };
    case 'tokens':
      return {
        ...head,
        polarity: 'negative',
        abilities: [{ id: 'weak', when: 'passive', modifiers: [{ stat: 'defense', amount: -1 }] }],
      };
    case 'tiles':
      return { ...head, rows: Array.from({ length: 6 }, () => '.'.repeat(8)) };
    case 'encounters':
      return encounterOn(head, files, words);
    case 'adventures': {
      const party = Object.entries(PARTY).map(([card, loadout]) => ({ card, loadout }));
      const first = ownIn(files, 'scenes')[0] ?? 'new-scene';
      return { ...head, intro: words.intro, party, first, flags: {} };
    }
    case 'scenes':
      return { ...head, text: [words.intro], do: [{ do: 'ending', text: [words.won], over: false }] };
    case 'bounties':
      return {
        ...head,
        rating: 'easy',
        text: [words.intro],
        encounters: [{ encounter: ownIn(files, 'encounters').at(-1) ?? YARD }],
        reward: [{ do: 'gold', amount: 20 }],
      };
    case 'scenarios':
      return {
        ...head,
        rank: 1,
        start: { gold: 280, xp: 3 },
        intro: words.intro,
        store: { items: ['mundane'], upgrades: ['mundane'], materials: true },
        steps: [{ encounter: ownIn(files, 'encounters').at(-1) ?? YARD, won: [{ do: 'restore' }] }],
        end: words.won,
      };
    case 'abraxis':
      return { ...head, symbols: { book: 3, shield: 3 } };
  }
}

/** The files of a sort the pack has. */
const ownIn = (files: Files, folder: Folder): readonly string[] =>
  Object.keys(files).flatMap((path) => {
    const place = placeOfFile(path);
    return place?.folder === folder ? [place.id] : [];
  });

function encounterOn(head: JsonObject, files: Files, words: TemplateWords): JsonObject {
  const tile = ownIn(files, 'tiles').at(-1);
  const rows = tile === undefined ? undefined : parsed(files[pathOf('tiles', tile)]!)?.value;
  const size = sizeOf(rows);
  return {
    ...head,
    intro: words.intro,
    lootLevel: 'mundane',
    tiles: [{ tile: tile ?? TILE, at: [0, 0], turns: 0 }],
    terrain: [],
    tokens: [],
    startingZone: [0, 1, 2, 3].map((y) => [0, y]),
    combatants: [{ card: ownIn(files, 'combatants').at(-1) ?? FOE, number: 1, at: [size - 1, 2] }],
    endConditions: [
      { id: 'won', result: 'won', text: words.won, when: { is: 'all-opponents-defeated' } },
      { id: 'lost', result: 'lost', text: words.lost, when: { is: 'all-adventurers-defeated' } },
    ],
    loot: {},
    rules: [],
    loadouts: PARTY,
  };
}

/** The columns of a tile; those of the built-in one where nothing is known. */
function sizeOf(tile: Json): number {
  const rows = isObject(tile) ? tile.rows : undefined;
  const [first] = Array.isArray(rows) ? rows : [];
  return typeof first === 'string' && first.length > 0 ? first.length : 6;
}
