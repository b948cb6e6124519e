import { type ReactNode, useState } from 'react';
import { MoreIcon } from '../icons/MoreIcon.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useKeys } from '../page/use-keys.ts';
import { useWords } from '../page/use-words.ts';
import './answers.css';

interface Props {
  /** Ids of the answers that lie under it. */
  readonly options: readonly string[];
  /** What they are; for what has no room beside the others where absent. */
  readonly title?: string | undefined;
  /** In small print; how many there are where absent. */
  readonly note?: string | null | undefined;
  /** The key that opens it; without one it is pressed. */
  readonly shortcut?: string | null;
  /** Lines of a list, any of which is the last press; or what is done with when it says so itself. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A card for the answers that have no room in the dock; pressed, they lie in a sheet over it. */
export function MoreAnswers({ options, title, note, shortcut = null, children }: Props) {
  const { more } = useWords().ui.panels.dock;
  const [open, setOpen] = useState(false);
  const name = title ?? more.name;
  useKeys(shortcut === null ? {} : { [shortcut]: () => setOpen(true) });
  return (
    <>
      <button
        type="button"
        className="answer text-left option relative pressable"
        data-option={options.join(' ')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts={shortcut ?? undefined}
        onClick={() => setOpen(true)}
      >
        <span className="flex middle gap-0_4rem shrink">
          <MoreIcon className="option-icon brass" />
          <span className="grow shrink bold">{name}</span>
          {shortcut !== null && (
            <span className="kbd" aria-hidden="true">
              {shortcut}
            </span>
          )}
        </span>
        <span className="option-does grid medium lead-1_1 fit-0_82rem">
          {note ?? more.effect(options.length)}
        </span>
      </button>
      <Sheet open={open} rises title={name} onClose={() => setOpen(false)}>
        {typeof children === 'function' ? (
          children(() => setOpen(false))
        ) : (
          // Who has answered has done with it.
          <ul className="options grid gap-6px" onClickCapture={() => setTimeout(() => setOpen(false))}>
            {children}
          </ul>
        )}
      </Sheet>
    </>
  );
}
