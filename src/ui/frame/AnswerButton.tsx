import { type ComponentType, type ReactNode, useId } from 'react';
import './answers.css';

interface Props {
  /** Its id in the log. */
  readonly option: string;
  /** The key that gives it; null where none does. */
  readonly shortcut: string | null;
  readonly icon?: ComponentType<{ className?: string }>;
  readonly note?: ReactNode;
  /** What it may come to, below it. */
  readonly odds?: ReactNode;
  readonly children: ReactNode;
  readonly onAnswer: (option: string) => void;
}

/** An answer of a game of whichever kind: what it is, its key, what it brings, and its odds. */
export function AnswerButton({ option, shortcut, icon: Icon, note, odds, children, onAnswer }: Props) {
  const id = useId();
  const does = Boolean(note || odds);
  return (
    <button
      type="button"
      className="answer text-left option relative pressable"
      data-option={option}
      aria-describedby={does ? id : undefined}
      aria-keyshortcuts={shortcut ?? undefined}
      onClick={() => onAnswer(option)}
    >
      <span className="flex middle gap-0_4rem shrink">
        {Icon && <Icon className="option-icon brass" />}
        <span className="grow shrink bold">{children}</span>
        {shortcut !== null && (
          <span className="kbd" aria-hidden="true">
            {shortcut}
          </span>
        )}
      </span>
      {/* What it does describes it, and is no part of its name. */}
      {does && (
        <span id={id} className="option-does grid medium lead-1_1 fit-0_82rem" aria-hidden="true">
          {note && <small>{note}</small>} {odds}
        </span>
      )}
    </button>
  );
}
