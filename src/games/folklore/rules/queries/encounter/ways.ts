import { type Figure, isSameSpace, type Space } from '../../model/field.ts';
import {
  FLAME,
  hazardAt,
  isBlocked,
  type OnField,
  ROUND,
  sizeOf,
  spacesFrom,
  spacesOf,
  stands,
} from './ground.ts';

/** A space one can get to, and every space entered on the way. */
export interface Reach {
  readonly to: Space;
  readonly way: readonly Space[];
}

const keyOf = ([x, y]: Space): string => `${x},${y}`;

export const isSwarm = ({ content }: OnField, { foe }: Figure): boolean =>
  foe !== null && content.foes[foe]?.encounter?.swarm === true;

/**
 * Whether a figure may be where its upper left is there: nobody else stands there, and of a large one a quarter at least
 * has room (p.28). A swarm may be among its enemies and its friends, and with no other swarm (p.28).
 */
export function fits(position: OnField, figure: Figure, at: Space): boolean {
  const own = spacesFrom(at, sizeOf(position, figure));
  if (!isOnMap(position, own) || own.every((space) => isBlocked(position.ground, space))) return false;
  const isOf = isSwarm(position, figure);
  return position.field.figures.every((other) => {
    if (other.id === figure.id || !stands(position, other)) return true;
    const isTaken = spacesOf(position, other).some((space) => own.some((one) => isSameSpace(one, space)));
    return !isTaken || (isOf && !isSwarm(position, other));
  });
}

/** Whether it may go through there: swarms go through their friends (p.28), all others through nobody (FK-28). */
function passes(position: OnField, figure: Figure, at: Space): boolean {
  if (fits(position, figure, at)) return true;
  if (!isSwarm(position, figure)) return false;
  const own = spacesFrom(at, sizeOf(position, figure));
  return isOnMap(position, own) && !own.every((space) => isBlocked(position.ground, space));
}

/** Whether all of a base lies on the map: over a wall it squeezes, over the edge there is nothing (FK-43). */
const isOnMap = ({ ground }: OnField, spaces: readonly Space[]): boolean =>
  spaces.every(([x, y]) => ground.rows[y]?.[x] !== undefined);

/** Whether a large figure has no room for all of its base there (p.28). */
export const isSqueezed = (position: OnField, figure: Figure, at = figure.at): boolean =>
  at !== null && spacesFrom(at, sizeOf(position, figure)).some((space) => isBlocked(position.ground, space));

interface Wish {
  /** Spaces it can go; absent: however many. */
  readonly steps?: number;
  /** No hazard is entered. */
  readonly dry?: boolean;
}

/** Every space a figure can get to, the nearest first, each by a shortest way, of such by the least flames; its own with none. */
export function waysOf(position: OnField, figure: Figure, { steps = Infinity, dry = false }: Wish): Reach[] {
  if (figure.at === null) return [];
  const found = new Map<string, readonly Space[]>([[keyOf(figure.at), []]]);
  const open: Space[] = [figure.at];
  const reached: Reach[] = [];
  /** Flames on the way to each. */
  const burns = new Map<string, number>([[keyOf(figure.at), 0]]);
  const isHot = position.field.flames.length > 0;
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    const way = found.get(keyOf(from))!;
    if (fits(position, figure, from)) reached.push({ to: from, way });
    if (way.length >= steps) continue;
    for (const [dx, dy] of ROUND) {
      const to: Space = [from[0] + dx, from[1] + dy];
      const key = keyOf(to);
      const known = found.get(key);
      if (known && (!isHot || known.length <= way.length)) continue;
      if (!known && !canStep(position, figure, to, dry)) continue;
      if (isBetweenWalls(position, from, to)) continue;
      const burn = burns.get(keyOf(from))! + Number(isHot && hazardUnder(position, figure, to) === FLAME);
      if (known && burns.get(key)! <= burn) continue;
      found.set(key, [...way, to]);
      burns.set(key, burn);
      if (!known) open.push(to);
    }
  }
  return reached;
}

/** From each space the steps to the nearest of these, by the ways that figure can go. */
export function stepsLeft(
  position: OnField,
  figure: Figure,
  ends: readonly Space[],
  dry: boolean,
): ReadonlyMap<string, number> {
  const left = new Map<string, number>(ends.map((end) => [keyOf(end), 0]));
  const open = [...ends];
  for (let to = open.shift(); to !== undefined; to = open.shift())
    for (const [dx, dy] of ROUND) {
      const from: Space = [to[0] + dx, to[1] + dy];
      const isOwn = figure.at !== null && isSameSpace(from, figure.at);
      if (left.has(keyOf(from)) || !(isOwn || canStep(position, figure, from, dry))) continue;
      if (isBetweenWalls(position, from, to)) continue;
      left.set(keyOf(from), left.get(keyOf(to))! + 1);
      open.push(from);
    }
  return left;
}

const canStep = (position: OnField, figure: Figure, to: Space, dry: boolean): boolean =>
  passes(position, figure, to) && !(dry && hazardUnder(position, figure, to) > 0);

/** Whether a step goes between two walls that meet at their corners: there nobody goes (FK-29). */
export const isBetweenWalls = ({ ground }: Pick<OnField, 'ground'>, from: Space, to: Space): boolean =>
  from[0] !== to[0] &&
  from[1] !== to[1] &&
  isBlocked(ground, [from[0], to[1]]) &&
  isBlocked(ground, [to[0], from[1]]);

/** The worst hazard under its base there. */
export const hazardUnder = (position: OnField, figure: Figure, at: Space): number =>
  spacesFrom(at, sizeOf(position, figure)).reduce(
    (worst, space) => Math.max(worst, hazardAt(position, space)),
    0,
  );
