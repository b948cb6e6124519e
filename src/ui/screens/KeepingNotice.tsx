import { useHandOver } from '../hooks/use-hand-over.ts';
import { useStore } from '../hooks/use-store.ts';
import { useTable } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { Notice } from '../panels/Notice.tsx';

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
  const asFile = (
    <button type="button" className="btn btn-small btn-primary" onClick={handOver}>
      {words.asFile}
    </button>
  );
  if (failed !== null) {
    return (
      <Notice title={words.failed(failed)}>
        <p className="notice-ways">
          {asFile}
          <button type="button" className="btn btn-small" onClick={retry}>
            {words.retry}
          </button>
        </p>
      </Notice>
    );
  }
  if (deleted) {
    return (
      <Notice title={words.deleted}>
        <p className="notice-ways">
          {asFile}
          <button type="button" className="btn btn-small" onClick={retry}>
            {words.keepAgain}
          </button>
        </p>
      </Notice>
    );
  }
  if (nothing === null) return null;
  return (
    <Notice title={words.nothing(nothing)}>
      <p className="notice-ways">
        {asFile}
        <button type="button" className="btn btn-small btn-quiet" onClick={heardOfIt}>
          {words.understood}
        </button>
      </p>
    </Notice>
  );
}
