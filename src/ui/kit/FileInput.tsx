import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly onFile: (file: File) => Promise<void>;
  readonly disabled?: boolean;
  /** More of its label's look. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Whatever this app reads: at any door it is known for what it is. */
const ANY = '.json,.zip,application/json,application/zip';

/**
 * A button for a file. The element listens by itself: a file may be chosen when another screen has come in the place of
 * this one while the browser's dialog was open, and React hears nothing of an element that is gone.
 */
export function FileInput({ onFile, disabled, className = '', children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current!;
    element.onchange = async () => {
      const file = element.files?.[0];
      if (!file) return;
      await onFile(file);
      // So that the same file can be chosen again after it was changed.
      element.value = '';
    };
  }, [onFile]);
  return (
    <label className={`btn ring-within ${className}`}>
      {children}
      <input ref={input} type="file" accept={ANY} className="visually-hidden" disabled={disabled} />
    </label>
  );
}
