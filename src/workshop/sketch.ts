import { type Content, type EncounterFile, joinTiles, type TileFile } from '../content/index.ts';
import {
  type CardIndex,
  DOOR_STATES,
  type Door,
  defaultSetup,
  type EncounterDefinition,
  type Position,
  setUpEncounter,
  TERRAIN_OF,
  TIERS,
  TOKEN_KINDS,
  type Wall,
} from '../engine/index.ts';
import { isObject, type Json, type JsonObject, listIn, withoutKey } from './json.ts';
import { isSpace, isWall } from './lay.ts';
import type { Outline } from './take-up.ts';

/** What a file shows on a board, as far as it says it. */
export interface Sketch {
  readonly position: Position;
  readonly outlines: readonly Outline[];
}

const objectsIn = (file: JsonObject, key: string): readonly JsonObject[] =>
  listIn(file, key).filter(isObject);
const textOf = (value: Json, other: string): string => (typeof value === 'string' ? value : other);
const spacesIn = (file: JsonObject, key: string) => listIn(file, key).filter(isSpace);
const isNumbered = (value: Json): value is number => Number.isInteger(value);

/** A tile whose rows can be drawn; null where it has none. */
function tileIn(json: Json): TileFile | null {
  if (!isObject(json)) return null;
  const rows = listIn(json, 'rows').filter((row): row is string => typeof row === 'string');
  if (rows.length === 0) return null;
  const known = rows.map((row) => [...row].map((letter) => (letter in TERRAIN_OF ? letter : ' ')).join(''));
  const elevation = listIn(json, 'elevation').filter((row) => typeof row === 'string');
  const { name, id, walls: _, lamps: __, elevation: ___, ...rest } = json;
  return {
    ...(rest as unknown as TileFile),
    id: textOf(id, ''),
    name: textOf(name, ''),
    rows: known,
    walls: listIn(json, 'walls').filter(isWall),
    lamps: spacesIn(json, 'lamps'),
    ...(elevation.length > 0 ? { elevation: elevation as string[] } : {}),
  };
}

/** What the catalogue calls what a file names so. */
export type Meant = (there: Readonly<Record<string, unknown>>, written: string) => string;

/** Room around what lies there, in which more can be laid. */
const ROOM = 1;

/** Rows with empty spaces in the east and the south: there one can press, too. */
function withRoom(rows: readonly string[]): string[] {
  const width = Math.max(1, ...rows.map((row) => row.length)) + ROOM;
  return [...rows, ...Array.from({ length: ROOM }, () => '')].map((row) => row.padEnd(width, ' '));
}

/** A tile alone on the board. */
export const sketchOfTile = (json: Json, cards: CardIndex): Sketch => {
  const tile = tileIn(json);
  const placed = tile ? [{ tile: tile.id, at: [0, 0], turns: 0 }] : [];
  const file = { name: tile?.name ?? '', tiles: placed };
  return sketchOfEncounter(file, (id) => (id === tile?.id ? json : null), cards, null);
};

/**
 * An encounter as it is written, faults or none: what cannot be laid is left out. `last` is how the rules last had it,
 * for all that the board itself does not show, and for what is made of another; `meant` says what it names.
 */
