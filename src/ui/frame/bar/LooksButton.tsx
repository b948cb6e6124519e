import { useState } from 'react';
import { useKeys } from '../../page/use-keys.ts';
import { useWords } from '../../page/use-words.ts';
import { LooksDialog } from './LooksDialog.tsx';

/** Opens how it looks, by a press or its key, where no menu does. */
export function LooksButton() {
  const { looks: words, panels } = useWords().ui;
  const [open, setOpen] = useState(false);
  useKeys({ [words.key]: () => setOpen(true) });
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-small"
        aria-keyshortcuts={words.key}
        title={panels.tableBar.withKey(words.title, words.key)}
        onClick={() => setOpen(true)}
      >
        {words.title}
      </button>
      <LooksDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
