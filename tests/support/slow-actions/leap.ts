/** Jumping, p.66 and M8. */
import type { Space } from '../../../src/engine/model/board.ts';
import { charAt, has, slowIsSpace, slowLevel, slowWall } from '../slow-geometry.ts';
import { defeat } from './harm.ts';
import { baseOf, beside, boardOf, friendsOf, occupantsFor } from './lie.ts';
import { canAct, hasTag, skillOf } from './numbers.ts';
import type { Play } from './play.ts';
import { arrive, leave, type Walk } from './walk.ts';
import { check, lookAround } from './watch.ts';
import { one, type SlowFigure } from './world.ts';

export interface Leap {
  readonly over: readonly Space[];
  readonly to: Space;
}

/** Orthogonal neighbours it may jump over or to: room, no wall, nobody there. */
function beyond(play: Play, figure: SlowFigure, at: Space): Space[] {
  const board = boardOf(play.world);
  const taken = occupantsFor(play.world, figure).flatMap(({ spaces }) => spaces);
  const around: Space[] = [
    [at[0], at[1] - 1],
    [at[0] + 1, at[1]],
    [at[0], at[1] + 1],
    [at[0] - 1, at[1]],
  ];
  return around.filter((to) => slowIsSpace(board, to) && !slowWall(board, at, to) && !has(taken, to));
}

const same = (a: Space, b: Space | undefined): boolean => a.join() === b?.join();

/** Where it may leap to with its points, by the fewest spaces jumped over; never to where it could step. */
export function listLandings(play: Play, walk: Walk): Space[] {
  const { world } = play;
  const figure = one(world, walk.id);
  const board = boardOf(world);
  const from = figure.at as Space;
  const taken = occupantsFor(world, figure).flatMap(({ spaces }) => spaces);
  if (hasTag(world, figure, 'flight') || charAt(board, from) !== '.' || has(taken, from)) return [];
  let reached: Space[] = beyond(play, figure, from);
  const near = reached;
  for (let over = 2; over <= walk.points; over++) {
    const more = reached.flatMap((at) => beyond(play, figure, at));
    reached = [...reached, ...more.filter((to, i) => !has(reached, to) && !has(more.slice(0, i), to))];
  }
  return reached.filter(
    (to) =>
      walk.points >= 2 &&
      !same(to, from) &&
      !has(near, to) &&
      slowLevel(board, to) - slowLevel(board, from) <= 1,
  );
}

/** Whether the book allows that chain. */
export function isLeap(play: Play, walk: Walk, { over, to }: Leap): boolean {
  const figure = one(play.world, walk.id);
  const from = figure.at as Space;
  const chain = [...over, to];
  return (
    over.length > 0 &&
    chain.length <= walk.points &&
    chain.every((space, i) => has(beyond(play, figure, chain[i - 1] ?? from), space)) &&
    chain.every((space, i) => !same(space, from) && !has(chain.slice(0, i), space))
  );
}

export function jumpTo(play: Play, walk: Walk, { over, to }: Leap): void {
  const { world } = play;
  const figure = one(world, walk.id);
  if (!leave(play, walk)) return;
  const board = boardOf(world);
  const from = figure.at as Space;
  walk.points -= over.length + 1;
  if (passes(play, figure, { over, to })) {
    arrive(play, walk, to);
    return;
  }
  const fallen = over[0] as Space;
  world.turn.over = true;
  figure.at = fallen;
  walk.way.push(fallen);
  const deadly = [...over, to].some((space) => charAt(board, space) === 'd');
  if (deadly || slowLevel(board, from) - slowLevel(board, fallen) >= 3) defeat(play, walk.id, null);
  else lookAround(play);
}

function passes(play: Play, figure: SlowFigure, { over, to }: Leap): boolean {
  const { world } = play;
  const difficulty = 10 + 2 * (over.length - 1);
  const able = friendsOf(world, figure).filter(canAct);
  const boosts = able
    .filter((ally) => beside(world, baseOf(ally), baseOf(figure)))
    .map((ally) => skillOf(ally, 'strength') ?? 0);
  const isCombatant = skillOf(figure, 'agility') === null;
  if (check(play, figure.id, 'agility', difficulty, isCombatant ? 0 : Math.max(0, ...boosts))) return true;
  const catcher = able
    .filter((ally) => beside(world, baseOf(ally), [to]))
    .map((ally) => ({ ally, chance: chanceOf(skillOf(ally, 'perception'), difficulty) }))
    .sort((a, b) => b.chance - a.chance)[0];
  return catcher !== undefined && check(play, catcher.ally.id, 'perception', difficulty);
}

/** Of 36 throws those that pass (X5). */
function chanceOf(value: number | null, difficulty: number): number {
  if (value === null) return 30;
  const faces = [1, 2, 3, 5, 6, 7];
  return faces.flatMap((a) => faces.filter((b) => a + b + value >= difficulty)).length;
}
