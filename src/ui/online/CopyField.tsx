/** A text to be taken elsewhere: it can be marked always, and copied where the browser lets a page. */
import { useState } from 'react';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly label: string;
  readonly text: string;
}

/** Over plain http there is no clipboard. */
const mayCopy = (): boolean => window.isSecureContext && navigator.clipboard !== undefined;

export function CopyField({ label, text }: Props) {
  const { copy: words } = useWholeWords().ui.online;
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {}, // not allowed: it can be marked
    );
  return (
    <div className="flex wrap to-foot gap-2">
      <label className="field grid gap-1 flex-1-1-14rem">
        <span className="label">{label}</span>
        <input readOnly value={text} onFocus={({ target }) => target.select()} />
      </label>
      {mayCopy() && (
        <button type="button" className="btn" onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </button>
      )}
    </div>
  );
}
