import { Tabs } from 'radix-ui';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
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
    <Tabs.Root className="side panel" value={tab} onValueChange={setTab}>
      <Tabs.List className="side-tabs" aria-label={words.title}>
        {TABS.map((value) => (
          <Tabs.Trigger key={value} value={value} className="side-tab">
            {words.tab[value]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Body tab="attack" chosen={tab}>
        <AttackPanel position={position} moment={moment} showing={showing} />
      </Body>
      <Body tab="thoughts" chosen={tab}>
        <TracePanel position={position} events={events} shown={shown} />
      </Body>
      <Body tab="feed" chosen={tab} look="side-feed">
        <FeedPanel position={position} feed={lateFeed} onEntry={onEntry} />
      </Body>
      <Body tab="encounter" chosen={tab}>
        <EncounterPanel position={position} events={events} shown={shown} />
      </Body>
    </Tabs.Root>
  );
});

interface BodyProps {
  readonly tab: (typeof TABS)[number];
  readonly chosen: string;
  readonly look?: string;
  readonly children: ReactNode;
}

/** What stands under a tab, drawn together with the tab and not after it: Radix would mount it in a second go. */
function Body({ tab, chosen, look = '', children }: BodyProps) {
  return (
    <Tabs.Content value={tab} forceMount hidden={tab !== chosen} className={`side-body ${look}`}>
      {tab === chosen && children}
    </Tabs.Content>
  );
}
