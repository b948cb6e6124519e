import { bitsIn } from './found-ways.ts';
import { Numbers } from './growing-numbers.ts';

/*
 * The ways under search, each a run of numbers in one list: a label is the number its run begins at, and there the
 * index of the place it comes to stands, before all that follows. Of two at one space the one that is nowhere better is
 * dropped. They stand in the queue of their cost, in the order they were found.
 */
/** Opponents provoked so far, a bit each. */
export const BREAKS = 1;
/** Risky jumps in units of RISK, plus jumps. */
export const JUMPS = 2;
export const COST = 3;
export const STEPS = 4;
/** Spaces jumped over: of ways otherwise equal it jumps no further than it must. */
export const OVER = 5;
/** The label it goes on from; NONE for the start. */
export const PARENT = 6;
/** Where in the list of jumps its last one is; NONE for a step. */
export const JUMP = 7;
/** The label that was kept at its space before it. */
const KEPT_BEFORE = 8;
/** The next in its queue; afterwards free for who reads the labels. */
export const QUEUED_NEXT = 9;
const DROPPED = 10;
export const LABEL_WIDTH = 11;
export const NONE = -1;

export class WayLabels {
  readonly list = new Numbers();
  /** By index of a place: the label kept last there, and how many are. */
  private last = new Int32Array(0);
  private kept = new Int32Array(0);
  /** The queues of the costs to come, in turn: no label costs more by `queues` than the one it goes on from. */
  private heads = new Int32Array(0);
  private tails = new Int32Array(0);
  private queues = 0;
  /** How many of the queues are not empty. */
  private waiting = 0;
  /** Steps for the budget, of labels looked at since they were last paid. */
  private steps = 0;

  /** Makes ready for a search on a board of so many places, on which no step or jump costs more than `dearest`. */
  clear(places: number, dearest: number): void {
    this.list.clear();
    this.queues = dearest + 1;
    if (this.last.length < places) {
      this.last = new Int32Array(places);
      this.kept = new Int32Array(places);
    }
    if (this.heads.length < this.queues) {
      this.heads = new Int32Array(this.queues);
      this.tails = new Int32Array(this.queues);
    }
    this.last.fill(NONE, 0, places);
    this.kept.fill(0, 0, places);
    this.heads.fill(NONE, 0, this.queues);
    this.waiting = 0;
    this.steps = 0;
  }

  /** Whether any label is still to go on from. */
  get isWaiting(): boolean {
    return this.waiting > 0;
  }

  /** Steps taken since this was last asked. */
  takeSteps(): number {
    const { steps } = this;
    this.steps = 0;
    return steps;
  }

  /** Adds a label unless a kept one is at least as good in everything; drops those it beats. */
  add(
    at: number,
    breaks: number,
    jumps: number,
    cost: number,
    steps: number,
    over: number,
    parent: number,
    jump: number,
  ): void {
    this.steps += 4 + this.kept[at]!;
    const known = this.list.values;
    for (let other = this.last[at]!; other !== NONE; other = known[other + KEPT_BEFORE]!) {
      if (
        (known[other + BREAKS]! & ~breaks) === 0 &&
        known[other + JUMPS]! <= jumps &&
        known[other + COST]! <= cost &&
        known[other + STEPS]! <= steps &&
        known[other + OVER]! <= over
      ) {
        return;
      }
    }
    this.dropBeaten(at, breaks, jumps, cost, steps, over);
    const label = this.list.count;
    this.list.makeRoom(LABEL_WIDTH);
    const { values } = this.list;
    this.list.count += LABEL_WIDTH;
    values[label] = at;
    values[label + BREAKS] = breaks;
    values[label + JUMPS] = jumps;
    values[label + COST] = cost;
    values[label + STEPS] = steps;
    values[label + OVER] = over;
    values[label + PARENT] = parent;
    values[label + JUMP] = jump;
    values[label + KEPT_BEFORE] = this.last[at]!;
    values[label + QUEUED_NEXT] = NONE;
    values[label + DROPPED] = 0;
    this.last[at] = label;
    this.kept[at]! += 1;
    const queue = cost % this.queues;
    if (this.heads[queue] !== NONE) values[this.tails[queue]! + QUEUED_NEXT] = label;
    else {
      this.heads[queue] = label;
      this.waiting += 1;
    }
    this.tails[queue] = label;
  }

  private dropBeaten(
    at: number,
    breaks: number,
    jumps: number,
    cost: number,
    steps: number,
    over: number,
  ): void {
    const { values } = this.list;
    let after = NONE;
    for (let other = this.last[at]!; other !== NONE; other = values[other + KEPT_BEFORE]!) {
      if (
        (breaks & ~values[other + BREAKS]!) !== 0 ||
        jumps > values[other + JUMPS]! ||
        cost > values[other + COST]! ||
        steps > values[other + STEPS]! ||
        over > values[other + OVER]!
      ) {
        after = other;
        continue;
      }
      values[other + DROPPED] = 1;
      this.kept[at]! -= 1;
      if (after === NONE) this.last[at] = values[other + KEPT_BEFORE]!;
      else values[after + KEPT_BEFORE] = values[other + KEPT_BEFORE]!;
    }
  }

  /** Takes the queue of a cost away: its first label, from which QUEUED_NEXT leads on; NONE for an empty one. */
  takeQueue(cost: number): number {
    const queue = cost % this.queues;
    const head = this.heads[queue]!;
    if (head !== NONE) this.waiting -= 1;
    this.heads[queue] = NONE;
    return head;
  }

  isDropped(label: number): boolean {
    return this.list.values[label + DROPPED] === 1;
  }

  /** The best of the labels kept at a place, of even ones the first found; NONE where there is none. */
  bestAt(place: number): number {
    const { values } = this.list;
    let best = this.last[place]!;
    if (best === NONE) return NONE;
    for (let one = values[best + KEPT_BEFORE]!; one !== NONE; one = values[one + KEPT_BEFORE]!) {
      if (this.compare(one, best) <= 0) best = one;
    }
    return best;
  }

  private compare(a: number, b: number): number {
    const { values } = this.list;
    return (
      bitsIn(values[a + BREAKS]!) - bitsIn(values[b + BREAKS]!) ||
      values[a + JUMPS]! - values[b + JUMPS]! ||
      values[a + COST]! - values[b + COST]! ||
      values[a + STEPS]! - values[b + STEPS]! ||
      values[a + OVER]! - values[b + OVER]!
    );
  }
}
