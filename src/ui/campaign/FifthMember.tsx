import { useState } from 'react';
import { type Adventure, type Fifth, leftOfShare, shareOfFifth } from '../../campaign/index.ts';
import { costOfLoadout } from '../../engine/index.ts';
import { firstLoadoutOf, listFifths, partyWithFifth } from '../../stores/campaign/fifth-member.ts';
import { BudgetLine } from '../loadout/BudgetLine.tsx';
import { FaultLines } from '../loadout/FaultLines.tsx';
import { LoadoutSheet } from '../loadout/LoadoutSheet.tsx';
import { useWholeWords } from '../page/use-words.ts';
import { Bringing } from '../set-up/Bringing.tsx';
import { useCampaigns, useCampaignWords } from './campaign-context.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { Named } from './Named.tsx';

interface Props {
  readonly adventure: Adventure;
  readonly fifth: Fifth | null;
  readonly onChange: (fifth: Fifth) => void;
}

/** Who comes along as the fifth (p.71), and what their share of Gold and XP is spent on (X295). */
export function FifthMember({ adventure, fifth, onChange }: Props) {
  const content = useCampaigns().playable();
  const { cards } = content;
  const { party: words } = useWholeWords().ui.screens;
  const { fresh } = useCampaignWords();
  const [open, setOpen] = useState(false);
  const share = shareOfFifth(adventure.party, cards);
  const chosen = fifth && cards.adventurers[fifth.card];
  const put = fifth && partyWithFifth(adventure, fifth.card, fifth.loadout, cards);
  const left = fifth && leftOfShare(adventure.party, fifth, cards);
  const cost = fifth && costOfLoadout(fifth.loadout, cards);
  return (
    <section className="grid gap-3 pad-t-3 line-above">
      <h3>{fresh.fifth}</h3>
      <p>{fresh.fifthAbout(share)}</p>
      <FaceChoice
        among={listFifths(adventure, content)}
        isChosen={(card) => card === fifth?.card}
        onPress={(card) => onChange({ card, loadout: firstLoadoutOf(adventure, card, content) })}
      />
      {fifth && chosen && put && cost && (
        <div className="fifth-brings flex wrap gap-3-5">
          <Bringing key={fifth.card} name={chosen.name} loadout={fifth.loadout} />
          <div className="flex-1-1-16rem grid at-top from-left gap-2">
            <BudgetLine gold={cost.gold} xp={cost.xp} xpLimit={share.xp} faults={put.faults} />
            <button type="button" className="btn" onClick={() => setOpen(true)}>
              <Named name={words.chooseFor(chosen.name)}>{words.choose}</Named>
            </button>
            <p role="status">{left ? fresh.fifthLeft(left) : fresh.fifthTooMuch(share)}</p>
            <FaultLines faults={put.faults} />
          </div>
          {open && (
            <LoadoutSheet
              encounter={null}
              draft={{
                ...put,
                stash: [],
                setLoadout: (_, loadout) => onChange({ card: fifth.card, loadout }),
              }}
              member={adventure.party.length}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </section>
  );
}
