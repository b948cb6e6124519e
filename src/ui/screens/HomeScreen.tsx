import { type ChangeEvent, useEffect, useState } from 'react';
import { messageOf } from '../../check/message-of.ts';
import type { NotOpened } from '../../stores/table/opened.ts';
import { goTo, hashTo } from '../hooks/use-route.ts';
import { useStore } from '../hooks/use-store.ts';
import { useGames, useTable } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { LanternIcon } from '../icons/index.ts';
import { Notice } from '../panels/Notice.tsx';
import { ContentProblems } from './ContentProblems.tsx';
import { CreditsDialog } from './CreditsDialog.tsx';
import { EncounterList } from './EncounterList.tsx';
import { GameList } from './GameList.tsx';
import { NewerNotice } from './NewerNotice.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PackShelf } from './PackShelf.tsx';
import './home.css';

/** Where one comes in: go on with a game, begin one, or bring one as a file. */
export function HomeScreen() {
  const table = useTable();
  const games = useGames();
  const { home, credits: creditWords, ways } = useWords().ui.screens;
  const trouble = useStore(table.store, (state) => state.keepsNothing ?? state.trouble);
  const unread = useStore(table.store, (state) => state.unread);
  const [refused, setRefused] = useState<NotOpened | null>(null);
  /** A file that the browser itself does not give. */
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [credits, setCredits] = useState(false);
  useEffect(() => void table.refresh(), [table]);
  const latest = games?.find((game) => game.result === null);

  async function load(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    setRefused(null);
    setUnreadable(null);
    try {
      const opened = await table.loadFile(await file.text());
      if (opened.ok) goTo('play', opened.value);
      else setRefused(opened);
    } catch (error) {
      setUnreadable(home.notReadFile(file.name, messageOf(error)));
    }
    input.value = '';
  }

  return (
    <main className="home">
      <header className="home-head">
        <LanternIcon className="home-lamp" />
        <h1>{home.title}</h1>
        <p>{home.about}</p>
      </header>
      <NewerNotice />
      {refused && (
        <Notice title={refused.why} problems={refused.problems}>
          <p className="notice-ways">
            <OtherWays refused={refused} />
            <button type="button" className="btn btn-quiet" onClick={() => setRefused(null)}>
              {ways.dismiss}
            </button>
          </p>
        </Notice>
      )}
      {unreadable && <Notice title={unreadable} />}
      {unread && <Notice title={home.notRead(unread)} />}
      {trouble && <Notice title={home.keepsNoGames(trouble)} />}
      <div className="home-ways">
        {latest && (
          <a className="btn btn-primary home-go" href={hashTo('play', latest.id)}>
            <span>
              {home.goOn} <strong>{latest.name}</strong>
              <small>{home.where(latest)}</small>
            </span>
          </a>
        )}
        <a className={`btn ${latest ? '' : 'btn-primary'} home-go`} href={hashTo('set-up')}>
          {home.newGame}
        </a>
        <label className="btn home-go home-file">
          {home.loadFile}
          <input
            type="file"
            accept=".json,application/json"
            className="visually-hidden"
            onChange={(event) => void load(event)}
          />
        </label>
      </div>
      <GameList games={games} />
      <EncounterList />
      <PackShelf />
      <ContentProblems />
      <footer className="home-foot">
        <button type="button" className="btn btn-quiet btn-small" onClick={() => setCredits(true)}>
          {creditWords.title}
        </button>
        <p>{home.unofficial}</p>
      </footer>
      <CreditsDialog open={credits} onClose={() => setCredits(false)} />
    </main>
  );
}
