import { useState } from 'react';
import PackIcon from '~icons/game-icons/knapsack';
import { doneThere } from '../../stores/kept/done-there.ts';
import type { GameSummary } from '../../stores/kept/saved-game.ts';
import { byDifficulty, isWanted, type Wanted } from '../../stores/packs/encounter-order.ts';
import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import type { HomeWords } from '../../words/words.ts';
import { BattleFilters } from '../home/BattleFilters.tsx';
import { hashTo } from '../page/use-route.ts';
import { BoardPlanPicture } from './BoardPlanPicture.tsx';
import { Foes, Forecast } from './EncounterFacts.tsx';
import { framed } from './framed.ts';
import type { HomePictures } from './home-pictures.ts';

export interface EncountersProps {
  readonly encounters: readonly EncounterSummary[];
  readonly games: readonly GameSummary[] | null;
  readonly words: HomeWords;
  readonly pictures: HomePictures | undefined;
}

/** The heading of the shelf: it takes the focus of whoever asks for all battles. */
export const BATTLES = 'all-battles';

const ANY: Wanted = { length: null, heroes: null };

/** The encounters for play, the easiest first, each as a picture of its board. */
export function EncounterList({ encounters, ...rest }: EncountersProps) {
  const { encounters: words } = rest.words;
  const [wanted, setWanted] = useState(ANY);
  const found = byDifficulty(encounters.filter((one) => isWanted(one, wanted)));
  return (
    <section className="grid gap-3" aria-labelledby={BATTLES}>
      <div className="flex wrap middle between gap-2-4">
        <h2 id={BATTLES} tabIndex={-1}>
          {words.title}
        </h2>
        <BattleFilters {...{ encounters, wanted, words }} onChange={setWanted} />
      </div>
      {found.length === 0 && (
        <p>
          {words.none}{' '}
          <button type="button" className="btn btn-small" onClick={() => setWanted(ANY)}>
            {words.showAll}
          </button>
        </p>
      )}
      <ul className="columns-fill-17rem grid gap-4">
        {found.map((encounter) => (
          <li key={encounter.id} className="encounter-card relative grid rows-head clip paper">
            <EncounterCard encounter={encounter} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An encounter as a picture of its board, and what there is to know of it; all of it leads to its set-up. */
export function EncounterCard({
  encounter,
  games,
  words,
  pictures,
}: Omit<EncountersProps, 'encounters'> & { encounter: EncounterSummary }) {
  const { id, name, packs, plan, aims } = encounter;
  const { encounters: said } = words;
  const done = games && said.done(doneThere(games, encounter));
  return (
    <>
      <div className="board-picture aspect-2_5 relative clip sized on-picture" aria-hidden="true">
        <div className="absolute pulled" style={framed(plan.size)}>
          <BoardPlanPicture plan={plan} />
          {pictures && <pictures.Board encounter={id} />}
        </div>
      </div>
      {done && (
        <p className="encounter-done absolute top-2 left-2 pad-x-2 round-s on-picture sm on-dark">{done}</p>
      )}
      <div className="flex column-wise gap-1 pad-2-3-3">
        <h3 className="lg">{name}</h3>
        {packs.map((pack) => (
          <p key={pack} className="mt-n8px flex middle gap-6px sm strong ink-soft">
            <PackIcon /> {pack}
          </p>
        ))}
        <Forecast of={encounter} words={words} />
        <p className="sm">{said.aims(aims)}</p>
        <div className="mt-auto flex to-foot between gap-2 pad-t-1">
          <Foes of={encounter} pictures={pictures} />
          <a
            className="btn btn-small encounter-go rigid"
            href={hashTo('set-up', id)}
            aria-label={said.setUpEncounter(name)}
          >
            {said.setUp}
          </a>
        </div>
      </div>
    </>
  );
}
