/** What lies over all else: on the platform's `<dialog>`, which keeps the focus, closes by Esc or Back, and gives the focus back. */
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { bringAlong, overAll } from './over-all.ts';
import './dialog.css';

interface Props {
  readonly label: string;
  readonly className?: string;
  /** It wants one of its own answers: a click beside it is none. */
  readonly urgent?: boolean;
  /** The id of what describes it. */
  readonly describedBy?: string;
  /** After Escape, Back, or a click beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Open for as long as it is drawn. What has `data-first` has the focus first, else whatever can have it. */
export function Dialog({ label, className = '', urgent = false, describedBy, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = box.current!;
    if (overAll() === document.body) measureBar();
    // The finger whose rest opened it is let go beside it: only a press that began since closes it.
    dialog.setAttribute('closedby', 'closerequest');
    const pressed = new AbortController();
    const { signal } = pressed;
    const closes = () => dialog.setAttribute('closedby', 'any');
    if (!urgent) window.addEventListener('pointerdown', closes, { capture: true, once: true, signal });
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    bringAlong();
    dialog.onclose = () => close();
    if (!urgent && dialog.closedBy === undefined)
      dialog.onclick = (event) => {
        // Nothing is given back: what is false would take the press from what it is on.
        if (dialog.getAttribute('closedby') === 'any' && isBeside(event, dialog)) dialog.close();
      };
    return () => {
      pressed.abort();
      dialog.onclose = null;
      dialog.close();
      bringAlong();
    };
  }, [urgent]);
  return createPortal(
    <dialog
      ref={box}
      role={urgent ? 'alertdialog' : 'dialog'}
      aria-label={label}
      aria-describedby={describedBy}
      className={`sheet panel ${className}`}
    >
      {children}
    </dialog>,
    document.body,
  );
}

/** How wide the bar of the page is, which neither scrolls nor moves aside for want of it (dialog.css). */
function measureBar(): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
}

/** For browsers without `closedby`. */
function isBeside({ target, clientX, clientY }: MouseEvent, dialog: HTMLElement): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
