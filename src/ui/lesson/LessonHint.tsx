import { useRef } from 'react';
import { figureIn, type Option, type Position } from '../../engine/index.ts';
import type { Press, Shown } from '../../stores/lesson/course.ts';
import type { HintTold, Pressed } from '../../words/en/ui/lesson.ts';
import type { Telling } from '../../words/telling.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';
import type { LessonAtTable } from './use-lesson.ts';
import './lesson.css';

interface Props {
  readonly position: Position;
  readonly lesson: LessonAtTable;
}

/** What is new at this question, and what to press: beside the answers, never over them, and spoken politely. */
export function LessonHint({ position, lesson: { course, shown, lead, hush } }: Props) {
  const words = useWords().ui.lesson;
  const telling = useTelling(position);
  const box = useRef<HTMLElement>(null);
  const skip = () => {
    course.skip();
    // Its button may be gone with it.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={box}
      className="lesson panel"
      aria-label={words.title}
      tabIndex={-1}
      data-hint={shown?.id}
      data-silent={shown === null || undefined}
    >
      <p role="status">
        {shown && words.hint(shown.id, toldOf(position, telling, shown))}
        {shown?.id === 'goal' && <span className="visually-hidden"> {words.byKeys}</span>}
      </p>
      {shown && (
        <div className="lesson-ways">
          {shown.isRead ? (
            <button type="button" className="btn btn-small btn-primary" data-lesson="press" onClick={skip}>
              {words.gotIt}
            </button>
          ) : (
            <button type="button" className="btn btn-small" aria-keyshortcuts={words.key} onClick={lead}>
              {words.showMe}{' '}
              <span className="kbd" aria-hidden="true">
                {words.key}
              </span>
            </button>
          )}
          {!shown.isRead && shown.id !== 'next' && (
            <button type="button" className="btn btn-small btn-quiet" onClick={skip}>
              {words.skip}
            </button>
          )}
          <button type="button" className="btn btn-small btn-quiet" onClick={hush}>
            {words.noHints}
          </button>
        </div>
      )}
    </section>
  );
}

function toldOf({ state }: Position, telling: Telling, { pending, press, foe }: Shown): HintTold {
  return {
    figure: telling.figure(pending.figure),
    sp: figureIn(state, pending.figure).sp,
    foe: telling.figure(foe),
    press: pressed(press, (option) => telling.option(option, pending)),
  };
}

function pressed(press: Press, answerOf: (option: Option) => string): Pressed {
  if (press.at === 'space') return { what: 'space', space: press.space };
  if (press.at === 'answer') return { what: 'answer', answer: answerOf(press.option) };
  return 'act' in press.of
    ? { what: 'confirm-answer', answer: answerOf(press.of) }
    : { what: 'confirm-space', space: press.of };
}