export function sketchOfEncounter(
  json: JsonObject,
  tileOf: (id: string) => Json,
  cards: CardIndex,
  last: EncounterDefinition | null,
  meant: Meant = (_, written) => written,
): Sketch {
  // What its base brings is known to the rules alone.
  if (last && typeof json.extends === 'string') return shown(asLaid(last), last.tiles ?? [], cards);
  const tiles = new Map<string, TileFile>();
  const placed = objectsIn(json, 'tiles').filter((one) => {
    const id = textOf(one.tile, '');
    const tile = tiles.get(id) ?? tileIn(tileOf(id));
    if (!tile || !isSpace(one.at) || !isNumbered(one.turns)) return false;
    tiles.set(id, tile);
    return true;
  });
  const file = {
    ...json,
    tiles: placed,
    terrain: areasIn(json, 'terrain', 'terrain'),
    currents: areasIn(json, 'currents', 'direction'),
    walls: wallsIn(json),
  };
  const joined =
    placed.length > 0
      ? joinTiles(file as unknown as EncounterFile, tiles)
      : { board: { rows: [], elevation: [], walls: [] }, tiles: [] };
  const rows = withRoom(joined.board.rows);
  const level = TIERS.find((tier) => tier === json.lootLevel) ?? 'mundane';
  const encounter: EncounterDefinition = {
    endConditions: [],
    loot: {},
    rules: [],
    loadouts: {},
    intro: '',
    sources: { default: 'original' },
    ...last,
    id: textOf(json.id, ''),
    name: textOf(json.name, ''),
    lootLevel: level,
    board: { ...joined.board, rows },
    tiles: joined.tiles,
    tokens: tokensIn(json),
    doors: doorsIn(json),
    startingZone: spacesIn(json, 'startingZone'),
    combatants: objectsIn(json, 'combatants').flatMap(({ if: _, card, at, number }) => {
      const id = meant(cards.combatants, textOf(card, ''));
      const isThere = Object.hasOwn(cards.combatants, id) && isSpace(at) && isNumbered(number);
      return isThere ? [{ card: id, at, number }] : [];
    }),
    dynamite: spacesIn(json, 'dynamite'),
    lamps: spacesIn(json, 'lamps'),
    ...(typeof json.mood === 'string' ? { mood: json.mood } : {}),
  };
  return shown(encounter, joined.tiles, cards);
}

function shown(encounter: EncounterDefinition, outlines: readonly Outline[], cards: CardIndex): Sketch {
  const setup = { ...defaultSetup(encounter, ''), party: [] };
  const state = setUpEncounter(setup, encounter, cards);
  return { position: { state, encounter, cards }, outlines };
}

/** An encounter in order, with room beside it and all that lies there in some games alone. */
const asLaid = (encounter: EncounterDefinition): EncounterDefinition => ({
  ...encounter,
  board: { ...encounter.board, rows: withRoom(encounter.board.rows) },
  tokens: encounter.tokens.map(({ if: _, ...token }) => token),
  combatants: encounter.combatants.map(({ if: _, ...combatant }) => combatant),
});

/** Areas that can be laid: with spaces, and something to lay. */
const areasIn = (json: JsonObject, key: string, what: string): readonly JsonObject[] =>
  objectsIn(json, key)
    .filter((area) => typeof area[what] === 'string')
    .map((area) => ({ ...area, spaces: spacesIn(area, 'spaces') }));

const wallsIn = (json: JsonObject, key = 'walls'): readonly Wall[] => listIn(json, key).filter(isWall);

/** Whether it lies there in some games alone is nothing to the board. */
const tokensIn = (json: JsonObject): EncounterDefinition['tokens'] =>
  objectsIn(json, 'tokens')
    .filter(
      ({ at, kind, colour, id }) =>
        isSpace(at) &&
        TOKEN_KINDS.some((one) => one === kind) &&
        typeof colour === 'string' &&
        typeof id === 'string',
    )
    .map((token) => withoutKey(token, 'if')) as unknown as EncounterDefinition['tokens'];

const doorsIn = (json: JsonObject): readonly Door[] =>
  objectsIn(json, 'doors').flatMap(({ id, name, state, edges }) => {
    const known = DOOR_STATES.find((one) => one === state);
    if (typeof id !== 'string' || !known) return [];
    return [{ id, name: textOf(name, ''), state: known, edges: wallsIn({ edges }, 'edges') }];
  });

/** The tile of an id: of the pack in work, or of what is there beside it. */
export const tileAmong =
  (own: (id: string) => Json, { tiles }: Pick<Content, 'tiles'>, meant: Meant) =>
  (written: string): Json => {
    const id = meant(tiles, written);
    return own(written) ?? (Object.hasOwn(tiles, id) ? tiles[id] : null);
  };
