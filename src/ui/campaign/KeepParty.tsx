import { useCallback, useState } from 'react';
import { setUpCampaign } from '../../campaign/index.ts';
import { setupOfLeft } from '../../stores/campaign/party-left.ts';
import { newGameId } from '../../stores/kept/saved-game.ts';
import { messageOf } from '../../stores/message-of.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { GoldIcon } from '../icons/index.ts';
import { Notice } from '../kit/Notice.tsx';
import { useOpened } from '../opening/use-opened.ts';
import { Wait } from '../opening/Wait.tsx';
import { goOnTo, hashTo } from '../page/use-route.ts';
import { useCards, useTable } from '../page/use-table.ts';
import { lifeOf, useCampaigns, useCampaignWords, useNames } from './campaign-context.ts';

/** The party of a single encounter goes on to others, with what it was left with (B6.11, X271). */
export function KeepParty({ game }: { game: string }) {
  const table = useTable();
  const campaigns = useCampaigns();
  const { keep, frame, fresh, briefing } = useCampaignWords();
  const cards = useCards();
  const { who, place } = useNames();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [seed] = useState(newGameId);
  const opened = useOpened(useCallback(() => table.watch(game), [table, game]));
  if (!opened) return <Wait text={frame.opening} />;
  const session = opened.ok ? opened.value.session : null;
  const setup = session && setupOfLeft(session, campaigns.playable(), seed);
  if (!session || !setup)
    return (
      <main className="page">
        <Notice calm alone title={keep.notOver}>
          <p className="notice-ways">
            <a className="btn" href={hashTo('campaigns')}>
              {fresh.back}
            </a>
          </p>
        </Notice>
      </main>
    );
  const encounter = place(session.setup.encounter);
  const state = setUpCampaign(setup, campaigns.playable());
  const begin = async () => {
    setBusy(true);
    try {
      goOnTo('campaign', await campaigns.begin(setup, keep.name(encounter)));
    } catch (error) {
      setFault(fresh.notBegun(messageOf(error)));
      setBusy(false);
    }
  };
  return (
    <main className="grid gap-5 most-1180px mx-auto pad-5">
      <header className="grid from-left gap-2">
        <a className="btn btn-quiet btn-small" href={hashTo('campaigns')}>
          {fresh.back}
        </a>
        <h1 className="xxxl">{keep.title}</h1>
        <p className="lg soft">{keep.about(encounter)}</p>
      </header>
      {fault !== null && <Notice title={fault} />}
      <section className="pad-4-5 grid gap-3 panel">
        <ul className="gap-3-4 flex wrap">
          {state.members.map((member) => {
            const { left, hp } = lifeOf(state, member, cards);
            return (
              <li className="grid center gap-1 semi" key={member.card}>
                <Portrait of={member.card} cards={cards} size={72} />
                <span>{who(member.card)}</span>
                <small>{briefing.hp(left, hp)}</small>
              </li>
            );
          })}
        </ul>
        <p className="lg">
          <GoldIcon /> <strong>{frame.gold(state.gold)}</strong>
        </p>
      </section>
      <footer className="sticky above-2 bottom-0 flex middle to-end gap-4 pad-3 line-above on-cloth">
        <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void begin()}>
          {keep.begin}
        </button>
      </footer>
    </main>
  );
}
