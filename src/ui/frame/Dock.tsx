/** The dock: everything that is pressed to play. */
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { inOwnTask } from '../page/own-task.ts';
import './dock.css';

interface Props {
  /** The question it shows, `null` while none is open: a new one takes the focus that the last one's buttons had. */
  readonly of: { readonly kind: string } | null;
  /** What it holds just now. */
  readonly state: 'cards' | 'target' | 'question' | 'watching' | 'sheet' | 'plan' | 'tape';
  readonly label: string;
  /** It came by itself: what is pressed just then was meant for what stood there before. */
  readonly guarded?: boolean;
  /** About to fall: framed in red. */
  readonly urgent?: boolean;
  /** Of whom it is. */
  readonly hero?: ReactNode;
  readonly children: ReactNode;
  /** What ends it, lower right. */
  readonly end?: ReactNode;
}

/** Milliseconds for which a question that came by itself takes no answer (face.md 11). */
const GUARD = 250;

/** Of a height that no question and no figure changes: whose it is, what can be done, what ends it. */
export function Dock({ of, state, label, guarded = false, urgent, hero, children, end }: Props) {
  const dock = useRef<HTMLElement>(null);
  // An answer's button is gone with its question: the keyboard goes on from the new one.
  useEffect(() => {
    if (!of) return;
    return inOwnTask(() => {
      if (document.activeElement === document.body || document.activeElement === null)
        dock.current?.focus({ preventScroll: true });
    });
  }, [of]);
  const [safe, setSafe] = useState<object | null>(guarded ? null : of);
  useEffect(() => {
    if (!of || !guarded) return;
    const timer = setTimeout(() => setSafe(of), GUARD);
    return () => clearTimeout(timer);
  }, [of, guarded]);
  const isGuarded = guarded && of !== null && safe !== of;
  const stop = (event: MouseEvent) => {
    if (!isGuarded) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      ref={dock}
      className={
        of
          ? 'dock relative grid shrink shrink-y on-cloth clip question'
          : 'dock relative grid shrink shrink-y on-cloth clip'
      }
      tabIndex={-1}
      aria-label={label}
      data-state={state}
      data-kind={of?.kind}
      data-guard={isGuarded || undefined}
      onClickCapture={stop}
      data-urgent={urgent || undefined}
    >
      {hero}
      <div className="dock-main relative shrink shrink-y">{children}</div>
      {end && <div className="dock-end grid gap-0_4rem shrink shrink-y">{end}</div>}
    </section>
  );
}
