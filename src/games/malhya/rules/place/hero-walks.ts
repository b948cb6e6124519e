/**
 * What a hero's way costs, free and paid (malhya.txt L3315–L3357): beside an enemy what is left of the free move is lost
 * (L4221), and all that follows is paid for.
 */
import { FirstOf } from './first-of.ts';
import { type FreeMove, freeSpaces, priceOfSpaces, type StepPrices } from './free-move.ts';
import { gaitOf, type Move, mayEndOn, movesFrom, type Step } from './moves.ts';
import { keyOf, type Space } from './space.ts';
import { type Field, isEngaged, type Standing } from './standing.ts';
import { bentBy, byClearness } from './straightness.ts';
import { inTheWayOf, isClear, isOpen } from './walks.ts';

/** What a hero has to go with. */
export interface HeroMeans {
  readonly movement: number;
  readonly free: FreeMove;
  readonly ap: number;
  readonly prices: StepPrices;
  /** Spaces paid for in this turn before. */
  readonly paid: number;
  /** A talent: nothing is lost beside an enemy (L5894). */
  readonly keepsFree?: boolean;
  /** Spaces it does not enter: those it would be seen on. */
  readonly shuns?: (at: Space) => boolean;
}

/** A step, and how it is paid. */
export interface PaidStep extends Step {
  readonly free: number;
  readonly paid: number;
}

/** A space a hero can stop on. */
export interface HeroWalk {
  readonly to: Space;
  readonly steps: readonly PaidStep[];
  readonly cost: number;
  readonly free: number;
  readonly paid: number;
  readonly ap: number;
  /** Free spaces left at the end; none beside an enemy. */
  readonly freeLeft: number;
}

/** Free spaces a hero that stands there has at all: none once it is engaged. */
export const freeAt = (field: Field, hero: Standing, { free, movement, keepsFree }: HeroMeans): number =>
  !keepsFree && isEngaged(field, hero) ? 0 : freeSpaces(free, movement);

/** A way under search: its last move, and what it had before it. */
interface Going extends Omit<HeroWalk, 'steps'> {
  readonly last: Move | null;
  readonly before: Going | null;
  /** How its steps lie. */
  readonly bends: string;
  /** Once somebody asks. */
  steps?: readonly PaidStep[];
}

const begun = (hero: Standing, freeLeft: number): Going => ({
  to: hero.at,
  last: null,
  before: null,
  cost: 0,
  free: 0,
  paid: 0,
  ap: 0,
  freeLeft,
  bends: '',
});

/** What a move takes of so many free spaces, and what it leaves. */
function payFor(
  { steps }: Move,
  freeLeft: number,
  losesAt: (at: Space) => boolean,
  each?: (step: Step, freely: number) => void,
): { readonly free: number; readonly left: number } {
  let left = freeLeft;
  let free = 0;
  for (const step of steps) {
    const freely = Math.min(step.cost, left);
    left = losesAt(step.to) ? 0 : left - freely;
    free += freely;
    each?.(step, freely);
  }
  return { free, left };
}

/** A way and one move more. */
function gone(walk: Going, move: Move, means: HeroMeans, losesAt: (at: Space) => boolean): Going {
  const { free, left } = payFor(move, walk.freeLeft, losesAt);
  const paid = walk.paid + move.cost - free;
  return {
    to: move.to,
    last: move,
    before: walk,
    cost: walk.cost + move.cost,
    free: walk.free + free,
    paid,
    ap: priceOfSpaces(means.prices, means.paid, paid),
    freeLeft: left,
    bends: bentBy(walk.bends, walk.to, move.steps),
  };
}

/** All of its steps; ways that begin alike share them. */
function stepsOf(going: Going, losesAt: (at: Space) => boolean): readonly PaidStep[] {
  const { last, before } = going;
  if (!last || !before) return [];
  if (going.steps) return going.steps;
  const own: PaidStep[] = [];
  payFor(last, before.freeLeft, losesAt, ({ to, cost, because }, freely) =>
    own.push({ to, cost, because, free: freely, paid: cost - freely }),
  );
  going.steps = stepsOf(before, losesAt).concat(own);
  return going.steps;
}

