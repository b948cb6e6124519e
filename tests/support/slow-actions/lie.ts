/** How figures lie to one another (pp.33, 41, 43-45, 50), over the slow geometry. */
import type { Board, Space } from '../../../src/engine/model/board.ts';
import {
  charAt,
  has,
  type SlowOccupant,
  slowAdjacent,
  slowBase,
  slowIsSpace,
  slowLevel,
} from '../slow-geometry.ts';
import { slowOpposite, slowSight } from '../slow-lines.ts';
import { canAct, hasTag, type Profile } from './numbers.ts';
import { Unspoken } from './script.ts';
import { one, type SlowFigure, type SlowWorld } from './world.ts';

export const boardOf = (world: SlowWorld): Board => world.board as unknown as Board;
export const baseOf = (figure: SlowFigure, at: Space | null = figure.at): Space[] =>
  at === null ? [] : slowBase(at, figure.size);

/** On the board, front of the track first. */
export const standing = (world: SlowWorld): SlowFigure[] =>
  world.figures
    .filter(({ at }) => at !== null)
    .sort((a, b) => world.track.indexOf(a.id) - world.track.indexOf(b.id));
export const foesOf = (world: SlowWorld, of: SlowFigure): SlowFigure[] =>
  standing(world).filter(({ side }) => side !== of.side);
export const friendsOf = (world: SlowWorld, of: SlowFigure): SlowFigure[] =>
  standing(world).filter(({ side, id }) => side === of.side && id !== of.id);

const king = ([ax, ay]: Space, [bx, by]: Space): number => Math.max(Math.abs(ax - bx), Math.abs(ay - by));
export const range = (a: readonly Space[], b: readonly Space[]): number =>
  Math.min(...a.flatMap((from) => b.map((to) => king(from, to))));
export const beside = (world: SlowWorld, a: readonly Space[], b: readonly Space[]): boolean =>
  a.some((from) => b.some((to) => slowAdjacent(boardOf(world), from, to)));
export const level = (world: SlowWorld, base: readonly Space[]): number =>
  Math.max(...base.map((space) => slowLevel(boardOf(world), space)));

/** M9: all of its base, and FLIGHT is under none. */
export const under = (world: SlowWorld, figure: SlowFigure, terrain: string): boolean =>
  figure.at !== null &&
  !hasTag(world, figure, 'flight') &&
  baseOf(figure).every((space) => charAt(boardOf(world), space) === terrain);

export const occupantsFor = (world: SlowWorld, of: SlowFigure, but: readonly string[] = []): SlowOccupant[] =>
  standing(world)
    .filter(({ id }) => id !== of.id && !but.includes(id))
    .map((other) => ({
      id: other.id,
      spaces: baseOf(other),
      relation: other.side === of.side ? 'ally' : 'opponent',
    }));

export interface Sight {
  readonly clear: boolean;
  readonly penalty: number;
}

export function sightOf(world: SlowWorld, from: SlowFigure, to: SlowFigure): Sight {
  const colossal = hasTag(world, from, 'colossal') || hasTag(world, to, 'colossal');
  return slowSight(boardOf(world), baseOf(from), baseOf(to), occupantsFor(world, from, [to.id]), {
    colossal,
  });
}

/** To a space: a Totem, whatever the range (p.17). */
export const seesSpace = (world: SlowWorld, from: SlowFigure, at: Space): boolean =>
  slowSight(boardOf(world), baseOf(from), [at], occupantsFor(world, from), {
    colossal: hasTag(world, from, 'colossal'),
  }).clear;

/** L6. */
export const inSoi = (world: SlowWorld, from: SlowFigure, to: SlowFigure): boolean =>
  from.id === to.id ||
  (range(baseOf(from), baseOf(to)) <= 4 &&
    slowSight(boardOf(world), baseOf(from), baseOf(to), [], { influence: true }).clear);

/** p.43 1 and A1. */
export function mayAttack(world: SlowWorld, by: SlowFigure, target: SlowFigure, how: Profile): boolean {
  if (!canAct(by) || target.at === null || by.id === target.id) return false;
  if (how.kind === 'melee') {
    if (Math.abs(level(world, baseOf(by)) - level(world, baseOf(target))) > 1) return false;
    if (how.range === 1 && !beside(world, baseOf(by), baseOf(target))) return false;
  }
  return range(baseOf(by), baseOf(target)) <= how.range && sightOf(world, by, target).clear;
}

/** A4: attacker, target and another that could attack, on one level, on opposite sides of the target. */
export function flanks(world: SlowWorld, by: SlowFigure, target: SlowFigure, how: Profile): boolean {
  if (how.kind !== 'melee') return false;
  const [mine, theirs] = [baseOf(by), baseOf(target)];
  if (level(world, mine) !== level(world, theirs)) return false;
  const stands = [mine, ...throughSpaces(world, by, target, how.range).map((space) => [space])].filter(
    (base) => beside(world, base, theirs),
  );
  return friendsOf(world, by).some(
    (ally) =>
      ally.id !== target.id &&
      canAct(ally) &&
      level(world, baseOf(ally)) === level(world, theirs) &&
      beside(world, baseOf(ally), theirs) &&
      stands.some((base) => slowOpposite(base, baseOf(ally), theirs)),
  );
}

/** The spaces before the target that REACH goes straight through (p.33). */
function throughSpaces(world: SlowWorld, by: SlowFigure, target: SlowFigure, reach: number): Space[] {
  const taken = [by, target, ...foesOf(world, by)].flatMap((figure) => baseOf(figure));
  return baseOf(by).flatMap((from) =>
    baseOf(target).flatMap((to): Space[] => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      if (reach !== 2 || king(from, to) !== 2 || dx % 2 !== 0 || dy % 2 !== 0) return [];
      const between: Space = [from[0] + dx / 2, from[1] + dy / 2];
      const board = boardOf(world);
      const low = Math.min(slowLevel(board, from), slowLevel(board, to));
      const open = slowIsSpace(board, between) && !has(taken, between) && slowLevel(board, between) === low;
      return open && slowAdjacent(board, from, between) && slowAdjacent(board, between, to) ? [between] : [];
    }),
  );
}

/** The opponent in the line to whoever it would Counter (p.50, A3). */
export function inTheWay(world: SlowWorld, from: string, to: string): SlowFigure[] {
  const [viewer, target] = [one(world, from), one(world, to)];
  const others = foesOf(world, viewer).filter(({ id }) => id !== to);
  const board = boardOf(world);
  const colossal = hasTag(world, viewer, 'colossal') || hasTag(world, target, 'colossal');
  const all = world.figures.map(({ id }) => id);
  const clearWith = (there: readonly string[]) =>
    slowSight(
      board,
      baseOf(viewer),
      baseOf(target),
      occupantsFor(
        world,
        viewer,
        all.filter((id) => !there.includes(id)),
      ),
      { colossal },
    ).clear;
  // Who alone would close the line; of two round one corner either would do, so neither is said.
  const closing = others.filter(({ id }) => !clearWith([id]));
  if (closing.length === 0 && !clearWith(others.map(({ id }) => id)))
    throw new Unspoken('either of a corner');
  return closing.sort((a, b) => range(baseOf(viewer), baseOf(a)) - range(baseOf(viewer), baseOf(b)));
}
