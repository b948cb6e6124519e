import type { ReactNode } from 'react';
import { feedBefore } from '../../../stores/game/feed.ts';
import type { GuestTypes, GuestWatched } from '../../../stores/opened/guest-kind.ts';
import { Goal } from '../../frame/bar/Goal.tsx';
import { LogButton } from '../../frame/bar/LogButton.tsx';
import { LooksButton } from '../../frame/bar/LooksButton.tsx';
import { Dock } from '../../frame/Dock.tsx';
import { TableFrame } from '../../frame/TableFrame.tsx';
import { useDrawer } from '../../frame/use-drawer.ts';
import { useStore } from '../../page/use-store.ts';
import { useWholeWords } from '../../page/use-words.ts';
import type { GuestLook, Seen } from '../guest-look.ts';
import { HandOfCards } from '../parts/HandOfCards.tsx';
import { Chronicle } from './Chronicle.tsx';
import { GuestDrawer } from './GuestDrawer.tsx';
import { numbersOf, Plain } from './GuestTable.tsx';
import { StoryPage } from './StoryPage.tsx';
import { useSeats } from './use-seats.ts';
import '../guest-table.css';

interface Props<G extends GuestTypes> {
  readonly replay: GuestWatched<G>;
  readonly look: GuestLook<G>;
  /** The tape. */
  readonly tape: ReactNode;
}

/** A guest's game that was played, moment by moment. Hands that are closed stay so while it is under way. */
export function GuestReplay<G extends GuestTypes>({ replay, look, tape }: Props<G>) {
  const { view, showing, index } = useStore(replay.store, (all) => all);
  const { panels, screens } = useWholeWords().ui;
  const drawer = useDrawer();
  const sitting = useSeats(look, replay.setup);
  const { hands } = look;
  const isShut = (hands?.closed(replay.setup) ?? false) && replay.session?.pending !== null;
  const seen: Seen<G> = {
    ...sitting,
    view: hands && isShut ? hands.masked(view, null) : view,
    pending: null,
    showing,
    events: replay.events.slice(0, index),
    drawer,
    onAnswer: () => {},
  };
  const feed = feedBefore(replay.feed, index);
  const page = showing && (look.pageOf?.(showing, seen) ?? null);
  const hand = look.hand?.(seen) ?? null;
  const Around = look.Around ?? Plain;
  return (
    <Around seen={seen}>
      <TableFrame
        className={`guest ${look.className}`}
        data={{ 'data-replay': true, ...look.data?.(seen) }}
        top={
          <>
            {look.track(seen)}
            <div
              className="table-bar flex stretch gap-2px pad-r-2"
              role="toolbar"
              aria-label={panels.tableBar.title}
            >
              <LogButton drawer={drawer} />
              <LooksButton />
              <a className="btn btn-small btn-quiet" href="#/">
                {screens.ways.toGames}
              </a>
            </div>
          </>
        }
        goal={<Goal aim={look.goal(seen)} />}
        board={
          <div className="guest-stage absolute inset-0 grid clip">
            {look.board(seen)}
            {hand !== null && <HandOfCards cards={hand} onAnswer={seen.onAnswer} />}
            {page && <StoryPage of={page} go="" onGo={null} />}
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
          <GuestDrawer look={look} seen={seen}>
            <Chronicle
              feed={feed}
              foreknown={replay.foreknown}
              numbers={numbersOf(look, seen, replay.events)}
            />
          </GuestDrawer>
        }
      />
    </Around>
  );
}
