/** A Combatant's own movement: the way it takes, walked space by space (pp.32-33, 41, 44, 58, 66; M1-M8, C4, X4). */
import type { AiInstruction, Space } from '../../../src/engine/index.ts';
import { landingOf, type MoveInStep } from '../slow-ai/moves.ts';
import { baseOf, beside, foes, friends, has, levelOf, movementOf, range } from '../slow-ai/table.ts';
import { isNeverStruck, moverOf, slippedBy, walksOf } from '../slow-ai/walks.ts';
import { allSpaces, slowDies, slowJumps, slowLeaveCost, slowStep } from '../slow-geometry.ts';
import { deal, defeat, moment } from './damage.ts';
import { breakAttacks } from './forced.ts';
import { canAct, figure, type Game, playerFor, stands } from './game.ts';
import { isFree, nearestFree } from './places.ts';
import { Difference, numberOf, type WayTaken } from './script.ts';
import { strikersNow } from './strikers.ts';
import { look } from './watch.ts';

type Move = Extract<AiInstruction, { do: 'move' }>;

export function moveBySteps(
  game: Game,
  id: string,
  name: string,
  move: Move,
  at: Omit<MoveInStep, 'points'>,
): void {
  const heavy = has(game.table, figure(game, id), 'heavy') ? 1 : 0;
  const free = move.spaces !== undefined;
  let points = free ? Math.max(0, (move.spaces ?? 0) - heavy) : movementOf(game.table, figure(game, id));
  const course = {
    free,
    provokes: move.provokes !== false,
    passed: [] as string[],
    been: [figure(game, id).at as Space],
    slips: slippedBy(game.table, figure(game, id)),
  };
  for (let attempt = 0; attempt < 12; attempt++) {
    const ends = landingOf(game.table, id, move, { ...at, points, slips: course.slips }).ends.map(String);
    const here = String(figure(game, id).at);
    const taken = attempt > 0 && ends.every((end) => end === here) ? null : game.script.way(id, name, points);
    const end = String(taken?.path.at(-1) ?? here);
    if (!ends.includes(end))
      throw new Difference(`${name}: the reading goes to ${ends.join(' ')}, the engine to ${end}`);
    if (!taken || end === here) break;
    judgeWay(game, id, move, points, taken, course.slips);
    points = walk(game, id, taken, points, course, move.jump ?? 2);
    if (!canAct(game, id) || game.movementOver || String(figure(game, id).at) === end) break;
  }
  crush(game, id, course.passed);
  settle(game, id, course.been);
}

/** C4: no way to that end that takes fewer Break Attacks, risky jumps, jumps, points, spaces. */
function judgeWay(
  game: Game,
  id: string,
  move: Move,
  points: number,
  taken: WayTaken,
  slips: readonly string[],
): void {
  const self = figure(game, id);
  const mover = moverOf(game.table, self, move.spaces !== undefined);
  const { board } = game.state;
  const occupants = othersOf(game, id);
  const unstruck = move.provokes === false || isNeverStruck(game.table, self);
  const struck = new Set<string>();
  const toll = [0, 0, 0, 0, 0];
  let at = self.at as Space;
  for (const to of taken.path) {
    const jumps = jumpsTo(game, id, at, to, move.jump ?? 2);
    if (!unstruck)
      for (const one of strikersNow({ ...game, table: withAt(game, id, at) }, id, slips)) struck.add(one);
    const cost = stepCost(board, mover, at, to, occupants);
    if (cost !== null) {
      toll[3] = (toll[3] ?? 0) + cost;
      toll[4] = (toll[4] ?? 0) + 1;
    } else {
      const [jump] = jumps;
      if (!jump) throw new Difference(`no step and no jump from ${at} to ${to}`);
      const { over } = jump;
      toll[1] = (toll[1] ?? 0) + (jump.dangerous ? 1 : 0);
      toll[2] = (toll[2] ?? 0) + 1;
      toll[3] = (toll[3] ?? 0) + over.length + 1;
      toll[4] = (toll[4] ?? 0) + over.length + 1;
    }
    at = to;
  }
  toll[0] = struck.size;
  const jump = toll[2] === 0 ? 0 : (move.jump ?? 2);
  const rules = { points, free: move.spaces !== undefined, provokes: move.provokes !== false, jump, slips };
  const best = walksOf(game.table, self, rules).find((one) => String(one.end) === String(at));
  if (String(best?.toll) !== String(toll))
    throw new Difference(`to ${at} by [${toll}], where the reading finds [${best?.toll}]`);
}

