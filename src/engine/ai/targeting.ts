import type { Priority } from '../model/language/ai.ts';
import type { TargetBecause, TargetRemoved } from '../model/messages/because.ts';
import type { Reason } from '../model/messages/reason.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { AiCandidate } from '../model/trace.ts';
import { LAST_ATTACKER } from '../procedures/attack/last-attacker.ts';
import { inTrackOrder, rangeOf, stepsOf } from '../queries/figures/figures.ts';
import { armorTotalOf, convictionValueOf, defenseOf, remainingHpOf } from '../queries/figures/stats.ts';
import { isMarked } from '../queries/figures/tests.ts';

export interface Choice {
  readonly target: Figure | null;
  readonly candidates: readonly AiCandidate[];
  readonly because: TargetBecause;
}

/** Somebody it could not target at all (p.60), and why. */
export interface Impossible {
  readonly figure: Figure;
  readonly why: Reason;
}

interface Measured {
  readonly figure: Figure;
  readonly measured: Record<string, number | string | boolean>;
  removedBy: TargetRemoved | null;
}

/**
 * Targeting Priority, p.60: 1. only the possible targets count; 2. each priority the step names keeps the best of
 * them, in turn; 3. a tie goes to the front of the Initiative Track, 4. then to the lowest number (C2). Every
 * candidate's numbers are kept, and why those that were impossible were.
 */
export function chooseTarget(
  position: Position,
  self: Figure,
  possible: readonly Figure[],
  priorities: readonly Priority[] = [],
  impossible: readonly Impossible[] = [],
): Choice {
  const all: Measured[] = inTrackOrder(position.state, possible).map((figure) => ({
    figure,
    measured: { range: rangeOf(self, figure) },
    removedBy: null,
  }));
  let left = all;
  let because: TargetBecause | null = possible.length === 1 ? { kind: 'only-one' } : null;
  for (const priority of priorities) {
    const kept = keepBest(position, self, left, priority);
    if (kept.length < left.length && kept.length === 1) because = { kind: 'priority', priority };
    left = kept;
  }
  const first = left[0] ?? null;
  for (const other of left.slice(1)) {
    other.removedBy = { kind: other.figure.group === first!.figure.group ? 'higher-number' : 'further-back' };
    because = { kind: 'nearest-front' };
  }
  return {
    target: first?.figure ?? null,
    candidates: [
      ...all.map(({ figure, measured, removedBy }) => ({ figure: figure.id, measured, removedBy })),
      ...impossible.map(({ figure, why }) => ({
        figure: figure.id,
        measured: { range: rangeOf(self, figure) },
        removedBy: { kind: 'impossible' as const, reason: why },
      })),
    ],
    because: because ?? { kind: first ? 'only-one-left' : 'nobody' },
  };
}

/** The one of them a single priority chooses, for who need not tell why; null of nobody. */
export function bestBy(
  position: Position,
  self: Figure,
  possible: readonly Figure[],
  priority: Priority,
): Figure | null {
  if (possible.length < 2) return possible[0] ?? null;
  let best: Figure | null = null;
  let most = 0;
  for (const figure of inTrackOrder(position.state, possible)) {
    const { better } = measure(position, self, figure, priority);
    if (best !== null && better <= most) continue;
    best = figure;
    most = better;
  }
  return best;
}

/** Those of them that the priority puts beside that one, itself included, front of the track first (C2). */
export function tiedWith(
  position: Position,
  self: Figure,
  possible: readonly Figure[],
  priority: Priority,
  one: Figure,
): Figure[] {
  const { better } = measure(position, self, one, priority);
  return inTrackOrder(
    position.state,
    possible.filter((figure) => measure(position, self, figure, priority).better === better),
  );
}

function keepBest(position: Position, self: Figure, among: Measured[], priority: Priority): Measured[] {
  const name = measureOf(priority);
  const score = (candidate: Measured): number => {
    const { value, better } = measure(position, self, candidate.figure, priority);
    candidate.measured[name] = value;
    return better;
  };
  const scores = among.map(score);
  const best = Math.max(...scores);
  return among.filter((candidate, i) => {
    if (scores[i] === best) return true;
    candidate.removedBy = { kind: 'priority', priority };
    return false;
  });
}

/** What a priority measures, and the same as "more is better". */
function measure(
  position: Position,
  self: Figure,
  figure: Figure,
  priority: Priority,
): { value: number | boolean; better: number } {
  if (typeof priority === 'object') {
    const wanted =
      'with' in priority
        ? figure.effects.includes(priority.with)
        : !figure.effects.includes(priority.without);
    return { value: wanted, better: wanted ? 1 : 0 };
  }
  switch (priority) {
    case 'most-damage':
      return { value: figure.damage, better: figure.damage };
    case 'lowest-hp': {
      const left = remainingHpOf(position, figure);
      return { value: left, better: -left };
    }
    case 'highest-hp': {
      const left = remainingHpOf(position, figure);
      return { value: left, better: left };
    }
    case 'lowest-defense':
    case 'highest-defense': {
      const { total } = defenseOf(position, figure);
      return { value: total, better: priority === 'highest-defense' ? total : -total };
    }
    case 'most-effects':
      return { value: figure.effects.length, better: figure.effects.length };
    case 'most-sp':
      return { value: figure.sp, better: figure.sp };
    case 'last-attacker': {
      const last = isMarked(self, LAST_ATTACKER, figure);
      return { value: last, better: last ? 1 : 0 };
    }
    case 'lowest-conviction': {
      const value = convictionValueOf(position, figure);
      return { value, better: -value };
    }
    case 'lowest-armor':
    case 'highest-armor': {
      const total = armorTotalOf(position, figure);
      return { value: total, better: priority === 'highest-armor' ? total : -total };
    }
    case 'nearest':
    case 'farthest': {
      const steps = stepsOf(position, self, figure) ?? 10_000;
      return { value: steps, better: priority === 'farthest' ? steps : -steps };
    }
  }
}

/** Under what key of `measured` the log keeps what a priority measured. */
function measureOf(priority: Priority): string {
  if (typeof priority === 'string') return priority;
  return 'with' in priority ? `with-${priority.with}` : `without-${priority.without}`;
}
