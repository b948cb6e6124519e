import type { Priority } from '../model/language/ai.ts';
import type { Position } from '../model/position.ts';
import type { Figure } from '../model/state.ts';
import type { AiCandidate } from '../model/trace.ts';
import { inTrackOrder, rangeOf, stepsOf } from '../queries/figures/figures.ts';
import { armorOf, convictionValueOf, remainingHpOf } from '../queries/figures/stats.ts';

export interface Choice {
  readonly target: Figure | null;
  readonly candidates: readonly AiCandidate[];
  readonly because: string;
}

/** Somebody it could not target at all (p.60), and why. */
export interface Impossible {
  readonly figure: Figure;
  readonly why: string;
}

interface Measured {
  readonly figure: Figure;
  readonly measured: Record<string, number | string | boolean>;
  removedBy: string | null;
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
  let because = possible.length === 1 ? 'the only one possible' : '';
  for (const priority of priorities) {
    const kept = keepBest(position, self, left, priority);
    if (kept.length < left.length && kept.length === 1) because = nameOf(priority);
    left = kept;
  }
  const first = left[0] ?? null;
  for (const other of left.slice(1)) {
    other.removedBy =
      other.figure.group === first!.figure.group ? 'higher number (C2)' : 'further back on the track (C2)';
    because = 'nearest the front of the Initiative Track';
  }
  return {
    target: first?.figure ?? null,
    candidates: [
      ...all.map(({ figure, measured, removedBy }) => ({ figure: figure.id, measured, removedBy })),
      ...impossible.map(({ figure, why }) => ({
        figure: figure.id,
        measured: { range: rangeOf(self, figure) },
        removedBy: `no possible target: ${why}`,
      })),
    ],
    because: because || (first ? 'the only one left' : 'nobody possible'),
  };
}

function keepBest(position: Position, self: Figure, among: Measured[], priority: Priority): Measured[] {
  const name = nameOf(priority);
  const score = (candidate: Measured): number => {
    const { value, better } = measure(position, self, candidate.figure, priority);
    candidate.measured[name] = value;
    return better;
  };
  const scores = among.map(score);
  const best = Math.max(...scores);
  return among.filter((candidate, i) => {
    if (scores[i] === best) return true;
    candidate.removedBy = name;
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
  const steps = () => stepsOf(position, self, figure) ?? 10_000;
  switch (priority) {
    case 'most-damage':
      return { value: figure.damage, better: figure.damage };
    case 'lowest-hp': {
      const left = remainingHpOf(position, figure);
      return { value: left, better: -left };
    }
    case 'lowest-conviction': {
      const value = convictionValueOf(position, figure);
      return { value, better: -value };
    }
    case 'lowest-armor':
    case 'highest-armor': {
      const { total } = armorOf(position, figure);
      return { value: total, better: priority === 'highest-armor' ? total : -total };
    }
    case 'nearest':
      return { value: steps(), better: -steps() };
    case 'farthest':
      return { value: steps(), better: steps() };
  }
}

/** A priority in words. */
export function nameOf(priority: Priority): string {
  if (typeof priority === 'string') return priority.replaceAll('-', ' ');
  return 'with' in priority ? `with ${priority.with}` : `without ${priority.without}`;
}
