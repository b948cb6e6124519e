import type { CSSProperties, ReactNode } from 'react';
import type { GameSummary } from '../../stores/kept/saved-game.ts';
import { hasPlayed } from '../../stores/lesson/guided.ts';
import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import type { HomeWords } from '../../words/words.ts';
import { hashTo } from '../hooks/use-route.ts';
import { BoardPlanPicture } from './BoardPlanPicture.tsx';
import { Foes, Forecast } from './EncounterFacts.tsx';
import { firstOf } from './first-of.ts';
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
}

/** The encounter of the day on its own board, and the two ways to begin. */
export function DayStage({ encounter, games, words, pictures, children }: Props) {
  const { home, encounters, sentence } = words;
  const { id, name, intro, plan, aims } = encounter;
  const latest = games?.find((game) => game.result === null && !game.tried);
  const isKnown = games !== null && hasPlayed(games);
  const address = isKnown ? hashTo('set-up', id) : hashTo('learn');
  return (
    <section className="home-stage" aria-labelledby="of-day">
      <div className="stage-set" aria-hidden="true">
        <div className="stage-board" style={planeOf(plan.size)}>
          <div className="stage-plane">
            <BoardPlanPicture plan={plan} />
          </div>
          {pictures && <pictures.Scene encounter={id} />}
        </div>
        <div className="stage-lamp" />
        <div className="stage-dark" />
      </div>
      {children}
      <div className="stage-words">
        <p className="stage-kicker">{home.ofDay}</p>
        <h2 id="of-day">{name}</h2>
        <p className="stage-intro">{firstOf(sentence(intro))}</p>
        <p className="stage-aims">{encounters.aims(aims)}</p>
        <div className="stage-facts">
          <Forecast of={encounter} words={words} />
          <Foes of={encounter} words={words} pictures={pictures} />
        </div>
        <div className="home-ways">
          <a className={`btn ${latest && !isKnown ? '' : 'btn-primary'} home-go`} href={address}>
            <span>
              <strong>{home.playNow}</strong>
              <small>{isKnown ? home.playOfDay(name) : home.playLesson}</small>
            </span>
          </a>
          {latest && (
            <a className="btn btn-primary home-go home-continue" href={hashTo('play', latest.id)}>
              <span className="home-moment">{pictures && <pictures.Moment game={latest} />}</span>
              <span className="home-where">
                <span>
                  {home.goOn} <strong>{latest.name}</strong>
                </span>
                <small>{home.where(latest)}</small>
              </span>
              <span className="home-party">{pictures && <pictures.Party game={latest} />}</span>
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

const planeOf = ([columns, rows]: readonly [number, number]) =>
  ({
    '--columns': columns,
    '--rows': rows,
    '--tilt': `${TILT}deg`,
    '--distance': `${DISTANCE}em`,
  }) as CSSProperties;
