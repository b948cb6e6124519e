/** The bold conditions, whom an instruction is meant for, and whether it can be carried out (pp.58, 60, C1-C3). */
import type {
  AiCondition,
  AiInstruction,
  AiStep,
  EffectOp,
  Priority,
  Space,
} from '../../../src/engine/index.ts';
import type { OwnFigure as Figure } from '../edit.ts';
import { landingOf, type MoveInStep } from './moves.ts';
import { printed } from './numbers.ts';
import {
  armorOf,
  attackable,
  baseOf,
  beside,
  convictionOf,
  figureOf,
  foes,
  friends,
  hpOf,
  inSoi,
  isHushed,
  movementOf,
  range,
  type SlowTable,
  sees,
  stepsApart,
} from './table.ts';
import { walksOf } from './walks.ts';

/** The best of each priority in turn; who is left, front of the track first (p.60, C2). */
export function byPriority(
  table: SlowTable,
  self: Figure,
  among: readonly Figure[],
  priorities: readonly Priority[],
): Figure[] {
  const worth = (figure: Figure, by: Priority): number => {
    if (typeof by === 'object')
      return 'with' in by
        ? Number(figure.effects.includes(by.with))
        : Number(!figure.effects.includes(by.without));
    const steps = stepsApart(table, baseOf(self), baseOf(figure));
    return {
      'most-damage': figure.damage,
      'lowest-hp': figure.damage - hpOf(table, figure),
      'lowest-conviction': -convictionOf(table, figure),
      'lowest-armor': -armorOf(table, figure),
      'highest-armor': armorOf(table, figure),
      nearest: -steps,
      farthest: steps,
      'highest-hp': hpOf(table, figure) - figure.damage,
      'lowest-defense': -(printed(table.cards, figure).defense ?? 0),
      'highest-defense': printed(table.cards, figure).defense ?? 0,
      'most-effects': figure.effects.length,
      'most-sp': figure.sp,
      'last-attacker': Number(
        self.marks?.some((one) => one.mark === 'last-attacker' && one.by === figure.id) ?? false,
      ),
    }[by];
  };
  const track = table.state.track.flatMap(({ figures }) => figures);
  let left = [...among].sort((a, b) => track.indexOf(a.id) - track.indexOf(b.id));
  for (const by of priorities) {
    const most = Math.max(...left.map((figure) => worth(figure, by)));
    left = left.filter((figure) => worth(figure, by) === most);
  }
  return left;
}

const lies = (number: number, { atLeast = 0, atMost = 1e9 }: { atLeast?: number; atMost?: number }) =>
  number >= atLeast && number <= atMost;

interface Near {
  readonly within: string;
  readonly range?: number;
}

const isNear = (table: SlowTable, self: Figure, other: Figure, { within, range: far = 0 }: Near): boolean => {
  if (within === 'adjacent') return beside(table, baseOf(self), baseOf(other));
  if (within === 'soi') return inSoi(table, self, other);
  const [mine, theirs] = [baseOf(self), baseOf(other)];
  return range(mine, theirs) <= far && sees(table, self, mine, other, theirs);
};

export function holds(table: SlowTable, self: Figure, condition: AiCondition): boolean {
  const wears = (
    figure: Figure,
    { withEffect, withoutEffect }: { withEffect?: string; withoutEffect?: string },
  ) =>
    (!withEffect || (figure.effects as string[]).includes(withEffect)) &&
    (!withoutEffect || !(figure.effects as string[]).includes(withoutEffect));
  const opponents = foes(table, self);
  switch (condition.is) {
    case 'otherwise':
      return true;
    case 'not':
      return !holds(table, self, condition.of);
    case 'all':
      return condition.of.every((one) => holds(table, self, one));
    case 'has-effect':
      return self.effects.includes(condition.effect);
    case 'has-damage': {
      const least = condition.atLeast ?? 1;
      const whom = condition.who === 'another-ally' ? friends(table, self) : [self];
      return whom.some(
        (one) =>
          one.damage > 0 && (least === 'half' ? one.damage * 2 >= hpOf(table, one) : one.damage >= least),
      );
    }
    case 'energy':
      return self.cards.reduce((sum, card) => sum + (card.energy ?? 0), 0) >= condition.atLeast;
    case 'opponent':
      return (
        opponents.filter((one) => isNear(table, self, one, condition) && wears(one, condition)).length >=
        (condition.count ?? 1)
      );
    case 'ally':
      return (
        [...(condition.within === 'adjacent' ? [] : [self]), ...friends(table, self)].filter(
          (one) => isNear(table, self, one, condition) && wears(one, condition),
        ).length >= (condition.count ?? 1)
      );
    case 'hp-left': {
      const whom = { self: [self], 'another-ally': friends(table, self), opponent: opponents };
      return whom[condition.who ?? 'self'].some((one) => lies(hpOf(table, one) - one.damage, condition));
    }
    case 'round': {
      const { round } = table.state.clock;
      return lies(round, condition) && round % (condition.every ?? 1) === 0;
    }
    case 'figures': {
      const { side, within, with: such = {}, atMost } = condition;
      const { anyEffect, ...unread } = such;
      if (Object.keys(unread).length > 0) throw new Error('no card of ours asks for such figures yet');
      const pool = { opponent: opponents, ally: [self, ...friends(table, self)] }[side as 'ally'];
      const found = pool.filter(
        (one) =>
          (one.id === self.id || within === 'board' || isNear(table, self, one, condition)) &&
          (anyEffect === undefined ||
            one.effects.some(
              (effect) => anyEffect === 'any' || GOOD.includes(effect) === (anyEffect === 'positive'),
            )),
      );
      return lies(found.length, { atLeast: condition.atLeast ?? (atMost === undefined ? 1 : 0), atMost });
    }
    case 'bears':
    case 'stands-in':
      throw new Error(`no card of ours asks for ${condition.is} yet`);
    case 'nobody':
      return !opponents.some((one) => isNear(table, self, one, condition));
    case 'can-move-and-attack':
      return walksOf(table, self, {
        points: movementOf(table, self),
        free: false,
        provokes: true,
        jump: 2,
      }).some(({ end }) => attackable(table, self, end, condition).length >= (condition.count ?? 1));
    case 'can-move-adjacent':
      return walksOf(table, self, {
        points: movementOf(table, self),
        free: false,
        provokes: true,
        jump: 2,
      }).some(({ end }) => opponents.some((one) => beside(table, baseOf(self, end), baseOf(one))));
  }
}

