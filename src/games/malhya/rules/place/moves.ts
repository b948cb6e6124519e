/**
 * Single moves and their price (malhya.txt L3373–L3528).
 *
 * - a space costs 1; a yellow line crossed 1 more (L3408), past its corner nothing more (L3430)
 * - entering water 1 more (L3444), entering a rift 1 more (L3464)
 * - a rift is jumped over straight, to the space directly opposite (L3478); nobody ends on one
 * - Light: nothing more for any of them (L3484), and no straight line: a rift does not affect it (MA-110)
 * - a base of four goes as its space of reference goes, does not turn (L3509), and has Light movement (L3518)
 */
import { adjacentSpaces, areAdjacentSpaces } from './adjacency.ts';
import { type Ground, isRed, isYellow, zoneAt } from './ground.ts';
import { DIRECTIONS, isSameSpace, keyOf, plus, type Space, spacesFrom } from './space.ts';

/** Why a space costs more than 1. */
export type Surcharge = 'yellow' | 'water' | 'rift';

export interface Step {
  readonly to: Space;
  readonly cost: number;
  readonly because: readonly Surcharge[];
}

/** From one space one can stand on to the next: one step, or as many as a jump has. */
export interface Move {
  readonly to: Space;
  readonly steps: readonly Step[];
  readonly cost: number;
}

/** How something goes. */
export type Gait = 'plain' | 'light' | 'four';

export const gaitOf = ({ size, light }: { readonly size: 1 | 4; readonly light: boolean }): Gait =>
  size === 4 ? 'four' : light ? 'light' : 'plain';

export const sizeOfGait = (gait: Gait): 1 | 4 => (gait === 'four' ? 4 : 1);

/** What one step costs whoever has no Light movement. */
export function stepBetween(ground: Ground, from: Space, to: Space): Step {
  const zone = zoneAt(ground, to);
  const because: Surcharge[] = [
    ...(isYellow(ground, from, to) ? (['yellow'] as const) : []),
    ...(zone === 'water' || zone === 'rift' ? [zone] : []),
  ];
  return { to, cost: 1 + because.length, because };
}

const lightStep = (to: Space): Step => ({ to, cost: 1, because: [] });

/** Whether all of a base can be there: on tiles, and nothing red runs through it. */
export function liesOn(ground: Ground, at: Space, size: 1 | 4): boolean {
  if (size === 1) return zoneAt(ground, at) !== null;
  const own = spacesFrom(at, 4);
  return (
    own.every((space) => zoneAt(ground, space) !== null) &&
    sidesWithin(at).every(([a, b]) => !isRed(ground, a, b))
  );
}

/** The four sides inside a base of four. */
function sidesWithin(at: Space): readonly (readonly [Space, Space])[] {
  const [a, b, c, d] = spacesFrom(at, 4) as [Space, Space, Space, Space];
  return [
    [a, b],
    [c, d],
    [a, c],
    [b, d],
  ];
}

/**
 * Whether a figure may stop there, whoever else is there: on no rift (L3464), a base of four on one space at least that
 * is none (L3522), and over no obstacle (L3504, MA-112).
 */
export function mayEndOn(ground: Ground, at: Space, size: 1 | 4): boolean {
  if (!liesOn(ground, at, size)) return false;
  if (size === 4 && sidesWithin(at).some(([a, b]) => isYellow(ground, a, b))) return false;
  return spacesFrom(at, size).some((space) => zoneAt(ground, space) !== 'rift');
}

/** Over rifts straight on to the first space that is none; null: there is none, or red is in the way. */
function jump(ground: Ground, from: Space, direction: Space): Move | null {
  const steps: Step[] = [];
  let at = from;
  do {
    const next = plus(at, direction);
    if (!areAdjacentSpaces(ground, at, next)) return null;
    steps.push(stepBetween(ground, at, next));
    at = next;
  } while (zoneAt(ground, at) === 'rift');
  return { to: at, steps, cost: steps.reduce((sum, { cost }) => sum + cost, 0) };
}

function movesOf(ground: Ground, from: Space, gait: Gait): Move[] {
  if (gait === 'plain') return DIRECTIONS.flatMap((direction) => jump(ground, from, direction) ?? []);
  const single = (to: Space): Move => ({ to, steps: [lightStep(to)], cost: 1 });
  if (gait === 'light') return adjacentSpaces(ground, from).map(single);
  return DIRECTIONS.filter((direction) =>
    spacesFrom(from, 4).every((space) => areAdjacentSpaces(ground, space, plus(space, direction))),
  )
    .map((direction) => plus(from, direction))
    .filter((to) => liesOn(ground, to, 4))
    .map(single);
}

/** Every move of a gait, by the space it begins on. */
export type MoveTable = ReadonlyMap<string, readonly Move[]>;

const tables = new WeakMap<Ground, Map<Gait, MoveTable>>();

/** Worked out once for each place and gait. */
export function moveTable(ground: Ground, gait: Gait): MoveTable {
  const known = tables.get(ground) ?? new Map<Gait, MoveTable>();
  tables.set(ground, known);
  const found = known.get(gait);
  if (found) return found;
  const table = new Map(
    ground.spaces
      .filter((space) => liesOn(ground, space, sizeOfGait(gait)))
      .map((space) => [keyOf(space), movesOf(ground, space, gait)]),
  );
  known.set(gait, table);
  return table;
}

export const movesFrom = (ground: Ground, from: Space, gait: Gait): readonly Move[] =>
  moveTable(ground, gait).get(keyOf(from)) ?? [];

/** The move that goes along these spaces first; null: there is none. */
export const moveAlong = (ground: Ground, from: Space, gait: Gait, way: readonly Space[]): Move | null =>
  movesFrom(ground, from, gait).find(
    ({ steps }) => steps.length <= way.length && steps.every(({ to }, i) => isSameSpace(to, way[i]!)),
  ) ?? null;
