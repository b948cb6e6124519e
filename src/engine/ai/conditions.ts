import { isBetween } from '../model/between.ts';
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { AiCondition, AiQuestion } from '../model/language/ai.ts';
import type { ConditionBecause, CountedFigures } from '../model/messages/because.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { Effect } from '../model/vocabulary.ts';
import { aiProfileOf } from '../queries/figures/attack-profile.ts';
import { borneBy } from '../queries/figures/borne.ts';
import { circumstanceHolds, listCounted } from '../queries/figures/circumstance-holds.ts';
import { isPlaced, listOpponents, listOtherAllies, rangeOf } from '../queries/figures/figures.ts';
import { isInSight, listInInfluence } from '../queries/figures/sight.ts';
import { hpOf, movementTotalOf, remainingHpOf } from '../queries/figures/stats.ts';
import { areBesideEachOther } from '../queries/geometry/adjacency.ts';
import { gridOf, spaceOfIndex } from '../queries/geometry/board-grid.ts';
import { listNear, listWays } from './ai-ways.ts';
import { isBesideBase } from './move-goals.ts';
import { hasTargetFrom, targetsFrom } from './what-if.ts';

export interface Verdict {
  readonly value: boolean;
  readonly because: ConditionBecause;
  /** What was measured, by name: `found` and `needed`, `damage`, `from` … */
  readonly measured: Readonly<Record<string, number | string | boolean>>;
  readonly figures: readonly FigureId[];
}

/** Judges the bold condition of an AI step (p.58, C1, C3). */
export function judge(
  position: Position,
  self: Figure,
  condition: AiCondition,
  struck: FigureId | null = null,
): Verdict {
  switch (condition.is) {
    case 'otherwise':
      return { value: true, because: { kind: 'otherwise' }, measured: {}, figures: [] };
    case 'not': {
      const verdict = judgeQuestion(position, self, condition.of, struck);
      return { ...verdict, value: !verdict.value };
    }
    case 'all': {
      const verdicts = condition.of.map((one) => judge(position, self, one, struck));
      return {
        value: verdicts.every((verdict) => verdict.value),
        because: { kind: 'all', of: verdicts.map((verdict) => verdict.because) },
        measured: Object.assign({}, ...verdicts.map((verdict) => verdict.measured)),
        figures: [...new Set(verdicts.flatMap((verdict) => verdict.figures))],
      };
    }
    default:
      return judgeQuestion(position, self, condition, struck);
  }
}

