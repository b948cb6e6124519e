/** Movement of one's own: Move Actions and free movement, space by space (pp.21-22, 41). */
import type { Space } from '../../../src/engine/model/board.ts';
import {
  type SlowMover,
  slowIsSpace,
  slowLeaveCost,
  slowLevel,
  slowReach,
  slowWall,
} from '../slow-geometry.ts';
import { defeat } from './harm.ts';
import { isLeap, jumpTo, listLandings } from './leap.ts';
import { baseOf, boardOf, foesOf, occupantsFor, under } from './lie.ts';
import { breakAttacks } from './moved.ts';
import { canAct, canPay, hasTag, heavyOf, movementOf, price } from './numbers.ts';
import type { Play } from './play.ts';
import { lookAround } from './watch.ts';
import { type Json, one, type SlowFigure } from './world.ts';

/** A movement under way. */
export interface Walk {
  readonly id: string;
  readonly free: boolean;
  readonly flight: boolean;
  readonly diagonal: boolean;
  readonly provokes: boolean;
  points: number;
  readonly way: Space[];
}

export function moveAction(play: Play, id: string, { flight = false }: { flight?: boolean } = {}): void {
  play.world.turn.moved = true;
  const points = movementOf(one(play.world, id));
  move(play, { id, free: false, flight, diagonal: false, provokes: true, points, way: [] });
}

/** p.41: spaces, not costs; HEAVY takes its part. */
export function freeMove(play: Play, id: string, { spaces, diagonal = false, provokes = true }: Json): void {
  const points = Math.max(0, spaces - heavyOf(one(play.world, id)));
  move(play, { id, free: true, flight: false, diagonal, provokes, points, way: [] });
}

const figureOf = ({ world }: Play, { id }: Walk): SlowFigure => one(world, id);
export const moverOf = (play: Play, walk: Walk): SlowMover => {
  const figure = figureOf(play, walk);
  return {
    at: figure.at as Space,
    size: figure.size,
    flight: hasTag(play.world, figure, 'flight'),
    freeMovement: walk.free,
  };
};

function move(play: Play, walk: Walk): void {
  const { world, script } = play;
  const figure = figureOf(play, walk);
  walk.way.push(figure.at as Space);
  if (walk.flight) world.flying = walk.id;
  while (figure.at !== null && canAct(figure) && !world.turn.over) {
    const steps = listSteps(play, walk);
    const landings = listLandings(play, walk);
    const options = steps.map(({ to }) => `step:${to.join()}`);
    if (!walk.free && canPay(world, walk.id, 1)) options.push('buy');
    if (mayEnd(play, walk)) options.push('end');
    if (options.length + landings.length === 0) break;
    const asked = script.choose('move', options, landings.length, ({ jumps }) =>
      acceptable(play, walk, jumps, landings),
    );
    if (asked.answer === 'end') break;
    if (asked.answer === 'buy') {
      figure.sp -= price(world, walk.id, 1);
      walk.points += 2;
      continue;
    }
    const over = asked.jumps[asked.answer];
    const to = spaceOf(asked.answer);
    if (over) jumpTo(play, walk, { over: [...over], to });
    else step(play, walk, to, steps.find((one) => one.to.join() === to.join())?.cost ?? 0);
  }
  endMove(play, walk);
}

const spaceOf = (id: string): Space => (id.split(':')[1] ?? '').split(',').map(Number) as unknown as Space;

/** Of the jumps on offer those the book allows, and those it allows that are not on offer. */
function acceptable(
  play: Play,
  walk: Walk,
  jumps: Readonly<Record<string, readonly Space[]>>,
  landings: readonly Space[],
): string[] {
  const good = Object.keys(jumps).filter((id) => {
    const to = spaceOf(id);
    return (
      isLeap(play, walk, { over: jumps[id] ?? [], to }) && landings.some((one) => one.join() === to.join())
    );
  });
  const missing = landings.filter((to) => !good.some((id) => spaceOf(id).join() === to.join()));
  return [...good, ...missing.map((to) => `jump:${to.join()}`)];
}

const shares = (play: Play, walk: Walk, at: Space): boolean =>
  occupantsFor(play.world, figureOf(play, walk)).some(({ spaces }) =>
    baseOf(figureOf(play, walk), at).some((mine) => spaces.some((theirs) => theirs.join() === mine.join())),
  );

/** p.41: nobody ends on another; where it set out it may stay. */
const mayEnd = (play: Play, walk: Walk): boolean => {
  const at = figureOf(play, walk).at as Space;
  return at.join() === walk.way[0]?.join() || !shares(play, walk, at);
};

