/** What lies at the dock's end: the end of a turn, answers beside the question, what hurries what runs. */
import { listOffers } from '../../stores/middara/auto-pass.ts';
import { UndoButton } from '../frame/bar/UndoButton.tsx';
import { Faster } from '../frame/Faster.tsx';
import { useLayout } from '../frame/use-layout.ts';
import { useGame, useGameState } from '../page/use-table.ts';
import { EndTurn } from './actions/EndTurn.tsx';
import { useHand } from './context/use-hand.ts';
import type { DockHeld } from './dock-held.ts';
import { useHere } from './here.ts';
import { AtAnyTime, NotAgain, PlaceOrStart } from './late-on-table.ts';

/** On a phone, where the bar has no room for it. */
export function UndoHere() {
  const game = useGame();
  const hand = useHand();
  return useLayout() === 'phone' ? <UndoButton game={game} onUndo={hand.undo} /> : null;
}

/** `small`: there is no room for more. */
export function EndOfWatching({ small }: { readonly small: boolean }) {
  const game = useGame();
  const held = useGameState((state) => state.held);
  if (useHere().position.state.outcome !== null) return <UndoHere />;
  return (
    <>
      {!small && <UndoHere />}
      <Faster onSkip={game.skip} onHurry={game.hurry} onPause={game.pause} held={held} />
    </>
  );
}

export function DockEnd({ held }: { readonly held: DockHeld }) {
  const { position, hinting, answer } = useHere();
  const game = useGame();
  const hand = useHand();
  const { pending, ends, isOwnMove, isSheet } = held;
  const at = { position, pending, hinted: hinting?.hint?.option, onAnswer: answer };
  const offers = ends === 'turn' ? [] : listOffers(pending);
  const beside = (
    <>
      {pending.kind === 'placement' && <PlaceOrStart pending={pending} />}
      {offers.length > 0 && <NotAgain offers={offers} position={position} />}
      <AtAnyTime {...at} onOrder={game.decideAll} />
    </>
  );
  return (
    <>
      <UndoHere />
      {isSheet ? null : ends ? <EndTurn {...at} onEndTurn={isOwnMove ? hand.endTurn : null} /> : beside}
    </>
  );
}
