import { useMemo, useState } from 'react';
import {
  type Achieved,
  type CampaignState,
  type Held,
  listAchieved,
  type Member,
  maxHpOf,
} from '../../campaign/index.ts';
import { Sentence } from '../cards/CardText.tsx';
import { Portrait } from '../figures/Portrait.tsx';
import { GoldIcon } from '../icons/index.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import {
  useCampaign,
  useCampaigns,
  useCampaignView,
  useCampaignWords,
  useNames,
} from './campaign-context.ts';
import { Endings } from './Endings.tsx';
import { useChronicleNames } from './Page.tsx';
import './campaign-sheet.css';

/** The campaign sheet (p.72): what is remembered, what everybody has and how they are. It prints on paper. */
export function SheetPage() {
  const campaign = useCampaign();
  const { state, notes } = useCampaignView();
  const achieved = useMemo(() => listAchieved(state, campaign.session.played), [state, campaign]);
  return <Sheet state={state} achieved={achieved} notes={notes} onNotes={campaign.writeNotes} />;
}

/** The same of a campaign that does not run any more: of its encounters nothing is known. */
export const RecordedSheet = ({ state, notes }: { state: CampaignState; notes: string }) => (
  <Sheet state={state} achieved={[]} notes={notes} />
);

interface Props {
  readonly state: CampaignState;
  readonly achieved: readonly Achieved[];
  readonly notes: string;
  readonly onNotes?: (notes: string) => Promise<void>;
}

