import { type ReactNode, useMemo } from 'react';
import { isolated } from '../../../check/isolated.ts';
import { feedBefore } from '../../../stores/game/feed.ts';
import { Goal } from '../../../ui/frame/bar/Goal.tsx';
import { LogButton } from '../../../ui/frame/bar/LogButton.tsx';
import { Dock } from '../../../ui/frame/Dock.tsx';
import { TableFrame } from '../../../ui/frame/TableFrame.tsx';
import { useDrawer } from '../../../ui/frame/use-drawer.ts';
import { useStore } from '../../../ui/page/use-store.ts';
import { useWords } from '../../../ui/page/use-words.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import type { FolkloreReplay } from '../table/folklore-guest.ts';
import { pageOf } from '../table/play.ts';
import { aimOf } from '../words/en/questions.ts';
import { Chronicle } from './Chronicle.tsx';
import { FolkloreDrawer } from './FolkloreDrawer.tsx';
import { FolkloreTrack } from './FolkloreTrack.tsx';
import { FolkloreContext, type FolkloreTools } from './folklore-context.ts';
import { Scene } from './Scene.tsx';
import { StoryPage } from './StoryPage.tsx';
import './folklore.css';
import './skirmish.css';
import './hero-strip.css';

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
  const { panels } = useWords().ui;
  const drawer = useDrawer();
  const tools = useMemo<FolkloreTools>(
    () => ({ content, seatName: (id) => isolated(setup.seats.find((seat) => seat.id === id)?.name ?? id) }),
    [content, setup],
  );
  const feed = feedBefore(replay.feed, index);
  const page = showing && pageOf(showing, content, view.chapter);
  const card = content.events[view.event ?? ''];
  const events = replay.events.slice(0, index);
  return (
    <FolkloreContext value={tools}>
      <TableFrame
        className="folk"
        data={{ 'data-replay': true, 'data-night': view.night || undefined }}
        top={
          <>
            <FolkloreTrack view={view} asked={null} drawer={drawer} />
            <div
              className="table-bar flex stretch gap-2px pad-r-2"
              role="toolbar"
              aria-label={panels.tableBar.title}
            >
              <LogButton drawer={drawer} />
              {bar}
            </div>
          </>
        }
        goal={<Goal aim={aimOf({ ...tools, state: view })} />}
        board={
          <div className="folk-stage absolute inset-0 grid clip">
            <Scene view={view} pending={null} showing={showing} events={events} onAnswer={nothing} />
            {page && (
              <StoryPage
                title={card && !view.ending ? card.name : (content.chapters[view.chapter]?.name ?? '')}
                text={page}
                go=""
                onGo={null}
              />
            )}
          </div>
        }
        dock={
          <Dock of={null} state="tape" label={panels.showing.title}>
            <div className="grid rows-end gap-1 tall shrink">
              <p className="tape-told pad-r-16rem shrink-y scroll-y">{feed.at(-1)?.text}</p>
              {tape}
            </div>
          </Dock>
        }
        drawer={
          <FolkloreDrawer drawer={drawer} view={view} asked={null} events={events}>
            <Chronicle feed={feed} events={replay.events} foreknown={replay.foreknown} />
          </FolkloreDrawer>
        }
      />
    </FolkloreContext>
  );
}
