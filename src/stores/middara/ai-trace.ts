import type { ConditionBecause, EncounterEvent, SkipBecause } from '../../engine/index.ts';
import { type CameOf, cameOf } from './ai-came-of.ts';

/** What an automated opponent thought, as a tree: a step's condition, then what it did about it. */
export interface TraceStep {
  readonly step: string;
  readonly value: boolean;
  /** null for what is thought of under no step. */
  readonly because: ConditionBecause | null;
  readonly followed: boolean;
  readonly thoughts: readonly TraceThought[];
}

export type TargetChosen = Extract<EncounterEvent, { type: 'aiTargetChosen' }>;
export type WayChosen = Extract<EncounterEvent, { type: 'aiWayChosen' }>;

/** A choice as its event tells it: `whyNotTarget` and `whyNotSpace` answer from the same event. */
export type TraceThought =
  | { readonly kind: 'target'; readonly instruction: string; readonly event: TargetChosen }
  | { readonly kind: 'way'; readonly instruction: string; readonly event: WayChosen }
  | { readonly kind: 'skipped'; readonly instruction: string; readonly because: SkipBecause };

export interface Trace {
  readonly figure: string;
  readonly steps: readonly TraceStep[];
  /** What it did in this turn, so far. */
  readonly cameOf: readonly CameOf[];
}

interface Growing {
  step: string;
  value: boolean;
  because: ConditionBecause | null;
  followed: boolean;
  thoughts: TraceThought[];
}

/** The thoughts of the automated turn nearest before event `shown`; null when there was none yet. */
export function traceBefore(events: readonly EncounterEvent[], shown: number): Trace | null {
  let last = shown - 1;
  while (last >= 0 && !isThought(events[last]!)) last -= 1;
  if (last < 0) return null;
  let first = last;
  while (first > 0 && events[first]!.type !== 'turnBegan') first -= 1;
  return traceOf(events.slice(first, shown));
}

const isThought = (event: EncounterEvent): boolean =>
  event.type.startsWith('ai') && event.type !== 'aiLastStepGained';

function traceOf(events: readonly EncounterEvent[]): Trace | null {
  let figure: string | null = null;
  const steps: Growing[] = [];
  const think = (thought: TraceThought) => {
    const step = steps.at(-1);
    if (step) step.thoughts.push(thought);
    else steps.push({ step: '', value: true, because: null, followed: true, thoughts: [thought] });
  };
  for (const event of events) {
    switch (event.type) {
      case 'aiConditionChecked':
        figure ??= event.figure;
        steps.push({
          step: event.step,
          value: event.value,
          because: event.because,
          followed: false,
          thoughts: [],
        });
        break;
      case 'aiStepFollowed': {
        const step = steps.findLast((one) => one.step === event.step);
        if (step) step.followed = true;
        break;
      }
      case 'aiTargetChosen':
        figure ??= event.figure;
        think({ kind: 'target', instruction: event.instruction, event });
        break;
      case 'aiWayChosen':
        figure ??= event.figure;
        think({ kind: 'way', instruction: event.instruction, event });
        break;
      case 'aiInstructionSkipped':
        figure ??= event.figure;
        think({ kind: 'skipped', instruction: event.instruction, because: event.because });
        break;
      default:
    }
  }
  return figure === null ? null : { figure, steps, cameOf: cameOf(events, figure) };
}
