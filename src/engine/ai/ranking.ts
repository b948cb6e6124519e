import { spend } from '../kernel/budget.ts';
import { WAY_CRITERIA, type WayCriterion } from '../model/messages/because.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { listOpponents } from '../queries/figures/figures.ts';
import { hasTag } from '../queries/figures/stats.ts';
import { baseSpaces, terrainOfBase } from '../queries/geometry/board-grid.ts';
import type { FoundWays } from '../queries/geometry/ways.ts';
import { countBeside, type MoveOrder } from './move-goals.ts';
import { valueIn, type Worth, type WorthOf } from './worth.ts';

/** Terrain that only harms who ends in it (X6). */
const HAZARDS = new Set(['water', 'muck', 'dangerous']);

/** Where the criteria of ruling C5 begin. */
const FIRST_OF_C5 = WAY_CRITERIA.indexOf('hazard');

/**
 * Ways compared by WAY_CRITERIA, each of these worked out, for all of them, only where some are even by those before
 * it. It goes by what the position was when it was made.
 */
export class Ranking {
  readonly ways: FoundWays;
  /** The number of the best way, where there is one. */
  readonly best: number;
  private readonly worths: readonly Worth[];
  /** By the place of a criterion in WAY_CRITERIA: what it says of each way, less is better. */
  private readonly measures: number[][] = [];
  private readonly order: MoveOrder;
  private readonly size: Figure['size'];
  private readonly board: Position['state']['board'];
  private readonly opponents: readonly Figure[];
  private readonly flies: boolean;
  private readonly likesCompany: boolean;

  constructor(position: Position, self: Figure, order: MoveOrder, ways: FoundWays, worthOf: WorthOf) {
    const { board, ruleset } = position.state;
    this.ways = ways;
    this.order = order;
    this.size = self.size;
    this.board = board;
    this.opponents = listOpponents(position.state, self);
    this.flies = hasTag(position, self, 'flight');
    // Favorable Conditions (p.71): of equal ends the one least detrimental to the Adventurers.
    // Moving away it wants what is best for itself, however it fights (p.42).
    this.likesCompany =
      order.move.to.goal !== 'away' && (order.style === 'melee') !== ruleset.favorableConditions;
    spend(ways.count * (30 + this.opponents.length * self.size[0] * self.size[1]));
    const worths: Worth[] = [];
    for (let way = 0; way < ways.count; way++) worths.push(worthOf(ways.placeOf(way)));
    this.worths = worths;
    this.best = this.findBest();
  }

  /** What the end of the best way is worth; undefined where there is none. */
  get bestWorth(): Worth | undefined {
    return this.worths[this.best];
  }

  /** The numbers of all ways, the best first. */
  inOrder(): number[] {
    const ways = Array.from(this.worths, (_, way) => way);
    return ways.sort((a, b) => this.compare(a, b));
  }

  /** The numbers of the ways as good as the best and as safe, the best first: the table may pick from them (C5). */
  ties(): number[] {
    return this.inOrder().filter((way) => this.firstUneven(this.best, way) >= FIRST_OF_C5);
  }

  /** What makes a way worse than the best; undefined where nothing does. */
  whyWorse(way: number): WayCriterion | undefined {
    return WAY_CRITERIA[this.firstUneven(this.best, way)];
  }

  private findBest(): number {
    let best = 0;
    for (let way = 1; way < this.ways.count; way++) if (this.compare(way, best) < 0) best = way;
    return best;
  }

  private compare(a: number, b: number): number {
    const i = this.firstUneven(a, b);
    return i < WAY_CRITERIA.length ? this.measures[i]![a]! - this.measures[i]![b]! : 0;
  }

  /** The place in WAY_CRITERIA of the first one by which they are not equally good; its length where they are by all. */
  private firstUneven(a: number, b: number): number {
    let i = 0;
    for (; i < WAY_CRITERIA.length; i++) {
      const measured = this.measures[i] ?? this.measureAll(i);
      if (measured[a] !== measured[b]) break;
    }
    return i;
  }

  private measureAll(criterion: number): number[] {
    const measured: number[] = [];
    for (let way = 0; way < this.ways.count; way++)
      measured.push(this.measure(WAY_CRITERIA[criterion]!, way));
    this.measures[criterion] = measured;
    return measured;
  }

  private measure(criterion: WayCriterion, way: number): number {
    const { ways } = this;
    switch (criterion) {
      case 'fulfils-less':
        return -valueIn(this.worths[way]!);
      case 'more-break-attacks':
        return ways.breaksOf(way);
      case 'more-dangerous-jumps':
        return ways.riskyJumpsOf(way);
      case 'more-jumps':
        return ways.jumpsOf(way);
      case 'goes-on-after-within':
        return this.order.move.to.goal === 'within' ? ways.stepsOf(way) : 0; // C6: it stops as soon as it is within
      case 'hazard':
        return this.isHazard(way) ? 1 : 0;
      case 'neighbours':
        return this.likesCompany ? -this.besideOf(way) : this.besideOf(way);
      case 'more-steps':
        return ways.stepsOf(way);
      case 'later-row':
        return ways.endOf(way)[1];
      case 'later-column':
        return ways.endOf(way)[0];
    }
  }

  private isHazard(way: number): boolean {
    if (this.flies) return false; // M9
    return HAZARDS.has(terrainOfBase(this.board, baseSpaces(this.ways.endOf(way), this.size)) ?? 'normal');
  }

  private besideOf(way: number): number {
    return countBeside(this.board, { at: this.ways.endOf(way), size: this.size }, this.opponents);
  }
}
