/** The dock of Middara's table: cards of a turn, a target, a question, or what is being shown. One of them at a time. */
import { ASKS } from '../../stores/middara/asks.ts';
import { seatNumber } from '../figures/SeatMark.tsx';
import { Dock } from '../frame/Dock.tsx';
import { useLayout } from '../frame/use-layout.ts';
import { useGameState, useSpeed } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { HeroBlock } from './actions/HeroBlock.tsx';
import { DockBody } from './DockBody.tsx';
import { DockEnd, EndOfWatching, UndoHere } from './DockEnd.tsx';
import { useDockHeld } from './dock-held.ts';
import { useHere } from './here.ts';
import { PassDevice, PlanDock, Watching } from './late-on-table.ts';

/** Always the same dock: it grows back, and takes the focus, when a question comes. */
export function TableDock() {
  const { position, subject, onTake, plans, over } = useHere();
  const { question: words, showing: watching } = useWords().ui.panels;
  const layout = useLayout();
  // Where things are shown in no time, nobody was about to press anything else.
  const isShown = useSpeed() !== 'instant';
  const showing = useGameState((state) => state.showing);
  const held = useDockHeld();
  if (plans.planning) return <PlanDock planning={plans.planning} />;
  const { outcome, turn, figures, seats } = position.state;
  const hero = subject && <HeroBlock position={position} figure={subject} onInspect={over.inspect} />;
  if (!held) {
    const isOver = outcome !== null;
    const acting = figures.find(({ id }) => id === turn?.figure);
    // On a phone the board has the room of answers that nobody can give (face.md 9).
    const small = layout === 'phone' && isShown && !isOver && acting?.side === 'combatants';
    return (
      <Dock
        of={null}
        state="watching"
        label={watching.title}
        small={small}
        hero={small ? undefined : hero}
        end={<EndOfWatching small={small} />}
      >
        <Watching position={position} showing={showing} over={isOver} small={small} />
      </Dock>
    );
  }
  const { pending, state, ends, isLoot } = held;
  const seat = seatNumber(seats, pending.seat);
  if (onTake)
    return (
      <Dock of={null} state="pass" label={words.title} seat={seat} end={<UndoHere />}>
        <PassDevice position={position} pending={pending} onTake={onTake} />
      </Dock>
    );
  // On a phone the cards of who is placed have its room.
  const isCrowded = isLoot || (pending.kind === 'placement' && layout === 'phone');
  const isBare = isLoot && layout === 'wide' && !pending.options.some(({ interjection }) => interjection);
  return (
    <Dock
      of={pending}
      state={state}
      label={words.title}
      guarded={isShown && ends === null}
      urgent={ASKS[pending.question.ask].rescue === true}
      seat={seat}
      rises={isLoot ? layout : undefined}
      hero={isCrowded ? undefined : hero}
      end={isBare ? undefined : <DockEnd held={held} />}
    >
      <DockBody held={held} />
    </Dock>
  );
}
