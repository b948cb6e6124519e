import { useState } from 'react';
import { LooksButton } from '../frame/bar/LooksButton.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { CreditsDialog } from './CreditsDialog.tsx';

/** At the foot of the first screen: how it looks, whose work it is, and that it is unofficial. */
export function HomeFoot() {
  const { home, credits } = useWholeWords().ui.screens;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <footer className="flex wrap middle between gap-2 sm faint">
        <LooksButton />
        <button type="button" className="btn btn-quiet btn-small" onClick={() => setOpen(true)}>
          {credits.title}
        </button>
        <p>{home.unofficial}</p>
      </footer>
      <CreditsDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
