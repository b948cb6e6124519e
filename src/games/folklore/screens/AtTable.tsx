import { type ReactNode, useMemo, useState } from 'react';
import { isolated } from '../../../check/isolated.ts';
import { Goal } from '../../../ui/frame/bar/Goal.tsx';
import { useTakingBack } from '../../../ui/frame/bar/use-taking-back.ts';
import { holdSpace } from '../../../ui/frame/hold-space.ts';
import { TableFrame } from '../../../ui/frame/TableFrame.tsx';
import { type Drawn, useDrawer } from '../../../ui/frame/use-drawer.ts';
import { useKeys } from '../../../ui/page/use-keys.ts';
import { useStore } from '../../../ui/page/use-store.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import type { FolkloreGame } from '../table/folklore-guest.ts';
import { pageOf } from '../table/play.ts';
import { aimOf } from '../words/en/questions.ts';
import { screens } from '../words/en/screens.ts';
import { keyed } from './Asked.tsx';
import { Chronicle } from './Chronicle.tsx';
import { FolkloreDock } from './FolkloreDock.tsx';
import { FolkloreDrawer } from './FolkloreDrawer.tsx';
import { FolkloreTrack } from './FolkloreTrack.tsx';
import { FolkloreVoice } from './FolkloreVoice.tsx';
import { FolkloreContext, type FolkloreTools } from './folklore-context.ts';
import { Help } from './Help.tsx';
import { Scene } from './Scene.tsx';
import { StoryPage } from './StoryPage.tsx';
import './folklore.css';
import './skirmish.css';
import './hero-strip.css';

interface Props {
  readonly game: FolkloreGame;
  readonly content: FolkloreContent;
  /** Undo, log and the menu. */
  readonly bar: (on: {
    readonly undo: () => void;
    readonly help: () => void;
    readonly drawer: Drawn;
    /** In a fight on a map foes choose, and say why. */
    readonly why: boolean;
  }) => ReactNode;
  /** What there is to say of its opening and its keeping. */
  readonly notices: ReactNode;
}

const titleOf = (content: FolkloreContent, card: string | null): string =>
  content.events[card ?? '']?.name ?? '';

/** A chapter on the table: the road or the fight, and below it what is asked; log and heroes once they are wanted. */
export function AtTable({ game, content, bar, notices }: Props) {
  const { view, pending, showing, held, shown, feed, fault, decisions } = useStore(game.store, (all) => all);
  const [help, setHelp] = useState(false);
  const [read, setRead] = useState(false);
  const back = useTakingBack(game);
  const drawer = useDrawer(pending);
  const { setup } = game.session;
  const tools = useMemo<FolkloreTools>(
    () => ({ content, seatName: (id) => isolated(setup.seats.find((seat) => seat.id === id)?.name ?? id) }),
    [content, setup],
  );
  const page = held && showing ? pageOf(showing, content, view.chapter) : null;
  const isIntro = !read && decisions === 0 && view.round === 1 && pending !== null;
  const events = game.session.events.slice(0, shown);
  const answer = (option: string) => {
    setRead(true);
    if (pending?.options.some(({ id }) => id === option)) game.decide(option);
  };
  const goOn = () => (isIntro ? setRead(true) : game.skip());
  const digit = (n: number) => () => {
    const option = pending && !isIntro && pending.kind !== 'die-face' ? keyed(pending)[n - 1] : undefined;
    if (option) answer(option.id);
  };
  useKeys({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), digit(n)])),
    ' ': isIntro ? goOn : holdSpace(game),
    Enter: goOn,
    u: back.undo,
    'Shift+U': () => game.redo(),
    '?': () => setHelp(true),
  });
  const chapter = content.chapters[view.chapter]!;
  const open = isIntro ? null : pending;
  return (
    <FolkloreContext value={tools}>
      <TableFrame
        className="folk"
        data={{
          'data-decisions': decisions,
          'data-night': view.night || undefined,
          'data-step': view.step,
        }}
        top={
          <>
            <FolkloreTrack view={view} asked={open?.hero ?? null} drawer={drawer} />
            {bar({ undo: back.undo, help: () => setHelp(true), drawer, why: view.field !== null })}
          </>
        }
        goal={<Goal aim={aimOf({ ...tools, state: view })} />}
        board={
          <div className="folk-stage absolute inset-0 grid clip">
            <Scene view={view} pending={open} showing={showing} events={events} onAnswer={answer} />
            <div className="board-notes above-4 left-0 right-0 pad-1 absolute grid gap-0_3rem from-left untouched top-0">
              {notices}
              {fault && (
                <p className="notice grid gap-2 pad-3-4 round-m" role="alert">
                  {fault}
                </p>
              )}
            </div>
          </div>
        }
        dock={
          <FolkloreDock
            game={game}
            decisions={decisions}
            view={view}
            pending={open}
            events={events}
            feed={feed}
            back={back}
            reads={isIntro || page !== null}
            held={held}
            onAnswer={answer}
          />
        }
        drawer={
          <FolkloreDrawer drawer={drawer} view={view} asked={open?.hero ?? null} events={events}>
            <Chronicle feed={feed} events={game.session.events} foreknown={game.session.foreknown} />
          </FolkloreDrawer>
        }
        over={
          <>
            {isIntro && (
              <StoryPage
                title={chapter.name}
                text={chapter.intro}
                go={screens.setOut}
                onGo={() => setRead(true)}
              />
            )}
            {page !== null && (
              <StoryPage
                title={view.ending ? chapter.name : titleOf(content, view.event)}
                text={page}
                go={screens.goOn}
                onGo={game.goOn}
              />
            )}
            <Help open={help} onClose={() => setHelp(false)} />
            <FolkloreVoice game={game} page={page} open={open} />
          </>
        }
      />
    </FolkloreContext>
  );
}
