/** The way in without packs. */
import { useState } from 'react';
import { messageOf } from '../../stores/message-of.ts';
import { Notice } from '../kit/Notice.tsx';
import { useNewerPage } from '../page/use-newer.ts';
import { useStore } from '../page/use-store.ts';
import { useTable } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';

/** Begins the visit anew at that address: packs are loaded, or left out, where a visit begins. */
function beginAt(hash: string): void {
  window.location.hash = hash;
  window.location.reload();
}

/** The way in without packs, for when one of them breaks the page. It is left out only where the visit began here. */
export function SafeScreen() {
  const { library } = useTable();
  const words = useWords().ui.screens.safe;
  const aside = useStore(library.store, (state) => state.aside);
  const loaded = useStore(library.store, (state) => state.content.packs.some(({ own }) => own));
  const [why, setWhy] = useState<string | null>(null);
  const newer = useNewerPage();
  const [notFetched, setNotFetched] = useState<string | null>(null);
  const fetchAnew = () => newer.fetchAnew().catch((error: unknown) => setNotFetched(messageOf(error)));
  const remove = (id: string) => library.remove(id).catch((error: unknown) => setWhy(messageOf(error)));
  return (
    <main className="page">
      <Notice calm alone title={loaded ? words.loaded : words.title}>
        {!loaded && <p className="notice-text">{aside.length > 0 ? words.about : words.none}</p>}
        {why !== null && <p className="notice-text">{words.notRemoved(why)}</p>}
        <ul className="notice-problems grid gap-4px scroll sm">
          {aside.map((id) => (
            <li key={id}>
              <code>{id}</code>{' '}
              <button type="button" className="btn btn-small btn-danger" onClick={() => void remove(id)}>
                {words.remove(id)}
              </button>
            </li>
          ))}
        </ul>
        <p className="notice-ways">
          {loaded ? (
            <button type="button" className="btn btn-primary" onClick={() => beginAt('#/safe')}>
              {words.without}
            </button>
          ) : (
            <a className="btn btn-primary" href="#/">
              {words.play}
            </a>
          )}
          <button type="button" className="btn" onClick={() => beginAt('#/')}>
            {words.withPacks}
          </button>
        </p>
        <p className="notice-text">{words.anewAbout}</p>
        {notFetched !== null && <p className="notice-text">{words.notFetched(notFetched)}</p>}
        <p className="notice-ways">
          <button type="button" className="btn btn-small" onClick={() => void fetchAnew()}>
            {words.anew}
          </button>
        </p>
      </Notice>
    </main>
  );
}
