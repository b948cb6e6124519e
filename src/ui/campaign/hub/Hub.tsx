import { useEffect, useId, useState } from 'react';
import { GoldIcon } from '../../icons/index.ts';
import { TabBody, TabList } from '../../kit/Tabs.tsx';
import { useCampaign, useCampaignView, useCampaignWords, useNames } from '../campaign-context.ts';
import { Came } from '../Page.tsx';
import { ExplorePanel } from './ExplorePanel.tsx';
import { GroupPanel } from './GroupPanel.tsx';
import { ItemsPanel } from './ItemsPanel.tsx';
import { NoRoom } from './NoRoom.tsx';
import { RulesPart } from './RulesPart.tsx';
import { StorePanel } from './StorePanel.tsx';
import { TrainingPanel } from './TrainingPanel.tsx';
import { VenturePanel } from './VenturePanel.tsx';
import './hub.css';

const TABS = ['store', 'training', 'items'] as const;
type Tab = (typeof TABS)[number];
const DOORS = ['shop', 'explore', 'venture'] as const;

/** A Story Round (p.13) with its three doors in order; a store alone, and a time to rearrange, have the first only. */
export function Hub() {
  const { pending, state, events, mark } = useCampaignView();
  const { hub } = useCampaignWords();
  const { who } = useNames();
  const about = pending?.about;
  const round = about?.of === 'round' ? about : null;
  const kind = pending?.kind;
  const door =
    kind === 'venture' ? 'venture' : kind === 'explore' || kind === 'active-group' ? 'explore' : 'shop';
  const arranged =
    about?.of === 're-equip'
      ? hub.reEquipTitle(who(about.member))
      : about?.of === 'trade'
        ? hub.tradeTitle
        : hub.arrangeTitle;
  const inRound = round !== null || kind === 'active-group';
  const fresh = events.slice(mark);
  // What was decided here is seen in its place, and a throw or a fight had a page of its own: the rest is told.
  const isFromOutside = fresh.some(({ type }) => type === 'sceneEntered' || type === 'roundEntered');
  const wasTold = fresh.some(({ type }) => type === 'checkMade' || type === 'encounterEnded');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another door begins at its top
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [kind]);
  return (
    <main className="hub grid gap-4 full most-1500px mx-auto pad-x-3">
      <header className="grid columns-end middle gap-3-5">
        <h2 className="xxl">{round?.name ?? (kind === 'arrange' ? arranged : hub.shopTitle)}</h2>
        <p className="hub-gold xl bright">
          <GoldIcon /> <strong className="display-face xxl">{state.gold}</strong>{' '}
          <span className="size-md">{hub.gold}</span>
        </p>
        {inRound && (
          <ol className="across grid columns-3 gap-2" aria-label={hub.doors}>
            {DOORS.map((one, i) => (
              <li
                key={one}
                className={`door flex wrap middle mid gap-0-3 pad-2-1 edged ${DOORS.indexOf(door) > i ? 'dashed' : ''} sunk display-face semi text-center faint`}
                aria-current={one === door ? 'step' : undefined}
              >
                <span className="xl">{i + 1}</span>
                <span>{hub.door[one]}</span>
              </li>
            ))}
          </ol>
        )}
      </header>
      {isFromOutside && !wasTold && <Came events={fresh} />}
      {kind === 'shop' && <Shop />}
      {kind === 'arrange' && (
        <>
          <NoRoom />
          <ItemsPanel />
          <Done />
        </>
      )}
      {kind === 'active-group' && <GroupPanel />}
      {kind === 'explore' && <ExplorePanel />}
      {kind === 'venture' && <VenturePanel />}
    </main>
  );
}

/** Phase 1: buying, learning and arranging, in any order. */
function Shop() {
  const id = useId();
  const { pending } = useCampaignView();
  const { hub } = useCampaignWords();
  const [tab, setTab] = useState<Tab>('store');
  return (
    <>
      <TabList id={id} label={hub.tabsLabel} tabs={TABS} nameOf={hub.tabs} chosen={tab} onChoose={setTab} />
      <TabBody id={id} tab="store" chosen={tab} className="hub-body">
        <StorePanel />
      </TabBody>
      <TabBody id={id} tab="training" chosen={tab} className="hub-body">
        <TrainingPanel />
      </TabBody>
      <TabBody id={id} tab="items" chosen={tab} className="hub-body">
        <ItemsPanel />
      </TabBody>
      {pending?.about.of === 'round' && <RulesPart />}
      <Done />
    </>
  );
}

/** Ends the phase, as long as everybody keeps to the limits; else who does not is named. */
function Done() {
  const campaign = useCampaign();
  const { pending, busy } = useCampaignView();
  const { hub, reason } = useCampaignWords();
  const { card } = useNames();
  const refused = pending?.refused.find(({ id }) => id === 'done');
  const inRound = pending?.about.of === 'round';
  return (
    <footer className="hub-done sticky above-2 bottom-0 flex wrap middle to-end gap-2-4 pad-y-3 line-above on-cloth">
      <p className="soft" role="status">
        {refused ? hub.notYet(reason(refused.why, card)) : inRound ? hub.doneAbout : ''}
      </p>
      <button
        type="button"
        className="btn btn-primary"
        disabled={busy || refused !== undefined}
        onClick={() => void campaign.decide('done')}
      >
        {inRound ? hub.done : hub.doneOnly}
      </button>
    </footer>
  );
}
