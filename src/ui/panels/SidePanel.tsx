import { Tabs } from 'radix-ui';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import type { EncounterEvent, Position } from '../../engine/index.ts';
import type { FeedEntry } from '../../stores/game/feed.ts';
import type { Moment } from '../../stores/middara/moment.ts';
import { useWords } from '../hooks/use-words.ts';
import { AttackPanel } from './AttackPanel.tsx';
import { EncounterPanel } from './EncounterPanel.tsx';
import { FeedPanel } from './FeedPanel.tsx';
import { TracePanel } from './TracePanel.tsx';
import './side-panel.css';

interface Props {
  readonly position: Position;
  readonly moment: Moment;
  readonly showing: EncounterEvent | null;
  readonly events: readonly EncounterEvent[];
  readonly shown: number;
  readonly feed: readonly FeedEntry[];
  readonly onEntry?: (entry: FeedEntry) => void;
}

const TABS = ['attack', 'thoughts', 'feed', 'encounter'] as const;

/** Attack, thoughts and feed. The tab follows what is happening until somebody chooses one. */
export const SidePanel = memo(function SidePanel({
  position,
  moment,
  showing,
  events,
  shown,
  feed,
  onEntry,
}: Props) {
  const words = useWords().ui.panels.side;
  // The feed is long, and may come a moment after the question.
  const lateFeed = useDeferredValue(feed);
  const [tab, setTab] = useState<string>(feed.length > 0 ? 'feed' : 'encounter');
  const { resolution, roll } = moment;
  const fighting = resolution !== null && !resolution.over;
  const fought = resolution !== null || roll !== null;
  const thinking = showing?.type.startsWith('ai') ?? false;
  useEffect(() => {
    if (fighting) setTab('attack');
    else if (thinking) setTab('thoughts');
    else if (!fought) setTab((now) => (now === 'attack' ? 'feed' : now));
  }, [fighting, thinking, fought]);
  return (
    <Tabs.Root className="side panel" value={tab} onValueChange={setTab}>
      <Tabs.List className="side-tabs" aria-label={words.title}>
        {TABS.map((value) => (
          <Tabs.Trigger key={value} value={value} className="side-tab">
            {words.tab[value]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="attack" className="side-body">
        <AttackPanel position={position} moment={moment} showing={showing} />
      </Tabs.Content>
      <Tabs.Content value="thoughts" className="side-body">
        <TracePanel position={position} events={events} shown={shown} />
      </Tabs.Content>
      <Tabs.Content value="feed" className="side-body side-feed">
        <FeedPanel position={position} feed={lateFeed} onEntry={onEntry} />
      </Tabs.Content>
      <Tabs.Content value="encounter" className="side-body">
        <EncounterPanel position={position} events={events} shown={shown} />
      </Tabs.Content>
    </Tabs.Root>
  );
});
