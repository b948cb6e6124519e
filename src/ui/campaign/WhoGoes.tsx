import { Portrait } from '../figures/Portrait.tsx';
import { useCards } from '../page/use-table.ts';
import { useCampaignWords, useNames } from './campaign-context.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { FifthMember } from './FifthMember.tsx';
import type { CampaignDraft } from './use-campaign-draft.ts';

/** Who a campaign is played with: those of an Adventure, or as many as are chosen. */
export function WhoGoes({ draft }: { draft: CampaignDraft }) {
  const { mode, members, forFifth, fifth, setFifth, size, party, toggle } = draft;
  const { fresh } = useCampaignWords();
  const cards = useCards();
  const { who } = useNames();
  return (
    <section className="pad-4-5 grid gap-3 panel">
      <h2>{fresh.party}</h2>
      {mode === 'adventure' ? (
        <>
          <p>{fresh.partyOf}</p>
          <ul className="gap-3-4 flex wrap">
            {members.map((card) => (
              <li className="grid center gap-1 semi" key={card}>
                <Portrait of={card} cards={cards} size={72} /> {who(card)}
              </li>
            ))}
          </ul>
          {forFifth && (
            <FifthMember key={forFifth.id} adventure={forFifth} fifth={fifth} onChange={setFifth} />
          )}
        </>
      ) : (
        <>
          <p>
            {fresh.choose(size)} <strong>{fresh.chosen(party.length, size)}</strong>
          </p>
          <FaceChoice
            among={Object.values(cards.adventurers)}
            isChosen={(card) => party.includes(card)}
            onPress={toggle}
          />
        </>
      )}
    </section>
  );
}
