import { useState } from 'react';
import type { Copies } from '../../stores/backup/copies.ts';
import { messageOf } from '../../stores/message-of.ts';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { canKeepCopies, chosenFolder } from './copy-folder.ts';

/** Copies that go into a folder by themselves: which, whether they do, and how to begin or stop. */
export function FolderCopies({ copies }: { readonly copies: Copies }) {
  const { backup: words, failed } = useWholeWords().ui.screens;
  const { folder, is } = useStore(copies.store, (state) => state);
  const [why, setWhy] = useState<string | null>(null);
  if (!canKeepCopies()) return null;
  const begin = async () => {
    setWhy(null);
    try {
      const chosen = await chosenFolder();
      if (chosen) await copies.keepIn(chosen);
    } catch (error) {
      setWhy(failed(messageOf(error)));
    }
  };
  return (
    <>
      {folder !== null && <p role="status">{words.folderIs[is](folder)}</p>}
      {why !== null && <p role="alert">{why}</p>}
      <p className="flex wrap middle gap-2">
        {folder !== null && is === 'asks' && (
          <button type="button" className="btn" onClick={() => void copies.allow()}>
            {words.folderAllow}
          </button>
        )}
        {(folder === null || is === 'failed') && (
          <button type="button" className="btn" onClick={() => void begin()}>
            {words.folder}
          </button>
        )}
        {folder !== null && (
          <button type="button" className="btn btn-quiet" onClick={() => void copies.stop()}>
            {words.folderStop}
          </button>
        )}
      </p>
    </>
  );
}
