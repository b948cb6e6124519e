import { memo, useMemo, useState } from 'react';
import type { Mirror } from '../../stores/middara/mirrored.ts';
import { figuresFor } from '../../stores/middara/options.ts';
import { Board as WholeBoard } from '../board/Board.tsx';
import { useDeed } from '../hooks/use-deed.ts';
import { useLayout } from '../hooks/use-layout.ts';
import { useSounds } from '../hooks/use-sounds.ts';
import { useSpeech } from '../hooks/use-speech.ts';
import { useStore } from '../hooks/use-store.ts';
import { useTelling, useWholeWords } from '../hooks/use-words.ts';
import { FigureStrip } from '../panels/FigureStrip.tsx';
import { InspectDialog } from '../panels/InspectDialog.tsx';
import { SeatMark } from '../panels/SeatMark.tsx';
import { SidePanel } from '../panels/SidePanel.tsx';
import { Spoken } from '../panels/Spoken.tsx';
import { TrackBar } from '../panels/TrackBar.tsx';
import { boardShow } from './board-show.ts';
import { TableSide } from './TableSide.tsx';
import './table-screen.css';
import './mirror-table.css';

const Board = memo(WholeBoard);

interface Props {
  readonly mirror: Mirror;
  /** It is played in another window just now. */
  readonly live: boolean;
  /** It cannot be followed any further: shows it anew. */
  readonly onAgain: (() => void) | null;
}

/** The table as everybody may see it: nothing to press but what explains. */
export function MirrorTable({ mirror, live, onAgain }: Props) {
  const { view, pending, showing, moment, shown, feed } = useStore(mirror.store, (state) => state);
  useSounds(mirror);
  const layout = useLayout();
  const deed = useDeed(showing);
  const position = useMemo(() => mirror.positionOf(view), [mirror, view]);
  const telling = useTelling(position);
  const { seats: words, screens } = useWholeWords().ui;
  const [inspected, setInspected] = useState<string | null>(null);
  const subject = pending?.figure ?? view.turn?.figure ?? view.figures[0]?.id ?? null;
  const show = useMemo(() => boardShow(showing, position), [showing, position]);
  const targets = useMemo(() => figuresFor(pending), [pending]);
  const { events, answered: decisions } = mirror;
  const speech = useSpeech({ position, events, shown, feed, pending, decisions }, mirror.firstRound);
  const told = showing && telling.event(showing)?.text;
  const strip = subject && (
    <FigureStrip key={subject} position={position} figure={subject} onInspect={setInspected} />
  );
  return (
    <div className="table-screen mirror" data-layout={layout} data-decisions={mirror.decisions()}>
      <header className="table-top panel">
        <TrackBar position={position} active={view.turn?.figure ?? null} onFigure={setInspected} />
        <div className="replay-title">
          <small>{words.mirror.title}</small>
          <h1>{mirror.name}</h1>
        </div>
        {live && <span className="chip mirror-live">{words.mirror.live}</span>}
      </header>
      <main className="table-board">
        <Board
          position={position}
          {...deed}
          way={show.way}
          highlight={pending ? targets : show.figures}
          active={subject}
          line={show.line}
          onFigure={setInspected}
        />
      </main>
      <TableSide
        layout={layout}
        calls={[pending]}
        ask={
          <section className="question panel showing" aria-label={screens.replay.happening}>
            {pending && (
              <p className="mirror-asks">
                <SeatMark seats={view.seats} seat={pending.seat} />
                <strong>{words.mirror.asks(telling.seat(pending.seat))}</strong>
                <span>{telling.figureName(view.figures.find(({ id }) => id === pending.figure)!)}</span>
              </p>
            )}
            <p className="showing-text" data-testid="moment">
              {view.outcome ? telling.outcome(view.outcome) : pending ? telling.question(pending) : told}
            </p>
            {!live && !view.outcome && <p className="question-note">{words.mirror.waiting}</p>}
            {onAgain && (
              <p className="notice-ways">
                <span>{words.mirror.lost}</span>
                <button type="button" className="btn btn-primary" onClick={onAgain}>
                  {words.mirror.again}
                </button>
              </p>
            )}
          </section>
        }
        strip={strip}
        side={
          <SidePanel
            position={position}
            moment={moment}
            showing={showing}
            events={mirror.events}
            shown={shown}
            feed={feed}
          />
        }
      />
      {layout === 'wide' && <div className="table-strip">{strip}</div>}
      <Spoken speech={speech} />
      <InspectDialog position={position} figure={inspected} onClose={() => setInspected(null)} />
    </div>
  );
}
