import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Unfolded } from './Unfolded.tsx';

interface Props {
  /** What stands on the table. */
  readonly children: ReactNode;
  /** What unfolds from it. */
  readonly content: ReactNode;
  readonly className?: string;
  /** Name of the button, when its text does not say enough. */
  readonly label?: string;
}

/** Milliseconds a pointer rests on it before it unfolds, or is off it before it folds: on its way to what unfolded. */
const REST = 180;

/** A word or number that unfolds on hover, on focus and on tap, and folds with Escape. */
export function Unfold({ children, content, className = '', label }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const turn = useCallback((next: boolean, after = 0) => {
    clearTimeout(rest.current);
    if (after === 0) setOpen(next);
    else rest.current = setTimeout(() => setOpen(next), after);
  }, []);
  const fold = useCallback(() => turn(false), [turn]);
  useEffect(() => () => clearTimeout(rest.current), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`unfold ${className}`}
        aria-label={label}
        aria-describedby={open ? id : undefined}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && turn(true, REST)}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && turn(false, REST)}
        onFocus={() => turn(true)}
        onBlur={fold}
        onClick={() => turn(true)}
      >
        {children}
      </button>
      {open && (
        <Unfolded id={id} from={button} onFold={fold} onHover={(over) => turn(over, over ? 0 : REST)}>
          {content}
        </Unfolded>
      )}
    </>
  );
}