const isStep = (a: Space, b: Space): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** null where it is no step: a space beside may be reached by a jump, round the end of a wall. */
const stepCost = (...[board, mover, at, to, others]: Parameters<typeof slowStep>): number | null =>
  isStep(at, to) ? slowStep(board, mover, at, to, others) : null;

/** The jumps that lead there with the least risk and the fewest spaces; X25 is left to where they come down. */
function jumpsTo(game: Game, id: string, at: Space, to: Space, most: number) {
  const self = figure(game, id);
  const mover = { ...moverOf(game.table, self, false), at };
  const found = slowJumps(game.state.board, mover, at, most, othersOf(game, id)).filter(
    (one) => String(one.to) === String(to),
  );
  const weight = (one: (typeof found)[number]) => (one.dangerous ? 100 : 0) + one.over.length;
  const least = Math.min(...found.map(weight));
  return found.filter((one) => weight(one) === least);
}

const withAt = (game: Game, id: string, at: Space) => ({
  ...game.table,
  state: {
    ...game.state,
    figures: game.state.figures.map((one) => (one.id === id ? { ...one, at } : one)),
  },
});

const othersOf = (game: Game, id: string) => {
  const self = figure(game, id);
  return [...foes(game.table, self), ...friends(game.table, self)].map((other) => ({
    id: other.id,
    spaces: baseOf(other),
    relation: other.side === self.side ? ('ally' as const) : ('opponent' as const),
  }));
};

interface Course {
  readonly free: boolean;
  readonly provokes: boolean;
  readonly passed: string[];
  readonly been: Space[];
  readonly slips: readonly string[];
}

/** Gives the points that are left. */
function walk(game: Game, id: string, way: WayTaken, points: number, course: Course, most: number): number {
  let left = points;
  for (const to of way.path) {
    const self = figure(game, id);
    if (course.provokes && !breakAttacks(game, id, null, course.slips)) return left;
    if (!canAct(game, id)) return left;
    const from = self.at as Space;
    const mover = { ...moverOf(game.table, self, course.free), at: from };
    const before = levelOf(game.table, baseOf(self));
    if (stepCost(game.state.board, mover, from, to, othersOf(game, id)) === null) {
      const jumps = jumpsTo(game, id, from, to, most).map(({ over }) => over);
      const landed = leap(game, id, from, jumps, to);
      left -= landed ? (jumps[0]?.length ?? 0) + 1 : 1;
      course.been.push(self.at as Space);
      if (!landed) {
        game.movementOver = true;
        return left;
      }
      look(game);
      if (!canAct(game, id)) return left;
      continue;
    }
    left -= slowLeaveCost(game.state.board, mover, from, othersOf(game, id));
    self.at = to;
    course.been.push(to);
    // Several at one step: as they were set up.
    for (const foe of game.state.figures.filter((one) => one.side !== self.side && stands(game, one.id)))
      if (trampling(game, id) && range(baseOf(self), baseOf(foe)) === 0 && !course.passed.includes(foe.id))
        course.passed.push(foe.id);
    breakThrough(game, id, baseOf(self, from));
    if (before - levelOf(game.table, baseOf(self)) >= 3 && !has(game.table, self, 'flight')) {
      defeat(game, id, null);
      return left;
    }
    look(game);
    if (!canAct(game, id)) return left;
  }
  return left;
}

const trampling = (game: Game, id: string): boolean =>
  has(game.table, figure(game, id), 'crush') || has(game.table, figure(game, id), 'relentless');

