import type { ReactNode } from 'react';
import { useWords } from '../../page/use-words.ts';
import './table-bar.css';

interface Props {
  readonly label: string;
  /** Its name where the word on it says too little. */
  readonly name?: string;
  readonly shortcut?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** Why it is. */
  readonly why?: string | undefined;
  readonly onPress: () => void;
  /** Its icon. */
  readonly children: ReactNode;
}

/** A button of the bar: an icon over its word. */
export function BarButton({ label, name, shortcut, pressed, disabled, why, onPress, children }: Props) {
  const { tableBar } = useWords().ui.panels;
  return (
    <button
      type="button"
      className="bar-button"
      aria-label={name}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      aria-description={why}
      title={why ?? (shortcut && tableBar.withKey(name ?? label, shortcut))}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}
