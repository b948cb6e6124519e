import { memo, useMemo, useState } from 'react';
import type { Mirror } from '../../stores/middara/mirrored.ts';
import { figuresFor } from '../../stores/middara/options.ts';
import { Board as WholeBoard } from '../board/Board.tsx';
import { LogButton } from '../frame/bar/LogButton.tsx';
import { Dock } from '../frame/Dock.tsx';
import { TableFrame } from '../frame/TableFrame.tsx';
import { useDrawer } from '../frame/use-drawer.ts';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { HeroBlock } from '../table/actions/HeroBlock.tsx';
import { TrackBar } from '../table/bar/TrackBar.tsx';
import { boardShow } from '../table/context/board-show.ts';
import { useDeed } from '../table/context/use-deed.ts';
import { Drawer } from '../table/drawer/Drawer.tsx';
import { InspectDialog } from '../table/drawer/InspectDialog.tsx';
import { Spoken } from '../table/voice/Spoken.tsx';
import { useSounds } from '../table/voice/use-sounds.ts';
import { useSpeech } from '../table/voice/use-speech.ts';
import { MirrorTold } from './MirrorTold.tsx';
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
  const { seats: words, screens } = useWholeWords().ui;
  const [inspected, setInspected] = useState<string | null>(null);
  const subject = pending?.figure ?? view.turn?.figure ?? view.figures[0]?.id ?? null;
  const show = useMemo(() => boardShow(showing, position), [showing, position]);
  const targets = useMemo(() => figuresFor(pending), [pending]);
  const { events, answered: decisions } = mirror;
  const speech = useSpeech({ position, events, shown, feed, pending, decisions }, mirror.firstRound);
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
          <h1 className="lg">
            <bdi>{mirror.name}</bdi>
          </h1>
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
          <MirrorTold position={position} pending={pending} showing={showing} live={live} onAgain={onAgain} />
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
