import { type ReactNode, useRef } from 'react';
import { useFit } from './use-fit.ts';
import './answers.css';

interface Props {
  readonly title: ReactNode;
  /** Where the book has it. */
  readonly rule?: ReactNode;
  /** Under the title. */
  readonly text?: ReactNode;
  /** Its answers, and whatever helps with them. */
  readonly children: ReactNode;
}

/** In the dock of a game of whichever kind: what is asked beside its answers, in words that fit. */
export function Asking({ title, rule, text, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useFit(row);
  return (
    <div ref={row} className="asking grid tall">
      <header className="question-head shrink-y lead-1_2">
        <h2 className="question-title plain">
          {title} {rule && <small>{rule}</small>}
        </h2>
        {text && <p className="question-text text-face lg strong lead-1_25 plain untracked">{text}</p>}
      </header>
      {children}
    </div>
  );
}
