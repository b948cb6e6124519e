/** Where a Combatant's move ends: every space is weighed by what the instruction says (pp.42, 58, 60, C4-C6, X70-X72). */
import type { AiInstruction, Space } from '../../../src/engine/index.ts';
import type { OwnFigure as Figure } from '../edit.ts';
import { charAt } from '../slow-geometry.ts';
import { byPriority } from './reading.ts';
import {
  attackable,
  baseOf,
  beside,
  figureOf,
  foes,
  has,
  mayAttack,
  movementOf,
  range,
  type SlowAttack,
  type SlowTable,
  stepsApart,
} from './table.ts';
import { before, distancesTo, type Walk, walksOf } from './walks.ts';

export type MoveOf = Extract<AiInstruction, { do: 'move' }>;

/** A move in its step: what comes before and after it, whom the step has struck, what is left to spend. */
export interface MoveInStep {
  readonly step: readonly AiInstruction[];
  readonly index: number;
  readonly struck: string | null;
  readonly points?: number;
  /** Whom it has slipped from where the move began (X170). */
  readonly slips?: readonly string[];
}

/** What a space is worth to the instruction, compared from the left; `never`: no place to end in. */
interface Worth {
  readonly worth: readonly number[];
  /** The instruction is fulfilled there, for this turn. */
  readonly full: boolean;
  /** What it says is so there. */
  readonly holds: boolean;
}
const NEVER: Worth = { worth: [-1e6], full: false, holds: false };

export interface Landing {
  /** The ends it may take, all alike but for row and column; where it stands is one of them if it stays. */
  readonly ends: readonly Space[];
  /** Where it would end, what the instruction says is so. */
  readonly holds: boolean;
}

const attackIn = (steps: readonly AiInstruction[]): SlowAttack | null => {
  const found = steps.find((one) => one.do === 'attack');
  return found && found.do === 'attack' ? found : null;
};

/** Null: nobody to move for. */
function wishOf(
  table: SlowTable,
  self: Figure,
  move: MoveOf,
  at: MoveInStep,
): ((end: Space) => Worth) | null {
  const { to } = move;
  const opponents = foes(table, self);
  const coming = attackIn(at.step.slice(at.index + 1));
  const isEach = at.step.slice(at.index + 1).find((one) => one.do === 'attack')?.each === true;
  const strikes = (end: Space): boolean => coming !== null && attackable(table, self, end, coming).length > 0;
  const upon = (end: Space, other: Figure): boolean => range(baseOf(self, end), baseOf(other)) === 0;
  const isBeside = (end: Space, other: Figure): boolean => beside(table, baseOf(self, end), baseOf(other));
  const full = (end: Space): boolean => coming === null || strikes(end);
  switch (to.goal) {
    case 'towards': {
      const other = byPriority(table, self, opponents, [to.of])[0];
      if (!other) return null;
      const distance = distancesTo(table, self, other);
      return (end) =>
        upon(end, other)
          ? NEVER
          : {
              worth: [-distance(end), strikes(end) ? 1 : 0],
              full: strikes(end),
              holds: distance(end) <= 1,
            };
    }
    case 'reach':
      throw new Error('no card of ours goes to a place yet');
    case 'farther':
    case 'away': {
      const other =
        to.from === 'nearest'
          ? byPriority(table, self, opponents, ['nearest'])[0]
          : table.state.figures.find((f) => f.id === at.struck && f.at !== null && !f.defeated);
      if (!other) return null;
      const distance = distancesTo(table, self, other);
      const here = distance(self.at as Space);
      return (end) => ({ worth: [distance(end)], full: distance(end) > here, holds: distance(end) > here });
    }
    case 'adjacent': {
      if (to.of === 'most-opponents') {
        return (end) => {
          const count = opponents.filter((other) => isBeside(end, other)).length;
          const there = coming && count > 0 ? attackable(table, self, end, coming) : [];
          const struck = isEach ? there.filter((other) => isBeside(end, other)).length : 0;
          return {
            worth: [count, Math.min(1, there.length) + struck],
            full: count > 0 && full(end),
            holds: count > 0,
          };
        };
      }
      const ends = walksOf(table, self, rulesOf(table, self, move, at, move.jump ?? 2)).map(({ end }) => end);
      const reachable = opponents.filter((other) => ends.some((end) => isBeside(end, other)));
      const strikesAt = (end: Space, other: Figure): boolean =>
        coming !== null && isBeside(end, other) && mayAttack(table, self, end, other, coming);
      // Of several that are so, the first that can be attacked there (X436).
      const best = byPriority(table, self, reachable, [to.of]);
      const other = best.find((one) => ends.some((end) => strikesAt(end, one))) ?? best[0];
      if (!other) return null;
      return (end) => {
        const holds = isBeside(end, other);
        return {
          worth: [Number(holds), Number(holds && strikes(end)), Number(strikesAt(end, other))],
          full: holds && full(end),
          holds,
        };
      };
    }
    case 'within': {
      const nearest = byPriority(table, self, opponents, ['nearest'])[0];
      if (!nearest) return null;
      const whom = to.of === 'any' ? opponents : [nearest];
      return (end) => {
        const spaces = whom
          .filter((other) => !upon(end, other))
          .map((other) => stepsApart(table, baseOf(self, end), baseOf(other)));
        const least = Math.min(999, ...spaces);
        if (least <= to.range) return { worth: [2, full(end) ? 1 : 0], full: full(end), holds: true };
        return strikes(end) ? { worth: [1, -least], full: false, holds: true } : NEVER;
      };
    }
    case 'up-to-range': {
      const nearest = byPriority(table, self, opponents, ['nearest'])[0];
      if (!nearest) return null;
      const attack = coming ?? { kind: 'ranged' as const, range: to.range };
      const far = (end: Space, other: Figure): number => {
        const there = range(baseOf(self, end), baseOf(other));
        return there <= to.range && mayAttack(table, self, end, other, attack) ? there : 0;
      };
      const others = to.of === 'any' || coming ? opponents : [];
      return (end) => {
        const first = far(end, nearest);
        if (first > 0) return { worth: [2, first], full: true, holds: true };
        const any = Math.max(0, ...others.map((other) => far(end, other)));
        return any > 0 ? { worth: [1, any], full: true, holds: true } : NEVER;
      };
    }
  }
}

