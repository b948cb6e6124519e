import type { ReactNode } from 'react';
import { useWords } from '../../page/use-words.ts';
import './goal-line.css';

interface Props {
  /** What is wanted, in a sentence. */
  readonly aim: string;
  /** As it is drawn, where that is more than its letters. */
  readonly children?: ReactNode;
}

/** What is wanted of the players now, on top of the table. */
export function Goal({ aim, children = aim }: Props) {
  const { title } = useWords().goal;
  return (
    <section
      className="goal-line flex middle mid pad-x-2 shrink lead-1_2 text-center balanced"
      aria-label={title}
    >
      <p className="clip" title={aim}>
        {children}
      </p>
    </section>
  );
}
