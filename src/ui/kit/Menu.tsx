/** A button with a list of things to do under its right corner, on the platform's `popover`. */
import {
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import './menu.css';

const CloseContext = createContext<() => void>(() => {});

/** Pixels between the button, the list and the page's edge. */
const GAP = 6;

interface Props {
  /** The name of its button. */
  readonly label: string;
  /** What is on the button. */
  readonly face: ReactNode;
  /** Its lines. */
  readonly children: ReactNode;
}

/** With the pointer, or with arrows, Home, End and Enter; Escape, Back or a press elsewhere closes it. */
export function Menu({ label, face, children }: Props) {
  const [place, setPlace] = useState<{ readonly style: CSSProperties; readonly into: Element } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const open = place !== null;
  /** There is more of it below. */
  const [more, setMore] = useState(false);
  const look = () => {
    const { scrollHeight, scrollTop, clientHeight } = list.current!;
    setMore(scrollHeight - scrollTop - clientHeight > 2);
  };

  function unfold() {
    const { left, right, top, bottom } = button.current!.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const below = window.innerHeight - bottom;
    setPlace({
      style: {
        // On the side where there is more room: beside a low board the bar lies at the foot.
        ...(below < top ? { bottom: window.innerHeight - top + GAP } : { top: bottom + GAP }),
        ...(right < clientWidth / 2 ? { left } : { right: clientWidth - right }),
        maxHeight: Math.max(below, top) - 2 * GAP,
      },
      // Out of the toolbar, which is no place for it, and still in the part of the page it belongs to.
      into: button.current!.closest('header, dialog') ?? document.body,
    });
  }
  function close() {
    list.current?.hidePopover();
    setPlace(null);
  }

  useLayoutEffect(() => {
    if (!open) return;
    // A press on its button is no press elsewhere.
    button.current!.popoverTargetElement = list.current;
    list.current!.showPopover();
    list.current!.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    const { scrollHeight, clientHeight } = list.current!;
    setMore(scrollHeight - clientHeight > 2);
    const fold = () => setPlace(null);
    window.addEventListener('resize', fold);
    return () => window.removeEventListener('resize', fold);
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    const all = [...list.current!.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    // Tab goes on from the button: where the list hangs in the page is no place in its order.
    if (event.key === 'Tab') close();
    else if (event.key in next) {
      event.preventDefault();
      all[next[event.key]!]?.focus();
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-icon"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => {
          event.preventDefault();
          if (open) close();
          else unfold();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          unfold();
        }}
      >
        {face}
      </button>
      {place &&
        createPortal(
          <div
            ref={list}
            popover="auto"
            role="menu"
            tabIndex={-1}
            aria-label={label}
            className="menu panel"
            style={place.style}
            onKeyDown={onKeyDown}
            onScroll={look}
            onToggle={({ newState }) => newState === 'closed' && setPlace(null)}
          >
            <div className="menu-lines">
              <CloseContext value={close}>{children}</CloseContext>
            </div>
            {more && (
              <span className="menu-more text-center brass untouched" aria-hidden="true">
                ▾
              </span>
            )}
          </div>,
          place.into,
        )}
    </>
  );
}

/** Lines that belong together, under what they have to do with. */
export function MenuGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className="menu-group shrink line-above" aria-labelledby={id}>
      <p id={id} className="pad-2-3 sm semi brass">
        {title}
      </p>
      {children}
    </fieldset>
  );
}

export function MenuLine({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  const close = use(CloseContext);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="menu-item"
      onPointerEnter={({ currentTarget }) => currentTarget.focus()}
      onClick={() => {
        // First, so that a dialog it opens gives the focus back to the menu's button.
        close();
        onChoose();
      }}
    >
      {children}
    </button>
  );
}
