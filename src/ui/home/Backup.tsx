import { useState } from 'react';
import type { Problem } from '../../check/problem.ts';
import { isNewer, type Restored } from '../../stores/backup/backup.ts';
import { localFrom } from '../../stores/backup/take-local.ts';
import { quietStorage } from '../../stores/kept/quiet-storage.ts';
import { messageOf } from '../../stores/message-of.ts';
import { FileInput } from '../kit/FileInput.tsx';
import { Notice } from '../kit/Notice.tsx';
import { ProblemList } from '../packs/ProblemList.tsx';
import { useDoor, useShownTo } from '../page/brought.ts';
import { useBackup, useBackups } from '../page/use-backup.ts';
import { useWholeWords } from '../page/use-words.ts';
import { FolderCopies } from './FolderCopies.tsx';
import { saveBackup } from './save-backup.ts';

type Shown =
  | { readonly is: 'nothing' }
  | { readonly is: 'making' | 'restoring'; readonly done: number; readonly of: number }
  | { readonly is: 'made'; readonly name: string }
  | { readonly is: 'restored'; readonly came: Restored }
  | { readonly is: 'refused'; readonly problems: readonly Problem[] }
  | { readonly is: 'failed'; readonly why: string };

const HERE = ['backup'] as const;

/** Everything that this browser keeps, out into one file and in again. */
export function Backup({ reload = () => window.location.reload() }: { readonly reload?: () => void }) {
  const fetchWork = useBackup();
  const backups = useBackups();
  const words = useWholeWords().ui.screens.backup;
  const [shown, setShown] = useState<Shown>({ is: 'nothing' });
  const isBusy = shown.is === 'making' || shown.is === 'restoring';

  async function told(work: () => Promise<Shown>): Promise<void> {
    try {
      setShown(await work());
    } catch (error) {
      setShown({ is: 'failed', why: messageOf(error) });
    }
  }
  // What is told of the way may come after its end.
  const telling = (is: 'making' | 'restoring') => (done: number, of: number) =>
    setShown((now) => (now.is === is ? { is, done, of } : now));
  const make = () =>
    told(async () => {
      setShown({ is: 'making', done: 0, of: 1 });
      const name = await saveBackup(await fetchWork!(), telling('making'));
      return { is: 'made', name };
    });
  const restore = (file: File) =>
    told(async () => {
      setShown({ is: 'restoring', done: 0, of: 1 });
      const { restore: take } = await fetchWork!();
      const zip = new Uint8Array(await file.arrayBuffer());
      const came = await take(zip, words.copy, telling('restoring'));
      if (!('counts' in came)) return { is: 'refused', problems: came };
      const local = localFrom(came.local, (key) => quietStorage.getItem(key) as string | null);
      for (const [key, value] of Object.entries(local)) quietStorage.setItem(key, value);
      return { is: 'restored', came };
    });
  useShownTo(HERE, 'home-backup', shown.is !== 'nothing' && shown.is);
  const bring = useDoor('backup', async ({ file }) => {
    if (file && !isBusy) await restore(file);
  });
  if (!fetchWork) return null;

  return (
    <section className="grid gap-3" aria-labelledby="home-backup">
      <h2 id="home-backup">{words.title}</h2>
      <p className="soft">{words.about}</p>
      <p className="flex wrap middle gap-2">
        <button type="button" className="btn" disabled={isBusy} onClick={() => void make()}>
          {words.make}
        </button>
        <FileInput onFile={bring} disabled={isBusy}>
          {words.restore}
        </FileInput>
      </p>
      {backups && <FolderCopies copies={backups.copies} />}
      <Came shown={shown} reload={reload} />
    </section>
  );
}

/** How far it is, and what came of it. */
function Came({ shown, reload }: { readonly shown: Shown; readonly reload: () => void }) {
  const { backup: words, failed } = useWholeWords().ui.screens;
  switch (shown.is) {
    case 'nothing':
      return null;
    case 'making':
    case 'restoring': {
      const { done, of } = shown;
      const label = shown.is === 'making' ? words.making(done, of) : words.restoring(done, of);
      return (
        <p className="grid gap-1">
          <progress value={done} max={of} aria-label={label} />
          <span className="soft sm">{label}</span>
        </p>
      );
    }
    case 'made':
      return <p role="status">{words.made(shown.name)}</p>;
    case 'failed':
      return <Notice title={failed(shown.why)} />;
    case 'refused':
      return (
        <Notice title={isNewer(shown.problems) ? words.newer : words.refused}>
          <ProblemList problems={shown.problems} />
        </Notice>
      );
    case 'restored': {
      const { counts, both, damaged } = shown.came;
      const lines = [
        words.added(counts),
        words.longer(counts),
        words.same(counts),
        both.length > 0 && words.both(both),
      ];
      return (
        <Notice calm={damaged.length === 0} title={words.restored}>
          {lines.map((line) => line && <p key={line}>{line}</p>)}
          {damaged.length > 0 && (
            <>
              <p>{words.damaged(damaged.length)}</p>
              <ProblemList problems={damaged} />
            </>
          )}
          <p className="notice-ways">
            <button type="button" className="btn btn-primary btn-small" onClick={reload}>
              {words.show}
            </button>
          </p>
        </Notice>
      );
    }
  }
}
