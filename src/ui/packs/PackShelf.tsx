import { type ChangeEvent, type DragEvent, Suspense, useState } from 'react';
import { messageOf } from '../../stores/message-of.ts';
import type { PackQuestion, PackReport, PackSource } from '../../stores/packs/library.ts';
import { countsOf } from '../../stores/packs/pack-counts.ts';
import type { WholeWords } from '../../words/words.ts';
import { FileInput } from '../kit/FileInput.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useDoor, useShownTo } from '../page/brought.ts';
import { dropped } from '../page/dropped.ts';
import { hashTo } from '../page/use-route.ts';
import { useStore } from '../page/use-store.ts';
import { useContent, useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { OWN_PACKS } from './own-packs-part.ts';
import { PackChanges } from './PackChanges.tsx';
import { ProblemList } from './ProblemList.tsx';
import './packs.css';

/** What reads packs: for whoever brings one. */
const sources = () => import('./pack-source.ts');

/** The attribute that makes a file dialog choose folders is not in React's types. */
const FOLDER = { webkitdirectory: '' };

/** Players' own packs: bring one as a folder or a zip, see what came of it, try its monsters, put it away. */
export function PackShelf() {
  const { library } = useTable();
  const content = useContent();
  const { packs: words, workshop, failed } = useWholeWords().ui.screens;
  const unread = useStore(library.store, (state) => state.unread);
  const slow = useStore(library.store, (state) => state.slow);
  const [before, between, after] = words.about;
  const [report, setReport] = useState<PackReport | null>(null);
  const [question, setQuestion] = useState<{ came: PackQuestion; source: PackSource } | null>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);

  async function add(given: Promise<PackSource | null>, agreed = false) {
    setBusy(true);
    setQuestion(null);
    try {
      const source = await given;
      const came = source
        ? await library.add(source, agreed)
        : ({ ok: false, why: words.neither, problems: [] } as const);
      if (source && came.ok === null) setQuestion({ came, source });
      setReport(came.ok === null ? null : came);
    } catch (error) {
      setReport({ ok: false, why: failed(messageOf(error)), problems: [] });
    } finally {
      setBusy(false);
    }
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const files = [...(input.files ?? [])];
    if (files.length === 0) return;
    void add(sources().then((of) => of.chosenSource(files))).finally(() => {
      // So that the same folder can be chosen again after it was changed.
      input.value = '';
    });
  }

  const bring = useDoor('pack', (brought) => add(sources().then((of) => of.broughtSource(brought))));

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void bring(dropped(event.dataTransfer));
  }

  return (
    <section
      className="grid gap-3 packs"
      aria-labelledby="packs-title"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <h2 id="packs-title">{words.title}</h2>
      <div className="packs-add gap-3-4 flex wrap middle between pad-3-4 round-m edged dashed soft">
        <p className="flex-1-1-20rem">
          {before}
          <code>pack.json</code>
          {between}
          <code>content/README.md</code>
          {after}
        </p>
        <div className="flex wrap gap-2" aria-busy={busy}>
          {busy && <span>{words.reading}</span>}
          <a className="btn" href={hashTo('workshop')}>
            {workshop.open}
          </a>
          <label className="btn ring-within">
            {words.addFolder}
            <input type="file" className="visually-hidden" {...FOLDER} onChange={choose} />
          </label>
          <FileInput onFile={bring}>{words.addZip}</FileInput>
        </div>
      </div>
      {unread !== null && <Notice title={words.notRead(unread)} />}
      {slow.length > 0 && (
        <Notice title={words.slow(slow)}>
          <p className="notice-ways">
            <a className="btn btn-small" href={hashTo('safe')}>
              {words.toRemove}
            </a>
          </p>
        </Notice>
      )}
      {question && (
        <PackChanges
          question={question.came}
          onReplace={() => void add(Promise.resolve(question.source), true)}
          onKeep={() => setQuestion(null)}
        />
      )}
      <ShownWith came={question ?? report} />
      {report && <Report report={report} onDismiss={() => setReport(null)} />}
      {content.packs.some(({ own }) => own) && (
        <Suspense fallback={null}>
          <OWN_PACKS.Screen onRemoved={() => setReport(null)} />
        </Suspense>
      )}
    </section>
  );
}

const HERE = ['pack'] as const;

/** Whoever brought a pack from elsewhere sees what came of it. */
function ShownWith({ came }: { readonly came: unknown }) {
  useShownTo(HERE, 'packs-title', came);
  return null;
}

/** What came of the last pack brought. */
function Report({ report, onDismiss }: { report: PackReport; onDismiss: () => void }) {
  const { packs: words, ways } = useWholeWords().ui.screens;
  return (
    <Notice calm={report.ok} title={report.ok ? loadedTitle(report, words) : report.why}>
      {report.ok && report.trouble && <p className="notice-text">{words.notKept(report.trouble)}</p>}
      {!report.ok && report.problems.length > 0 && <ProblemList problems={report.problems} />}
      <p className="notice-ways">
        <button type="button" className="btn btn-quiet btn-small" onClick={onDismiss}>
          {ways.dismiss}
        </button>
      </p>
    </Notice>
  );
}

function loadedTitle(
  { pack, replaced }: Extract<PackReport, { ok: true }>,
  { loaded, count }: WholeWords['ui']['screens']['packs'],
): string {
  const counts = countsOf(pack).map(({ sort, n }) => count(sort, n));
  return loaded(`${pack.name} ${pack.version}`, replaced, counts);
}
