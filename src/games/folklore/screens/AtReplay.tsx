import { type ReactNode, useMemo } from 'react';
import { feedBefore } from '../../../stores/game/feed.ts';
import { useStore } from '../../../ui/page/use-store.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import type { FolkloreReplay } from '../table/folklore-guest.ts';
import { pageOf } from '../table/play.ts';
import { Chronicle } from './Chronicle.tsx';
import { FolkloreContext, type FolkloreTools } from './folklore-context.ts';
import { HeroStrip } from './HeroStrip.tsx';
import { Scene } from './Scene.tsx';
import { StoryPage } from './StoryPage.tsx';
import { TopStrip } from './TopStrip.tsx';
import './folklore.css';
import './skirmish.css';
import './hero-strip.css';
import './narrow.css';
import './low.css';

interface Props {
  readonly replay: FolkloreReplay;
  readonly content: FolkloreContent;
  /** At the top: the way back. */
  readonly bar: ReactNode;
  /** The tape. */
  readonly tape: ReactNode;
}

const nothing = () => {};

/** A chapter that was played, moment by moment. */
export function AtReplay({ replay, content, bar, tape }: Props) {
  const { view, showing, index } = useStore(replay.store, (all) => all);
  const { setup } = replay;
  const tools = useMemo<FolkloreTools>(
    () => ({ content, seatName: (id) => setup.seats.find((seat) => seat.id === id)?.name ?? id }),
    [content, setup],
  );
  const feed = feedBefore(replay.feed, index);
  const page = showing && pageOf(showing, content, view.chapter);
  const card = content.events[view.event ?? ''];
  return (
    <FolkloreContext value={tools}>
      <div className="folk" data-replay data-night={view.night || undefined}>
        <TopStrip view={view} bar={bar} />
        <main className="folk-stage">
          <Scene
            view={view}
            pending={null}
            showing={showing}
            events={replay.events.slice(0, index)}
            onAnswer={nothing}
          />
          {page && (
            <StoryPage
              title={card && !view.ending ? card.name : (content.chapters[view.chapter]?.name ?? '')}
              text={page}
              go=""
              onGo={null}
            />
          )}
        </main>
        <aside className="folk-side">
          {tape}
          <Chronicle feed={feed} events={replay.events} foreknown={replay.foreknown} />
        </aside>
        <HeroStrip view={view} asked={null} />
      </div>
    </FolkloreContext>
  );
}
