/** A word or number that unfolds on hover, on focus and on tap; Escape, Back or a press elsewhere folds it. */
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Unfolded } from './Unfolded.tsx';

interface Props {
  /** What stands on the table. */
  readonly children: ReactNode;
  /** What unfolds from it. */
  readonly content: ReactNode;
  readonly className?: string;
  /** Name of the button, when its text does not say enough. */
  readonly label?: string;
  /** What Enter does when it is unfolded; it is to be pressed in the content, too. */
  readonly onMore?: (() => void) | undefined;
  /** What a click does, where it does more than unfold; a tap unfolds all the same. */
  readonly onPress?: () => void;
}

/** Milliseconds a pointer rests on it before it unfolds, or is off it before it folds: on its way to what unfolded. */
const REST = 180;

/** What is needed once somebody points at it. A table shows hundreds that nobody ever does. */
interface Unfolding {
  readonly from: HTMLButtonElement;
  readonly turn: (open: boolean, after?: number) => void;
  readonly fold: () => void;
}

function unfolding(from: HTMLButtonElement, setOpen: (open: Unfolding | null) => void): Unfolding {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const turn = (open: boolean, after = 0) => {
    clearTimeout(rest);
    const now = () => setOpen(open ? own : null);
    if (after === 0) now();
    else rest = setTimeout(now, after);
  };
  const own: Unfolding = { from, turn, fold: () => turn(false) };
  return own;
}

/** A menu would be closed by what unfolds from a word the pointer passes. */
const isMenuOpen = (): boolean => document.querySelector('[role="menu"]') !== null;

/** Unfolds its content from its children. */
export function Popover({ children, content, className = '', label, onMore, onPress }: Props) {
  const [open, setOpen] = useState<Unfolding | null>(null);
  const known = useRef<Unfolding>(undefined);
  const isNew = useRef(false);
  const turn = (event: SyntheticEvent<HTMLButtonElement>, next: boolean, after?: number) => {
    known.current ??= unfolding(event.currentTarget, setOpen);
    known.current.turn(next, after);
  };
  return (
    <>
      <button
        type="button"
        className={`unfold ${className}`}
        aria-label={label}
        data-open={open ? true : undefined}
        onPointerEnter={() => {
          isNew.current = true;
        }}
        onPointerMove={(event) => {
          // What comes to lie under a pointer at rest, with a sheet that opens, was not pointed at.
          if (!isNew.current) return;
          isNew.current = false;
          if (event.pointerType !== 'touch' && !isMenuOpen()) turn(event, true, REST);
        }}
        onPointerLeave={(event) => event.pointerType !== 'touch' && turn(event, false, REST)}
        onFocus={(event) => turn(event, true)}
        onBlur={(event) => turn(event, false)}
        onClick={(event) => {
          // Nothing of the browser's own for a button with a popover: a second press does not fold it.
          event.preventDefault();
          const isTap = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
          // Enter and Space come without a press of a pointer; the focus has unfolded it already.
          if (onMore && open && event.detail === 0) {
            open.fold();
            onMore();
          } else if (onPress && !isTap) {
            turn(event, false);
            onPress();
          } else turn(event, true);
        }}
      >
        {children}
      </button>
      {open && (
        <Unfolded from={open.from} onFold={open.fold} onHover={(over) => open.turn(over, over ? 0 : REST)}>
          {content}
        </Unfolded>
      )}
    </>
  );
}
