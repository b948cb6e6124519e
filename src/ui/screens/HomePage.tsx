import type { ReactNode } from 'react';
// Not by way of the index: what is seen first would wait for every icon.
import LanternIcon from '~icons/game-icons/lantern-flame';
import type { GameSummary } from '../../stores/game/saved-game.ts';
import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import type { HomeWords } from '../../words/words.ts';
import { hashTo } from '../hooks/use-route.ts';
import { EncounterList } from './EncounterList.tsx';
import { GameList } from './GameList.tsx';
import './home.css';

export interface HomeProps {
  /** Newest first; null while they are being read. */
  readonly games: readonly GameSummary[] | null;
  readonly encounters: readonly EncounterSummary[];
  readonly words: HomeWords;
  readonly onFile: (file: File) => Promise<void>;
  /** null, or why it could not be deleted. */
  readonly onRemove: (id: string) => Promise<string | null>;
  /** Between the title and the ways in. */
  readonly notices?: ReactNode;
  /** Below the encounters. */
  readonly children?: ReactNode;
}

/**
 * Where one comes in: go on with a game, begin one, or bring one as a file. It is given all that it shows, so that it
 * is there before the rules, the cards and the rest of the language are.
 */
export function HomePage({ games, encounters, words, onFile, onRemove, notices, children }: HomeProps) {
  const { home } = words;
  const latest = games?.find((game) => game.result === null);
  return (
    <main className="home">
      <header className="home-head">
        <LanternIcon className="home-lamp" />
        <h1>{home.title}</h1>
        <p>{home.about}</p>
      </header>
      {notices}
      <div className="home-ways">
        {latest && (
          <a className="btn btn-primary home-go" href={hashTo('play', latest.id)}>
            <span>
              {home.goOn} <strong>{latest.name}</strong>
              <small>{home.where(latest)}</small>
            </span>
          </a>
        )}
        <a className={`btn ${latest ? '' : 'btn-primary'} home-go`} href={hashTo('learn')}>
          <span>
            <strong>{home.playNow}</strong>
            <small>{home.playNowAbout}</small>
          </span>
        </a>
        <a className="btn home-go" href={hashTo('set-up')}>
          {home.newGame}
        </a>
        <label className="btn home-go home-file">
          {home.loadFile}
          <input
            type="file"
            accept=".json,application/json"
            className="visually-hidden"
            onChange={async ({ target: input }) => {
              const file = input.files?.[0];
              if (!file) return;
              await onFile(file);
              // So that the same file can be chosen again after it was changed.
              input.value = '';
            }}
          />
        </label>
        <a className="btn home-go" href={hashTo('rules')}>
          {home.rules}
        </a>
      </div>
      <GameList games={games} words={words.games} onRemove={onRemove} />
      <EncounterList encounters={encounters} words={words} />
      {children}
    </main>
  );
}
