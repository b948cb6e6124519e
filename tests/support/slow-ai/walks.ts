/** Every space a Combatant could end a movement in, and the least it takes to get there (M1-M9, C4). */
import type { Space } from '../../../src/engine/index.ts';
import type { OwnFigure as Figure } from '../edit.ts';
import { allSpaces, type SlowMover, slowDies, slowJumps, slowStep } from '../slow-geometry.ts';
import { isLostTo } from './courses.ts';
import {
  baseOf,
  beside,
  foes,
  friends,
  has,
  inMeleeReach,
  modifiersOf,
  range,
  type SlowTable,
  sees,
  stepsApart,
  touching,
} from './table.ts';

/** What a way takes: opponents that strike, jumps over Dangerous Terrain, jumps, points, spaces. */
export interface Walk {
  readonly end: Space;
  readonly toll: readonly [strikes: number, risky: number, jumps: number, points: number, spaces: number];
}

export interface WalkRules {
  readonly points: number;
  /** Free movement counts spaces (M6). */
  readonly free: boolean;
  readonly provokes: boolean;
  /** Spaces it may jump over in one go. */
  readonly jump: number;
  /** Who got none of its Break Attacks from the start (X170), where it is under way already. */
  readonly slips?: readonly string[];
}

export const moverOf = (table: SlowTable, figure: Figure, free: boolean): SlowMover => ({
  at: figure.at as Space,
  size: figure.size,
  flight: has(table, figure, 'flight'),
  crush: has(table, figure, 'crush') || has(table, figure, 'relentless'),
  unstoppable: has(table, figure, 'unstoppable'),
  freeMovement: free,
  evenCost: modifiersOf(table, figure).some((modifier) => 'ignoreTerrainCost' in modifier),
});

/** X170: those beside whom a movement of its own begins, none of which strikes at an elusive figure during it. */
export const slippedBy = (table: SlowTable, figure: Figure): string[] =>
  modifiersOf(table, figure).some((modifier) => 'elusive' in modifier)
    ? foes(table, figure).flatMap((foe) => (beside(table, baseOf(figure), baseOf(foe)) ? [foe.id] : []))
    : [];

/** M4: who would strike at it as it leaves that place, but for those it slips from. */
export function strikersAt(table: SlowTable, figure: Figure, at: Space, slips: readonly string[]): string[] {
  const mine = baseOf(figure, at);
  const made = table.state.turn?.breakAttacked ?? [];
  return foes(table, figure)
    .filter((foe) => !foe.effects.includes('paralyze') && !made.includes(foe.id) && !slips.includes(foe.id))
    .filter((foe) => inMeleeReach(table, mine, baseOf(foe), 1))
    .filter((foe) => sees(table, foe, baseOf(foe), figure, mine))
    .map(({ id }) => id);
}

/** FLIGHT provokes nobody (p.32), nor does a card that says so. */
export function isNeverStruck(table: SlowTable, figure: Figure): boolean {
  return (
    has(table, figure, 'flight') ||
    modifiersOf(table, figure).some((modifier) => 'provokesNothing' in modifier)
  );
}

interface Stand {
  readonly at: Space;
  readonly struck: string;
  readonly points: number;
}

