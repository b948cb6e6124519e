/** A course of hints as data, and which one is told at a question, with what it lights up. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type EncounterEvent,
  type FigureId,
  figureIn,
  listOpponents,
  type Option,
  type Prompt,
  rangeOf,
  type Space,
} from '../../engine/index.ts';
import { adviceOn } from './advice.ts';
import { type AskedView, holds, isPointed, type LessonView } from './holds.ts';
import type { Hint, HintId, Lesson, Part } from './lesson.ts';
import type { ProgressStore } from './progress.ts';

/** What to press now. */
export type Press =
  | { readonly at: 'answer'; readonly option: Option }
  | { readonly at: 'space'; readonly space: Space }
  /** What confirms an answer or a space that was pointed at. */
  | { readonly at: 'confirm'; readonly of: Option | Space };

/** What a hint lights up, found. */
export type Target =
  | Press
  | { readonly at: 'figure'; readonly figure: FigureId }
  | { readonly at: 'part'; readonly part: Part };

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
  /** What it lights up was pressed. */
  pressed(): void;
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
    pressed() {
      if (since?.hint.done.by !== 'pressing') return;
      finish(since.hint);
    },
    skip() {
      if (since) finish(since.hint);
    },
  };
}

/** What was taken back is to be done again. */
function isDone({ hint: { done }, events, decisions }: Since, view: LessonView): boolean {
  switch (done.by) {
    case 'reading':
    case 'pressing':
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
  const acted = points.at === 'foe' ? lastFoe(view) : null;
  return {
    id,
    target: points.at === 'part' ? points : acted === null ? press : { at: 'figure', figure: acted },
    isRead: done.by === 'reading',
    pending: view.pending,
    press,
    foe: acted ?? foeOf(id, view),
  };
}

function pressOf(view: AskedView): Press {
  const { advice } = view;
  const meant = advice.to === 'go' ? advice.space : advice.option;
  if (isPointed(view)) return { at: 'confirm', of: meant };
  return advice.to === 'go' ? { at: 'space', space: advice.space } : { at: 'answer', option: advice.option };
}

/** The opponent that followed its card last, if it still stands; else one that does. */
function lastFoe({ events, position }: AskedView): FigureId | null {
  const foes = position.state.figures.filter(({ side, defeated }) => side === 'combatants' && !defeated);
  const acted = events.findLast(({ type }) => type === 'aiStepFollowed');
  const who = acted && 'figure' in acted ? acted.figure : null;
  return foes.find(({ id }) => id === who)?.id ?? foes[0]?.id ?? null;
}

/** Who is asked about, else whom the lesson would attack, else the nearest. */
function foeOf(
  hint: HintId,
  { pending: { question, figure }, advice, position }: AskedView,
): FigureId | null {
  if ('attacker' in question) return question.attacker;
  if ('mover' in question) return question.mover;
  if (hint === 'attack' && advice.to === 'attack' && advice.option.act.do === 'attack')
    return advice.option.act.target;
  const own = figureIn(position.state, figure);
  const foes = [...listOpponents(position.state, own)];
  return foes.sort((a, b) => rangeOf(own, a) - rangeOf(own, b))[0]?.id ?? null;
}
