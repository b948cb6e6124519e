import { useLayoutEffect, useRef } from 'react';
import { useWholeWords } from '../../page/use-words.ts';
import type { Page } from '../guest-look.ts';

interface Props {
  readonly of: Page;
  /** What turns it is called. */
  readonly go: string;
  /** Null where nobody turns it: it is watched. */
  readonly onGo: (() => void) | null;
}

/** A page of the story: it lies on the table until somebody turns it. */
export function StoryPage({ of: { title, text }, go, onGo }: Props) {
  const { story } = useWholeWords().ui.guestTable;
  const button = useRef<HTMLButtonElement>(null);
  // With the page itself: a key that is pressed at once turns it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page anew
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [text]);
  return (
    <section className="guest-page-place above-4 absolute grid centered pad-4" aria-label={title}>
      <article
        className="guest-page pad-5 grid gap-3 full most-44rem bounded-y book-face lead-1_5 paper"
        aria-label={story}
      >
        <h2 className="ink">{title}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls */}
        <p className="scroll-y" tabIndex={0}>
          {text}
        </p>
        {onGo && (
          <button ref={button} type="button" className="btn btn-primary self-right" onClick={onGo}>
            {go}
          </button>
        )}
      </article>
    </section>
  );
}
