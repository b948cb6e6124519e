import { useMemo, useState } from 'react';
import type { Replay } from '../../stores/middara/replay.ts';
import { Board } from '../board/Board.tsx';
import { LogButton } from '../frame/bar/LogButton.tsx';
import { LooksButton } from '../frame/bar/LooksButton.tsx';
import { Dock } from '../frame/Dock.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { useDrawer } from '../frame/use-drawer.ts';
import { Notice } from '../kit/Notice.tsx';
import { hashToAfter } from '../page/use-route.ts';
import { useStore } from '../page/use-store.ts';
import { useTelling, useWholeWords } from '../page/use-words.ts';
import { HeroBlock } from '../table/actions/HeroBlock.tsx';
import { TrackBar } from '../table/bar/TrackBar.tsx';
import { boardShow } from '../table/context/board-show.ts';
import { useDeed } from '../table/context/use-deed.ts';
import { Drawer } from '../table/drawer/Drawer.tsx';
import { FeedContext } from '../table/drawer/feed-context.ts';
import { InspectDialog } from '../table/drawer/InspectDialog.tsx';
import { Stage } from '../table/tray/Stage.tsx';
import { Spoken } from '../table/voice/Spoken.tsx';
import { useSpeech } from '../table/voice/use-speech.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { useOwnNotes } from './use-own-notes.ts';

const NO_DECISIONS: readonly never[] = [];

/** A recorded game on the table, with the bar to go through it. */
export function ReplayTable({ replay }: { replay: Replay }) {
  const state = useStore(replay.store, (all) => all);
  const position = useMemo(() => replay.positionOf(state.view), [replay, state.view]);
  const telling = useTelling(position);
  const { screens } = useWholeWords().ui;
  const { replay: words, ways } = screens;
  const drawer = useDrawer();
  const { beside, why } = useOwnNotes(replay);
  const [inspected, setInspected] = useState<string | null>(null);
  const subject = state.view.turn?.figure ?? state.view.figures[0]?.id ?? null;
  const show = boardShow(state.showing, position);
  const { outcome } = state.view;
  const { index: shown, playing } = state;
  const deed = useDeed(playing ? state.showing : null, state.haste);
  const { events, feed } = replay;
  const speech = useSpeech(
    { position, events, shown, feed, pending: null, decisions: NO_DECISIONS, leaps: !playing },
    replay.firstRound,
  );
  // What only keeps the books is part of what was told last.
  const told = replay.feed.findLast(({ type, index }) => type !== 'note' && index < state.index)?.text;
  return (
    <TableFrame
      className="replaying"
      top={
        <>
          <TrackBar position={position} active={state.view.turn?.figure ?? null} onFigure={setInspected} />
          <div className="table-bar flex stretch gap-2px pad-r-2" role="toolbar" aria-label={words.title}>
            <LogButton drawer={drawer} />
            <LooksButton />
            <a className="btn btn-small btn-quiet" href={hashToAfter(replay.id)}>
              {words.lookBack}
            </a>
            <a className="btn btn-small btn-quiet" href="#/">
              {ways.toGames}
            </a>
          </div>
        </>
      }
      goal={
        <section
          className="goal-line flex middle mid gap-2 shrink lead-1_2 text-center balanced"
          aria-label={words.title}
        >
          <small>{words.title}</small>
          <h1 className="lg">
            <bdi>{replay.name}</bdi>
          </h1>
        </section>
      }
      board={
        <>
          <Board
            position={position}
            {...deed}
            way={show.way}
            highlight={show.figures}
            active={subject}
            line={show.line}
            onFigure={setInspected}
          />
          <Stage
            position={position}
            showing={state.showing}
            moment={state.moment}
            pending={null}
            shown={shown}
            held={state.held}
            haste={state.haste}
            onGoOn={replay.goOn}
            speech={speech}
          />
        </>
      }
      dock={
        <Dock
          of={null}
          state="tape"
          label={words.happening}
          hero={subject && <HeroBlock position={position} figure={subject} onInspect={setInspected} />}
        >
          <div className="grid rows-end gap-1 tall shrink">
            <div className="showing tape-told pad-r-16rem shrink-y scroll-y">
              {!replay.session && (
                <p className="question-note sm soft">
                  {replay.total === 0 ? words.lastMoment : words.fromRecord}
                </p>
              )}
              <p className="showing-text semi lead-1_25" data-testid="moment">
                {outcome ? telling.outcome(outcome) : (told ?? words.start)}
              </p>
              {why !== null && <Notice title={why} />}
            </div>
            <ReplayBar replay={replay} />
          </div>
        </Dock>
      }
      drawer={
        <FeedContext value={beside}>
          <Drawer
            drawer={drawer}
            position={position}
            moment={state.moment}
            showing={state.showing}
            events={replay.events}
            shown={state.index}
            feed={replay.feed}
          />
        </FeedContext>
      }
      over={
        <>
          <Spoken speech={speech} />
          <InspectDialog position={position} figure={inspected} onClose={() => setInspected(null)} />
        </>
      }
    />
  );
}
