/** The game of Abraxis of a campaign: sat down to, led back, taken. */
import { useMemo, useState } from 'react';
import { useFold } from '../kit/use-fold.ts';
import { part } from '../page/part.tsx';
import { useKeys } from '../page/use-keys.ts';
import { goOnTo } from '../page/use-route.ts';
import { Answers, Face } from './AskPages.tsx';
import { useCampaign, useCampaignView, useCampaignWords } from './campaign-context.ts';
import { hashToView } from './Frame.tsx';
import { Page, Prose, SceneAgain } from './Page.tsx';

/** Fetched by who sits down. Not the one among all screens: with that one came what they are made of. */
const TABLE = part(async () => (await import('../abraxis/AbraxisScreen.tsx')).AbraxisScreen);

/** A table of Abraxis in a scene (p.70): whom the party plays against; it is played here, or told from a real table. */
export function AbraxisPage() {
  const campaign = useCampaign();
  const { pending, game, busy } = useCampaignView();
  const { book, briefing } = useCampaignWords();
  const real = useFold();
  const about = pending?.about;
  const canPlay = about?.of === 'abraxis' && about.members.length > 0;
  const sitDown = async () => {
    if (!canPlay || busy) return;
    if (game === null) await campaign.playIn('abraxis');
    window.location.hash = hashToView(campaign.id, 'table');
  };
  useKeys({ Enter: () => void sitDown() });
  if (about?.of !== 'abraxis') return null;
  const card = campaign.session.content.abraxis[about.card];
  return (
    <Page
      over={book.abraxis}
      title={card?.name ?? about.card}
      opposite={<SceneAgain />}
      ways={
        <>
          <button {...real.button} className="btn btn-quiet btn-small">
            {briefing.cardboard}
          </button>
          {canPlay && (
            <button
              type="button"
              className="btn btn-primary btn-book display-face lg"
              disabled={busy}
              onClick={() => void sitDown()}
            >
              {game === null ? book.sitDown : book.backToTable}
            </button>
          )}
        </>
      }
    >
      {card?.text && <Prose text={[card.text]} />}
      <p className="book-face xl text-center">{book.abraxisAbout(about.members.length)}</p>
      <ul className="gap-3-4 m-3-0 flex wrap mid">
        {about.members.map((member) => (
          <li key={member}>
            <Face card={member} />
          </li>
        ))}
      </ul>
      {real.isOpen && <RealTable id={real.id} />}
    </Page>
  );
}

/** It was played with real dice: how many were still in. */
function RealTable({ id: section }: { id: string }) {
  const { pending } = useCampaignView();
  const { book } = useCampaignWords();
  const told = (pending?.options ?? []).filter(({ act }) => act.do === 'survivors');
  return (
    <section id={section} className="cardboard whole-line grid gap-2">
      <h3>{book.abraxisTold}</h3>
      <Answers options={told}>
        {({ act, id }) => (act.do === 'survivors' ? book.survivors(act.count) : id)}
      </Answers>
    </section>
  );
}

/** The table itself, with exactly the set-up that is asked for; its end is taken, and the story goes on. */
export function AbraxisTable() {
  const campaign = useCampaign();
  const { pending } = useCampaignView();
  const about = pending?.about;
  const asked = about?.of === 'abraxis' ? about.setup : null;
  const [sat, setSat] = useState(asked);
  // Far apart it is taken by itself, while its end is looked at.
  const setup = asked ?? sat;
  if (setup !== sat) setSat(setup);
  const inCampaign = useMemo(
    () =>
      setup && {
        campaign,
        setup,
        back: hashToView(campaign.id, 'story'),
        onTaken: () => goOnTo('campaign', campaign.id),
      },
    [campaign, setup],
  );
  return inCampaign && <TABLE.Screen inCampaign={inCampaign} />;
}
