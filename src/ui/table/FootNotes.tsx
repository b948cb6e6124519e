/** What is said at the board's lower edge: the ruler, threats, why something cannot be done, what just happened. */
import type { MoveDestination } from '../../engine/index.ts';
import { waysOf } from '../../stores/middara/at-hand.ts';
import { useHand, useHandOf, useHeld } from './context/use-hand.ts';
import type { Ruler } from './context/use-ruler.ts';
import { useHere } from './here.ts';
import * as Late from './late-on-table.ts';

const NO_REACH: readonly MoveDestination[] = [];

export function FootNotes({ ruler }: { readonly ruler: Ruler | null }) {
  const { position, pending, plans } = useHere();
  const hand = useHand();
  const card = useHandOf('card', pending);
  const choice = useHeld('choice', pending);
  const isPlanned = plans.planning !== null;
  const reach = pending ? waysOf(position, pending, card) : NO_REACH;
  return (
    <div className="board-foot-notes above-4 right-0 pad-1 absolute grid gap-0_3rem from-left untouched bottom-0">
      {ruler && (
        <Late.RulerLine
          position={position}
          ruler={ruler}
          onTurn={hand.turnRuler}
          onLeave={() => hand.enter('play')}
        />
      )}
      {!isPlanned && <Late.ForesightLine position={position} />}
      {!isPlanned && <Late.ForesightPanel position={position} pending={pending} reach={reach} />}
      {!ruler && <Denied />}
      <Late.Undone />
      {!isPlanned && <Late.Recap position={position} pending={pending} covered={choice !== null} />}
    </div>
  );
}

/** Why what was pressed cannot be done. */
function Denied() {
  const { position, pending, over } = useHere();
  const hand = useHand();
  const denied = useHeld('denied', pending);
  if (!denied || !pending) return null;
  const target = denied.act.do === 'attack' ? denied.act.target : null;
  const leave = () => hand.cancel('denied');
  const inspect = () => {
    over.inspect(target);
    leave();
  };
  return (
    <Late.DeniedLine
      position={position}
      pending={pending}
      refusal={denied}
      onInspect={target === null ? null : inspect}
      onLeave={leave}
    />
  );
}
