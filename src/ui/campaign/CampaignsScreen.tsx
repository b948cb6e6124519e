import { useEffect, useState } from 'react';
import { type CampaignSummary, MOST_OF_CAMPAIGN } from '../../stores/campaign/saved-campaign.ts';
import { Portrait } from '../figures/Portrait.tsx';
import { FileInput } from '../kit/FileInput.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Rows } from '../kit/Rows.tsx';
import { useDoor } from '../page/brought.ts';
import { useChosenFile } from '../page/use-chosen-file.ts';
import { goTo, hashTo } from '../page/use-route.ts';
import { useStore } from '../page/use-store.ts';
import { useCards, useTable } from '../page/use-table.ts';
import { useCampaigns, useCampaignWords } from './campaign-context.ts';
import { KeepParty } from './KeepParty.tsx';
import { NewCampaign } from './NewCampaign.tsx';
import { Ornament } from './Ornament.tsx';
import './campaign.css';

/** The campaigns of this browser, and how a new one begins. `at`: `new` for that, `keep/ID` for the party of a game. */
export function CampaignsScreen({ at }: { at: string }) {
  const { shelf, openFault } = useCampaignWords();
  const campaigns = useCampaigns();
  const table = useTable();
  const list = useStore(campaigns.store, (state) => state.list);
  const unread = useStore(campaigns.store, (state) => state.unread);
  const keepsNothing = useStore(table.store, (state) => state.keepsNothing);
  const { take, refused, unreadable } = useChosenFile({
    most: MOST_OF_CAMPAIGN,
    read: campaigns.load,
    onRead: (id) => goTo('campaign', id),
    tooLarge: shelf.tooLarge,
    notRead: shelf.notReadFile,
  });
  const choose = useDoor('campaign', ({ file }) => file && take(file));
  useEffect(() => void campaigns.refresh(), [campaigns]);

  if (at === 'new') return <NewCampaign />;
  const kept = /^keep\/(.+)$/s.exec(at)?.[1];
  if (kept !== undefined) return <KeepParty key={kept} game={kept} />;
  return (
    <main className="grid gap-5 most-1180px mx-auto pad-5">
      <header className="grid from-left gap-2">
        <a className="btn btn-quiet btn-small" href="#/">
          {shelf.toStart}
        </a>
        <h1 className="xxxl">{shelf.title}</h1>
        <p className="lg soft">{shelf.about}</p>
        <nav className="flex wrap gap-3">
          <a className="btn btn-primary" href={`${hashTo('campaigns')}/new`}>
            {shelf.fresh}
          </a>
          <FileInput className="btn-quiet" onFile={choose}>
            {shelf.load}
          </FileInput>
        </nav>
      </header>
      <Ornament />
      {keepsNothing !== null && <Notice calm title={shelf.keepsNothing(keepsNothing)} />}
      {unread !== null && <Notice title={shelf.unread(unread)} />}
      {unreadable !== null && <Notice title={unreadable} />}
      {refused && <Notice title={openFault(refused.fault)} problems={refused.problems} />}
      {list?.length === 0 && <p className="text-center lg soft">{shelf.none}</p>}
      <Rows
        className="grid gap-4"
        all={list ?? []}
        keyOf={({ id }) => id}
        row={(campaign) => <CampaignCard campaign={campaign} onRemove={campaigns.remove} />}
        more={shelf.more}
      />
    </main>
  );
}

interface CardProps {
  readonly campaign: CampaignSummary;
  readonly onRemove: (id: string) => Promise<string | null>;
}

function CampaignCard({ campaign, onRemove }: CardProps) {
  const { shelf } = useCampaignWords();
  const cards = useCards();
  const [asked, setAsked] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const { id, name, party, ending, parent, savedAt } = campaign;
  const saved = new Date(savedAt);
  return (
    <li
      className="campaign-card pad-4-5 flex wrap middle gap-2-5 panel"
      data-over={ending?.over || undefined}
    >
      <div className="flex wrap gap-2 most-8rem">
        {party.slice(0, 6).map((card) => (
          <Portrait key={card} of={card} cards={cards} size={58} />
        ))}
      </div>
      <div className="flex-1-1-8rem grid gap-1">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          {shelf.line(campaign)}
          {parent && ` · ${shelf.branch}`}
        </p>
        <p className="campaign-where lg lit">{shelf.where(campaign)}</p>
        <p className="sm faint">
          <time dateTime={savedAt}>{Number.isNaN(saved.getTime()) ? '' : shelf.savedAt(saved)}</time>
        </p>
        {why !== null && <p role="alert">{shelf.notDeleted(why)}</p>}
      </div>
      <div className="flex wrap middle gap-2">
        <a
          className="btn btn-primary"
          href={hashTo('campaign', id)}
          aria-label={ending ? shelf.lookAt(name) : shelf.goOnWith(name)}
        >
          {ending ? shelf.look : shelf.goOn}
        </a>
        {asked ? (
          <button
            type="button"
            className="btn btn-small btn-danger"
            onClick={() => void onRemove(id).then(setWhy)}
          >
            {shelf.reallyDelete}
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-small btn-quiet"
            aria-label={shelf.deleteNamed(name)}
            onClick={() => setAsked(true)}
          >
            {shelf.delete}
          </button>
        )}
      </div>
    </li>
  );
}
