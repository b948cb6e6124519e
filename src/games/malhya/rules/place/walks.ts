/**
 * Where a figure can go, and what the way costs (malhya.txt L3292–L3369): not through adversaries, through allies (L3305);
 * it ends on a free space (L3301), which is no rift.
 */

import { FirstOf } from './first-of.ts';
import { zoneAt } from './ground.ts';
import { gaitOf, type Move, mayEndOn, movesFrom, type Step } from './moves.ts';
import { isSameSpace, keyOf, type Space, spacesFrom } from './space.ts';
import { adversariesOf, alliesOf, type Field, type Standing, spacesOf } from './standing.ts';
import { bentBy, byClearness } from './straightness.ts';

/** A space one can stop on, and each space entered on the way. */
export interface Walk {
  readonly to: Space;
  readonly steps: readonly Step[];
  readonly cost: number;
}

/** Keys of spaces nobody goes through, and of those nobody ends on. */
export interface InTheWay {
  readonly through: ReadonlySet<string>;
  readonly onto: ReadonlySet<string>;
}

const keysUnder = (figures: readonly Standing[]): string[] =>
  figures.flatMap((one) => spacesOf(one).map(keyOf));

export function inTheWayOf(field: Field, walker: Standing): InTheWay {
  const through = keysUnder(adversariesOf(field, walker));
  return {
    through: new Set(through),
    onto: new Set([...through, ...keysUnder(alliesOf(field, walker))]),
  };
}

export const isClear = (barred: ReadonlySet<string>, at: Space, size: 1 | 4): boolean =>
  spacesFrom(at, size).every((space) => !barred.has(keyOf(space)));

/** Whether a move goes through nobody. */
export const isOpen = (barred: ReadonlySet<string>, { steps }: Move, size: 1 | 4): boolean =>
  steps.every(({ to }) => isClear(barred, to, size));

export interface WalkWish {
  /** Spaces it may spend. */
  readonly points: number;
  /** Spaces on which its movement is over: it goes there to stop, or not at all. */
  readonly stops?: (at: Space) => boolean;
}

/** A way, and how its steps lie. */
interface Bent {
  readonly walk: Walk;
  readonly bends: string;
}

/** Every space it can stop on but its own, by a cheapest way, the cheapest first; of equals the clearest (MA-194). */
export function walksOf(field: Field, walker: Standing, { points, stops = () => false }: WalkWish): Walk[] {
  const { ground } = field;
  const { size } = walker;
  const gait = gaitOf(walker);
  const { through, onto } = inTheWayOf(field, walker);
  const done = new Set<string>();
  const open = new FirstOf<Bent>((a, b) => a.walk.cost - b.walk.cost || byClearness(a.bends, b.bends));
  open.add({ walk: { to: walker.at, steps: [], cost: 0 }, bends: '' });
  const found: Walk[] = [];
  while (open.size > 0) {
    const { walk, bends } = open.take();
    const key = keyOf(walk.to);
    if (done.has(key)) continue;
    done.add(key);
    const hasLeft = walk.steps.length > 0;
    if (hasLeft && isClear(onto, walk.to, size) && mayEndOn(ground, walk.to, size)) found.push(walk);
    if (hasLeft && stops(walk.to)) continue;
    for (const move of movesFrom(ground, walk.to, gait)) {
      const cost = walk.cost + move.cost;
      if (cost > points || done.has(keyOf(move.to)) || !isOpen(through, move, size)) continue;
      if (move.steps.slice(0, -1).some(({ to }) => stops(to))) continue;
      open.add({
        walk: { to: move.to, steps: [...walk.steps, ...move.steps], cost },
        bends: bentBy(bends, walk.to, move.steps),
      });
    }
  }
  return found;
}

/** Why a space is none of those one can stop on. */
export type Barred = 'no-tile' | 'taken' | 'rift' | 'obstacle' | 'no-way' | 'too-far';

/** Null: it can be stopped on with so many points. */
export function whyNotTo(field: Field, walker: Standing, to: Space, points: number): Barred | null {
  const { ground } = field;
  const { size } = walker;
  const own = spacesFrom(to, size);
  const zones = own.map((space) => zoneAt(ground, space));
  if (zones.includes(null)) return 'no-tile';
  if (!isClear(inTheWayOf(field, walker).onto, to, size)) return 'taken';
  if (zones.every((zone) => zone === 'rift')) return 'rift';
  if (!mayEndOn(ground, to, size)) return 'obstacle';
  const walk = walksOf(field, walker, { points: Infinity }).find((one) => isSameSpace(one.to, to));
  if (!walk) return 'no-way';
  return walk.cost > points ? 'too-far' : null;
}