/** Whom an effect of a step that chooses could do something to. */
export function usefulFor(table: SlowTable, self: Figure, op: EffectOp): Figure[] {
  if (!('to' in op) || op.to === undefined || (op.to.who !== 'choose' && op.to.who !== 'all')) return [];
  const {
    side,
    within,
    range: far,
    sight,
  } = op.to as { side: string; within: string; range?: number; sight?: boolean };
  const allies = [...(side === 'another-ally' ? [] : [self]), ...friends(table, self)];
  const pool =
    side === 'opponent'
      ? foes(table, self)
      : side === 'figure'
        ? [...foes(table, self), ...friends(table, self)]
        : allies;
  return pool
    .filter(
      (one) =>
        one.id === self.id ||
        (within === 'adjacent'
          ? beside(table, baseOf(self), baseOf(one))
          : within === 'soi'
            ? inSoi(table, self, one)
            : range(baseOf(self), baseOf(one)) <= (far ?? 0) &&
              (!sight || sees(table, self, baseOf(self), one, baseOf(one)))),
    )
    .filter((one) => helps(table, op, one));
}

const GOOD = ['barrier', 'courage', 'haste'];
/** p.74: who is diseased heals nothing, keeps its other Effects and gains no positive one. */
function helps(table: SlowTable, op: EffectOp, figure: Figure): boolean {
  const diseased = figure.effects.includes('disease');
  if (op.do === 'heal') return figure.damage > 0 && !diseased;
  if (op.do === 'remove-effect') {
    const gone = figure.effects.filter((effect) =>
      op.effect === 'any' || op.effect === effect
        ? true
        : op.effect === 'any-negative'
          ? !GOOD.includes(effect)
          : op.effect === 'any-positive' && GOOD.includes(effect),
    );
    return gone.some((effect) => !diseased || effect === 'disease');
  }
  if (op.do !== 'inflict') return true;
  const { immunity } = printed(table.cards, figure);
  return (
    !(figure.effects as string[]).includes(op.effect) &&
    !immunity.includes(op.effect) &&
    !(diseased && GOOD.includes(op.effect))
  );
}

/** p.58: whether anything of the step could be performed as the figure stands. */
export function isPerformable(table: SlowTable, self: Figure, step: AiStep): boolean {
  return step.do.some((one, index) => {
    if (one.if && !holds(table, self, one.if)) return false;
    return canPerform(table, self, one, { step: step.do, index, struck: null });
  });
}

function canPerform(table: SlowTable, self: Figure, one: AiInstruction, at: MoveInStep): boolean {
  switch (one.do) {
    case 'attack':
      return attackable(table, self, self.at as Space, one).length > 0;
    case 'spell':
      return !isHushed(table, self) && foes(table, self).some((other) => inSoi(table, self, other));
    case 'move': {
      if (foes(table, self).length === 0) return false;
      if ('from' in one.to && one.to.from === 'target') return false;
      const directed = ['towards', 'farther', 'away'].includes(one.to.goal);
      if (directed && one.spaces === undefined) return true;
      const landing = landingOf(table, self.id, one, { ...at, index: directed ? 0 : at.index });
      const moves = landing.ends.every((end) => end.join() !== (self.at as Space).join());
      return (directed && moves) || landing.holds;
    }
    case 'effects':
      return one.effects.some((op) => {
        if (op.do === 'spawn') return true;
        if (!('to' in op) || op.to === undefined) return true;
        if (op.to.who === 'self') return helps(table, op, self);
        return op.to.who !== 'choose' && op.to.who !== 'all' ? true : usefulFor(table, self, op).length > 0;
      });
  }
}

/** Whom an instruction is aimed at; null for nobody possible, undefined where it aims at nobody. */
export function aimOf(
  table: SlowTable,
  selfId: string,
  one: AiInstruction,
  struck: readonly string[],
): Figure | null | undefined {
  const self = figureOf(table, selfId);
  const first = (among: readonly Figure[], by: readonly Priority[] = []) =>
    byPriority(table, self, among, by)[0] ?? null;
  if (one.do === 'attack')
    return first(
      attackable(table, self, self.at as Space, one).filter(({ id }) => !struck.includes(id)),
      one.prioritise,
    );
  if (one.do === 'spell')
    return first(
      isHushed(table, self) ? [] : foes(table, self).filter((other) => inSoi(table, self, other)),
      one.prioritise,
    );
  if (one.do !== 'effects') return undefined;
  const choosing = one.effects.find((op) => 'to' in op && op.to?.who === 'choose');
  return choosing && first(usefulFor(table, self, choosing), one.prioritise);
}
