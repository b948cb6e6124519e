import type { CSSProperties, ReactNode } from 'react';
import type { GameSummary } from '../../stores/kept/saved-game.ts';
import { hasWon } from '../../stores/lesson/guided.ts';
import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import type { HomeWords } from '../../words/words.ts';
import { hashTo } from '../page/use-route.ts';
import { BoardPlanPicture } from './BoardPlanPicture.tsx';
import { Forecast } from './EncounterFacts.tsx';
import { BATTLES } from './EncounterList.tsx';
import { framed } from './framed.ts';
import type { HomePictures } from './home-pictures.ts';
import { DISTANCE, TILT } from './stage.ts';
import './day-stage.css';

interface Props {
  readonly encounter: EncounterSummary;
  readonly games: readonly GameSummary[] | null;
  readonly words: HomeWords;
  readonly pictures: HomePictures | undefined;
  /** What stands on top of it. */
  readonly children: ReactNode;
  /** Below the button; room is kept for it. */
  readonly sound: ReactNode;
}

/** The first screenful: a lit board, what this is, and one button that says what it starts. */
export function DayStage({ encounter, games, words, pictures, children, sound }: Props) {
  const { home } = words;
  const { id, name, plan } = encounter;
  const latest = games?.find((game) => game.result === null && !game.tried);
  const isKnown = games !== null && hasWon(games);
  const address = isKnown ? hashTo('set-up', id) : hashTo('learn');
  return (
    <section className="home-stage relative isolated grid rows-head on-dark" aria-labelledby="home-lead">
      <div className="stage-set above-n1 absolute inset-0 clip sized" aria-hidden="true">
        <div className="stage-board absolute width-0 height-0 isolated" style={planeOf(plan.size)}>
          <div className="stage-plane absolute">
            <BoardPlanPicture plan={plan} />
          </div>
          {pictures && <pictures.Scene encounter={id} />}
        </div>
        <div className="stage-lamp absolute" />
        <div className="stage-dark absolute inset-0" />
      </div>
      {children}
      <div className="stage-words home-wide grid at-foot from-left gap-3 pad-t-5 pad-b-6">
        <h2 className="most-36rem shadow-letters lead-1_1 as-around" id="home-lead">
          {home.lead} <span className="block mt-2 size-0_5em soft">{home.leadMore}</span>
        </h2>
        <div className="home-ways flex wrap gap-2-4 middle full mt-2">
          <a className={`btn ${latest ? '' : 'btn-primary'} home-go lg text-center balanced`} href={address}>
            {isKnown ? home.playOfDay(name) : home.learn}
          </a>
          {latest ? (
            <GoOnWith game={latest} {...{ words, pictures }} />
          ) : (
            <OfDay encounter={encounter} {...{ words, pictures }} />
          )}
          <div className="home-sound touchable">{sound}</div>
          <p className="flex wrap gap-2">
            <a className="btn btn-quiet" href={`${hashTo('campaigns')}/new`}>
              {home.newCampaign}
            </a>
            <button type="button" className="btn btn-quiet" onClick={showBattles}>
              {home.allBattles}
            </button>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Down to the shelf, whose heading takes the focus. */
function showBattles() {
  const heading = document.getElementById(BATTLES);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface CardProps {
  readonly words: HomeWords;
  readonly pictures: HomePictures | undefined;
}

/** The game that was played last and is not over. */
function GoOnWith({ game, words: { home }, pictures }: CardProps & { readonly game: GameSummary }) {
  return (
    <a className="btn btn-primary home-card lg home-continue" href={hashTo('play', game.id)}>
      <span className="all-rows relative clip sized rigid round-s tall on-picture">
        {pictures && <pictures.Moment game={game} />}
      </span>
      <span className="home-where grid gap-2px from-left self-middle shrink">
        <span>
          {home.goOn}{' '}
          <strong>
            <bdi>{game.name}</bdi>
          </strong>
        </span>
        <small className="sm medium">{home.where(game)}</small>
      </span>
      <span className="high-30px block">{pictures && <pictures.Party game={game} />}</span>
    </a>
  );
}

/** The encounter of the day, where nothing is under way. */
function OfDay({ encounter, words, pictures }: CardProps & { readonly encounter: EncounterSummary }) {
  const { id, name, plan } = encounter;
  return (
    <a className="home-card lg home-day round-m as-around unlined" href={hashTo('set-up', id)}>
      <div className="board-picture all-rows relative clip sized tall round-s on-picture" aria-hidden="true">
        <div className="absolute pulled" style={framed(plan.size)}>
          <BoardPlanPicture plan={plan} />
          {pictures && <pictures.Board encounter={id} />}
        </div>
      </div>
      <div className="home-where all-rows grid gap-2px from-left self-middle shrink">
        <small className="sm medium lit">{words.home.ofDay}</small>
        <strong id="of-day">{name}</strong>
        <Forecast of={encounter} words={words} />
      </div>
    </a>
  );
}

const planeOf = ([columns, rows]: readonly [number, number]) =>
  ({
    '--columns': columns,
    '--rows': rows,
    '--tilt': `${TILT}deg`,
    '--distance': `${DISTANCE}em`,
  }) as CSSProperties;
