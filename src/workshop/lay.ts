/** What a press on a board does with the tool in hand: lays, changes or takes away. */
import { type Direction, isSameSpace, OFFSET_OF, type Space, type Wall } from '../engine/index.ts';
import { isObject, isSameJson, type Json, type JsonObject, listIn, withoutKey } from './json.ts';
import { idOf } from './templates.ts';
import { withLevel, withTerrainLetter } from './tile-rows.ts';
import type { Laid, Tool } from './tools.ts';

/** What is chosen beside the tool itself. */
export interface Brush {
  /** For `letter`: as in the rows of tiles. */
  readonly letter: string;
  /** For `level`: 1 to 4. */
  readonly level: number;
  /** For `walls` and `edges`: the side of the space. */
  readonly side: Direction;
  /** For what is laid: its fields, but for where and what is counted. */
  readonly values: JsonObject;
}

export const isSpace = (value: Json): value is Space =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one) && one >= 0);
export const isWall = (value: Json): value is Wall =>
  Array.isArray(value) && value.length === 2 && value.every(isSpace);

const isAmong = (spaces: readonly Json[], space: Space): boolean =>
  spaces.some((one) => isSpace(one) && isSameSpace(one, space));

/** The edge of a space on a side, its north or west space first; null at the edge of all boards. */
export function wallAt([x, y]: Space, side: Direction): Wall | null {
  const [dx, dy] = OFFSET_OF[side];
  const beside: Space = [x + dx, y + dy];
  if (beside[0] < 0 || beside[1] < 0) return null;
  return dx + dy > 0 ? [[x, y], beside] : [beside, [x, y]];
}

const isSameWall = (a: Json, b: Wall): boolean =>
  isWall(a) &&
  ((isSameSpace(a[0], b[0]) && isSameSpace(a[1], b[1])) ||
    (isSameSpace(a[0], b[1]) && isSameSpace(a[1], b[0])));

/** A list of the file, or none: what is not required is not written down empty. */
const withList = (file: JsonObject, key: string, list: readonly Json[], required: boolean): JsonObject =>
  list.length === 0 && !required ? withoutKey(file, key) : { ...file, [key]: list };

/**
 * The file after the tool was used on the spaces: the first says whether it is laid or taken away. `required` are the
 * lists that are written down also when they are empty.
 */
export function laid(
  file: JsonObject,
  tool: Tool,
  brush: Brush,
  spaces: readonly Space[],
  required: ReadonlySet<string>,
): JsonObject {
  const [first] = spaces;
  if (!first) return file;
  const list = listIn(file, tool.key);
  const put = (next: readonly Json[]) => withList(file, tool.key, next, required.has(tool.key));
  switch (tool.is) {
    case 'letter':
      return withTerrainLetter(file, spaces, brush.letter);
    case 'level':
      return withLevel(file, spaces, brush.level);
    case 'spaces': {
      const others = list.filter((one) => !(isSpace(one) && isAmong(spaces, one)));
      return put(isAmong(list, first) ? others : [...others, ...spaces]);
    }
    case 'walls': {
      const walls = spaces.map((space) => wallAt(space, brush.side)).filter((wall) => wall !== null);
      const isThere = walls[0] !== undefined && list.some((one) => isSameWall(one, walls[0]!));
      const others = list.filter((one) => !walls.some((wall) => isSameWall(one, wall)));
      return put(isThere ? others : [...others, ...walls]);
    }
    case 'areas':
      return put(withPlaces(list, tool, brush.values, spaces));
    case 'barriers': {
      const walls = spaces.map((space) => wallAt(space, brush.side)).filter((wall) => wall !== null);
      return walls.length > 0 ? put(withPlaces(list, tool, brush.values, walls)) : file;
    }
    case 'things': {
      const at = list.findIndex((one) => isObject(one) && isSameJson(one[tool.where], first));
      if (at >= 0) return put(list.filter((_, i) => i !== at));
      return put([...list, ordered(tool, { ...counted(list, tool, brush.values), [tool.where]: first })]);
    }
    case 'edges': {
      const wall = wallAt(first, brush.side);
      if (!wall) return file;
      const others = list.filter((one) => !(isObject(one) && isSameWall(one[tool.where], wall)));
      if (others.length < list.length) return put(others);
      return put([...list, ordered(tool, { ...counted(list, tool, brush.values), [tool.where]: wall })]);
    }
  }
}

/**
 * The things of several spaces, or of several walls, with these in the one of those values, and in no other; or in none,
 * where the first was in it. What says no places of its own is everywhere, and stays as it is.
 */
function withPlaces(
  list: readonly Json[],
  tool: Laid,
  values: JsonObject,
  places: readonly (Space | Wall)[],
): Json[] {
  const placesOf = (thing: JsonObject) => listIn(thing, tool.where);
  const has = (thing: Json): thing is JsonObject => isObject(thing) && Object.hasOwn(thing, tool.where);
  const isThis = (one: Json, place: Space | Wall) =>
    isWall(place) ? isSameWall(one, place) : isSpace(one) && isSameSpace(one, place);
  const alike = list.findIndex(
    (one) => has(one) && isSameJson(withoutUnique(withoutKey(one, tool.where)), values),
  );
  const was = alike >= 0 ? placesOf(list[alike] as JsonObject) : [];
  const isTaken = was.some((one) => isThis(one, places[0]!));
  const left = list.map((one) => {
    if (!has(one)) return one;
    const others = placesOf(one).filter((place) => !places.some((taken) => isThis(place, taken)));
    return { ...one, [tool.where]: others };
  });
  if (!isTaken && alike >= 0) {
    const thing = left[alike] as JsonObject;
    left[alike] = { ...thing, [tool.where]: [...placesOf(thing), ...places] };
  }
  if (!isTaken && alike < 0)
    left.push(ordered(tool, { ...counted(list, tool, values), [tool.where]: [...places] }));
  return left.filter((one) => !has(one) || placesOf(one).length > 0);
}

const withoutUnique = (thing: JsonObject): JsonObject => withoutKey(withoutKey(thing, 'id'), 'number');

/** Fields in the order of the language. */
function ordered(tool: Laid, thing: JsonObject): JsonObject {
  const order = ['id', ...tool.fields.map(({ key }) => key).filter((key) => key !== 'id'), tool.where];
  return Object.fromEntries(order.filter((key) => Object.hasOwn(thing, key)).map((key) => [key, thing[key]]));
}

/** With an id no other of the list has, and the next number among those alike, where the language asks for them. */
function counted(list: readonly Json[], tool: Laid, values: JsonObject): JsonObject {
  const required = new Set(tool.fields.filter((field) => field.required).map(({ key }) => key));
  const things = list.filter(isObject);
  const result: Record<string, Json> = { ...values };
  if (required.has('id')) {
    const base = baseOf(values, tool.key);
    let n = 1;
    while (things.some(({ id }) => id === `${base}-${n}`)) n++;
    result.id = `${base}-${n}`;
  }
  if (required.has('number')) {
    const alike = things.filter((one) => isSameJson(one.card, values.card));
    const taken = new Set(alike.map(({ number }) => number));
    let n = 1;
    while (taken.has(n)) n++;
    result.number = n;
  }
  return result;
}

/** What a thing is called by: its name, its first text, or the list it is in. */
function baseOf(values: JsonObject, key: string): string {
  const said = Object.values(values).find((value) => typeof value === 'string' && /^[a-z]/.test(value));
  const texts = [values.name, said].map((value) => (typeof value === 'string' ? idOf(value) : ''));
  return texts.find((text) => text !== '') ?? key.replace(/s$/, '').toLowerCase();
}
