import type { ReactNode } from 'react';
import type { FeedEntry } from '../../../stores/game/feed.ts';
import type { GuestPlayed, GuestTypes } from '../../../stores/opened/guest-kind.ts';
import { seatNumber } from '../../figures/SeatMark.tsx';
import { BackSure } from '../../frame/bar/BackSure.tsx';
import { GuestUndo } from '../../frame/bar/GuestUndo.tsx';
import type { TakingBack } from '../../frame/bar/use-taking-back.ts';
import { Dock } from '../../frame/Dock.tsx';
import { Faster } from '../../frame/Faster.tsx';
import { useLayout } from '../../frame/use-layout.ts';
import { useAtOnline } from '../../page/use-online.ts';
import { useSpeed } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';
import type { GuestLook, Seen } from '../guest-look.ts';
import { Answers, AnswersEnd, TypedFace } from './Answers.tsx';
import { dealsIn, laidOf } from './answer-places.ts';
import { GuestOutcome, OutcomeWays } from './GuestOutcome.tsx';
import '../guest-dock.css';

interface Props<G extends GuestTypes> {
  readonly game: GuestPlayed<G>;
  readonly look: GuestLook<G>;
  readonly seen: Seen<G>;
  readonly decisions: number;
  readonly feed: readonly FeedEntry[];
  readonly back: TakingBack;
  /** A page of the story, or the cover, lies over it all. */
  readonly reads: boolean;
  /** What was shown stays until somebody goes on. */
  readonly held: boolean;
  /** Who decides on another page, where their answers are not for this one. */
  readonly decides: string | null;
  /** Begins another game; absent: none may be begun here. */
  readonly onBegin?: ((setup: G['setup'], name: string) => Promise<void>) | undefined;
}

/** Whose turn it is, what is asked of whom, and its answers; or how the game ended. */
export function GuestDock<G extends GuestTypes>(props: Props<G>) {
  const { game, look, seen, decisions, feed, back, reads, held, decides, onBegin } = props;
  const words = useWholeWords().ui;
  const layout = useLayout();
  const isShown = useSpeed() !== 'instant';
  const { pending } = seen;
  const waitsFor = useAtOnline([game.id], (state) => state.waitsFor);
  const ended = pending ? null : look.ended(seen);
  const sides = pending && (look.dieOf?.(pending) ?? null);
  const main = (): ReactNode => {
    if (back.sure) return <BackSure back={back} />;
    if (ended) return <GuestOutcome of={ended} />;
    const asked = pending && { look, seen, prompt: pending };
    if (asked && sides !== null) return <TypedFace key={decisions} sides={sides} {...asked} />;
    if (asked) return <Answers key={decisions} {...asked} />;
    if (decides !== null)
      return (
        <p className="grid in-middle tall lg semi text-center">
          {words.online.strip.decides(waitsFor ?? decides)}
        </p>
      );
    return reads ? null : <p className="grid in-middle tall lg semi">{feed.at(-1)?.text}</p>;
  };
  const nextWay = () => {
    const next = onBegin && look.next?.(seen);
    return next ? { label: next.label, onBegin: () => void onBegin(next.setup, next.name) } : null;
  };
  const end = (): ReactNode => {
    if (ended) return <OutcomeWays id={game.id} guest={look.id} next={nextWay()} />;
    if (pending) {
      const { ends, beside } = laidOf(look, pending, dealsIn(look, pending, seen));
      return ends.length + beside.length > 0 && <AnswersEnd look={look} prompt={pending} seen={seen} />;
    }
    if (reads || decides !== null) return null;
    if (!held) return <Faster onSkip={game.skip} onHurry={game.hurry} onPause={game.pause} />;
    return (
      <button
        type="button"
        className="end-turn packed relative grid middle center gap-2px pad-1-2 shrink round-m clear size-md bold lead-1_1 plain pressable"
        data-over
        onClick={game.skip}
      >
        {words.guestTable.goOn}
      </button>
    );
  };
  const ends = end();
  const undo = layout === 'phone' && <GuestUndo game={game} onUndo={back.undo} />;
  return (
    <Dock
      of={pending}
      state={pending ? 'question' : 'watching'}
      label={pending ? words.panels.question.title : words.panels.showing.title}
      guarded={isShown && pending !== null && (look.comesByItself?.(pending) ?? false)}
      seat={pending && seatNumber(seen.seats, pending.seat)}
      hero={pending && look.hero?.(pending, seen)}
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
