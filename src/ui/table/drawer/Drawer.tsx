import { memo, useDeferredValue, useId, useMemo } from 'react';
import type { EncounterEvent, Position } from '../../../engine/index.ts';
import type { FeedEntry } from '../../../stores/game/feed.ts';
import type { Moment } from '../../../stores/middara/moment.ts';
import { DRAWER_PARTS, type Drawn } from '../../frame/use-drawer.ts';
import { CancelIcon } from '../../icons/index.ts';
import { TabBody, TabList } from '../../kit/Tabs.tsx';
import { latePart } from '../../page/part.tsx';
import { useWords } from '../../page/use-words.ts';
import '../../frame/side-drawer.css';
import './drawer.css';

const AttackPanel = latePart(async () => (await import('./AttackPanel.tsx')).AttackPanel);
const EncounterPanel = latePart(async () => (await import('../../cards/EncounterPanel.tsx')).EncounterPanel);
const FeedPanel = latePart(async () => (await import('./FeedPanel.tsx')).FeedPanel);
const TracePanel = latePart(async () => (await import('./TracePanel.tsx')).TracePanel);

interface Props {
  readonly drawer: Drawn;
  readonly position: Position;
  readonly moment: Moment;
  readonly showing: EncounterEvent | null;
  readonly events: readonly EncounterEvent[];
  readonly shown: number;
  readonly feed: readonly FeedEntry[];
}

/** Log, opponents' reasons, the numbers of an attack, the encounter's card: over the board's side, once it is wanted. */
export const Drawer = memo(function Drawer({
  drawer,
  position,
  moment,
  showing,
  events,
  shown,
  feed,
}: Props) {
  const words = useWords().ui.panels.side;
  // The log is long, and may come a moment after the question.
  const told = useMemo(() => ({ feed, shown }), [feed, shown]);
  const late = useDeferredValue(told);
  const id = useId();
  const { part, open, close } = drawer;
  if (part === null) return null;
  return (
    <aside
      className="drawer relative above-3 flex column-wise shrink-y on-cloth side"
      aria-label={words.title}
    >
      <div className="drawer-head flex rigid stretch line-below">
        <TabList
          id={id}
          label={words.title}
          tabs={DRAWER_PARTS}
          nameOf={words.tab}
          chosen={part}
          onChoose={open}
        />
        <button type="button" className="btn btn-quiet btn-icon" aria-label={words.close} onClick={close}>
          <CancelIcon />
        </button>
      </div>
      <TabBody id={id} tab="feed" chosen={part} className="side-body grow shrink-y side-feed">
        <FeedPanel position={position} events={events} {...late} />
      </TabBody>
      <TabBody id={id} tab="thoughts" chosen={part} className="side-body grow shrink-y">
        <TracePanel position={position} events={events} shown={shown} />
      </TabBody>
      <TabBody id={id} tab="attack" chosen={part} className="side-body grow shrink-y">
        <AttackPanel position={position} moment={moment} showing={showing} />
      </TabBody>
      <TabBody id={id} tab="encounter" chosen={part} className="side-body grow shrink-y">
        <EncounterPanel position={position} events={events} shown={shown} />
      </TabBody>
    </aside>
  );
});
