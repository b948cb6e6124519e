/** Being moved: PUSH, PULL, Currents (pp.22, 33, 42; M4, M7). Figures of either side and walls stop it. */
import type { Space } from '../../../src/engine/index.ts';
import type { OwnFigure as Figure } from '../edit.ts';
import { type Course, courseAlong, currentUnder, shift } from '../slow-ai/courses.ts';
import { baseOf, beside, has, stepsApart } from '../slow-ai/table.ts';
import { isNeverStruck, moverOf } from '../slow-ai/walks.ts';
import { charAt, slowDies, slowIsSpace, slowWall } from '../slow-geometry.ts';
import { attack, ownAttack } from './attack.ts';
import { deal, defeat } from './damage.ts';
import { figure, type Game, isAutomatic, stands } from './game.ts';
import { strikersNow } from './strikers.ts';
import { look } from './watch.ts';

const spacesFor = (game: Game, id: string, by: string | null, spaces: number): number => {
  const self = figure(game, id);
  const foreign = by === null || figure(game, by).side !== self.side;
  if (foreign && has(game.table, self, 'hulking')) return 0;
  return Math.max(0, spaces - (has(game.table, self, 'heavy') ? 1 : 0));
};

/** Straight away; from a diagonal the worse way for whoever is moved: its Defeat, damage, worse terrain (M7). */
export function push(game: Game, id: string, by: string, most: number): void {
  if (!stands(game, id) || !stands(game, by)) return;
  const spaces = spacesFor(game, id, by, most);
  if (spaces === 0) return;
  const mine = baseOf(figure(game, by));
  const theirs = baseOf(figure(game, id));
  const away = (axis: 0 | 1): number => {
    const low = (base: readonly Space[]) => Math.min(...base.map((space) => space[axis]));
    const high = (base: readonly Space[]) => Math.max(...base.map((space) => space[axis]));
    return low(theirs) > high(mine) ? 1 : high(theirs) < low(mine) ? -1 : 0;
  };
  const ways = [[away(0), 0] as const, [0, away(1)] as const]
    .filter(([dx, dy]) => dx !== 0 || dy !== 0)
    .map((way) => courseAlong(game.table, id, way, spaces));
  const harm = (course: Course): number => {
    const under = new Set(baseOf(figure(game, id), course.end).map((at) => charAt(game.state.board, at)));
    const worse = under.size === 1 && 'hwm'.includes([...under][0] ?? '.');
    const terrain = under.size === 1 && under.has('d') ? 2 : worse ? 1 : 0;
    const flies = has(game.table, figure(game, id), 'flight');
    return (course.dies ? 1000 : 0) + course.blocked * 10 + (flies ? 0 : terrain);
  };
  const worst = Math.max(...ways.map(harm));
  move(
    game,
    id,
    by,
    'push',
    pick(
      game,
      by,
      ways.filter((course) => harm(course) === worst),
    ),
  );
}

/** Each step nearer (G4), until beside; what is as near as the others the puller picks among. */
export function pull(game: Game, id: string, by: string, most: number): void {
  if (!stands(game, id) || !stands(game, by)) return;
  const spaces = spacesFor(game, id, by, most);
  if (spaces === 0) return;
  const { table } = game;
  const self = figure(game, id);
  const goal = baseOf(figure(game, by));
  const far = (at: Space): number => stepsApart(table, baseOf(self, at), goal);
  const walk = (at: Space): number =>
    Math.min(
      ...baseOf(self, at).flatMap(([x, y]) => goal.map(([gx, gy]) => Math.abs(x - gx) + Math.abs(y - gy))),
    );
  const found: Course[] = [];
  const follow = (path: Space[]): void => {
    const at = path.at(-1) ?? (self.at as Space);
    const left = spaces - path.length;
    const isThere = beside(table, baseOf(self, at), goal);
    const around = (
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const
    ).map(([dx, dy]): Space => [at[0] + dx, at[1] + dy]);
    const open = around.filter((to) => hasWay(game, self, at, to));
    const nearer = open.filter((to) => far(to) < far(at));
    // Exactly diagonal: along rows and columns, the king's distance kept (X8).
    const toward =
      nearer.length > 0 ? nearer : open.filter((to) => far(to) === far(at) && walk(to) < walk(at));
    const tries = left > 0 && !isThere ? toward : [];
    let moved = false;
    for (const to of tries) {
      const step = shift(game.table, id, at, to);
      if (step === 'blocked') continue;
      moved = true;
      if (step === 'lost') found.push({ path, blocked: 0, dies: 'leaving', end: at });
      else if (step === 'falls') found.push({ path: [...path, to], blocked: 0, dies: 'falling', end: to });
      else follow([...path, to]);
    }
    if (moved) return;
    const drowns = path.length > 0 && slowDies(game.state.board, moverOf(table, self, true), at);
    found.push({
      path,
      blocked: !drowns && tries.length > 0 ? left : 0,
      dies: drowns ? 'ending' : null,
      end: at,
    });
  };
  follow([]);
  const safe = found.filter(({ dies }) => dies === null);
  const fit = safe.length > 0 ? safe : found;
  const least = Math.min(...fit.map(({ end }) => far(end)));
  const best = fit.filter(
    ({ end }, i) => far(end) === least && fit.findIndex((other) => String(other.end) === String(end)) === i,
  );
  move(game, id, by, 'pull', pick(game, by, best));
}

