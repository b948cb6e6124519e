/** Moving and turning what lies on a board. */
import { isSameSpace, type Space } from '../engine/index.ts';
import {
  isObject,
  isSameJson,
  type Json,
  type JsonObject,
  listIn,
  type Place,
  valueAt,
  withValue,
} from './json.ts';
import { isSpace } from './lay.ts';
import type { Tool } from './tools.ts';

/** Where each tile lies, in the order of the file: its north-west space and its size as it is turned. */
export interface Outline {
  readonly at: Space;
  readonly size: readonly [number, number];
}

/** The thing that lies on a space, by its place in the file: what lies on the tiles before these; null for none. */
export function thingOn(
  file: JsonObject,
  tools: readonly Tool[],
  outlines: readonly Outline[],
  space: Space,
): Place | null {
  for (const tool of [...tools].reverse()) {
    if (tool.is !== 'things') continue;
    const at = listIn(file, tool.key).findIndex(
      (one) => isObject(one) && !hasTurns(one) && isSameJson(one[tool.where], space),
    );
    if (at >= 0) return [tool.key, at];
  }
  const tile = outlines.findIndex(({ at, size }) =>
    at.every((from, axis) => space[axis]! >= from && space[axis]! < from + size[axis]!),
  );
  return tile >= 0 ? ['tiles', tile] : null;
}

const hasTurns = (thing: JsonObject): boolean => Object.hasOwn(thing, 'turns');

/** The thing put down so far from where it was taken up: what is held at its far end comes along. */
export function movedTo(file: JsonObject, thing: Place, from: Space, to: Space): Json {
  const at = valueAt(file, [...thing, 'at']);
  if (!isSpace(at) || isSameSpace(from, to)) return file;
  const [x, y] = [at[0] + to[0] - from[0], at[1] + to[1] - from[1]];
  return x < 0 || y < 0 ? file : withValue(file, [...thing, 'at'], [x, y]);
}

/** A tile turned a quarter further, clockwise; what cannot be turned stays as it is. */
export function turnedOn(file: JsonObject, thing: Place): Json {
  const turns = valueAt(file, [...thing, 'turns']);
  return typeof turns === 'number' ? withValue(file, [...thing, 'turns'], (turns + 1) % 4) : file;
}
