/** Break Attacks, and being moved by others (pp.22, 33, 42, 44). */
import type { Space } from '../../../src/engine/model/board.ts';
import { charAt, slowIsSpace, slowLevel, slowWall } from '../slow-geometry.ts';
import { attack } from './attack.ts';
import { deal, defeat } from './harm.ts';
import { baseOf, beside, boardOf, foesOf, level, mayAttack, occupantsFor, under } from './lie.ts';
import { canAct, hasTag, heavyOf, type Profile, profileOf } from './numbers.ts';
import type { Play } from './play.ts';
import { Unspoken } from './script.ts';
import { lookAround } from './watch.ts';
import { one, type SlowFigure } from './world.ts';

const breakProfile = (figure: SlowFigure): Profile =>
  figure.kind === 'adventurer' ? profileOf(figure) : { kind: 'melee', range: 1 };

/** p.44, M4. Whether the mover stands where it stood. */
export function breakAttacks(play: Play, id: string, except: readonly string[]): boolean {
  const { world, script } = play;
  const mover = one(world, id);
  const from = mover.at?.join();
  const provoked = (other: SlowFigure): boolean =>
    !hasTag(world, mover, 'flight') &&
    mover.at !== null &&
    !world.turn.broke.includes(other.id) &&
    canAct(other) &&
    beside(world, baseOf(other), baseOf(mover)) &&
    Math.abs(level(world, baseOf(other)) - level(world, baseOf(mover))) <= 1 &&
    mayAttack(world, other, mover, breakProfile(other));
  for (const other of foesOf(world, mover).filter(provoked)) {
    if (except.includes(other.id) || !provoked(other)) continue;
    if (other.kind !== 'intelligent' && script.choose('break-attack', ['attack', 'no']).answer === 'no')
      continue;
    world.turn.broke.push(other.id);
    attack(play, other.id, id, breakProfile(other));
    if (mover.at === null) return false;
  }
  return mover.at?.join() === from;
}

/** What being moved one way comes to. */
interface Carried {
  readonly path: Space[];
  readonly left: number;
  readonly dies: 'leaving' | 'there' | null;
  readonly harm: number;
}

/** Straight on, round nobody and nothing (p.22, p.42). */
function carried(play: Play, id: string, [dx, dy]: Space, spaces: number): Carried {
  const { world } = play;
  const figure = one(world, id);
  if (figure.size.join() !== '1,1') throw new Unspoken('a large base moved by others');
  const board = boardOf(world);
  const flies = hasTag(world, figure, 'flight');
  const path: Space[] = [];
  let at = figure.at as Space;
  let dies: Carried['dies'] = null;
  while (path.length < spaces && dies === null) {
    const to: Space = [at[0] + dx, at[1] + dy];
    const taken = occupantsFor(world, figure).some(({ spaces: theirs }) =>
      theirs.some((space) => space.join() === to.join()),
    );
    const rise = slowLevel(board, to) - slowLevel(board, at);
    if (!slowIsSpace(board, to) || slowWall(board, at, to) || taken || (!flies && rise > 1)) break;
    if (!flies && charAt(board, at) === 'd') dies = 'leaving';
    else {
      path.push(to);
      at = to;
      if (!flies && rise <= -3) dies = 'there';
    }
  }
  if (dies === null && !flies && path.length > 0 && charAt(board, at) === 'd') dies = 'there';
  const harm = dies ? 2 : 'hwm'.includes(charAt(board, at)) ? 1 : 0;
  return { path, left: dies ? 0 : spaces - path.length, dies, harm };
}

function carry(play: Play, id: string, { path, left, dies }: Carried, except: readonly string[]): void {
  const { world } = play;
  const figure = one(world, id);
  let stopped = false;
  for (const to of path) {
    stopped = !breakAttacks(play, id, except);
    if (stopped) break;
    figure.at = to;
    lookAround(play);
    stopped = figure.at === null;
    if (stopped) break;
  }
  if (!stopped && dies === 'leaving') stopped = !breakAttacks(play, id, except);
  if (!stopped && figure.at !== null) {
    if (dies) defeat(play, id, null);
    else if (left > 0) deal(play, id, 'irreducible', left, null);
  }
  if (figure.at !== null && under(world, figure, 'd')) defeat(play, id, null);
  lookAround(play);
}

const worse = (a: Carried, b: Carried): number =>
  Number(b.dies !== null) - Number(a.dies !== null) || b.left - a.left || b.harm - a.harm;

/** PUSH (pp.33, 42): up to so many, straight away; from a diagonal the worse way. */
export function shove(play: Play, kind: string, id: string, by: string, spaces: number): void {
  const { world, script } = play;
  const [moved, pusher] = [one(world, id), one(world, by)];
  if (kind !== 'push') throw new Error(`the reading does not speak ${kind}`);
  if (
    moved.at === null ||
    pusher.at === null ||
    (moved.side !== pusher.side && hasTag(world, moved, 'hulking'))
  )
    return;
  const most = Math.max(0, spaces - heavyOf(moved));
  const [mx, my] = moved.at;
  const [px, py] = pusher.at;
  const away: Space[] = [
    [Math.sign(mx - px), 0],
    [0, Math.sign(my - py)],
  ];
  const waysFor = (distance: number): Carried[] => {
    const ways = away
      .filter(([dx, dy]) => dx !== 0 || dy !== 0)
      .map((way) => carried(play, id, way, distance));
    const [a, b] = ways;
    if (!a || !b) return ways;
    const order = worse(a, b);
    return order === 0 ? ways : [order < 0 ? a : b];
  };
  const told = (distance: number) =>
    JSON.stringify(waysFor(distance).map(({ path, left, dies }) => [path, left, dies]));
  const distances = Array.from({ length: most + 1 }, (_, i) => i).filter(
    (n, i) => i === 0 || told(n) !== told(n - 1),
  );
  const { answer } = script.choose(
    'choose-way',
    distances.map((n) => `number:${n}`),
  );
  const distance = Number(answer.split(':')[1]);
  if (distance === 0) return;
  const ways = waysFor(distance);
  const ids = ways.map(({ path }, i) => `way:${(path.at(-1) ?? moved.at)?.join()}:${i}`);
  const way = ways[ids.indexOf(script.choose('choose-way', ids).answer)];
  if (way) carry(play, id, way, [by]);
}

/** p.22: HULKING stays, HEAVY goes less, FLIGHT is in no water. */
export function current(play: Play, id: string): void {
  const { world } = play;
  const figure = one(world, id);
  const here = world.board.currents.find(({ at }) => at.join() === figure.at?.join());
  if (!here || figure.at === null || hasTag(world, figure, 'flight') || hasTag(world, figure, 'hulking'))
    return;
  const ways: Record<string, Space> = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] };
  const spaces = Math.max(0, here.spaces - heavyOf(figure));
  if (spaces > 0) carry(play, id, carried(play, id, ways[here.direction] as Space, spaces), []);
}
