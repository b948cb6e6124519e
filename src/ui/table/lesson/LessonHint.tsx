/** A hint of the guided first fight: a bubble beside what is lit, with an arrow to it. */
import { useRef } from 'react';
import { figureIn, type Option, type Position } from '../../../engine/index.ts';
import type { Press, Shown } from '../../../stores/lesson/course.ts';
import type { Telling } from '../../../words/telling.ts';
import type { Words } from '../../../words/words.ts';
import { medium, useMedium } from '../../page/media.ts';
import { useTelling, useWords } from '../../page/use-words.ts';
import { useOdds } from '../context/use-odds.ts';
import { useBubble } from './use-bubble.ts';
import type { LessonAtTable } from './use-lesson.ts';
import './lesson.css';

type LessonWords = Words['ui']['lesson'];
type HintTold = Parameters<LessonWords['hint']>[1];
type Pressed = Parameters<LessonWords['heard']>[2];

interface Props {
  readonly position: Position;
  readonly lesson: LessonAtTable;
}

const TOUCH = medium('(pointer: coarse)');

/** What is new at this question, seen beside what is to be pressed, and spoken politely; what is known is lit alone. */
export function LessonHint({ position, lesson: { course, shown, hush } }: Props) {
  const words = useWords().ui.lesson;
  const telling = useTelling(position);
  const touch = useMedium(TOUCH);
  const chance = useChance(position, shown);
  const box = useRef<HTMLElement>(null);
  // What was pointed at says all itself, and waits to be confirmed.
  const isQuiet = !shown || shown.id === 'next' || shown.press.at === 'confirm';
  const place = useBubble(box, isQuiet ? null : shown);
  const skip = () => {
    course.skip();
    // Its button may be gone with it.
    box.current?.focus({ preventScroll: true });
  };
  const told = shown && toldOf(position, telling, shown, chance, touch);
  return (
    <section
      ref={box}
      className="lesson absolute above-5 flex wrap middle gap-2 wide-16rem pad-2-3 round-m shade-high no-ring"
      style={place?.style}
      data-side={place?.side}
      aria-label={words.title}
      tabIndex={-1}
      data-hint={shown?.id}
      data-silent={isQuiet || undefined}
    >
      <p role="status" className="visually-hidden">
        {shown && told && words.heard(shown.id, told, pressed(shown.press, told.foe, telling, shown))}
        {shown?.id === 'goal' && ` ${words.byKeys}`}
      </p>
      {shown && told && !isQuiet && (
        <>
          <p className="lesson-text flex-1-1-14rem lead-1_3 relative semi" aria-hidden="true">
            {words.hint(shown.id, told)}
          </p>
          <div className="flex wrap gap-2">
            {shown.isRead ? (
              <button type="button" className="btn btn-small btn-primary" data-lesson="press" onClick={skip}>
                {words.gotIt}
              </button>
            ) : (
              <button type="button" className="btn btn-small" onClick={skip}>
                {words.skip}
              </button>
            )}
            <button type="button" className="btn btn-small" onClick={hush}>
              {words.noHints}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** How likely the attack it speaks of hits, in whole percent. */
function useChance(position: Position, shown: Shown | null): number | null {
  const isAttack = shown?.id === 'attack';
  const odds = useOdds(position, isAttack ? shown.pending.figure : null, isAttack ? shown.foe : null);
  const plain = odds === 'too-much' ? undefined : odds.find(({ empowered }) => !empowered);
  return plain ? Math.round(plain.hit * 100) : null;
}

function toldOf(
  { state }: Position,
  telling: Telling,
  { pending, foe }: Shown,
  chance: number | null,
  touch: boolean,
): HintTold {
  return {
    figure: telling.figure(pending.figure),
    sp: figureIn(state, pending.figure).sp,
    foe: telling.figure(foe),
    chance,
    touch,
  };
}

function pressed(press: Press, foe: string, telling: Telling, { pending }: Shown): Pressed {
  const answerOf = (option: Option) => telling.option(option, pending);
  switch (press.at) {
    case 'space':
      return { what: 'space', space: press.space };
    case 'answer':
      return { what: 'answer', answer: answerOf(press.option) };
    case 'figure':
      return { what: 'foe', foe };
    default:
      return { what: press.at };
  }
}
