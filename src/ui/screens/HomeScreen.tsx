import { type ChangeEvent, useEffect, useState } from 'react';
import type { Opened } from '../../stores/table/table-store.ts';
import { goTo, hashTo } from '../hooks/use-route.ts';
import { useStore } from '../hooks/use-store.ts';
import { useGames, useTable } from '../hooks/use-table.ts';
import { LanternIcon } from '../icons/index.ts';
import { Notice } from '../panels/Notice.tsx';
import { ContentProblems } from './ContentProblems.tsx';
import { CreditsDialog } from './CreditsDialog.tsx';
import { EncounterList } from './EncounterList.tsx';
import { GameList } from './GameList.tsx';
import { PackShelf } from './PackShelf.tsx';
import './home.css';

/** Where one comes in: go on with a game, begin one, or bring one as a file. */
export function HomeScreen() {
  const table = useTable();
  const games = useGames();
  const trouble = useStore(table.store, (state) => state.trouble);
  const [refused, setRefused] = useState<Extract<Opened<string>, { ok: false }> | null>(null);
  const [credits, setCredits] = useState(false);
  useEffect(() => void table.refresh(), [table]);
  const latest = games?.find((game) => game.result === null);

  async function load(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    const opened = await table.loadFile(await file.text());
    input.value = '';
    setRefused(opened.ok ? null : opened);
    if (opened.ok) goTo('play', opened.value);
  }

  return (
    <main className="home">
      <header className="home-head">
        <LanternIcon className="home-lamp" />
        <h1>Middara table</h1>
        <p>Four adventurers, opponents that play themselves by the rulebook, one screen.</p>
      </header>
      {refused && (
        <Notice title={refused.why} problems={refused.problems}>
          <p className="notice-ways">
            {refused.watch && (
              <a className="btn btn-primary" href={hashTo('watch', refused.watch)}>
                Watch it as it was recorded
              </a>
            )}
            <button type="button" className="btn btn-quiet" onClick={() => setRefused(null)}>
              Dismiss
            </button>
          </p>
        </Notice>
      )}
      {trouble && <Notice title={`This browser keeps no games (${trouble}). Save them as files.`} />}
      <div className="home-ways">
        {latest && (
          <a className="btn btn-primary home-go" href={hashTo('play', latest.id)}>
            <span>
              Continue <strong>{latest.name}</strong>
              <small>
                Round {latest.round || '–'}
                {latest.waiting ? ` — ${latest.waiting}` : ''}
              </small>
            </span>
          </a>
        )}
        <a className={`btn ${latest ? '' : 'btn-primary'} home-go`} href={hashTo('set-up')}>
          New game
        </a>
        <label className="btn home-go home-file">
          Load a file
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
          Credits and licences
        </button>
        <p>
          An unofficial fan project. Middara is by Succubus Publishing; get the game for its story and its
          cards.
        </p>
      </footer>
      <CreditsDialog open={credits} onClose={() => setCredits(false)} />
    </main>
  );
}