/** The best way to each end, by going on from every stand in every way, cheapest stands first. */
export function walksOf(table: SlowTable, figure: Figure, rules: WalkRules): Walk[] {
  const { board } = table.state;
  const mover = moverOf(table, figure, rules.free);
  if (slowDies(board, mover, mover.at)) return [];
  const occupants = [...foes(table, figure), ...friends(table, figure)].map((other) => ({
    id: other.id,
    spaces: baseOf(other),
    relation: other.side === figure.side ? ('ally' as const) : ('opponent' as const),
  }));
  const unstruck = !rules.provokes || isNeverStruck(table, figure);
  const slips = rules.slips ?? slippedBy(table, figure);
  const strikers = new Map<string, string[]>();
  const edges = new Map<string, { to: Space; points: number; more: [number, number, number] }[]>();
  const edgesFrom = (at: Space) => {
    const known = edges.get(at.join());
    if (known) return known;
    const around: Space[] = [
      [at[0], at[1] - 1],
      [at[0] + 1, at[1]],
      [at[0], at[1] + 1],
      [at[0] - 1, at[1]],
    ];
    const found = [
      ...around.flatMap((to) => {
        const points = slowStep(board, mover, at, to, occupants);
        return points === null ? [] : [{ to, points, more: [0, 0, 1] as [number, number, number] }];
      }),
      ...(rules.jump < 1 ? [] : slowJumps(board, mover, at, rules.jump, occupants)).map(
        ({ over, to, dangerous }) => ({
          to,
          points: over.length + 1,
          more: [dangerous ? 1 : 0, 1, over.length + 1] as [number, number, number],
        }),
      ),
    ];
    edges.set(at.join(), found);
    if (!unstruck) strikers.set(at.join(), strikersAt(table, figure, at, slips));
    return found;
  };
  const best = new Map<string, { stand: Stand; sum: number[] }>();
  const layers: Map<string, { stand: Stand; sum: number[] }>[] = Array.from(
    { length: Math.max(0, rules.points) + 1 },
    () => new Map(),
  );
  const enter = (stand: Stand, sum: number[]): void => {
    const layer = layers[stand.points];
    const key = `${stand.at.join()}|${stand.struck}`;
    const known = layer?.get(key);
    if (layer && (!known || before(sum, known.sum))) layer.set(key, { stand, sum });
  };
  enter({ at: mover.at, struck: '', points: 0 }, [0, 0, 0]);
  for (const layer of layers) {
    for (const { stand, sum } of layer.values()) {
      const struck = stand.struck === '' ? [] : stand.struck.split(' ');
      const isFree =
        mover.crush === true ||
        !occupants.some(({ spaces }) => range(spaces, baseOf(figure, stand.at)) === 0);
      if (isFree || stand.points === 0) {
        const toll = [struck.length, sum[0] ?? 0, sum[1] ?? 0, stand.points, sum[2] ?? 0];
        const known = best.get(stand.at.join());
        if (!known || before(toll, known.sum)) best.set(stand.at.join(), { stand, sum: toll });
      }
      const nexts = edgesFrom(stand.at);
      const leaving = [...new Set([...struck, ...(strikers.get(stand.at.join()) ?? [])])].sort().join(' ');
      for (const { to, points, more } of nexts) {
        const next = { at: to, struck: leaving, points: stand.points + points };
        if (next.points <= rules.points)
          enter(
            next,
            sum.map((value, i) => value + (more[i] ?? 0)),
          );
      }
    }
  }
  return [...best.values()]
    .filter(({ stand }) => !isLostTo(table, figure.id, stand.at))
    .map(({ stand, sum }) => ({ end: stand.at, toll: sum as unknown as Walk['toll'] }));
}

export function before(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && (a[i] ?? 0) < (b[i] ?? 0);
}

/**
 * King's steps to a figure from each place it could stand on (G4); a large base goes only where all of it has room
 * (X27), and as G4 has it where no such way leads from where it stands.
 */
export function distancesTo(table: SlowTable, figure: Figure, other: Figure): (at: Space) => number {
  const plain = (at: Space) => stepsApart(table, baseOf(figure, at), baseOf(other));
  if (figure.size[0] * figure.size[1] === 1) return plain;
  const { board } = table.state;
  const ghost: SlowMover = { at: figure.at as Space, size: figure.size, flight: true };
  const canStep = (a: Space, b: Space) => slowStep(board, ghost, a, b, []) !== null;
  const isKingStep = (a: Space, b: Space): boolean => {
    if (a[0] === b[0] || a[1] === b[1]) return canStep(a, b);
    const flanks: Space[] = [
      [a[0], b[1]],
      [b[0], a[1]],
    ];
    return flanks.some((flank) => canStep(a, flank) && canStep(flank, b));
  };
  const hasRoom = (at: Space): boolean =>
    // A place has room when it could be stepped into from somewhere, or is where it stands.
    at.join() === ghost.at.join() ||
    [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ].some(([dx = 0, dy = 0]) => canStep([at[0] + dx, at[1] + dy], at));
  const known = new Map<string, number>();
  let edge = allSpaces(board).filter(
    (at) => hasRoom(at) && touching(table, baseOf(figure, at), baseOf(other)),
  );
  for (const at of edge) known.set(at.join(), 1);
  for (let steps = 2; edge.length > 0; steps++) {
    const next: Space[] = [];
    for (const from of allSpaces(board)) {
      if (known.has(from.join()) || !edge.some((to) => isNeighbour(from, to) && isKingStep(to, from)))
        continue;
      next.push(from);
    }
    for (const at of next) known.set(at.join(), steps);
    edge = next;
  }
  return known.has(ghost.at.join()) ? (at) => known.get(at.join()) ?? 10_000 : plain;
}

const isNeighbour = (a: Space, b: Space) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;
