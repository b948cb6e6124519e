import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './sheet.css';

interface Props {
  readonly label: string;
  readonly className: string;
  /** An `alertdialog` wants one of its own answers: a click beside it is none. */
  readonly role?: 'dialog' | 'alertdialog';
  /** The id of what describes it. */
  readonly describedBy?: string;
  /** After Escape, or a click beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What has the focus first: what says so of itself (`data-first`), else whatever can have it. */
const FIRST = [
  '[data-first]',
  ':is(a[href], button, input, select, textarea):not([disabled], [tabindex="-1"])',
];

/**
 * Over all else, which meanwhile is inert: it keeps the focus, Escape closes it, and the focus goes back to where it
 * was.
 */
export function Modal({ label, className, role = 'dialog', describedBy, onClose, children }: Props) {
  const whole = useRef<HTMLDivElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // One over another is closed first: that below is inert.
      if (event.key !== 'Escape' || event.defaultPrevented || whole.current?.hasAttribute('inert')) return;
      event.preventDefault();
      close();
    };
    const beside = ({ target }: Event) => {
      if (target === shade.current && role === 'dialog') close();
    };
    let leave = () => {};
    // All of it must be styled and laid out for that: work of its own, after what drew it.
    const entering = setTimeout(() => {
      leave = takeOver(whole.current!);
    });
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', beside);
    return () => {
      clearTimeout(entering);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', beside);
      leave();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before, role]);
  return createPortal(
    <div ref={whole}>
      <div ref={shade} className="sheet-shade" />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is one of the two roles that take it */}
      <div
        role={role}
        aria-modal
        aria-label={label}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={`sheet panel ${className}`}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** Takes the focus, and all else out of reach; gives what undoes it. */
function takeOver(whole: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    // What is spoken is heard over a dialog, too.
    (other) => other !== whole && !other.hasAttribute('inert') && !other.hasAttribute('data-heard'),
  );
  const { style, clientWidth } = document.documentElement;
  // The page below neither scrolls nor moves aside for want of its bar.
  const bar = window.innerWidth - clientWidth;
  if (bar > 0) style.paddingRight = `${bar}px`;
  style.overflow = 'hidden';
  const first = FIRST.map((which) => whole.querySelector<HTMLElement>(which)).find(Boolean);
  if (!whole.contains(document.activeElement))
    (first ?? (whole.lastChild as HTMLElement)).focus({ preventScroll: true });
  for (const other of others) other.toggleAttribute('inert', true);
  return () => {
    for (const other of others) other.toggleAttribute('inert', false);
    style.overflow = '';
    style.paddingRight = '';
  };
}
