/** A course of hints as data, and which one is told at a question, with what it lights up. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type EncounterEvent,
  type FigureId,
  figureIn,
  type Option,
  type Prompt,
  type Space,
} from '../../engine/index.ts';
import { nearestFoe } from '../middara/nearest-foe.ts';
import { adviceOn } from './advice.ts';
import { type AskedView, holds, isPointed, type LessonView } from './holds.ts';
import type { Hint, HintId, Lesson, Part } from './lesson.ts';
import type { ProgressStore } from './progress.ts';

/** What to press now. */
export type Press =
  | { readonly at: 'answer'; readonly option: Option }
  | { readonly at: 'space'; readonly space: Space }
  /** An opponent, on the board, to attack it. */
  | { readonly at: 'figure'; readonly figure: FigureId; readonly space: Space }
  /** What ends the turn. */
  | { readonly at: 'end' }
  /** What confirms something that was pointed at. */
  | { readonly at: 'confirm'; readonly of: Exclude<Press, { readonly at: 'confirm' }> };

/** What a hint lights up, found. */
export type Target = Press | { readonly at: 'part'; readonly part: Part };

/** The hint on the screen. */
export interface Shown {
  readonly id: HintId;
  readonly target: Target;
  /** There is nothing to do about it but to read it. */
  readonly isRead: boolean;
  readonly pending: Prompt;
  /** What the lesson would press. */
  readonly press: Press;
  /** The opponent it is about. */
  readonly foe: FigureId | null;
}

/** A lesson as it goes on beside its game. */
export interface Course {
  readonly lesson: Lesson;
  readonly store: StoreApi<{ readonly shown: Shown | null }>;
  /** The table has changed: is the hint done with, and which comes next? */
  look(view: LessonView): void;
  /** Read, or not wanted. */
  skip(): void;
  /** The game leaves the screen. */
  close(): void;
}

const NEXT: Hint = {
  id: 'next',
  when: { is: 'all', of: [] },
  points: { at: 'advice' },
  done: { by: 'answering' },
};

/** A hint from when it came on the screen. */
interface Since {
  readonly hint: Hint;
  readonly events: number;
  readonly decisions: number;
}

export function createCourse(lesson: Lesson, progress: ProgressStore): Course {
  const store = createStore<{ readonly shown: Shown | null }>(() => ({ shown: null }));
  let since: Since | null = null;
  let last: LessonView | null = null;

  const finish = (hint: Hint) => {
    if (hint.id !== 'next') progress.getState().finish(lesson.id, hint.id);
  };

  function next(view: AskedView): Hint | null {
    const { done, quiet } = progress.getState();
    if (quiet) return null;
    const over = done[lesson.id] ?? [];
    return lesson.hints.find(({ id, when }) => !over.includes(id) && holds(when, view)) ?? NEXT;
  }

  function look(view: LessonView): void {
    last = view;
    if (since && isDone(since, view)) {
      const { hint } = since;
      since = null;
      finish(hint);
    }
    const { pending } = view;
    // While something is shown nobody is to press anything, and dice that are typed in fall as they fell.
    if (!pending || pending.kind === 'die-face') {
      store.setState({ shown: null });
      return;
    }
    const asked: AskedView = { ...view, pending, advice: adviceOn(view.position, pending) };
    const hint = next(asked);
    if (since?.hint.id !== hint?.id)
      since = hint && { hint, events: view.events.length, decisions: view.decisions };
    store.setState({ shown: hint && shownOf(hint, asked) });
  }

  const again = () => last && look(last);
  const close = progress.subscribe(again);
  return {
    close,
    lesson,
    store,
    look,
    skip() {
      if (since) finish(since.hint);
    },
  };
}

/** What was taken back is to be done again. */
function isDone({ hint: { done }, events, decisions }: Since, view: LessonView): boolean {
  switch (done.by) {
    case 'reading':
      return false;
    case 'answering':
      return view.decisions > decisions;
    case 'doing':
      return view.events
        .slice(events)
        .some((event) => event.type === done.event && isByAdventurer(event, view));
  }
}

function isByAdventurer(event: EncounterEvent, { position }: LessonView): boolean {
  const who = 'figure' in event && typeof event.figure === 'string' ? event.figure : null;
  return who !== null && figureIn(position.state, who).kind === 'adventurer';
}

function shownOf({ id, points, done }: Hint, view: AskedView): Shown {
  const press = pressOf(view);
  return {
    id,
    target: points.at === 'part' ? points : press,
    isRead: done.by === 'reading',
    pending: view.pending,
    press,
    foe: foeOf(view),
  };
}

function pressOf(view: AskedView): Press {
  const of = meantBy(view.advice);
  return isPointed(view) ? { at: 'confirm', of } : of;
}

function meantBy(advice: AskedView['advice']): Exclude<Press, { readonly at: 'confirm' }> {
  switch (advice.to) {
    case 'go':
      return { at: 'space', space: advice.space };
    case 'attack':
      return { at: 'figure', figure: advice.target, space: advice.at };
    case 'answer':
      return { at: 'answer', option: advice.option };
    default:
      return { at: 'end' };
  }
}

/** Who is asked about, else whom the lesson would attack, else the nearest. */
function foeOf({ pending: { question, figure }, advice, position }: AskedView): FigureId | null {
  if ('attacker' in question) return question.attacker;
  if ('mover' in question) return question.mover;
  if (advice.to === 'attack') return advice.target;
  return nearestFoe(position, figureIn(position.state, figure))?.id ?? null;
}
