/** Putting a pack in work on the shelf of the table, once what it changes is agreed to. */
import { useState } from 'react';
import type { PackQuestion, PackReport } from '../../stores/packs/library.ts';
import type { Shelving } from '../../stores/workshop/workshop.ts';
import type { Files } from '../../workshop/document.ts';
import { useTools, useWorkshop } from './workshop-context.ts';

/** What would change on the table, while that is asked. */
export interface Asked {
  readonly question: PackQuestion;
  onReplace(): void;
  onKeep(): void;
}

/**
 * Puts the pack on the table; what takes the place of another version is shown first (X151). `then`: what is done once it
 * lies there.
 */
export function useShelving(then: (report: Extract<PackReport, { ok: true }>) => void | Promise<void>) {
  const { workshop } = useTools();
  const files = useWorkshop((state) => state.work?.files);
  const [asked, setAsked] = useState<{ readonly of?: Files; readonly question: PackQuestion } | null>(null);
  const shelve = async (how: Shelving) => {
    setAsked(null);
    const came = await workshop.shelve(how);
    if (came?.ok === null) setAsked({ of: files, question: came });
    else if (came?.ok) await then(came);
  };
  // What was shown is what is put there: a step further it is asked anew.
  const asking: Asked | null =
    asked && asked.of === files
      ? {
          question: asked.question,
          onReplace: () => void shelve('agreed'),
          onKeep: () => setAsked(null),
        }
      : null;
  return { shelve, asking };
}