/** What it shows of a campaign. */
export function Sheet({ state, achieved, notes, onNotes }: Props) {
  const { sheet } = useCampaignWords();
  const names = useChronicleNames();
  const [written, setWritten] = useState(notes);
  const flags = Object.entries(state.flags).filter(([, value]) => value > 0);
  return (
    <main className="campaign-sheet leaf grid at-top gap-4 full most-76rem mx-auto pad-5 paper">
      <header className="flex wrap middle between gap-3">
        <h2>{sheet.title}</h2>
        <p className="lg">
          <GoldIcon /> {sheet.gold} <strong>{state.gold}</strong>
        </p>
        <button type="button" className="btn btn-small sheet-print" onClick={() => window.print()}>
          {sheet.print}
        </button>
      </header>
      <section className="grid columns-fill-15rem gap-4">
        <h3 className="visually-hidden">{sheet.members}</h3>
        {state.members.map((member) => (
          <MemberPart key={member.card} member={member} state={state} />
        ))}
      </section>
      <div className="grid columns-fill-18rem gap-4-6">
        <section>
          <h3>{sheet.flags}</h3>
          {flags.length === 0 && <p>{sheet.noFlags}</p>}
          <ul className="listed pad-l-1_1em">
            {flags.map(([flag, value]) => (
              <li key={flag}>
                {names.flag(flag)}
                {value > 1 && ` (${value})`}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{sheet.achievements}</h3>
          {state.achievements.length + achieved.length === 0 && <p>{sheet.noAchievements}</p>}
          <ul className="listed pad-l-1_1em">
            {state.achievements.map((one) => (
              <li key={one}>{names.achievement(one)}</li>
            ))}
            {achieved.map((one) => (
              <EncounterAchievement key={`${one.encounter}/${one.achievement}`} of={one} />
            ))}
          </ul>
        </section>
        <section>
          <h3>{sheet.stash}</h3>
          <Things held={state.stash} />
        </section>
        <Endings state={state} />
        <section>
          <h3>{sheet.notes}</h3>
          {onNotes ? (
            <textarea
              className="full"
              aria-label={sheet.notes}
              value={written}
              rows={4}
              maxLength={20_000}
              placeholder={sheet.notesHint}
              onChange={(event) => setWritten(event.target.value)}
              onBlur={() => void onNotes(written)}
            />
          ) : (
            <p>{notes}</p>
          )}
        </section>
      </div>
    </main>
  );
}

/** In which encounter, and when it came about there. */
function EncounterAchievement({ of }: { of: Achieved }) {
  const { encounters } = useCampaigns().playable();
  const cards = useCards();
  const { achievementWords } = useWholeWords().encounter;
  const { place } = useNames();
  const encounter = encounters[of.encounter];
  return (
    <li>
      {place(of.encounter)}
      {encounter && (
        <>
          : <Sentence parts={achievementWords({ encounter, cards }, of.achievement)} plain />
        </>
      )}
    </li>
  );
}

function MemberPart({ member, state }: { member: Member; state: CampaignState }) {
  const { sheet } = useCampaignWords();
  const cards = useCards();
  const { who, card: nameOf } = useNames();
  // Cards of a campaign that does not run any more may be gone.
  const hp = useMemo(() => {
    try {
      return maxHpOf(state, member, cards);
    } catch {
      return cards.adventurers[member.card]?.hp ?? 0;
    }
  }, [state, member, cards]);
  const marks = [
    member.injured && sheet.injured,
    member.unselectable && sheet.unselectable,
    member.defeated && sheet.defeated,
    !state.active.includes(member.card) && sheet.waits,
  ].filter((mark) => typeof mark === 'string');
  const tokens = Object.entries(member.tokens).filter(([, n]) => (n ?? 0) > 0);
  return (
    <article className="sheet-member grid at-top gap-2 pad-3 paper-edged whole round-m">
      <header className="flex wrap middle gap-2-3">
        <Portrait of={member.card} cards={cards} size={56} />
        <h3>{who(member.card)}</h3>
        {marks.map((mark) => (
          <span key={mark} className="chip inline-flex middle round sunk semi one-line">
            {mark}
          </span>
        ))}
      </header>
      <dl className="grid gap-2 flush">
        <div>
          <dt className="sm semi ink-soft">{sheet.xp(member.free, member.gained)}</dt>
          <dd className="flush">{sheet.damage(member.damage, hp)}</dd>
        </div>
        <div>
          <dt className="sm semi ink-soft">{sheet.disciplines}</dt>
          <dd className="flush">
            <Things held={member.disciplines} />
          </dd>
        </div>
        <div>
          <dt className="sm semi ink-soft">{sheet.items}</dt>
          <dd className="flush">
            <Things held={member.items} />
          </dd>
        </div>
        <div>
          <dt className="sm semi ink-soft">{sheet.pack}</dt>
          <dd className="flush">
            <Things held={member.pack} />
          </dd>
        </div>
        {member.familiar && (
          <div>
            <dt className="sm semi ink-soft">{sheet.familiar}</dt>
            <dd className="flush">{nameOf(member.familiar.ref)}</dd>
          </div>
        )}
        {member.companion && (
          <div>
            <dt className="sm semi ink-soft">{sheet.companion}</dt>
            <dd className="flush">{nameOf(member.companion.ref)}</dd>
          </div>
        )}
        {tokens.length > 0 && (
          <div>
            <dt className="sm semi ink-soft">{sheet.tokens}</dt>
            <dd className="flush">{tokens.map(([token, n]) => `${token} × ${n}`).join(', ')}</dd>
          </div>
        )}
      </dl>
    </article>
  );
}

/** Names of cards, each with what is on it and how it lies. */
function Things({ held }: { held: readonly Held[] }) {
  const { sheet, briefing } = useCampaignWords();
  const { card } = useNames();
  if (held.length === 0) return <>{sheet.none}</>;
  const named = held.map(({ ref, upgrades = [], state }) => {
    const how = [state?.exhausted && briefing.exhausted, state?.flipped && briefing.flipped].filter(Boolean);
    const on = upgrades.map((one) => card(one.ref));
    const more = [...on, ...how];
    return more.length > 0 ? `${card(ref)} (${more.join(', ')})` : card(ref);
  });
  return <>{named.join(', ')}</>;
}
