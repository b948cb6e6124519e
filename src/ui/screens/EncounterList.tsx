import type { EncounterDefinition } from '../../engine/index.ts';
import { hashTo } from '../hooks/use-route.ts';
import { useContent } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { PackIcon } from '../icons/index.ts';

/** The encounters of the content, each with what waits in it; those for training apart. */
export function EncounterList() {
  const words = useWords().ui.screens.encounters;
  const all = Object.values(useContent().encounters);
  const training = all.filter((encounter) => encounter.training);
  return (
    <>
      <Encounters title={words.title} encounters={all.filter((encounter) => !encounter.training)} />
      {training.length > 0 && <Encounters title={words.training} encounters={training} />}
    </>
  );
}

function Encounters({ title, encounters }: { title: string; encounters: readonly EncounterDefinition[] }) {
  const { cards, packs } = useContent();
  const { content, ui } = useWords();
  const words = ui.screens.encounters;
  const own = packs.filter((pack) => pack.own);
  return (
    <section className="home-part">
      <h2>{title}</h2>
      <ul className="encounter-list">
        {encounters.map((encounter) => {
          const foes = new Map<string, number>();
          for (const { card } of encounter.combatants) foes.set(card, (foes.get(card) ?? 0) + 1);
          return (
            <li key={encounter.id} className="encounter-card paper">
              <h3>{encounter.name}</h3>
              {own
                .filter(({ ids }) => ids.encounters.includes(encounter.id))
                .map((pack) => (
                  <p key={pack.id} className="encounter-pack">
                    <PackIcon /> {pack.name}
                  </p>
                ))}
              <p>{content.sentence(encounter.intro)}</p>
              <p className="encounter-foes">
                {[...foes].map(([card, n]) => (
                  <span key={card} className="chip">
                    {words.foes(n, cards.combatants[card]?.name ?? card)}
                  </span>
                ))}
                <span className="chip">
                  {words.waysToWin(encounter.endConditions.filter((one) => one.result === 'won').length)}
                </span>
              </p>
              <a
                className="btn btn-primary"
                href={hashTo('set-up', encounter.id)}
                aria-label={words.setUpEncounter(encounter.name)}
              >
                {words.setUp}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
