import type { FigureId } from '../model/ids.ts';
import type { AiCondition, AiQuestion } from '../model/language/ai.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import { areFiguresAdjacent, listOpponents, listOtherAllies, rangeOf } from '../queries/figures/figures.ts';
import { isInInfluence, sightOf } from '../queries/figures/sight.ts';
import { hpOf, movementOf } from '../queries/figures/stats.ts';
import { listWays } from './ways.ts';
import { targetsFrom } from './what-if.ts';

export interface Verdict {
  readonly value: boolean;
  /** What was measured, with its numbers. */
  readonly because: string;
  /** The same as data: `found` and `needed`, `damage`, `from` … */
  readonly measured: Readonly<Record<string, number | string | boolean>>;
  readonly figures: readonly FigureId[];
}

/** Judges the bold condition of an AI step (p.58, C1, C3). */
export function judge(position: Position, self: Figure, condition: AiCondition): Verdict {
  switch (condition.is) {
    case 'otherwise':
      return { value: true, because: 'Otherwise is always true (C1)', measured: {}, figures: [] };
    case 'not': {
      const verdict = judgeQuestion(position, self, condition.of);
      return { ...verdict, value: !verdict.value };
    }
    case 'all': {
      const verdicts = condition.of.map((one) => judge(position, self, one));
      return {
        value: verdicts.every((verdict) => verdict.value),
        because: verdicts.map((verdict) => verdict.because).join('; '),
        measured: Object.assign({}, ...verdicts.map((verdict) => verdict.measured)),
        figures: [...new Set(verdicts.flatMap((verdict) => verdict.figures))],
      };
    }
    default:
      return judgeQuestion(position, self, condition);
  }
}

function judgeQuestion(position: Position, self: Figure, condition: AiQuestion): Verdict {
  switch (condition.is) {
    case 'has-effect': {
      const value = self.effects.includes(condition.effect);
      const because = `it has ${value ? '' : 'no '}${condition.effect}`;
      return { value, because, measured: { [condition.effect]: value }, figures: [self.id] };
    }
    case 'has-damage': {
      const { who, atLeast = 1 } = condition;
      const isHurt = (one: Figure) =>
        one.damage > 0 &&
        (atLeast === 'half' ? one.damage * 2 >= hpOf(position, one) : one.damage >= atLeast);
      if (who !== 'another-ally') {
        const { damage } = self;
        const because = `it has ${damage} damage${atLeast === 'half' ? ` of ${hpOf(position, self)}` : ''}`;
        return { value: isHurt(self), because, measured: { damage }, figures: [self.id] };
      }
      const hurt = listOtherAllies(position.state, self).filter(isHurt);
      return count(hurt, 1, 'other ally with damage', 'other allies with damage');
    }
    case 'energy': {
      const energy = self.cards.reduce((n, card) => n + (card.energy ?? 0), 0);
      const because = `it has ${energy} Energy`;
      return { value: energy >= condition.atLeast, because, measured: { energy }, figures: [self.id] };
    }
    case 'opponent': {
      const found = listOpponents(position.state, self).filter(
        (other) =>
          isWithin(position, self, other, condition.within, condition.range) &&
          (!condition.withEffect || other.effects.includes(condition.withEffect)) &&
          (!condition.withoutEffect || !other.effects.includes(condition.withoutEffect)),
      );
      const where = placeText(condition.within, condition.range);
      return count(found, condition.count ?? 1, `opponent ${where}`, `opponents ${where}`);
    }
    case 'ally': {
      // "An ally" is the figure itself too (p.67); nobody is adjacent to itself.
      const found = [self, ...listOtherAllies(position.state, self)].filter(
        (ally) =>
          (ally.id !== self.id || condition.within === 'soi') &&
          isWithin(position, self, ally, condition.within) &&
          (!condition.withEffect || ally.effects.includes(condition.withEffect)) &&
          (!condition.withoutEffect || !ally.effects.includes(condition.withoutEffect)),
      );
      const where = placeText(condition.within);
      return count(found, 1, `ally ${where}`, `allies ${where}`);
    }
    case 'nobody': {
      const found = listOpponents(position.state, self).filter((other) =>
        isWithin(position, self, other, condition.within, condition.range),
      );
      return {
        value: found.length === 0,
        because: `${found.length} opponents ${placeText(condition.within, condition.range)}`,
        measured: { found: found.length, needed: 0 },
        figures: found.map((f) => f.id),
      };
    }
    case 'can-move-and-attack':
      return canMoveAndAttack(position, self, condition);
  }
}

function isWithin(
  position: Position,
  self: Figure,
  other: Figure,
  within: 'adjacent' | 'soi' | 'range',
  range = 0,
): boolean {
  if (within === 'adjacent') return areFiguresAdjacent(position, self.id, other.id);
  if (within === 'soi') return isInInfluence(position, self, other);
  return rangeOf(self, other) <= range && sightOf(position, self, other).clear; // C1
}

const placeText = (within: 'adjacent' | 'soi' | 'range', range?: number): string =>
  within === 'adjacent'
    ? 'adjacent'
    : within === 'soi'
      ? 'within SOI'
      : `within Range ${range} and line of sight`;

function count(found: readonly Figure[], atLeast: number, one: string, many: string): Verdict {
  const names = found.map((f) => f.name).join(', ');
  const because = `${found.length} ${found.length === 1 ? one : many}${names ? ` (${names})` : ''}${atLeast > 1 ? `, ${atLeast} needed` : ''}`;
  const measured = { found: found.length, needed: atLeast };
  return { value: found.length >= atLeast, because, measured, figures: found.map((f) => f.id) };
}

/** C3: a way with its Movement Value and jumps of at most 2 to a space from which the attack is legal. */
function canMoveAndAttack(
  position: Position,
  self: Figure,
  condition: Extract<AiQuestion, { is: 'can-move-and-attack' }>,
): Verdict {
  const profile = {
    kind: condition.kind,
    range: condition.kind === 'ranged' ? (condition.range ?? 4) : (condition.reach ?? 1),
  };
  for (const way of listWays(position, self, { jump: 2 })) {
    const targets = targetsFrom(position, self.id, way.end, profile);
    if (targets.length > 0) {
      return {
        value: true,
        because: `from ${way.end[0]},${way.end[1]} it could attack ${targets[0]!.name}`,
        measured: { from: way.end.join(), cost: way.cost, jumps: way.jumps.length },
        figures: targets.map((f) => f.id),
      };
    }
  }
  return {
    value: false,
    because: 'from no space it can reach is an attack legal',
    measured: { points: movementOf(position, self).total },
    figures: [],
  };
}
