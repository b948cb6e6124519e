import { difficultyNow } from '../../../campaign/index.ts';
import { type Ruleset, SWITCH_NAMES, switchOf } from '../../../engine/index.ts';
import { DifficultyChoice } from '../../set-up/DifficultyChoice.tsx';
import { RuleSwitches } from '../../set-up/RuleSwitches.tsx';
import { useCampaign, useCampaignView, useCampaignWords, useNames } from '../campaign-context.ts';

/** The rules of the campaign (p.71): each change is a decision of its own, in a Story Round alone (X261). */
export function RulesPart() {
  const campaign = useCampaign();
  const { pending, state, busy } = useCampaignView();
  const { hub, book, fresh, reason } = useCampaignWords();
  const { card } = useNames();
  const noFifth = pending?.refused.find(({ id }) => id === 'rule:fifthPlayer:true');
  const change = async (ruleset: Ruleset) => {
    for (const name of SWITCH_NAMES) {
      const to = switchOf(ruleset, name);
      if (to !== switchOf(state.ruleset, name)) await campaign.decide(`rule:${name}:${to}`);
    }
  };
  return (
    <section className="pad-3-4 panel">
      <RuleSwitches
        ruleset={state.ruleset}
        onChange={(ruleset) => void change(ruleset)}
        fixed={noFifth ? { fifthPlayer: book.cannot(reason(noFifth.why, card)) } : {}}
      >
        <label className="choice-row flex middle gap-2 touchable">
          <input
            className="rigid"
            type="checkbox"
            checked={state.xpLeniency}
            disabled={busy}
            onChange={(event) => void campaign.decide(`rule:xpLeniency:${event.target.checked}`)}
          />
          {fresh.xpLeniency}
        </label>
        <DifficultyChoice
          difficulty={difficultyNow({ state, difficulty: campaign.session.setup.difficulty })}
          disabled={busy}
          onChange={(one) => void campaign.decide(`rule:difficulty:${one}`)}
        />
        <p>{hub.rulesAbout}</p>
      </RuleSwitches>
    </section>
  );
}
