import { useEffect, useMemo, useState } from 'react';
import { browserTimer } from '../../stores/game/pace.ts';
import { messageOf } from '../../stores/message-of.ts';
import type { Table } from '../../stores/table/table-store.ts';
import { browserTyped, draftsIn } from '../../stores/workshop/drafts.ts';
import { createWorkshop, type Workshop } from '../../stores/workshop/workshop.ts';
import type { SchemaBook } from '../../workshop/schema-book.ts';
import { Notice } from '../kit/Notice.tsx';
import { Wait } from '../opening/Wait.tsx';
import { useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { Desk } from './Desk.tsx';
import { fetchSchemas } from './fetch-schemas.ts';
import { WorkshopShelf } from './WorkshopShelf.tsx';
import { type Tools, ToolsContext, type WorkshopWords } from './workshop-context.ts';
import './workshop.css';

/** One workshop for a table, also while its screen is left: what was done can be undone after a game. */
const workshops = new WeakMap<Table, Workshop>();

function workshopOf({ keeping }: WorkshopWords, table: Table, noAnswer: string): Workshop {
  const { library, ground } = table;
  const known = workshops.get(table);
  if (known) return known;
  const made = createWorkshop({
    library,
    drafts: draftsIn(ground.cells),
    typed: browserTyped(),
    tabs: ground.tabs,
    stakes: ground.stakes,
    timer: browserTimer,
    words: { noAnswer, ...keeping },
  });
  workshops.set(table, made);
  return made;
}

type Came = { readonly book: SchemaBook; readonly words: Tools['words'] } | { readonly why: string };

/**
 * Packs made in the browser. `at`: the pack, and behind a slash the file of it.
 */
export function WorkshopScreen({
  at,
  schemas = fetchSchemas,
}: {
  at: string;
  schemas?: () => Promise<SchemaBook>;
}) {
  const table = useTable();
  const words = useWholeWords();
  const [came, setCame] = useState<Came | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([schemas(), words.workshop()])
      .then(([book, said]): Came => ({ book, words: said }))
      .catch(
        (error: unknown): Came => ({
          why: words.ui.screens.failed(messageOf(error)),
        }),
      )
      .then((what) => {
        if (!gone) setCame(what);
      });
    return () => {
      gone = true;
    };
  }, [schemas, words]);
  const tools = useMemo(
    () =>
      came && 'book' in came
        ? { ...came, workshop: workshopOf(came.words, table, words.ui.table.noAnswer) }
        : null,
    [came, table, words],
  );
  if (!came) return <Wait text={words.ui.screens.first.settingTable} />;
  if (!tools) {
    return (
      <main className="page">
        <Notice alone title={'why' in came ? came.why : ''}>
          <p className="notice-ways">
            <a className="btn" href="#/">
              {words.ui.screens.ways.toGames}
            </a>
          </p>
        </Notice>
      </main>
    );
  }
  const [key = '', ...path] = at.split('/');
  return (
    <ToolsContext value={tools}>
      {key === '' ? <WorkshopShelf /> : <Desk key={key} packKey={key} path={path.join('/') || 'pack.json'} />}
    </ToolsContext>
  );
}
