import { useMemo, useState } from 'react';
import { type GameTree, treesOf } from '../../stores/kept/game-tree.ts';
import type { GameSummary } from '../../stores/kept/saved-game.ts';
import type { Words } from '../../words/words.ts';
import { Fold } from '../kit/Fold.tsx';
import { Rows } from '../kit/Rows.tsx';
import { hashTo, hashToAfter, hashToLab } from '../page/use-route.ts';
import type { HomePictures } from './home-pictures.ts';

interface Props {
  readonly words: Words['ui']['screens']['games'];
  /** null, or why it could not be deleted. */
  readonly onRemove: (id: string) => Promise<string | null>;
  readonly pictures: HomePictures | undefined;
}

/** The games this browser keeps, newest first; positions that were tried under a fold. */
export function GameList({ games, ...rest }: Props & { games: readonly GameSummary[] }) {
  const { words } = rest;
  const [tried, played, ofCampaigns] = useMemo(() => {
    const trees = treesOf(games);
    return (['tried', 'played', 'campaign'] as const).map((sort) =>
      trees.filter((tree) => sortOf(tree) === sort),
    );
  }, [games]);
  if (games.length === 0) return null;
  const list = (these: readonly GameTree[]) => (
    <Trees className="columns-fill-30rem grid gap-3" trees={these} {...rest} />
  );
  return (
    <section className="grid gap-3">
      <h2>{words.title}</h2>
      {played!.length > 0 && list(played!)}
      {ofCampaigns!.length > 0 && (
        <Fold className="games-tried" title={words.ofCampaigns(ofCampaigns!.length)}>
          {list(ofCampaigns!)}
        </Fold>
      )}
      {tried!.length > 0 && (
        <Fold className="games-tried" title={words.tried(tried!.length)}>
          {list(tried!)}
        </Fold>
      )}
    </section>
  );
}

const sortOf = ({ game }: GameTree) =>
  game.tried ? 'tried' : game.campaign === undefined ? 'played' : 'campaign';

function Trees({ trees, className, ...rest }: Props & { trees: readonly GameTree[]; className: string }) {
  return (
    <Rows
      className={className}
      all={trees}
      keyOf={({ game }) => game.id}
      row={(tree) => <GameBranch tree={tree} {...rest} />}
      more={rest.words.more}
    />
  );
}

/** A game, and below it those that were played on from it. */
function GameBranch({ tree: { game, branches }, ...rest }: Props & { tree: GameTree }) {
  return (
    <li className="grid at-top">
      <GameLine game={game} {...rest} />
      {branches.length > 0 && (
        <Trees
          className="game-branches one-column grid gap-3 m-2-0-0-2 pad-l-3 branch-line"
          trees={branches}
          {...rest}
        />
      )}
    </li>
  );
}

function GameLine({ game, words, onRemove, pictures }: Props & { game: GameSummary }) {
  const [asked, setAsked] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const saved = new Date(game.savedAt);
  return (
    <div
      className="game-line grid columns-mark from-top gap-2-3 pad-3 panel"
      data-result={game.result ?? undefined}
    >
      <div className="home-moment aspect-1_5 relative clip sized rigid round-s on-picture">
        {pictures && !game.guest && <pictures.Moment game={game} />}
      </div>
      <div>
        <h3>
          <bdi>{game.name}</bdi>
        </h3>
        {game.parent && <p className="sm soft italic">{words.from(game.parent)}</p>}
        <p className="sm soft">
          {game.guest && (
            <span className="chip inline-flex middle round sunk semi one-line game-guest">
              {game.guest.name}
            </span>
          )}
          {game.encounter} · {words.players(game.seats)}
        </p>
        <p className="sm soft">
          <strong className="plain">{words.state(game)}</strong> · {words.decisions(game.decisions)} ·{' '}
          <time dateTime={game.savedAt}>{Number.isNaN(saved.getTime()) ? '' : words.savedAt(saved)}</time>
        </p>
        {game.waiting && <p className="sm soft">{game.waiting}</p>}
        <div className="high-30px block">{pictures && <pictures.Party game={game} />}</div>
        {why !== null && (
          <p className="sm soft" role="alert">
            {words.notDeleted(why)}
          </p>
        )}
      </div>
      <div className="game-ways flex wrap across gap-6px">
        <a
          className="btn btn-small"
          href={hashTo('play', game.id)}
          aria-label={game.result ? words.lookAtGame(game.name) : words.playGame(game.name)}
        >
          {game.result ? words.look : words.play}
        </a>
        <a className="btn btn-small" href={hashTo('watch', game.id)} aria-label={words.watchGame(game.name)}>
          {words.watch}
        </a>
        {game.result && !game.guest && (
          <a className="btn btn-small" href={hashToAfter(game.id)} aria-label={words.lookBackAt(game.name)}>
            {words.lookBack}
          </a>
        )}
        {!game.result && !game.guest && (
          <a
            className="btn btn-small btn-quiet"
            href={hashToLab({ game: game.id })}
            aria-label={words.labOfGame(game.name)}
          >
            {words.lab}
          </a>
        )}
        {asked ? (
          <button
            type="button"
            className="btn btn-small btn-danger"
            onClick={() => void onRemove(game.id).then(setWhy)}
          >
            {words.reallyDelete}
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-small btn-quiet"
            aria-label={words.deleteGame(game.name)}
            onClick={() => setAsked(true)}
          >
            {words.delete}
          </button>
        )}
      </div>
    </div>
  );
}