function judgeQuestion(
  position: Position,
  self: Figure,
  condition: AiQuestion,
  struck: FigureId | null,
): Verdict {
  const setting = { target: struck };
  switch (condition.is) {
    case 'has-effect': {
      const { effect } = condition;
      const has = self.effects.includes(effect);
      const because = { kind: 'has-effect', effect, has } as const;
      return { value: has, because, measured: { [effect]: has }, figures: [self.id] };
    }
    case 'has-damage': {
      const { who, atLeast = 1 } = condition;
      const isHurt = (one: Figure) =>
        one.damage > 0 &&
        (atLeast === 'half' ? one.damage * 2 >= hpOf(position, one) : one.damage >= atLeast);
      if (who !== 'another-ally') {
        const { damage } = self;
        const ofHp = atLeast === 'half' ? { ofHp: hpOf(position, self) } : {};
        const because = { kind: 'damage', damage, ...ofHp } as const;
        return { value: isHurt(self), because, measured: { damage }, figures: [self.id] };
      }
      const hurt = listOtherAllies(position.state, self).filter(isHurt);
      return count({ who: 'hurt-allies' }, hurt);
    }
    case 'energy': {
      const energy = self.cards.reduce((n, card) => n + (card.energy ?? 0), 0);
      const because = { kind: 'energy', energy } as const;
      return { value: energy >= condition.atLeast, because, measured: { energy }, figures: [self.id] };
    }
    case 'opponent': {
      const bearers = withEffects(listOpponents(position.state, self), condition);
      const found = listWithin(position, self, bearers, condition.within, condition.range);
      return count(counted('opponents', condition), found, condition.count);
    }
    case 'ally': {
      // "An ally" is the figure itself too (p.67); nobody is adjacent to itself.
      const others = listOtherAllies(position.state, self);
      const allies = condition.within === 'adjacent' ? others : [self, ...others];
      const found = listWithin(
        position,
        self,
        withEffects(allies, condition),
        condition.within,
        condition.range,
      );
      return count(counted('allies', condition), found, condition.count);
    }
    case 'hp-left':
      return judgeHpLeft(position, self, condition);
    case 'round': {
      const { round } = position.state.clock;
      const value = circumstanceHolds(position, self, condition, {});
      return { value, because: { kind: 'round', round }, measured: { round }, figures: [] };
    }
    case 'stands-in': {
      const { terrain } = condition;
      const stands = circumstanceHolds(position, self, condition, setting);
      const because = { kind: 'terrain', terrain, stands } as const;
      return {
        value: stands,
        because,
        measured: { [terrain]: stands },
        figures: askedOf(self, condition, struck),
      };
    }
    case 'bears': {
      const { token } = condition;
      const figures = askedOf(self, condition, struck);
      const count = figures.reduce((sum, id) => sum + borneBy(figureIn(position.state, id), token), 0);
      const value = circumstanceHolds(position, self, condition, setting);
      return { value, because: { kind: 'bears', token, count }, measured: { count }, figures };
    }
    case 'figures': {
      const figures = listCounted(position, self, condition).map(({ id }) => id);
      const value = circumstanceHolds(position, self, condition, {});
      return { value, because: { kind: 'figures', figures }, measured: { found: figures.length }, figures };
    }
    case 'nobody': {
      const opponents = listOpponents(position.state, self);
      const found = listWithin(position, self, opponents, condition.within, condition.range);
      return {
        ...count(counted('opponents', condition), found),
        value: found.length === 0,
        measured: { found: found.length, needed: 0 },
      };
    }
    case 'can-move-and-attack':
      return canMoveAndAttack(position, self, condition);
    case 'can-move-adjacent':
      return canMoveAdjacent(position, self);
  }
}

/** Itself, or whom the step has struck before; nobody where it struck none. */
const askedOf = (self: Figure, { of }: { readonly of?: 'target' }, struck: FigureId | null): FigureId[] =>
  of !== 'target' ? [self.id] : struck === null ? [] : [struck];

/** Whether it, or one of those, has that many HP left: of several the one with the fewest is told. */
function judgeHpLeft(
  position: Position,
  self: Figure,
  condition: Extract<AiQuestion, { is: 'hp-left' }>,
): Verdict {
  const { who = 'self' } = condition;
  const among =
    who === 'self'
      ? [self]
      : who === 'opponent'
        ? listOpponents(position.state, self)
        : listOtherAllies(position.state, self);
  const left = among.map((figure) => ({ figure, left: remainingHpOf(position, figure) }));
  const so = left.filter((one) => isBetween(one.left, condition));
  const told = [...(so.length > 0 ? so : left)].sort((a, b) => a.left - b.left)[0];
  const because = { kind: 'hp-left', figure: told?.figure.id ?? null, left: told?.left ?? 0 } as const;
  const figures = so.map(({ figure }) => figure.id);
  return { value: so.length > 0, because, measured: { left: told?.left ?? 0 }, figures };
}

interface Bearing {
  readonly withEffect?: Effect;
  readonly withoutEffect?: Effect;
}

/** Those who have the one Effect and have not the other. */
const withEffects = (
  figures: readonly Figure[],
  { withEffect, withoutEffect }: Bearing,
): readonly Figure[] =>
  withEffect === undefined && withoutEffect === undefined
    ? figures
    : figures.filter(
        ({ effects }) =>
          (withEffect === undefined || effects.includes(withEffect)) &&
          (withoutEffect === undefined || !effects.includes(withoutEffect)),
      );

