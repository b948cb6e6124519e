import type { ReactNode } from 'react';
import type { FeedEntry } from '../../../stores/game/feed.ts';
import { SeatMark } from '../../../ui/figures/SeatMark.tsx';
import { BackSure } from '../../../ui/frame/bar/BackSure.tsx';
import { UndoButton } from '../../../ui/frame/bar/UndoButton.tsx';
import type { TakingBack } from '../../../ui/frame/bar/use-taking-back.ts';
import { Dock } from '../../../ui/frame/Dock.tsx';
import { Faster } from '../../../ui/frame/Faster.tsx';
import { useLayout } from '../../../ui/frame/use-layout.ts';
import { useSpeed } from '../../../ui/page/use-table.ts';
import { useWords } from '../../../ui/page/use-words.ts';
import type { FolkloreEvent } from '../rules/model/events.ts';
import type { FolklorePrompt } from '../rules/model/prompts.ts';
import type { FolkloreState } from '../rules/model/state.ts';
import type { FolkloreGame } from '../table/folklore-guest.ts';
import { screens } from '../words/en/screens.ts';
import { Asked, AskedEnd, hasEnd } from './Asked.tsx';
import { Emblem } from './Emblem.tsx';
import { useFolklore } from './folklore-context.ts';
import { Outcome, OutcomeWays } from './Outcome.tsx';
import './folklore-dock.css';

interface Props {
  readonly game: FolkloreGame;
  readonly decisions: number;
  readonly view: FolkloreState;
  /** What is asked, and may be answered by now. */
  readonly pending: FolklorePrompt | null;
  readonly events: readonly FolkloreEvent[];
  readonly feed: readonly FeedEntry[];
  readonly back: TakingBack;
  /** A page of the story lies over it all. */
  readonly reads: boolean;
  /** What was shown stays until somebody goes on. */
  readonly held: boolean;
  readonly onAnswer: (option: string) => void;
}

/** What is asked of somebody in between: it takes no answer at once. What belongs to an own turn was waited for. */
const BY_ITSELF: ReadonlySet<FolklorePrompt['kind']> = new Set(['share', 'stance', 'devastating-strike']);

/** Whose turn it is, what is asked of whom, and its answers; or how the chapter ended. */
export function FolkloreDock(props: Props) {
  const { game, decisions, view, pending, events, feed, back, reads, held, onAnswer } = props;
  const { panels } = useWords().ui;
  const layout = useLayout();
  const isShown = useSpeed() !== 'instant';
  const { seats } = game.session.setup;
  const isOver = view.ending !== null && !pending;
  const main = (): ReactNode => {
    if (back.sure) return <BackSure back={back} />;
    if (isOver) return <Outcome view={view} />;
    if (pending)
      return <Asked key={decisions} view={view} pending={pending} events={events} onAnswer={onAnswer} />;
    return reads ? null : <p className="grid in-middle tall lg semi">{feed.at(-1)?.text}</p>;
  };
  const end = (): ReactNode => {
    if (isOver) return <OutcomeWays id={game.id} />;
    if (pending) return hasEnd(pending) && <AskedEnd view={view} pending={pending} onAnswer={onAnswer} />;
    if (reads) return null;
    if (!held) return <Faster onSkip={game.skip} onHurry={game.hurry} onPause={game.pause} />;
    return (
      <button
        type="button"
        className="end-turn packed relative grid middle center gap-2px pad-1-2 shrink round-m clear size-md bold lead-1_1 plain pressable"
        data-over
        onClick={game.skip}
      >
        {screens.goOn}
      </button>
    );
  };
  const ends = end();
  const undo = layout === 'phone' && <UndoButton game={game} onUndo={back.undo} />;
  return (
    <Dock
      of={pending}
      state={pending ? 'question' : 'watching'}
      label={pending ? panels.question.title : panels.showing.title}
      guarded={isShown && pending !== null && BY_ITSELF.has(pending.kind)}
      hero={pending && <HeroBlock view={view} pending={pending} seats={seats} />}
      end={
        undo || ends ? (
          <>
            {undo}
            {ends}
          </>
        ) : undefined
      }
    >
      {main()}
    </Dock>
  );
}

interface BlockProps {
  readonly view: FolkloreState;
  readonly pending: FolklorePrompt;
  readonly seats: readonly { readonly id: string }[];
}

/** Whose the question is, at which seat, and what that hero has left. */
function HeroBlock({ view, pending, seats }: BlockProps) {
  const { content, seatName } = useFolklore();
  const hero = view.heroes[pending.hero]!;
  const card = content.heroes[hero.card]!;
  return (
    <div className="dock-hero shrink shrink-y dock-who grid in-middle lead-1_2">
      <Emblem of={hero.card} />
      <strong className="one-line clip display-face size-md semi lead-1_15">{card.name}</strong>
      <span className="flex wrap middle gap-0-2 size-0_8rem">
        <span className="folk-seat inline-flex middle gap-1 one-line">
          <SeatMark seats={seats} seat={pending.seat} /> {seatName(pending.seat)}
        </span>
        {(['vita', 'power', 'ghost'] as const).map((stat) => (
          <span key={stat} className="folk-left one-line" data-stat={stat}>
            {screens.bars[stat]}{' '}
            <b>
              {hero[stat]}/{card[stat]}
            </b>
          </span>
        ))}
      </span>
    </div>
  );
}
