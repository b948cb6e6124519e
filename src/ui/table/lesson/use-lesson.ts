/** The lesson that goes with the game on the screen, and the space it lights up. */
import { use, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Option, Space } from '../../../engine/index.ts';
import { type Course, createCourse, type Shown } from '../../../stores/lesson/course.ts';
import type { Chosen } from '../../../stores/lesson/holds.ts';
import { lessonFor } from '../../../stores/lesson/lessons.ts';
import type { Choice } from '../../../stores/middara/hand-press.ts';
import { useKeys } from '../../page/use-keys.ts';
import { LessonsContext } from '../../page/use-lessons.ts';
import { useStoreInPieces } from '../../page/use-store.ts';
import { useGame, useGameState, usePosition } from '../../page/use-table.ts';
import { useGlow } from './use-glow.ts';

/** The lesson that goes with the game on the screen. */
export interface LessonAtTable {
  readonly course: Course;
  readonly shown: Shown | null;
  /** The space of the board it lights up. */
  readonly lit: Space | null;
  /** Where the keyboard's cursor is sent. */
  readonly cursor: Space | null;
  readonly hush: () => void;
}

const NOTHING = { getState: () => ({ shown: null }), subscribe: () => () => {} };
const shownOf = ({ shown }: { readonly shown: Shown | null }) => shown;

/**
 * Looks on at the game, and tells what is new in it; null where its encounter has no lesson. `asked`: an answer that the
 * table asks about once more. `isAside`: what is seen is no question, but a turn that is laid out.
 */
export function useLesson(
  selection: Choice | null,
  asked: Option | null,
  isAside: boolean,
): LessonAtTable | null {
  const game = useGame();
  const progress = use(LessonsContext);
  const position = usePosition();
  const open = useGameState((state) => state.pending);
  const pending = isAside ? null : open;
  const count = useGameState((state) => state.shown);
  const decisions = useGameState((state) => state.decisions);
  const { encounter } = position.state;
  const course = useMemo(() => {
    const lesson = progress && lessonFor(encounter);
    return lesson && createCourse(lesson, progress);
  }, [encounter, progress]);
  useEffect(() => () => course?.close(), [course]);
  useEffect(() => {
    const events = game.session.events.slice(0, count);
    course?.look({ position, pending, events, decisions, chosen: asked?.id ?? chosenOf(selection) });
  }, [course, game, position, pending, count, decisions, selection, asked]);

  const shown = useStoreInPieces(course?.store ?? NOTHING, shownOf);
  const [cursor, setCursor] = useState<Space | null>(null);
  useGlow(shown);
  const target = shown?.target;
  const lit = target?.at === 'space' || target?.at === 'figure' ? target.space : null;
  // Goes to what is to be pressed: it comes into sight, and has the focus.
  const lead = () => {
    if (lit) {
      document.querySelector<HTMLElement>('.board-place')?.focus();
      // At once: Enter may be pressed next. Also where it was sent before, and has gone from since.
      flushSync(() => setCursor(null));
      flushSync(() => setCursor(lit));
    }
    const element = document.querySelector<HTMLElement>('[data-lesson="press"]');
    element?.scrollIntoView?.({ block: 'nearest' });
    element?.focus({ preventScroll: true });
  };
  useKeys(shown ? { g: lead } : {});
  if (!course || !progress) return null;
  return { course, shown, lit, cursor: lit && cursor, hush: () => progress.getState().hush() };
}

function chosenOf(selection: Choice | null): Chosen {
  if (!selection) return null;
  return selection.kind === 'answer' ? selection.option.id : selection.to.space;
}