function listWithin(
  position: Position,
  self: Figure,
  others: readonly Figure[],
  within: 'adjacent' | 'soi' | 'range',
  range = 0,
): Figure[] {
  switch (within) {
    case 'adjacent':
      return others.filter(
        (other) => isPlaced(self) && isPlaced(other) && areBesideEachOther(position.state.board, self, other),
      );
    case 'soi':
      return listInInfluence(position, self, others);
    case 'range':
      return others.filter((other) => rangeOf(self, other) <= range && isInSight(position, self, other)); // C1
  }
}

const counted = (
  who: 'opponents' | 'allies',
  { within, range = 0 }: { readonly within: 'adjacent' | 'soi' | 'range'; readonly range?: number },
): CountedFigures => (within === 'range' ? { who, within, range } : { who, within });

/** Whether that many were found, or any at all. */
function count(what: CountedFigures, found: readonly Figure[], atLeast = 1): Verdict {
  const figures = found.map((f) => f.id);
  const needed = atLeast > 1 ? { needed: atLeast } : {};
  return {
    value: found.length >= atLeast,
    because: { kind: 'counted', counted: what, figures, ...needed },
    measured: { found: found.length, needed: atLeast },
    figures,
  };
}

/** C3: a way with its Movement Value and jumps of at most 2 to a space from which the attack is legal. */
function canMoveAndAttack(
  position: Position,
  self: Figure,
  condition: Extract<AiQuestion, { is: 'can-move-and-attack' }>,
): Verdict {
  const profile = aiProfileOf(condition);
  const { count: needed = 1 } = condition;
  const points = movementTotalOf(position, self);
  // Who is farther than it could go and reach is not attacked, wherever it went.
  const far = Math.max(0, points) + Math.max(1, profile.range);
  const near = listOpponents(position.state, self).filter((other) => rangeOf(self, other) <= far);
  const isNear = near.length >= needed;
  for (const place of isNear ? listNear(position, self, points) : NOWHERE) {
    const from = spaceOfIndex(gridOf(position.state.board), place);
    const isWanted =
      needed === 1
        ? hasTargetFrom(position, self, from, profile)
        : targetsFrom(position, self, from, profile).length >= needed;
    const way = isWanted ? bestWayTo(position, self, from) : null;
    if (way !== null) {
      const targets = targetsFrom(position, self, from, profile);
      return {
        value: true,
        because: { kind: 'could-attack', from, target: targets[0]!.id },
        measured: { from: from.join(), cost: way.cost, jumps: way.jumps },
        figures: targets.map((f) => f.id),
      };
    }
  }
  return { value: false, because: { kind: 'no-space-to-attack' }, measured: { points }, figures: [] };
}

/** A way as C3 has it to a space beside an opponent. */
function canMoveAdjacent(position: Position, self: Figure): Verdict {
  const { board } = position.state;
  const points = movementTotalOf(position, self);
  const far = Math.max(0, points) + 1;
  const near = listOpponents(position.state, self).filter((other) => rangeOf(self, other) <= far);
  for (const place of near.length > 0 ? listNear(position, self, points) : NOWHERE) {
    const from = spaceOfIndex(gridOf(board), place);
    const base = { at: from, size: self.size };
    const beside = near.filter((other) => isBesideBase(board, base, other)).map(({ id }) => id);
    const way = beside.length > 0 ? bestWayTo(position, self, from) : null;
    if (way !== null)
      return {
        value: true,
        because: { kind: 'could-stand-beside', from, target: beside[0]! },
        measured: { from: from.join(), cost: way.cost, jumps: way.jumps },
        figures: beside,
      };
  }
  return { value: false, because: { kind: 'no-space-beside' }, measured: { points }, figures: [] };
}

const NOWHERE: readonly number[] = [];

/** With jumps of at most 2. No jump betters a way that provokes nobody. */
function bestWayTo(position: Position, self: Figure, end: Space): { cost: number; jumps: number } | null {
  const walks = listWays(position, self, { jump: null });
  const walk = walks.numberOf(end);
  if (walk >= 0 && walks.breaksOf(walk) === 0) return { cost: walks.costOf(walk), jumps: 0 };
  const ways = listWays(position, self, { jump: 2 });
  const way = ways.numberOf(end);
  return way < 0 ? null : { cost: ways.costOf(way), jumps: ways.jumpsOf(way) };
}
