import { useEffect } from 'react';
import { Notice } from '../kit/Notice.tsx';
import { useNewerPage } from '../page/use-newer.ts';
import { useStore } from '../page/use-store.ts';
import { useTable } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';

/**
 * A newer build of the page, where nothing is under way. It is not offered while something would be lost with the page
 * of today.
 */
export function NewerNotice() {
  const newer = useNewerPage();
  const table = useTable();
  const words = useWords().ui.screens.newer;
  const state = useStore(newer.store, (now) => now.state);
  const gameOpen = useStore(newer.store, (now) => now.gameOpen);
  const atStake = useStore(table.store, (now) => now.atStake);
  // On the way in, and when another tab took it: nobody plays here.
  const isBehind = state === 'behind';
  useEffect(() => {
    if (atStake) return;
    if (isBehind) newer.comeAnew();
    else newer.look();
  }, [newer, atStake, isBehind]);
  if (atStake || state === 'none' || isBehind) return null;
  return (
    <Notice calm title={words.ready}>
      <p className="notice-text">{gameOpen ? words.gameOpen : words.about}</p>
      <p className="notice-ways">
        <button
          type="button"
          className="btn btn-small"
          disabled={state === 'taking'}
          onClick={() => void newer.take()}
        >
          {state === 'taking' ? words.taking : words.take}
        </button>
      </p>
    </Notice>
  );
}
