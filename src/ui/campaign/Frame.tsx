import { type ReactNode, useState } from 'react';
import { Portrait } from '../figures/Portrait.tsx';
import { OnlineHere } from '../frame/OnlineHere.tsx';
import { GoldIcon } from '../icons/index.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Meter } from '../kit/Meter.tsx';
import { Notice } from '../kit/Notice.tsx';
import { downloadGame } from '../page/download.ts';
import { useKeys } from '../page/use-keys.ts';
import { useOnlineDoor } from '../page/use-online-door.ts';
import { goOnTo, hashTo } from '../page/use-route.ts';
import { useCards, useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import {
  useCampaign,
  useCampaigns,
  useCampaignView,
  useCampaignWords,
  useLife,
  useNames,
} from './campaign-context.ts';

const VIEWS = ['story', 'sheet', 'chronicle', 'road'] as const;
/** The table of Abraxis is come to from its page alone. */
const ALL = [...VIEWS, 'table'] as const;
type View = (typeof ALL)[number];

/** Of what stands behind `#/campaign/`: which campaign, and which view of it. */
export function viewIn(at: string): { readonly id: string; readonly view: View } {
  const [, id = at, view] = /^(.*)\/(\w+)$/s.exec(at) ?? [];
  const known = ALL.find((one) => one === view);
  return known ? { id, view: known } : { id: at, view: 'story' };
}

export const hashToView = (id: string, view: View): string =>
  view === 'story' ? hashTo('campaign', id) : `${hashTo('campaign', id)}/${view}`;

/** What stays on top of a campaign: its name, the party's lives, its Gold, the ways through it and back. */
export function Frame({ view, children }: { view: View; children: ReactNode }) {
  const campaign = useCampaign();
  const campaigns = useCampaigns();
  const { frame } = useCampaignWords();
  const { retry } = useTable();
  const { name, state, undoing, canRedo, trouble, fault, busy, decisions } = useCampaignView();
  const door = useOnlineDoor();
  const { invite } = useWholeWords().ui.online;
  const [warned, setWarned] = useState(false);

  const undo = () => {
    if (!undoing || busy) return;
    if (undoing.saw.length > 0) setWarned(true);
    else void campaign.undo();
  };
  const redo = () => void (canRedo && campaign.redo());
  useKeys({ u: undo, 'Ctrl+Z': undo, 'Shift+U': redo, 'Ctrl+Shift+Z': redo });

  return (
    <div className="campaign grid at-top gap-4 pad-b-6" data-view={view} data-decisions={decisions}>
      <header className="campaign-bar sticky above-3 top-0 flex wrap middle gap-1-4 pad-2-3-0 line-below on-raised">
        <a className="btn btn-quiet btn-small" href={hashTo('campaigns')}>
          {frame.toCampaigns}
        </a>
        <h1 className="flex-1-1-8rem lg lead-1_1">
          <bdi>{name}</bdi>
        </h1>
        <p className="campaign-gold xl bright one-line">
          <GoldIcon /> <strong>{state.gold}</strong>
          <span className="visually-hidden">{frame.gold(state.gold)}</span>
        </p>
        <Lives />
        <nav className="flex-1-1-50pc flex gap-1" aria-label={frame.views}>
          {VIEWS.map((one) => (
            <a
              key={one}
              className="campaign-view pad-x-3 inline-flex middle touchable display-face semi unlined soft"
              aria-current={one === view ? 'page' : undefined}
              href={hashToView(campaign.id, one)}
            >
              {frame[one]}
            </a>
          ))}
        </nav>
        <div className="flex wrap to-end gap-1 pad-b-1">
          <button type="button" className="btn btn-small" disabled={!undoing || busy} onClick={undo}>
            {frame.undo} <kbd className="kbd">U</kbd>
          </button>
          <button
            type="button"
            className="btn btn-small btn-quiet"
            disabled={!canRedo || busy}
            onClick={redo}
          >
            {frame.redo}
          </button>
          <button
            type="button"
            className="btn btn-small btn-quiet"
            onClick={() => downloadGame(campaign.record())}
          >
            {frame.asFile}
          </button>
          {door && (
            <button
              type="button"
              className="btn btn-small btn-quiet"
              onClick={() => door.invite(campaign.id)}
            >
              {invite.item}
            </button>
          )}
        </div>
        <OnlineHere of={[campaign.id]} />
      </header>
      {trouble !== null && (
        <Notice title={frame.notKept(trouble)}>
          <p className="notice-ways">
            <button type="button" className="btn btn-small btn-primary" onClick={retry}>
              {frame.retry}
            </button>
          </p>
        </Notice>
      )}
      {fault !== null && <Notice title={frame.fault(fault)} />}
      {children}
      {warned && undoing && (
        <Dialog
          urgent
          label={frame.warned(undoing.saw)}
          className="gap-3 pad-5"
          onClose={() => setWarned(false)}
        >
          <h2>{frame.warned(undoing.saw)}</h2>
          <p>{frame.warnedAbout}</p>
          <p className="flex wrap gap-3">
            <button
              type="button"
              className="btn btn-primary"
              onClick={() =>
                void campaigns.branch(campaign, undoing.to).then((id) => {
                  setWarned(false);
                  goOnTo('campaign', id);
                })
              }
            >
              {frame.branch}
            </button>
            <button type="button" className="btn" data-first onClick={() => setWarned(false)}>
              {frame.stay}
            </button>
          </p>
        </Dialog>
      )}
    </div>
  );
}

/** Everybody's face with what is left of their HP: damage is the clock of a campaign. */
function Lives() {
  const { state } = useCampaignView();
  const { frame, sheet } = useCampaignWords();
  const cards = useCards();
  const { who } = useNames();
  const lifeOf = useLife();
  return (
    <ul className="lives flex-1-1-22rem flex wrap to-end gap-2" aria-label={frame.party}>
      {state.members.map(({ card, injured, unselectable, defeated }) => {
        const { left, hp } = lifeOf(card);
        const marks = [
          injured && sheet.injured,
          unselectable && sheet.unselectable,
          defeated && sheet.defeated,
        ].filter((mark) => typeof mark === 'string');
        const text = [frame.life(who(card), left, hp), ...marks].join(', ');
        return (
          <li
            className={`grow least-4_8rem most-7rem grid columns-mark middle gap-0-2 ${state.active.includes(card) ? '' : 'see-0_8'}`}
            key={card}
            title={text}
          >
            <Portrait of={card} cards={cards} size={36} />
            <span className="visually-hidden">{text}</span>
            <Meter value={left} of={hp} />
            <small className="bold lead-1_1" aria-hidden="true">
              {left}/{hp}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
