import { useEffect, useState } from 'react';
import type { NotOpened } from '../../stores/opened/opened.ts';
import { hashTo } from '../page/use-route.ts';
import { useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { CannotOpen } from './CannotOpen.tsx';
import { Wait } from './Wait.tsx';

/** Opens the position a link holds, as a game of its own. */
export function LinkScreen({ packed }: { packed: string }) {
  const table = useTable();
  const words = useWholeWords().ui.screens.link;
  const [refused, setRefused] = useState<NotOpened | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.resolve().then(async () => {
      if (gone) return;
      const opened = await table.loadLink(packed);
      // The link is not left in the history: going back would open it once more.
      if (opened.ok) window.location.replace(hashTo('play', opened.value));
      else setRefused(opened);
    });
    return () => {
      gone = true;
    };
  }, [table, packed]);
  if (!refused) return <Wait text={words.opening} />;
  return <CannotOpen refused={refused} />;
}
