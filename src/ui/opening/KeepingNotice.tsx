import type { ReactNode } from 'react';
import { useHandOver } from '../frame/bar/use-hand-over.ts';
import { Notice } from '../kit/Notice.tsx';
import { useStore } from '../page/use-store.ts';
import { useTable } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';

/**
 * In a game: that this browser keeps nothing, once; that its last decisions are not kept, or that another tab has
 * deleted it, as long as it is so.
 */
export function KeepingNotice() {
  const { store, retry, heardOfIt } = useTable();
  const words = useWords().ui.screens.keeping;
  const handOver = useHandOver();
  const nothing = useStore(store, (state) => (state.toldOfIt ? null : state.keepsNothing));
  const failed = useStore(store, (state) => (state.saving === 'failed' ? (state.trouble ?? '') : null));
  const deleted = useStore(store, (state) => state.deleted !== null);
  if (failed !== null) return told(words.failed(failed), words.retry, retry);
  if (deleted) return told(words.deleted, words.keepAgain, retry);
  return nothing === null ? null : told(words.nothing(nothing), words.understood, heardOfIt, 'btn-quiet');

  function told(title: string, other: string, doOther: () => void, look = ''): ReactNode {
    return (
      <Notice title={title}>
        <p className="notice-ways">
          <button type="button" className="btn btn-small btn-primary" onClick={handOver}>
            {words.asFile}
          </button>
          <button type="button" className={`btn btn-small ${look}`} onClick={doOther}>
            {other}
          </button>
        </p>
      </Notice>
    );
  }
}
