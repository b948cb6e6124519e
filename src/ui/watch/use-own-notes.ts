import { useMemo, useState } from 'react';
import type { Replay } from '../../stores/middara/replay.ts';
import { useTable } from '../page/use-table.ts';
import type { FeedBeside } from '../table/drawer/feed-context.ts';

/** What somebody writes beside the log of a recorded game, kept with it; `why`: it could not be kept. */
export function useOwnNotes(replay: Replay) {
  const table = useTable();
  const [own, setOwn] = useState(replay.own);
  const [why, setWhy] = useState<string | null>(null);
  const beside = useMemo<FeedBeside>(
    () => ({
      firstRound: replay.firstRound,
      own,
      // What does not run is only looked at.
      write: replay.session
        ? (notes) => {
            setOwn(notes);
            void table.amend(replay.id, { own: notes }).then((came) => setWhy(came.ok ? null : came.why));
          }
        : null,
      addressOf: null,
      goTo: replay.seek,
    }),
    [replay, table, own],
  );
  return { beside, why };
}
