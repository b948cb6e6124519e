import { memo, use, useDeferredValue, useId, useMemo, useState } from 'react';
import type { EncounterEvent, Position } from '../../engine/index.ts';
import type { FeedEntry } from '../../stores/game/feed.ts';
import type { Moment } from '../../stores/middara/moment.ts';
import { useWords } from '../hooks/use-words.ts';
import { latePart } from '../screens/part.tsx';
import { FeedPanel } from './FeedPanel.tsx';
import { PartsContext, SIDE_TABS, type SideTab } from './side-context.ts';
import { TabBody, TabList } from './Tabs.tsx';
import './side-panel.css';

const AttackPanel = latePart(async () => (await import('./AttackPanel.tsx')).AttackPanel);
const EncounterPanel = latePart(async () => (await import('./EncounterPanel.tsx')).EncounterPanel);
const TracePanel = latePart(async () => (await import('./TracePanel.tsx')).TracePanel);

interface Props {
  readonly position: Position;
  readonly moment: Moment;
  readonly showing: EncounterEvent | null;
  readonly events: readonly EncounterEvent[];
  readonly shown: number;
  readonly feed: readonly FeedEntry[];
}

/** Attack, thoughts and feed. The tab follows what is happening until somebody chooses one. */
export const SidePanel = memo(function SidePanel({ position, moment, showing, events, shown, feed }: Props) {
  const words = useWords().ui.panels.side;
  // The feed is long, and may come a moment after the question.
  const told = useMemo(() => ({ feed, shown }), [feed, shown]);
  const late = useDeferredValue(told);
  const [tab, setTab] = useState<SideTab>(feed.length > 0 ? 'feed' : 'encounter');
  const own = useId();
  const parts = use(PartsContext);
  const id = parts?.id ?? own;
  const chosen = parts?.part ?? tab;
  const { resolution, roll } = moment;
  const fighting = resolution !== null && !resolution.over;
  const fought = resolution !== null || roll !== null;
  const thinking = showing?.type.startsWith('ai') ?? false;
  const happening = `${fighting} ${thinking} ${fought}`;
  const [last, setLast] = useState('');
  // While it is drawn, not after: what happens and its tab come in one.
  if (happening !== last) {
    setLast(happening);
    if (fighting) setTab('attack');
    else if (thinking) setTab('thoughts');
    else if (!fought && tab === 'attack') setTab('feed');
  }
  return (
    <div className="side panel">
      <h2 className="visually-hidden">{words.title}</h2>
      {!parts && (
        <TabList
          id={id}
          label={words.title}
          tabs={SIDE_TABS}
          nameOf={words.tab}
          chosen={tab}
          onChoose={setTab}
        />
      )}
      <TabBody id={id} tab="attack" chosen={chosen} className="side-body">
        <AttackPanel position={position} moment={moment} showing={showing} />
      </TabBody>
      <TabBody id={id} tab="thoughts" chosen={chosen} className="side-body">
        <TracePanel position={position} events={events} shown={shown} />
      </TabBody>
      <TabBody id={id} tab="feed" chosen={chosen} className="side-body side-feed">
        <FeedPanel position={position} events={events} {...late} />
      </TabBody>
      <TabBody id={id} tab="encounter" chosen={chosen} className="side-body">
        <EncounterPanel position={position} events={events} shown={shown} />
      </TabBody>
    </div>
  );
});
