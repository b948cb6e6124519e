import { Suspense, useState } from 'react';
import { useWords } from '../page/use-words.ts';
import type { Paper } from './papers.ts';
import { PRINT } from './print-part.ts';

/** Opens what can be had on paper of what it stands beside. */
export function PrintButton({ papers }: { papers: () => readonly Paper[] }) {
  const words = useWords().ui.print;
  const [open, setOpen] = useState<readonly Paper[] | null>(null);
  return (
    <>
      <button type="button" className="btn btn-small" onClick={() => setOpen(papers())}>
        {words.open}
      </button>
      <Printing papers={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** The dialog itself, fetched when it is first wanted; null: it is not. */
export function Printing({ papers, onClose }: { papers: readonly Paper[] | null; onClose: () => void }) {
  return (
    papers && (
      <Suspense fallback={null}>
        <PRINT.Screen papers={papers} onClose={onClose} />
      </Suspense>
    )
  );
}