/** UNSTOPPABLE (p.33): Obstructing Terrain behind it is Hindering from now on. */
function breakThrough(game: Game, id: string, left: readonly Space[]): void {
  if (!has(game.table, figure(game, id), 'unstoppable')) return;
  const rows = game.state.board.rows.map((row, y) =>
    [...row]
      .map((one, x) => (one === '#' && left.some((at) => at[0] === x && at[1] === y) ? 'h' : one))
      .join(''),
  );
  game.state.board = { ...game.state.board, rows };
}

/** p.66: BLACK, a skull fails; an ally beside the landing may catch it, by BLACK too. Gives whether it lands there. */
function leap(game: Game, id: string, from: Space, jumps: readonly (readonly Space[])[], to: Space): boolean {
  const { table, script } = game;
  const self = figure(game, id);
  const mover = moverOf(table, self, false);
  const roll = (who: string) => script.throwDice(who, ['black']).every((face) => !face.skull);
  const catcher = friends(table, self).find(
    (one) => canAct(game, one.id) && beside(table, baseOf(one), [to]),
  );
  const passed = roll(id) || (catcher !== undefined && roll(catcher.id));
  const before = levelOf(table, baseOf(self, from));
  const dies = (at: Space) => slowDies(game.state.board, mover, at);
  const down = script.jumped();
  const over = jumps.find(([first]) => String(first) === String(down)) ?? jumps[0] ?? [];
  const end = passed ? to : (over[0] as Space);
  self.at = end;
  const fell = before - levelOf(table, baseOf(self, end)) >= 3;
  if ((!passed && (over.some(dies) || dies(to))) || fell) {
    defeat(game, id, null);
    return false;
  }
  return passed;
}

/** CRUSH and RELENTLESS, pp.32-33, once the movement is over. */
function crush(game: Game, id: string, passed: readonly string[]): void {
  if (!stands(game, id) || !trampling(game, id)) return;
  const relentless = has(game.table, figure(game, id), 'relentless');
  moment(game, () => {
    for (const other of passed) {
      if (!stands(game, id)) return;
      if (!stands(game, other)) continue;
      const places = relentless ? besideIt(game, id, other) : [];
      const dice =
        relentless && places.length === 0 ? (['purple', 'purple'] as const) : (['purple'] as const);
      const amount = numberOf(game.script.throwDice(id, dice));
      deal(game, other, { type: 'irreducible', amount }, id);
      if (!relentless || !stands(game, other)) continue;
      const base = baseOf(figure(game, other));
      shove(
        game,
        other,
        places.length > 0 ? places : nearestFree(game, base, figure(game, other).size, [other]),
      );
    }
  });
  if (!stands(game, id)) return;
  for (const other of [...game.state.figures])
    if (other.id !== id && stands(game, other.id) && range(baseOf(figure(game, id)), baseOf(other)) === 0)
      shove(game, other.id, nearestFree(game, baseOf(other), other.size, [other.id]));
  look(game);
}

/** Free places beside it that are not Dangerous. */
function besideIt(game: Game, id: string, other: string): Space[] {
  const { size } = figure(game, other);
  const mine = baseOf(figure(game, id));
  return allSpaces(game.state.board).filter(
    (at) =>
      isFree(game, at, size, [other]) &&
      beside(game.table, baseOf(figure(game, other), at), mine) &&
      !slowDies(game.state.board, { at, size }, at),
  );
}

function shove(game: Game, id: string, places: readonly Space[]): void {
  const self = figure(game, id);
  if (places.some((at) => String(at) === String(self.at))) return;
  const to = game.script.space(playerFor(game, id), places);
  if (to) self.at = to;
}

/** Nobody ends on another figure (X4), nor in Dangerous Terrain and lives (M3). */
function settle(game: Game, id: string, been: readonly Space[]): void {
  if (!stands(game, id)) return;
  const self = figure(game, id);
  breakThrough(game, id, baseOf(self));
  if (!isFree(game, self.at as Space, self.size, [id])) {
    const back = [...been].reverse().find((at) => isFree(game, at, self.size, [id]));
    if (back) self.at = back;
  }
  if (slowDies(game.state.board, moverOf(game.table, self, false), self.at as Space)) defeat(game, id, null);
}
