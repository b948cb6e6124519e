/** A pack in work as it lies in its window: its files, the one in hand, what is wrong. */
import { useEffect, useState } from 'react';
import type { Opening } from '../../stores/workshop/workshop.ts';
import type { Work } from '../../workshop/document.ts';
import { Elsewhere } from '../opening/Elsewhere.tsx';
import { keyNames } from '../page/key-names.ts';
import { goTo } from '../page/use-route.ts';
import { DeskBar } from './DeskBar.tsx';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import { NotKept } from './NotKept.tsx';
import { Trouble } from './Trouble.tsx';
import { useTools, useWorkshop } from './workshop-context.ts';

/** Whether the key pressed belongs to a field that takes its own typing back. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('textarea.ws-json') || target.isContentEditable);

/** One pack in work: its files, and the one that is open. */
export function Desk({ packKey, path }: { packKey: string; path: string }) {
  const { workshop, words } = useTools();
  const [came, setCame] = useState<Opening>('open');
  const [tries, setTries] = useState(0);
  const open = useWorkshop((state) => state.key);
  const work = useWorkshop((state) => state.work);
  const isLost = useWorkshop((state) => state.lost) === packKey;
  useEffect(() => {
    let gone = false;
    void workshop.open(packKey, tries > 0).then((found) => {
      if (!gone) setCame(found);
    });
    return () => {
      gone = true;
    };
  }, [workshop, packKey, tries]);

  // Where a step is taken back one sees what it was.
  const show = (changed: string | null) => {
    if (changed !== null && changed !== path) goTo('workshop', `${packKey}/${changed}`);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || isTyping(event.target)) return;
      const names = keyNames(event);
      const back = names.includes('Ctrl+Z');
      const forth = names.includes('Ctrl+Y') || names.includes('Ctrl+Shift+Z');
      if (!back && !forth) return;
      event.preventDefault();
      const changed = back ? workshop.undo() : workshop.redo();
      if (changed !== null && changed !== path) goTo('workshop', `${packKey}/${changed}`);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [workshop, packKey, path]);

  if (isLost || came === 'elsewhere') {
    const { keeping } = words;
    return (
      <Elsewhere
        title={keeping.elsewhere}
        about={keeping.oneAtATime}
        take={keeping.takeOver}
        onTake={() => setTries((n) => n + 1)}
        back={{ href: '#/workshop', name: words.toPacks }}
      />
    );
  }
  if (came === 'newer') {
    return (
      <main className="page">
        <Trouble />
        <a className="btn" href="#/workshop">
          {words.toPacks}
        </a>
      </main>
    );
  }
  if (came === 'missing') {
    return (
      <main className="page">
        <p role="alert">{words.shelf.notThere(packKey)}</p>
        <a className="btn" href="#/workshop">
          {words.toPacks}
        </a>
      </main>
    );
  }
  if (open !== packKey || !work) return <main className="page">{words.opening}</main>;
  return (
    <main className="ws-desk grid gap-2 pad-2">
      <FileList packKey={packKey} path={path} />
      <DeskBar work={work} onUndo={() => show(workshop.undo())} onRedo={() => show(workshop.redo())} />
      <div className="ws-open flex column-wise gap-2 shrink-y">
        <NotKept packKey={packKey} />
        <Trouble />
        <OpenFile key={path} packKey={packKey} path={path} work={work} />
      </div>
    </main>
  );
}

function OpenFile({ packKey, path, work }: { packKey: string; path: string; work: Work }) {
  const { words } = useTools();
  const text = Object.hasOwn(work.files, path) ? work.files[path]! : null;
  if (text === null) return <p>{words.desk.noFile(path)}</p>;
  return <FileEditor packKey={packKey} path={path} text={text} />;
}