function rulesOf(table: SlowTable, self: Figure, move: MoveOf, at: MoveInStep, jump: number) {
  const heavy = has(table, self, 'heavy') ? 1 : 0;
  const all = move.spaces === undefined ? movementOf(table, self) : Math.max(0, move.spaces - heavy);
  return {
    points: at.points ?? all,
    free: move.spaces !== undefined,
    provokes: move.provokes !== false,
    jump,
    slips: at.slips,
  };
}

/** What is chosen by among ends of equal worth: the safer way, then ruling C5 but for row and column. */
function tollOf(table: SlowTable, self: Figure, move: MoveOf, at: MoveInStep, walk: Walk): number[] {
  const [strikes, risky, jumps, , spaces] = walk.toll;
  const base = baseOf(self, walk.end);
  const under = new Set(base.map((space) => charAt(table.state.board, space)));
  const hazard =
    under.size === 1 && ['w', 'm', 'd'].includes([...under][0] ?? '') && !has(table, self, 'flight');
  const neighbours = foes(table, self).filter((other) => beside(table, base, baseOf(other))).length;
  const attack = attackIn(at.step.slice(at.index + 1)) ?? attackIn([...at.step.slice(0, at.index)].reverse());
  const near = (attack?.kind ?? 'melee') === 'melee' && move.to.goal !== 'away';
  return [
    ...[strikes, risky, jumps, move.to.goal === 'within' ? spaces : 0],
    ...[hazard ? 1 : 0, near ? -neighbours : neighbours, spaces],
  ];
}

export function landingOf(table: SlowTable, selfId: string, move: MoveOf, at: MoveInStep): Landing {
  const self = figureOf(table, selfId);
  const here = self.at as Space;
  const stay = (holds: boolean): Landing => ({ ends: [here], holds });
  const wish = wishOf(table, self, move, at);
  if (!wish) return stay(false);
  const known = new Map<string, Worth>();
  const worthOf = (end: Space): Worth => {
    const worth = known.get(end.join()) ?? wish(end);
    known.set(end.join(), worth);
    return worth;
  };
  const now = worthOf(here);
  // Within already: it does not move at all (p.60, C6).
  if (move.to.goal === 'within' && now.full) return stay(true);
  const choose = (jump: number): Walk[] => {
    const walks = walksOf(table, self, rulesOf(table, self, move, at, jump));
    const scored = walks.map((walk) => ({
      walk,
      score: [...worthOf(walk.end).worth.map((one) => -one), ...tollOf(table, self, move, at, walk)],
    }));
    const best = scored.reduce<(typeof scored)[number] | null>(
      (least, one) => (least === null || before(one.score, least.score) ? one : least),
      null,
    );
    return scored.filter(({ score }) => best && !before(best.score, score)).map(({ walk }) => walk);
  };
  const isBetter = (end: Space) =>
    before(
      worthOf(end).worth.map((n) => -n),
      now.worth.map((n) => -n),
    );
  const to = (walks: readonly Walk[]): Landing => ({
    ends: walks.map(({ end }) => end),
    holds: worthOf(walks[0]?.end ?? here).holds,
  });
  const skipsUnlessBeside = (landing: Landing): Landing =>
    move.to.goal === 'towards' && at.index > 0 && !landing.holds ? stay(false) : landing; // p.61

  const walked = choose(0);
  const first = walked[0];
  if (move.to.goal === 'towards' && first && !isBetter(first.end) && (now.full || now.holds))
    return stay(now.holds);
  if (first && worthOf(first.end).full) return skipsUnlessBeside(to(walked));
  const stuck = !first || !isBetter(first.end);
  // It jumps only for something this turn, or where nothing else helps (C4).
  const leaps = choose(move.jump ?? 2);
  const leap = leaps[0];
  if (leap && leap.toll[2] > 0 && (worthOf(leap.end).full || (stuck && isBetter(leap.end))))
    return skipsUnlessBeside(to(leaps));
  return stuck ? stay(now.holds) : skipsUnlessBeside(to(walked));
}
