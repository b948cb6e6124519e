import {
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

const CloseContext = createContext<() => void>(() => {});

/** Pixels between the button, the list and the page's edge. */
const GAP = 6;

interface Props {
  /** The name of its button. */
  readonly label: string;
  /** What is on the button. */
  readonly face: ReactNode;
  readonly children: ReactNode;
}

/** A button with a menu under its right corner: with the pointer, or with arrows, Home, End, Enter and Escape. */
export function Menu({ label, face, children }: Props) {
  const [place, setPlace] = useState<{ readonly style: CSSProperties; readonly into: Element } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const open = place !== null;
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  function unfold() {
    const { right, bottom } = button.current!.getBoundingClientRect();
    setPlace({
      style: {
        position: 'fixed',
        top: bottom + GAP,
        right: document.documentElement.clientWidth - right,
        maxHeight: window.innerHeight - bottom - 2 * GAP,
      },
      // Out of the toolbar, whose arrows it would take, and still in the part of the page it belongs to.
      into: button.current!.closest('header') ?? document.body,
    });
  }
  function close() {
    setPlace(null);
    button.current?.focus();
  }

  useEffect(() => {
    if (!open) return;
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const fold = () => setPlace(null);
    const away = ({ target }: Event) => {
      const isOurs = [list, button].some(({ current }) => current?.contains(target as Node));
      if (!isOurs) fold();
    };
    document.addEventListener('pointerdown', away, true);
    window.addEventListener('resize', fold);
    return () => {
      document.removeEventListener('pointerdown', away, true);
      window.removeEventListener('resize', fold);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    // Tab goes on from the button: where the list hangs in the page is no place in its order.
    if (event.key === 'Tab') close();
    else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key in next) {
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
        onClick={() => (open ? close() : unfold())}
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
            role="menu"
            tabIndex={-1}
            aria-label={label}
            className="menu panel"
            style={place.style}
            onKeyDown={onKeyDown}
          >
            <CloseContext value={close}>{children}</CloseContext>
          </div>,
          place.into,
        )}
    </>
  );
}

export function MenuItem({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
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
