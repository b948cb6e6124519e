/** A button for what cannot be undone: it asks once more, in its own place. */
import { useState } from 'react';
import { useWholeWords } from '../page/use-words.ts';

interface Props {
  readonly name: string;
  /** What comes of it. */
  readonly about: string;
  readonly onSure: () => void;
}

export function AskedTwice({ name, about, onSure }: Props) {
  const { sheet: words } = useWholeWords().ui.online;
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" className="btn btn-small" onClick={() => setAsked(true)}>
        {name}
      </button>
    );
  return (
    <fieldset className="flex wrap middle gap-2 pad-1-2 edged round-m" aria-label={`${name}?`}>
      <p className="sm" role="alert">
        <strong>{name}?</strong> {about}
      </p>
      <button
        type="button"
        className="btn btn-small btn-primary"
        // biome-ignore lint/a11y/noAutofocus: the button it takes the place of had the focus
        autoFocus
        onClick={() => {
          setAsked(false);
          onSure();
        }}
      >
        {words.sure}
      </button>
      <button type="button" className="btn btn-small" onClick={() => setAsked(false)}>
        {words.not}
      </button>
    </fieldset>
  );
}