/** Whether the base could be there, figures and levels left out of it. */
function hasWay(game: Game, self: Figure, at: Space, to: Space): boolean {
  const { board } = game.state;
  const base = baseOf(self, to);
  return (
    base.every((space) => slowIsSpace(board, space)) &&
    !base.some((a) => base.some((b) => slowWall(board, a, b))) &&
    !baseOf(self, at).some((a) => slowWall(board, a, [a[0] + to[0] - at[0], a[1] + to[1] - at[1]]))
  );
}

/** Courses alike: a Combatant, whom nobody asks, takes the one along its row. */
function pick(game: Game, by: string, courses: readonly Course[]): Course | null {
  if (isAutomatic(game, by)) return courses[0] ?? null;
  const answer = game.script.ask(
    'choose-way',
    by,
    courses.map(({ end }) => String(end)),
  );
  return courses.find(({ end }) => String(end) === answer) ?? null;
}

export function drift(game: Game, id: string): void {
  const current = currentUnder(game.table, id);
  if (current) move(game, id, null, 'current', courseAlong(game.table, id, current.way, current.spaces));
}

function move(
  game: Game,
  id: string,
  by: string | null,
  how: 'push' | 'pull' | 'current',
  course: Course | null,
): void {
  if (!course) return;
  const except = how === 'push' ? by : null;
  for (const to of course.path) {
    if (!breakAttacks(game, id, except)) {
      settle(game, id);
      return;
    }
    figure(game, id).at = to;
    look(game);
    if (!stands(game, id)) return;
  }
  if (course.dies === 'leaving' && !breakAttacks(game, id, except)) settle(game, id);
  else if (course.dies) defeat(game, id, by);
  else if (course.blocked > 0) deal(game, id, { type: 'irreducible', amount: course.blocked }, null);
  look(game);
}

/** Thrown off its course: Dangerous Terrain counts where it was stopped. */
function settle(game: Game, id: string): void {
  if (
    stands(game, id) &&
    slowDies(game.state.board, moverOf(game.table, figure(game, id), true), figure(game, id).at as Space)
  )
    defeat(game, id, null);
}

/** M4, p.44, in track order; gives whether the mover still stands where it was. */
export function breakAttacks(
  game: Game,
  id: string,
  except: string | null = null,
  slips: readonly string[] = [],
): boolean {
  const from = String(figure(game, id).at);
  if (isNeverStruck(game.table, figure(game, id))) return true;
  const list = () => strikersNow(game, id, slips);
  for (const striker of list()) {
    if (striker === except || !stands(game, id) || !list().includes(striker)) continue;
    const takes =
      isAutomatic(game, striker) ||
      game.script.ask('break-attack', striker, ['break-attack', 'decline']) === 'break-attack';
    if (!takes) continue;
    game.state.turn?.breakAttacked.push(striker);
    const own =
      figure(game, striker).kind === 'adventurer' ? ownAttack(game, striker) : { kind: 'melee' as const };
    attack(game, striker, id, { ...own, judged: true });
    if (!stands(game, id)) return false;
  }
  return String(figure(game, id).at) === from;
}
