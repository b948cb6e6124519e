import { memo, useMemo, useState } from 'react';
import type { Mirror } from '../../stores/middara/mirrored.ts';
import { figuresFor } from '../../stores/middara/options.ts';
import { Board as WholeBoard } from '../board/Board.tsx';
import { SeatMark } from '../figures/SeatMark.tsx';
import { LogButton } from '../frame/bar/LogButton.tsx';
import { Dock } from '../frame/Dock.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { useDrawer } from '../frame/use-drawer.ts';
import { useStore } from '../page/use-store.ts';
import { useTelling, useWholeWords } from '../page/use-words.ts';
import { HeroBlock } from '../table/actions/HeroBlock.tsx';
import { TrackBar } from '../table/bar/TrackBar.tsx';
import { boardShow } from '../table/context/board-show.ts';
import { useDeed } from '../table/context/use-deed.ts';
import { Drawer } from '../table/drawer/Drawer.tsx';
import { InspectDialog } from '../table/drawer/InspectDialog.tsx';
import { Spoken } from '../table/voice/Spoken.tsx';
import { useSounds } from '../table/voice/use-sounds.ts';
import { useSpeech } from '../table/voice/use-speech.ts';
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
  const { view, pending, showing, moment, shown, feed, haste } = useStore(mirror.store, (state) => state);
  useSounds(mirror);
  const drawer = useDrawer();
  const deed = useDeed(showing, haste);
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
  return (
    <TableFrame
      className="mirror"
      data={{ 'data-decisions': mirror.decisions() }}
      top={
        <>
          <TrackBar position={position} active={view.turn?.figure ?? null} onFigure={setInspected} />
          <div
            className="table-bar flex stretch gap-2px pad-r-2"
            role="toolbar"
            aria-label={words.mirror.title}
          >
            {live && (
              <span className="chip inline-flex middle round sunk semi one-line mirror-live">
                {words.mirror.live}
              </span>
            )}
            <LogButton drawer={drawer} />
          </div>
        </>
      }
      goal={
        <section
          className="goal-line flex middle mid gap-2 shrink lead-1_2 text-center balanced"
          aria-label={words.mirror.title}
        >
          <small>{words.mirror.title}</small>
          <h1 className="lg">{mirror.name}</h1>
        </section>
      }
      board={
        <Board
          position={position}
          {...deed}
          way={show.way}
          highlight={pending ? targets : show.figures}
          active={subject}
          line={show.line}
          onFigure={setInspected}
        />
      }
      dock={
        <Dock
          of={null}
          state="watching"
          label={screens.replay.happening}
          hero={subject && <HeroBlock position={position} figure={subject} onInspect={setInspected} />}
        >
          <div className="watching flex middle tall shrink showing">
            <div className="shrink bounded-y scroll-y">
              {pending && (
                <p className="gap-4px-2 flex wrap middle lg soft">
                  <SeatMark seats={view.seats} seat={pending.seat} />
                  <strong className="lit">{words.mirror.asks(telling.seat(pending.seat))}</strong>
                  <span>{telling.figureName(view.figures.find(({ id }) => id === pending.figure)!)}</span>
                </p>
              )}
              <p className="showing-text semi lead-1_25" data-testid="moment">
                {view.outcome ? telling.outcome(view.outcome) : pending ? telling.question(pending) : told}
              </p>
              {!live && !view.outcome && <p className="question-note sm soft">{words.mirror.waiting}</p>}
              {onAgain && (
                <p className="notice-ways">
                  <span>{words.mirror.lost}</span>
                  <button type="button" className="btn btn-primary" onClick={onAgain}>
                    {words.mirror.again}
                  </button>
                </p>
              )}
            </div>
          </div>
        </Dock>
      }
      drawer={
        <Drawer
          drawer={drawer}
          position={position}
          moment={moment}
          showing={showing}
          events={mirror.events}
          shown={shown}
          feed={feed}
        />
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
