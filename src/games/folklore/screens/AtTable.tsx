import { type ReactNode, useMemo, useState } from 'react';
import { BackSure } from '../../../ui/frame/bar/BackSure.tsx';
import { useTakingBack } from '../../../ui/frame/bar/use-taking-back.ts';
import { MOST_BUTTONS } from '../../../ui/frame/FaceEntry.tsx';
import { useKeys } from '../../../ui/page/use-keys.ts';
import { useStore } from '../../../ui/page/use-store.ts';
import type { FolkloreContent } from '../rules/model/content.ts';
import type { FolkloreGame } from '../table/folklore-guest.ts';
import { pageOf } from '../table/play.ts';
import { questionText } from '../words/en/questions.ts';
import { groupAloud, screens } from '../words/en/screens.ts';
import { Asked, keyed } from './Asked.tsx';
import { Chronicle } from './Chronicle.tsx';
import { FolkloreContext, type FolkloreTools } from './folklore-context.ts';
import { Help } from './Help.tsx';
import { HeroStrip } from './HeroStrip.tsx';
import { Outcome } from './Outcome.tsx';
import { Scene } from './Scene.tsx';
import { StoryPage } from './StoryPage.tsx';
import { TopStrip } from './TopStrip.tsx';
import { useTold } from './use-told.ts';
import './folklore.css';
import './skirmish.css';
import './hero-strip.css';
import './narrow.css';
import './low.css';

interface Props {
  readonly game: FolkloreGame;
  readonly content: FolkloreContent;
  /** Undo, redo, speed and the menu. */
  readonly bar: (on: { readonly undo: () => void; readonly help: () => void }) => ReactNode;
  /** What there is to say of its opening and its keeping. */
  readonly notices: ReactNode;
}

const titleOf = (content: FolkloreContent, card: string | null): string =>
  content.events[card ?? '']?.name ?? '';

/** A chapter on the table: the road or the fight in the middle, what is asked beside it, the heroes below. */
export function AtTable({ game, content, bar, notices }: Props) {
  const view = useStore(game.store, (state) => state.view);
  const pending = useStore(game.store, (state) => state.pending);
  const showing = useStore(game.store, (state) => state.showing);
  const held = useStore(game.store, (state) => state.held);
  const shown = useStore(game.store, (state) => state.shown);
  const feed = useStore(game.store, (state) => state.feed);
  const fault = useStore(game.store, (state) => state.fault);
  const decisions = useStore(game.store, (state) => state.decisions);
  const [help, setHelp] = useState(false);
  const [read, setRead] = useState(false);
  const [aloud, setAloud] = useState('');
  const back = useTakingBack(game);
  const { setup } = game.session;
  const tools = useMemo<FolkloreTools>(
    () => ({ content, seatName: (id) => setup.seats.find((seat) => seat.id === id)?.name ?? id }),
    [content, setup],
  );
  const asked = { ...tools, state: view };
  const page = held && showing ? pageOf(showing, content, view.chapter) : null;
  const isIntro = !read && decisions === 0 && view.round === 1 && pending !== null;
  const events = game.session.events.slice(0, shown);
  const told = useTold(feed, pending ?? page);
  const answer = (option: string) => {
    setRead(true);
    if (pending?.options.some(({ id }) => id === option)) game.decide(option);
  };
  const goOn = () => (isIntro ? setRead(true) : game.skip());
  const digit = (n: number) => () => {
    const option = pending && !isIntro && pending.kind !== 'die-face' ? keyed(pending)[n - 1] : undefined;
    if (option) answer(option.id);
    // Faces of larger dice are written, and no key stands for one.
    else if (pending?.kind === 'die-face' && (pending.sides ?? 0) <= MOST_BUTTONS) answer(`face:${n}`);
  };
  useKeys({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), digit(n)])),
    ' ': goOn,
    Enter: goOn,
    u: back.undo,
    'Shift+U': () => game.redo(),
    '?': () => setHelp(true),
    l: () => setAloud(feed.at(-1)?.text ?? ''),
    w: () => setAloud(groupAloud(asked)),
  });
  const chapter = content.chapters[view.chapter]!;
  return (
    <FolkloreContext value={tools}>
      <div
        className="folk"
        data-decisions={decisions}
        data-night={view.night || undefined}
        data-step={view.step}
      >
        <TopStrip view={view} bar={bar({ undo: back.undo, help: () => setHelp(true) })} />
        <main className="folk-stage">
          <Scene
            view={view}
            pending={isIntro ? null : pending}
            showing={showing}
            events={events}
            onAnswer={answer}
          />
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
        </main>
        <aside className="folk-side">
          {notices}
          <BackSure back={back} />
          {fault && <p role="alert">{fault}</p>}
          <Outcome view={view} id={game.id} />
          {pending && !isIntro && (
            <Asked
              key={decisions}
              view={view}
              pending={pending}
              events={events}
              seats={setup.seats}
              onAnswer={answer}
            />
          )}
          {!pending && view.ending === null && page === null && (
            <p className="folk-busy panel">
              <button type="button" className="btn btn-small btn-quiet" onClick={game.skip}>
                {held ? screens.goOn : screens.skip}
              </button>
            </p>
          )}
          <Chronicle feed={feed} events={game.session.events} foreknown={game.session.foreknown} />
        </aside>
        <HeroStrip view={view} asked={pending?.hero ?? null} />
        <Help open={help} onClose={() => setHelp(false)} />
        <p className="visually-hidden" aria-live="polite">
          {told} {page ?? (pending && !isIntro ? questionText(pending, asked) : '')}
        </p>
        <p className="visually-hidden" aria-live="assertive">
          {aloud}
        </p>
      </div>
    </FolkloreContext>
  );
}
