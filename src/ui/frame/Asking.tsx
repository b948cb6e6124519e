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
    <div ref={row} className="asking grid gap-2 tall">
      <header className="question-head safe-middle grid shrink shrink-y pad-y-3px lead-1_2">
        <h2 className="question-title pad-b-3px fit-1_2rem lead-1_1 plain">
          {title} {rule && <small className="text-face xs medium">{rule}</small>}
        </h2>
        {text && <p className="question-text fit-0_86rem medium lead-1_2">{text}</p>}
      </header>
      {children}
    </div>
  );
}
