import { useMemo, useState } from 'react';
import type { Replay } from '../../stores/middara/replay.ts';
import { Board } from '../board/Board.tsx';
import { useDeed } from '../hooks/use-deed.ts';
import { useLayout } from '../hooks/use-layout.ts';
import { hashToAfter } from '../hooks/use-route.ts';
import { useSpeech } from '../hooks/use-speech.ts';
import { useStore } from '../hooks/use-store.ts';
import { useTable } from '../hooks/use-table.ts';
import { useTelling, useWholeWords } from '../hooks/use-words.ts';
import { FigureStrip } from '../panels/FigureStrip.tsx';
import { type FeedBeside, FeedContext } from '../panels/feed-context.ts';
import { InspectDialog } from '../panels/InspectDialog.tsx';
import { LooksButton } from '../panels/LooksButton.tsx';
import { Notice } from '../panels/Notice.tsx';
import { SidePanel } from '../panels/SidePanel.tsx';
import { Spoken } from '../panels/Spoken.tsx';
import { TrackBar } from '../panels/TrackBar.tsx';
import { Stage } from '../stage/Stage.tsx';
import { boardShow } from './board-show.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { TableSide } from './TableSide.tsx';
import './table-screen.css';

const NO_DECISIONS: readonly never[] = [];

/** A recorded game on the table, with the bar to go through it. */
export function ReplayTable({ replay }: { replay: Replay }) {
  const state = useStore(replay.store, (all) => all);
  const position = useMemo(() => replay.positionOf(state.view), [replay, state.view]);
  const telling = useTelling(position);
  const { replay: words, ways } = useWholeWords().ui.screens;
  const table = useTable();
  const layout = useLayout();
  const [own, setOwn] = useState(replay.own);
  const [why, setWhy] = useState<string | null>(null);
  const beside = useMemo<FeedBeside>(
    () => ({
      firstRound: replay.firstRound,
      own,
      // What does not run is only looked at.
      write: replay.session
        ? (notes) => {
            setOwn(notes);
            void table.amend(replay.id, { own: notes }).then((came) => setWhy(came.ok ? null : came.why));
          }
        : null,
      addressOf: null,
      goTo: replay.seek,
    }),
    [replay, table, own],
  );
  const [inspected, setInspected] = useState<string | null>(null);
  const subject = state.view.turn?.figure ?? state.view.figures[0]?.id ?? null;
  const show = boardShow(state.showing, position);
  const { outcome } = state.view;
  const { index: shown, playing } = state;
  const deed = useDeed(playing ? state.showing : null);
  const { events, feed } = replay;
  const speech = useSpeech(
    { position, events, shown, feed, pending: null, decisions: NO_DECISIONS, leaps: !playing },
    replay.firstRound,
  );
  // What only keeps the books is part of what was told last.
  const told = replay.feed.findLast(({ type, index }) => type !== 'note' && index < state.index)?.text;
  const bar = <ReplayBar replay={replay} />;
  const strip = subject && (
    <FigureStrip key={subject} position={position} figure={subject} onInspect={setInspected} />
  );
  return (
    <div className="table-screen replaying" data-layout={layout}>
      <header className="table-top panel">
        <TrackBar position={position} active={state.view.turn?.figure ?? null} onFigure={setInspected} />
        <div className="replay-title">
          <small>{words.title}</small>
          <h1>{replay.name}</h1>
        </div>
        <a className="btn btn-small btn-quiet" href={hashToAfter(replay.id)}>
          {words.lookBack}
        </a>
        <a className="btn btn-small btn-quiet" href="#/">
          {ways.toGames}
        </a>
        <LooksButton />
      </header>
      <main className="table-board">
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
          onGoOn={replay.goOn}
          speech={speech}
        />
      </main>
      <TableSide
        layout={layout}
        lead={bar}
        ask={
          <>
            <section className="question panel showing" aria-label={words.happening}>
              {!replay.session && (
                <p className="question-note">{replay.total === 0 ? words.lastMoment : words.fromRecord}</p>
              )}
              <p className="showing-text" data-testid="moment">
                {outcome ? telling.outcome(outcome) : (told ?? words.start)}
              </p>
            </section>
            {why !== null && <Notice title={why} />}
          </>
        }
        strip={strip}
        side={
          <FeedContext value={beside}>
            <SidePanel
              position={position}
              moment={state.moment}
              showing={state.showing}
              events={replay.events}
              shown={state.index}
              feed={replay.feed}
            />
          </FeedContext>
        }
      />
      {layout === 'wide' && (
        <footer className="table-strip">
          {bar}
          {strip}
        </footer>
      )}
      <Spoken speech={speech} />
      <InspectDialog position={position} figure={inspected} onClose={() => setInspected(null)} />
    </div>
  );
}