const DIRECTIONS: readonly Space[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as unknown as readonly Space[];

interface Step {
  readonly to: Space;
  readonly cost: number;
}

/** M1-M3, p.41: what it can pay for and get out of again; deadly ones among them. */
function listSteps(play: Play, walk: Walk): Step[] {
  const at = figureOf(play, walk).at as Space;
  const flies = hasTag(play.world, figureOf(play, walk), 'flight');
  const straight = DIRECTIONS.flatMap(([dx, dy]) => {
    const to: Space = [at[0] + dx, at[1] + dy];
    return stepIsPossible(play, walk, at, to) ? [to] : [];
  });
  const corners = !walk.diagonal
    ? []
    : [-1, 1].flatMap((dx) =>
        [-1, 1].flatMap((dy): Space[] => {
          const to: Space = [at[0] + dx, at[1] + dy];
          const ways: Space[] = [
            [at[0] + dx, at[1]],
            [at[0], at[1] + dy],
          ];
          const open = ways.some(
            (by) => stepIsPossible(play, walk, at, by) && stepIsPossible(play, walk, by, to),
          );
          // A step, though it goes round a corner: no change of level by 2 (M2, X3).
          return open && (flies || rises(play, at, to) <= 1) ? [to] : [];
        }),
      );
  const occupants = occupantsFor(play.world, figureOf(play, walk));
  const cost = slowLeaveCost(boardOf(play.world), moverOf(play, walk), at, occupants);
  return [...straight, ...corners]
    .filter((to) => cost <= walk.points && canGetOut(play, walk, to, walk.points - cost))
    .map((to) => ({ to, cost }));
}

function stepIsPossible(play: Play, walk: Walk, from: Space, to: Space): boolean {
  const board = boardOf(play.world);
  const figure = figureOf(play, walk);
  if (!slowIsSpace(board, to) || slowWall(board, from, to)) return false;
  const flies = hasTag(play.world, figure, 'flight');
  const opposed = foesOf(play.world, figure).some((foe) =>
    baseOf(foe).some((space) => space.join() === to.join()),
  );
  if (opposed && !flies) return false;
  return flies || rises(play, from, to) <= 1;
}

const rises = ({ world }: Play, from: Space, to: Space): number =>
  slowLevel(boardOf(world), to) - slowLevel(boardOf(world), from);

function canGetOut(play: Play, walk: Walk, to: Space, left: number): boolean {
  if (!shares(play, walk, to)) return true;
  const { world } = play;
  const figure = figureOf(play, walk);
  const at = figure.at;
  figure.at = to;
  const more = walk.free ? 0 : 2 * Math.floor(figure.sp / price(world, walk.id, 1));
  figure.at = at;
  const mover = { ...moverOf(play, walk), at: to };
  return slowReach(boardOf(world), mover, left + more, occupantsFor(world, figure)).some(
    ([x, y]) => x !== to[0] || y !== to[1],
  );
}

/** Break Attacks, Dangerous and Paralyze as it leaves its space: whether it may go on. */
export function leave(play: Play, walk: Walk): boolean {
  const figure = figureOf(play, walk);
  if (walk.provokes && !breakAttacks(play, walk.id, [])) return false;
  if (!canAct(figure)) return false;
  if (under(play.world, figure, 'd')) {
    defeat(play, walk.id, null);
    return false;
  }
  return true;
}

function step(play: Play, walk: Walk, to: Space, cost: number): void {
  if (!leave(play, walk)) return;
  walk.points -= cost;
  arrive(play, walk, to);
}

/** Where it has come to: a fall of three defeats (M2); what is near or seen there comes about. */
export function arrive(play: Play, walk: Walk, to: Space): void {
  const figure = figureOf(play, walk);
  const board = boardOf(play.world);
  const fall = slowLevel(board, figure.at as Space) - slowLevel(board, to);
  figure.at = to;
  walk.way.push(to);
  if (fall >= 3 && !hasTag(play.world, figure, 'flight')) defeat(play, walk.id, null);
  else lookAround(play);
}

function endMove(play: Play, walk: Walk): void {
  const { world } = play;
  const figure = figureOf(play, walk);
  if (walk.flight) world.flying = null;
  if (figure.at === null) return;
  if (shares(play, walk, figure.at)) {
    const back = walk.way.filter((space) => !shares(play, walk, space)).at(-1);
    if (back) {
      figure.at = back;
      lookAround(play);
    }
  }
  if (figure.at !== null && under(world, figure, 'd')) defeat(play, walk.id, null);
}
