import PackIcon from '~icons/game-icons/knapsack';
import { doneThere } from '../../stores/kept/done-there.ts';
import type { GameSummary } from '../../stores/kept/saved-game.ts';
import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import type { HomeWords } from '../../words/words.ts';
import { hashTo, hashToLab } from '../hooks/use-route.ts';
import { BoardPlanPicture } from './BoardPlanPicture.tsx';
import { Foes, Forecast } from './EncounterFacts.tsx';
import { firstOf } from './first-of.ts';
import { framed } from './framed.ts';
import type { HomePictures } from './home-pictures.ts';

export interface EncountersProps {
  readonly encounters: readonly EncounterSummary[];
  readonly games: readonly GameSummary[] | null;
  readonly words: HomeWords;
  readonly pictures: HomePictures | undefined;
}

/** The encounters for play, each as a picture of its board. */
export function EncounterList({ encounters, ...rest }: EncountersProps) {
  return (
    <section className="home-part">
      <h2>{rest.words.encounters.title}</h2>
      <ul className="encounter-list">
        {encounters.map((encounter) => (
          <li key={encounter.id} className="encounter-card paper">
            <EncounterCard encounter={encounter} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An encounter as a picture of its board, and what there is to know of it. */
export function EncounterCard({
  encounter,
  games,
  words,
  pictures,
}: Omit<EncountersProps, 'encounters'> & { encounter: EncounterSummary }) {
  const { id, name, intro, packs, plan, aims } = encounter;
  const { encounters: said, sentence } = words;
  const done = games && said.done(doneThere(games, encounter));
  return (
    <>
      <div className="board-picture" aria-hidden="true">
        <div style={framed(plan.size)}>
          <BoardPlanPicture plan={plan} />
          {pictures && <pictures.Board encounter={id} />}
        </div>
      </div>
      <div className="encounter-words">
        <h3>{name}</h3>
        {packs.map((pack) => (
          <p key={pack} className="encounter-pack">
            <PackIcon /> {pack}
          </p>
        ))}
        <Forecast of={encounter} words={words} />
        <p className="encounter-story">{firstOf(sentence(intro))}</p>
        <p className="encounter-aims">{said.aims(aims)}</p>
        <Foes of={encounter} words={words} pictures={pictures} />
        <p className="encounter-done">{done === '' ? said.untried : done}</p>
        <p className="encounter-ways">
          <a className="btn btn-primary" href={hashTo('set-up', id)} aria-label={said.setUpEncounter(name)}>
            {said.setUp}
          </a>
          <a className="encounter-lab" href={hashToLab({ encounter: id })} aria-label={said.labOf(name)}>
            {said.lab}
          </a>
        </p>
      </div>
    </>
  );
}
