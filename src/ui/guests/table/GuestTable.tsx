import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import type { GuestPlayed, GuestTypes } from '../../../stores/opened/guest-kind.ts';
import { Goal } from '../../frame/bar/Goal.tsx';
import { GuestBar } from '../../frame/bar/GuestBar.tsx';
import { useTakingBack } from '../../frame/bar/use-taking-back.ts';
import { holdSpace } from '../../frame/hold-space.ts';
import { OnlineHere } from '../../frame/OnlineHere.tsx';
import { TableFrame } from '../../frame/TableFrame.tsx';
import { useDrawer } from '../../frame/use-drawer.ts';
import { type KeyHandler, useKeys } from '../../page/use-keys.ts';
import { useOwnSeats } from '../../page/use-own-seats.ts';
import { useStore } from '../../page/use-store.ts';
import { useWholeWords } from '../../page/use-words.ts';
import type { GuestLook, Seen } from '../guest-look.ts';
import { HandOfCards } from '../parts/HandOfCards.tsx';
import { dealsIn, laidOf } from './answer-places.ts';
import { Chronicle } from './Chronicle.tsx';
import { Cover } from './Cover.tsx';
import { GuestDock } from './GuestDock.tsx';
import { GuestDrawer } from './GuestDrawer.tsx';
import { GuestHelp } from './GuestHelp.tsx';
import { GuestVoice } from './GuestVoice.tsx';
import { StoryPage } from './StoryPage.tsx';
import { useCover } from './use-cover.ts';
import { useSeats } from './use-seats.ts';
import '../guest-table.css';

interface Props<G extends GuestTypes> {
  readonly game: GuestPlayed<G>;
  readonly look: GuestLook<G>;
  /** What there is to say of its opening and its keeping. */
  readonly notices: ReactNode;
  /** Begins the game that comes after this one. */
  readonly onBegin?: (setup: G['setup'], name: string) => Promise<void>;
}

/** A guest's game on the table: what it draws in the middle, and below it what is asked; log and more once they are wanted. */
export function GuestTable<G extends GuestTypes>({ game, look, notices, onBegin }: Props<G>) {
  const { view, pending, showing, held, shown, feed, fault, decisions } = useStore(game.store, (all) => all);
  const { guestTable: words, panels } = useWholeWords().ui;
  const [over, setOver] = useState({ help: false, read: false });
  const back = useTakingBack(game);
  const drawer = useDrawer(pending);
  const sitting = useSeats(look, game.session.setup);
  const cover = useCover(look.hands, sitting.setup, pending, useOwnSeats(game.id));
  // Before it is painted: no question of a seat that plays by itself is seen.
  useLayoutEffect(() => game.wake(), [game]);

  const events = game.session.events.slice(0, shown);
  const onAnswer = (option: string) => {
    setOver((now) => ({ ...now, read: true }));
    if (pending?.options.some(({ id }) => id === option)) game.decide(option);
  };
  const bare: Seen<G> = {
    ...sitting,
    view: cover.masked(view),
    pending: null,
    showing,
    events,
    drawer,
    onAnswer,
  };
  const page = held && showing ? (look.pageOf?.(showing, bare) ?? null) : null;
  const isFirst = !over.read && decisions === 0 && pending !== null;
  const intro = isFirst ? (look.intro?.(bare) ?? null) : null;
  const seen = { ...bare, pending: intro || cover.to !== null || cover.elsewhere !== null ? null : pending };
  const turn = () => setOver((now) => ({ ...now, read: true }));
  const help = (open: boolean) => setOver((now) => ({ ...now, help: open }));
  const goOn = intro ? turn : cover.to === null ? game.skip : cover.take;
  useKeys({
    ...digitsOf(look, seen),
    ' ': intro || cover.to !== null ? goOn : holdSpace(game),
    Enter: goOn,
    u: back.undo,
    'Shift+U': () => game.redo(),
    '?': () => help(true),
  });
  const Around = look.Around ?? Plain;
  const hand = look.hand?.(seen) ?? null;
  const thoughts = look.drawers?.thoughts;
  return (
    <Around seen={seen}>
      <TableFrame
        className={`guest ${look.className}`}
        data={{ 'data-decisions': decisions, ...look.data?.(seen) }}
        top={
          <>
            {look.track(seen)}
            <GuestBar
              game={game}
              drawer={drawer}
              why={thoughts?.isThere?.(seen) ? (thoughts.label ?? panels.dock.why) : null}
              secret={look.hands?.closed(sitting.setup) ? words.cover.inFile : null}
              onUndo={back.undo}
              onHelp={() => help(true)}
            />
          </>
        }
        goal={<Goal aim={look.goal(seen)} />}
        board={
          <div className="guest-stage absolute inset-0 grid clip">
            {look.board(seen)}
            {hand !== null && <HandOfCards cards={hand} onAnswer={onAnswer} />}
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
          <GuestDock
            {...{ game, look, seen, decisions, feed, back, held, onBegin }}
            decides={cover.elsewhere !== null ? sitting.seatName(cover.elsewhere) : null}
            reads={intro !== null || page !== null || cover.to !== null}
          />
        }
        drawer={
          cover.to === null && (
            <GuestDrawer look={look} seen={seen}>
              <Chronicle
                feed={feed}
                foreknown={game.session.foreknown}
                numbers={numbersOf(look, seen, game.session.events)}
              />
            </GuestDrawer>
          )
        }
        over={
          <>
            {intro && <StoryPage of={intro} go={words.setOut} onGo={turn} />}
            {page && <StoryPage of={page} go={words.goOn} onGo={game.goOn} />}
            {cover.to !== null && !intro && (
              <Cover
                seats={sitting.seats}
                to={cover.to}
                name={sitting.seatName(cover.to)}
                onTake={cover.take}
              />
            )}
            <OnlineHere of={[game.id]} />
            <GuestHelp of={look.help} open={over.help} onClose={() => help(false)} />
            <GuestVoice look={look} seen={seen} feed={feed} asked={pending} page={page?.text ?? null} />
          </>
        }
      />
    </Around>
  );
}

/** Where a guest's own parts ask for nothing. */
export const Plain = ({ children }: { readonly children: ReactNode }) => <Fragment>{children}</Fragment>;

/** What the digits answer. */
function digitsOf<G extends GuestTypes>(look: GuestLook<G>, seen: Seen<G>): Record<string, KeyHandler> {
  const { pending, onAnswer } = seen;
  if (!pending || (look.dieOf?.(pending) ?? null) !== null) return {};
  const { keyed } = laidOf(look, pending, dealsIn(look, pending, seen));
  return Object.fromEntries(keyed.slice(0, 9).map(({ id }, i) => [String(i + 1), () => onAnswer(id)]));
}

/** What stands beside the line of an event. */
export const numbersOf =
  <G extends GuestTypes>(look: GuestLook<G>, seen: Seen<G>, events: readonly G['event'][]) =>
  (index: number): ReactNode => {
    const event = events[index];
    return event && look.numbers?.(event, seen);
  };