const walkOf = (going: Going, losesAt: (at: Space) => boolean): HeroWalk => {
  const { to, cost, free, paid, ap, freeLeft } = going;
  return { to, cost, free, paid, ap, freeLeft, steps: stepsOf(going, losesAt) };
};

const sooner = (a: Going, b: Going): number =>
  a.paid - b.paid || a.cost - b.cost || byClearness(a.bends, b.bends);

/**
 * Every space a hero can stop on but its own with its free move and its AP: by the way that costs the fewest AP, of such
 * by the cheapest, of these by the clearest.
 */
export function heroWalksOf(field: Field, hero: Standing, means: HeroMeans): HeroWalk[] {
  const gait = gaitOf(hero);
  const { through, onto } = inTheWayOf(field, hero);
  const engagedAt = new Map<string, boolean>();
  const losesAt = (at: Space): boolean => {
    const key = keyOf(at);
    const known = engagedAt.get(key);
    if (known !== undefined) return known;
    const is = !means.keepsFree && isEngaged(field, { ...hero, at });
    engagedAt.set(key, is);
    return is;
  };
  const open = new FirstOf(sooner);
  open.add(begun(hero, freeAt(field, hero, means)));
  /** The free spaces left of every way that came to a space so far: one that has fewer is of no use. */
  const most = new Map<string, number>();
  /** Of what waits at a space the last that was better than all before it: what is no better is of no use. */
  const waits = new Map<string, Going>();
  const found = new Map<string, HeroWalk>();
  while (open.size > 0) {
    const walk = open.take();
    const key = keyOf(walk.to);
    if ((most.get(key) ?? -1) >= walk.freeLeft) continue;
    most.set(key, walk.freeLeft);
    const ends = walk.before !== null && !found.has(key);
    if (ends && isClear(onto, walk.to, hero.size) && mayEndOn(field.ground, walk.to, hero.size))
      found.set(key, walkOf(walk, losesAt));
    for (const move of movesFrom(field.ground, walk.to, gait)) {
      const there = keyOf(move.to);
      const before = most.get(there) ?? -1;
      // None has more left than what it comes from.
      if (before >= walk.freeLeft) continue;
      if (!isOpen(through, move, hero.size)) continue;
      if (move.steps.some(({ to }) => means.shuns?.(to))) continue;
      const next = gone(walk, move, means, losesAt);
      if (next.ap > means.ap || before >= next.freeLeft) continue;
      const better = waits.get(there);
      if (better && better.freeLeft >= next.freeLeft && sooner(better, next) <= 0) continue;
      waits.set(there, next);
      open.add(next);
    }
  }
  found.delete(keyOf(hero.at));
  return [...found.values()];
}

/** The way straight there, along a row, a column or a diagonal, space by space; null: there is none. */
export function straightWalkTo(field: Field, hero: Standing, means: HeroMeans, to: Space): HeroWalk | null {
  const gait = gaitOf(hero);
  const { through, onto } = inTheWayOf(field, hero);
  const losesAt = (at: Space): boolean => !means.keepsFree && isEngaged(field, { ...hero, at });
  const [dx, dy] = [to[0] - hero.at[0], to[1] - hero.at[1]];
  const isStraight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
  if (!isStraight || !isClear(onto, to, hero.size)) return null;
  let walk = begun(hero, freeAt(field, hero, means));
  while (keyOf(walk.to) !== keyOf(to)) {
    const next = keyOf([walk.to[0] + Math.sign(dx), walk.to[1] + Math.sign(dy)]);
    const move = movesFrom(field.ground, walk.to, gait).find(
      (one) => keyOf(one.to) === next && one.steps.length === 1,
    );
    if (!move || !isOpen(through, move, hero.size)) return null;
    walk = gone(walk, move, means, losesAt);
  }
  return walkOf(walk, losesAt);
}
