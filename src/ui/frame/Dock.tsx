/** The dock: everything that is pressed to play. */
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { inOwnTask } from '../page/own-task.ts';
import { isMotionReduced } from '../page/use-reduced-motion.ts';
import './dock.css';

interface Props {
  /** The question it shows, `null` while none is open: a new one takes the focus that the last one's buttons had. */
  readonly of: { readonly kind: string } | null;
  /** What it holds just now. */
  readonly state: 'cards' | 'pass' | 'target' | 'question' | 'watching' | 'sheet' | 'plan' | 'tape';
  readonly label: string;
  /** It came by itself: what is pressed just then was meant for what stood there before. */
  readonly guarded?: boolean;
  /** Nothing can be pressed but what it is watched with: on a phone it is low then, and grows back. */
  readonly small?: boolean;
  /** About to fall: framed in red. */
  readonly urgent?: boolean;
  /** A sheet rises from it, over the board; on a wide page its end stays as high as it is without one. */
  readonly rises?: 'wide' | 'phone' | 'low' | undefined;
  /** Whose player is asked, where several play: its edge is in their colour. */
  readonly seat?: number | null;
  /** Of whom it is. */
  readonly hero?: ReactNode;
  readonly children: ReactNode;
  /** What ends it, lower right. */
  readonly end?: ReactNode;
}

/** Milliseconds for which a question that came by itself takes no answer (face.md 11). */
const GUARD = 250;
/** Milliseconds in which it grows back (dock.css); what is pressed meanwhile counts for nothing either. */
const GROWS = 200;

/** Of a height that no question and no figure changes: whose it is, what can be done, what ends it. */
export function Dock({
  of,
  state,
  label,
  guarded = false,
  small = false,
  urgent,
  rises,
  seat = null,
  hero,
  children,
  end,
}: Props) {
  const dock = useRef<HTMLElement>(null);
  // An answer's button is gone with its question: the keyboard goes on from the new one.
  useEffect(() => {
    if (!of) return;
    return inOwnTask(() => {
      if (document.activeElement === document.body || document.activeElement === null)
        dock.current?.focus({ preventScroll: true });
    });
  }, [of]);
  // While it is drawn, not after: what came up with the dock is guarded from its first frame on.
  const [last, setLast] = useState({ of, small, grew: false });
  if (last.of !== of || last.small !== small)
    setLast({ of, small, grew: last.small ? !small : last.of === of && last.grew });
  const { grew } = last;
  const isNew = guarded || grew;
  const [safe, setSafe] = useState<object | null>(isNew ? null : of);
  useEffect(() => {
    if (!of || !isNew) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const guardFor = (milliseconds: number) => {
      if (!isGone) timer = setTimeout(() => setSafe(of), milliseconds);
    };
    // On a busy machine it has grown later than the clock says: what moves takes no press.
    const growing = grew ? (dock.current?.getAnimations?.() ?? []) : [];
    if (growing.length > 0)
      void Promise.allSettled(growing.map(({ finished }) => finished)).then(() => guardFor(GUARD));
    else guardFor(GUARD + (grew && !isMotionReduced() ? GROWS : 0));
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [of, isNew, grew]);
  const isGuarded = isNew && of !== null && safe !== of;
  const stop = (event: MouseEvent) => {
    if (!isGuarded) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      ref={dock}
      className={`dock relative grid gap-2 pad-2 shrink shrink-y on-cloth clip ${of ? 'question' : ''} ${rises ? 'self-foot above-5 most-y-70dvh' : ''}`}
      tabIndex={-1}
      aria-label={label}
      data-state={state}
      data-kind={of?.kind}
      data-guard={isGuarded || undefined}
      data-small={small || undefined}
      data-grew={grew || undefined}
      onClickCapture={stop}
      data-urgent={urgent || undefined}
      data-rises={rises}
      data-seat={seat === null ? undefined : seat + 1}
      style={seat === null ? undefined : ({ '--seat': `var(--seat-${seat + 1})` } as CSSProperties)}
    >
      {hero}
      <div className="dock-main relative shrink shrink-y">{children}</div>
      {end && (
        <div
          className={`dock-end grid gap-0_4rem shrink shrink-y ${rises === 'wide' ? 'self-foot height-5_6rem' : ''}`}
        >
          {end}
        </div>
      )}
    </section>
  );
}
