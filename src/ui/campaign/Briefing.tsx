import { useEffect, useRef, useState } from 'react';
import type { Member } from '../../campaign/index.ts';
import type { EncounterDefinition, EncounterSetup } from '../../engine/index.ts';
import { stepText } from '../../stores/campaign/told.ts';
import { Sentence } from '../cards/CardText.tsx';
import { Portrait } from '../figures/Portrait.tsx';
import { Meter } from '../kit/Meter.tsx';
import { useFold } from '../kit/use-fold.ts';
import { Wait } from '../opening/Wait.tsx';
import { useKeys } from '../page/use-keys.ts';
import { useCards } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import {
  useCampaign,
  useCampaigns,
  useCampaignView,
  useCampaignWords,
  useLife,
  useNames,
} from './campaign-context.ts';
import { Page, Prose } from './Page.tsx';
import { Stations, useCrawl } from './Stations.tsx';
import { useAskedGame } from './use-asked-game.ts';

/** Before an encounter (p.14): what it is, who goes with what, and how it is played. A game of it that is over is taken. */
export function Briefing() {
  const { pending, state, events, busy } = useCampaignView();
  const { briefing, frame } = useCampaignWords();
  const { sentence } = useWholeWords().content;
  const { place } = useNames();
  const content = useCampaigns().playable();
  const run = useCrawl();
  const { played, isOver, refused, begin } = useAskedGame();
  const about = pending?.about;
  // Before the first there was no store yet that could be missed.
  const hadStore = events.some(({ type }) => type === 'roundEntered' || type === 'encounterEnded');
  useKeys({ Enter: () => void begin() });
  if (about?.of !== 'encounter') return null;
  const { setup, tries } = about;
  const encounter = content.encounters[setup.encounter];
  if (!encounter) return null;
  if (isOver && !refused) return <Wait text={frame.opening} />;
  return (
    <Page
      over={tries > 0 ? `${briefing.title} · ${briefing.tries(tries)}` : briefing.title}
      title={encounter.name}
      opposite={<Goers setup={setup} />}
      ways={
        <>
          <Cardboard encounter={encounter} />
          <button
            type="button"
            className="btn btn-primary btn-book display-face lg"
            disabled={busy}
            onClick={() => void begin()}
          >
            {refused ? briefing.anew : played ? briefing.goOn : briefing.begin}
          </button>
        </>
      }
    >
      {refused && <p role="alert">{briefing.notTaken}</p>}
      {state.run && (
        <p className="tracked-0_14em display-face sm semi text-center caps ink-soft">
          {place(state.run.ref)}
        </p>
      )}
      {run && <Stations run={run} />}
      <Prose text={[...stepText(content, state, events), encounter.intro]} />
      {encounter.rules.length > 0 && (
        <>
          <h3>{briefing.rules}</h3>
          <ul className="listed pad-l-1_2em lg">
            {encounter.rules.map((rule) => (
              <li key={rule.text}>{sentence(rule.text)}</li>
            ))}
          </ul>
        </>
      )}
      {hadStore && <p className="italic ink-soft">{briefing.cannot}</p>}
    </Page>
  );
}

/** Who goes, with what is left of them. */
function Goers({ setup }: { setup: EncounterSetup }) {
  const { state } = useCampaignView();
  const { briefing } = useCampaignWords();
  const { card } = useNames();
  return (
    <>
      <p className="tracked-0_14em display-face sm semi text-center caps ink-soft">{briefing.who}</p>
      <ul className="goers grid gap-3">
        {setup.party.map(({ card: ref, seat }) => {
          const member = state.members.find((one) => one.card === ref);
          const player = setup.seats.length > 1 ? setup.seats.find(({ id }) => id === seat)?.name : undefined;
          return member && <Goer key={ref} member={member} player={player} />;
        })}
      </ul>
      {setup.carry?.allies && (
        <p>
          {briefing.allies}: {setup.carry.allies.map((ally) => card(ally.card)).join(', ')}
        </p>
      )}
    </>
  );
}

