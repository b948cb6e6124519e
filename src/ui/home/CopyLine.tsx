import { useState } from 'react';
import { REMINDED_AFTER } from '../../stores/backup/copies.ts';
import { messageOf } from '../../stores/message-of.ts';
import { type Backups, useBackups } from '../page/use-backup.ts';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { saveBackup } from './save-backup.ts';

/** A quiet line on the first screen, where copies wait to be allowed again, or nothing was copied for many hours of play. */
export function CopyLine() {
  const backups = useBackups();
  return backups && <Line backups={backups} />;
}

function Line({ backups }: { readonly backups: Backups }) {
  const { backup: words, failed } = useWholeWords().ui.screens;
  const { copies } = backups;
  const { folder, is, hours } = useStore(copies.store, (state) => state);
  const [said, setSaid] = useState<string | null>(null);
  const save = () =>
    saveBackup(backups, () => {}).then(
      (name) => setSaid(words.made(name)),
      (error: unknown) => setSaid(failed(messageOf(error))),
    );
  if (said !== null) return <p role="status">{said}</p>;
  if (folder !== null && is === 'asks')
    return (
      <p className="flex wrap middle gap-2 soft">
        {words.folderIs.asks(folder)}
        <button type="button" className="btn btn-small" onClick={() => void copies.allow()}>
          {words.folderAllow}
        </button>
      </p>
    );
  if (folder !== null && is === 'failed') return <p className="soft">{words.folderIs.failed(folder)}</p>;
  if (folder !== null || hours < REMINDED_AFTER) return null;
  return (
    <p className="flex wrap middle gap-2 soft">
      {words.remind(hours)}
      <button type="button" className="btn btn-small" onClick={() => void save()}>
        {words.make}
      </button>
    </p>
  );
}
