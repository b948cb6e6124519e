import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So many rows at once: more than a screen has. */
const STEP = 12;
/** Pixels before its end comes into sight. */
const EARLY = '400px';

interface Props<T> {
  readonly className: string;
  readonly all: readonly T[];
  readonly keyOf: (one: T) => string;
  /** One row, an `li`. */
  readonly row: (one: T) => ReactNode;
  /** On the button at its end: that there are `n` more. */
  readonly more: (n: number) => string;
}

/** A list as long as one likes, drawn as far as somebody has come: by scrolling, or by its last button. */
export function Rows<T>({ className, all, keyOf, row, more }: Props<T>) {
  const [most, setMost] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLLIElement>(null);
  /** The first row that was asked for by the button. */
  const asked = useRef<number | null>(null);
  const left = all.length - most;
  const isLong = left > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step it is looked anew whether its end is in sight
  useEffect(() => {
    if (!isLong || !end.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setMost((rows) => rows + STEP);
      },
      { rootMargin: EARLY },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isLong, most]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are there when there are more of them
  useLayoutEffect(() => {
    // The button has gone down, or away: whoever pressed it goes on at what came.
    if (asked.current !== null)
      list.current?.children[asked.current]?.querySelector<HTMLElement>('a, button')?.focus();
    asked.current = null;
  }, [most]);

  return (
    <ul ref={list} className={className}>
      {all.slice(0, most).map((one) => (
        <Fragment key={keyOf(one)}>{row(one)}</Fragment>
      ))}
      {isLong && (
        <li ref={end}>
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              asked.current = most;
              setMost(most + STEP);
            }}
          >
            {more(left)}
          </button>
        </li>
      )}
    </ul>
  );
}