function Goer({ member, player }: { member: Member; player: string | undefined }) {
  const { briefing } = useCampaignWords();
  const cards = useCards();
  const { who, card: nameOf } = useNames();
  const { hp } = useLife()(member.card);
  const { card, damage, defeated, tokens } = member;
  // Nobody begins with more than half of it, rounded up (p.14).
  const begins = defeated ? Math.ceil(hp / 2) : Math.min(damage, Math.ceil(hp / 2));
  const held = [
    ...member.items,
    ...member.pack,
    ...member.disciplines,
    ...(member.familiar ? [member.familiar] : []),
  ];
  const lying = [...held, ...held.flatMap(({ upgrades = [] }) => upgrades)].flatMap(({ ref, state }) => {
    const how = [
      state?.exhausted && briefing.exhausted,
      state?.flipped && briefing.flipped,
      state?.used?.length ? briefing.used : undefined,
    ].filter((one) => typeof one === 'string');
    return how.length > 0 ? [briefing.lies(nameOf(ref), how.join(', '))] : [];
  });
  const has = Object.entries(tokens).filter(([, n]) => (n ?? 0) > 0);
  return (
    <li className="grid columns-mark gap-3">
      <Portrait of={card} cards={cards} size={60} />
      <div>
        <p>
          <strong className="lg">{who(card)}</strong> {player && <small>{briefing.plays(player)}</small>}
        </p>
        <p className="grid columns-end middle gap-3">
          <Meter value={hp - begins} of={hp} />
          <strong className="lg">{briefing.hp(hp - begins, hp)}</strong>
        </p>
        <p>
          {defeated
            ? briefing.fell
            : begins < damage
              ? briefing.halved(damage, begins)
              : damage > 0
                ? briefing.damage(damage)
                : briefing.unhurt}
        </p>
        {has.length > 0 && (
          <p>
            {briefing.tokens}: {has.map(([token, n]) => briefing.token(token, n ?? 0)).join(', ')}
          </p>
        )}
        <p>{lying.length > 0 ? `${briefing.cards}: ${lying.join('; ')}` : briefing.asNew}</p>
      </div>
    </li>
  );
}

/** It was played on cardboard: how it ended, by any of its open End Conditions. */
function Cardboard({ encounter }: { encounter: EncounterDefinition }) {
  const campaign = useCampaign();
  const { pending, busy } = useCampaignView();
  const { briefing, aftermath } = useCampaignWords();
  const { sentence } = useWholeWords().content;
  // How it can end may be hidden until it does: nothing of it stands on the page before somebody asks.
  const fold = useFold();
  const cards = useCards();
  const { achievementWords } = useWholeWords().encounter;
  const options = fold.isOpen ? (pending?.options ?? []) : [];
  const told = options.filter(({ act }) => act.do === 'told');
  const achieved = options.flatMap(({ id, act }) =>
    act.do === 'achieved' ? [{ id, of: act.achievement }] : [],
  );
  const [met, setMet] = useState<readonly string[]>([]);
  const toggle = (id: string) => setMet(met.includes(id) ? met.filter((one) => one !== id) : [...met, id]);
  /** What was met first, then how it ended: after that another question is asked. */
  const tell = async (end: string) => {
    for (const { id } of achieved) if (met.includes(id)) await campaign.decide(id);
    await campaign.decide(end);
  };
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fold.isOpen) part.current?.scrollIntoView({ block: 'nearest' });
  }, [fold.isOpen]);
  if (!fold.isOpen)
    return (
      <button {...fold.button} className="btn btn-quiet btn-small">
        {briefing.cardboard}
      </button>
    );
  return (
    <section id={fold.id} ref={part} className="cardboard whole-line grid gap-2">
      <h3>{briefing.cardboard}</h3>
      <p>{briefing.cardboardAbout}</p>
      {achieved.length > 0 && (
        <fieldset className="grid gap-1 pad-2-3 paper-edged round-m">
          <legend>{briefing.met}</legend>
          {achieved.map(({ id, of }) => (
            <label className="grid columns-mark gap-2 middle tall-44" key={id}>
              <input
                className="flush"
                type="checkbox"
                checked={met.includes(id)}
                disabled={busy}
                onChange={() => toggle(id)}
              />
              <span>
                <Sentence parts={achievementWords({ encounter, cards }, of)} plain />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <h4>{briefing.howEnded}</h4>
      <ul className="book-answers grid shrink-y gap-2">
        {told.map(({ id, act }) => {
          const end =
            act.do === 'told' ? encounter.endConditions.find((one) => one.id === act.condition) : undefined;
          const said = end ? sentence(end.text) : briefing.lost;
          return (
            <li key={id}>
              <button
                type="button"
                className="btn book-answer full lg text-left"
                disabled={busy}
                onClick={() => void tell(id)}
              >
                <strong>{end?.result === 'won' ? aftermath.won : aftermath.lost}</strong> {said}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
