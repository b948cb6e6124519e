import { Tooltip } from 'radix-ui';
import { type ReactNode, useState } from 'react';

interface Props {
  /** What stands on the table. */
  readonly children: ReactNode;
  /** What unfolds from it. */
  readonly content: ReactNode;
  readonly className?: string;
  /** Name of the button, when its text does not say enough. */
  readonly label?: string;
}

/** A word or number that unfolds on hover, on focus and on tap, and folds with Escape. */
export function Unfold({ children, content, className = '', label }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip.Provider delayDuration={180}>
      <Tooltip.Root open={open} onOpenChange={setOpen}>
        <Tooltip.Trigger asChild>
          <button
            type="button"
            className={`unfold ${className}`}
            aria-label={label}
            onClick={(event) => {
              // The tooltip closes at a press; a tap is to open it.
              event.preventDefault();
              setOpen(true);
            }}
          >
            {children}
          </button>
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="unfolded panel" sideOffset={6} collisionPadding={10}>
            {content}
            <Tooltip.Arrow className="unfolded-arrow" />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
