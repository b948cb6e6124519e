import { useState } from 'react';
import type { GameSummary } from '../../stores/game/saved-game.ts';
import { hashTo } from '../hooks/use-route.ts';
import { useTable } from '../hooks/use-table.ts';

const when = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
};

/** The games this browser keeps, newest first. */
export function GameList({ games }: { games: readonly GameSummary[] | null }) {
  if (!games || games.length === 0) return null;
  return (
    <section className="home-part">
      <h2>Games on this table</h2>
      <ul className="game-list">
        {games.map((game) => (
          <GameLine key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function GameLine({ game }: { game: GameSummary }) {
  const table = useTable();
  const [asked, setAsked] = useState(false);
  return (
    <li className="game-line panel">
      <div className="game-what">
        <h3>{game.name}</h3>
        <p>
          {game.encounter} · {game.seats.join(', ')}
        </p>
        <p>
          {game.result
            ? game.result === 'won'
              ? 'Won'
              : 'Lost'
            : game.round
              ? `Round ${game.round}`
              : 'Placement'}{' '}
          · {game.decisions} decisions · <time dateTime={game.savedAt}>{when(game.savedAt)}</time>
        </p>
      </div>
      <div className="game-ways">
        <a
          className="btn btn-small"
          href={hashTo('play', game.id)}
          aria-label={`${game.result ? 'Look at' : 'Play'} ${game.name}`}
        >
          {game.result ? 'Look' : 'Play'}
        </a>
        <a className="btn btn-small" href={hashTo('watch', game.id)} aria-label={`Watch ${game.name}`}>
          Watch
        </a>
        {asked ? (
          <button
            type="button"
            className="btn btn-small btn-danger"
            onClick={() => void table.remove(game.id)}
          >
            Really delete
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-small btn-quiet"
            aria-label={`Delete ${game.name}`}
            onClick={() => setAsked(true)}
          >
            Delete
          </button>
        )}
      </div>
    </li>
  );
}
