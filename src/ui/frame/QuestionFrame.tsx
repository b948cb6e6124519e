import { type ReactNode, useEffect, useRef } from 'react';
import { inOwnTask } from '../page/own-task.ts';
import { useWords } from '../page/use-words.ts';
import '../kit/panels.css';

interface Props {
  /** The question it shows: a new one takes the focus that the last one's buttons had. */
  readonly of: { readonly kind: string };
  /** Who is asked, as a picture. */
  readonly badge?: ReactNode;
  /** The same in words. */
  readonly seat: ReactNode;
  readonly text: ReactNode;
  /** Where the book has it. */
  readonly rule?: ReactNode;
  /** Beside the question. */
  readonly beside?: ReactNode;
  /** Its answers, and whatever helps with them. */
  readonly children: ReactNode;
}

/** The open question of a game of whichever kind: who is asked, what, by which rule, and its answers. */
export function QuestionFrame({ of, badge, seat, text, rule, beside, children }: Props) {
  const { title } = useWords().ui.panels.question;
  const panel = useRef<HTMLElement>(null);
  // An answer's button is gone with its question: the keyboard goes on from the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each question anew
  useEffect(() => {
    return inOwnTask(() => {
      if (document.activeElement === document.body || document.activeElement === null)
        panel.current?.focus({ preventScroll: true });
    });
  }, [of]);
  return (
    <section ref={panel} className="question panel" tabIndex={-1} aria-label={title} data-kind={of.kind}>
      <header className="question-head">
        {badge}
        <div>
          <p className="question-seat">{seat}</p>
          <h2 className="question-text">{text}</h2>
        </div>
        {rule && <small className="question-rule">{rule}</small>}
        {beside}
      </header>
      {children}
    </section>
  );
}
