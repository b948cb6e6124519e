import PackIcon from '~icons/game-icons/knapsack';
import type { EncounterSummary } from '../../stores/packs/encounter-summaries.ts';
import type { HomeWords } from '../../words/words.ts';
import { hashTo, hashToLab } from '../hooks/use-route.ts';

interface Props {
  readonly encounters: readonly EncounterSummary[];
  readonly words: HomeWords;
}

/** The encounters of the content, each with what waits in it; those for training apart. */
export function EncounterList({ encounters, words }: Props) {
  const training = encounters.filter((encounter) => encounter.training);
  const others = encounters.filter((encounter) => !encounter.training);
  const { title, training: titleOfTraining } = words.encounters;
  return (
    <>
      <Encounters title={title} encounters={others} words={words} />
      {training.length > 0 && <Encounters title={titleOfTraining} encounters={training} words={words} />}
    </>
  );
}

function Encounters({
  title,
  encounters,
  words: { encounters: words, sentence },
}: Props & { title: string }) {
  return (
    <section className="home-part">
      <h2>{title}</h2>
      <ul className="encounter-list">
        {encounters.map(({ id, name, intro, packs, foes, waysToWin }) => (
          <li key={id} className="encounter-card paper">
            <h3>{name}</h3>
            {packs.map((pack) => (
              <p key={pack} className="encounter-pack">
                <PackIcon /> {pack}
              </p>
            ))}
            <p>{sentence(intro)}</p>
            <p className="encounter-foes">
              {foes.map((foe) => (
                <span key={foe.name} className="chip">
                  {words.foes(foe.n, foe.name)}
                </span>
              ))}
              <span className="chip">{words.waysToWin(waysToWin)}</span>
            </p>
            <p className="encounter-ways">
              <a
                className="btn btn-primary"
                href={hashTo('set-up', id)}
                aria-label={words.setUpEncounter(name)}
              >
                {words.setUp}
              </a>
              <a className="encounter-lab" href={hashToLab({ encounter: id })} aria-label={words.labOf(name)}>
                {words.lab}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
