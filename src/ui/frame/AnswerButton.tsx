import { type ComponentType, type ReactNode, useId } from 'react';

interface Props {
  /** Its id in the log. */
  readonly option: string;
  /** The key that gives it; null where none does. */
  readonly shortcut: string | null;
  readonly icon?: ComponentType<{ className?: string }>;
  readonly note?: ReactNode;
  /** What it may come to, beside it. */
  readonly odds?: ReactNode;
  readonly chosen?: boolean;
  readonly children: ReactNode;
  readonly onAnswer: (option: string) => void;
}

/** An answer of a game of whichever kind: its key, what it is, what it brings, and its odds. */
export function AnswerButton({
  option,
  shortcut,
  icon: Icon,
  note,
  odds,
  chosen,
  children,
  onAnswer,
}: Props) {
  const id = useId();
  return (
    <button
      type="button"
      className="btn option"
      data-option={option}
      data-chosen={chosen || undefined}
      aria-describedby={note || odds ? id : undefined}
      aria-keyshortcuts={shortcut ?? undefined}
      onClick={() => onAnswer(option)}
    >
      {shortcut !== null && (
        <span className="kbd" aria-hidden="true">
          {shortcut}
        </span>
      )}
      {Icon && <Icon className="option-icon" />}
      <span className="option-words">
        <span>{children}</span>
        {/* What it does describes it, and is no part of its name. */}
        {(note || odds) && (
          <span id={id} className="option-does" aria-hidden="true">
            {note && <small>{note}</small>} {odds}
          </span>
        )}
      </span>
    </button>
  );
}
