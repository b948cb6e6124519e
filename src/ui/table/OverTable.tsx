/** Sheets and dialogs over the whole table, and what only ears hear. */
import { useGame, useGameState } from '../page/use-table.ts';
import { useHere } from './here.ts';
import * as Late from './late-on-table.ts';
import { Spoken } from './voice/Spoken.tsx';

export function OverTable() {
  const { position, pending, exchanging, onTake, voice, over } = useHere();
  const game = useGame();
  const decisions = useGameState((state) => state.decisions);
  const busy = useGameState((state) => state.busy);
  const leave = () => over.open(null);
  return (
    <>
      {exchanging?.isOpen && !onTake && (
        <Late.GearSheet
          key={decisions}
          session={game.session}
          position={position}
          onDecide={game.decideAll}
          onLeave={exchanging.leave}
        />
      )}
      <Late.OverTo position={position} pending={pending} />
      <Spoken speech={voice.speech} />
      {over.inspected !== null && (
        <Late.InspectDialog position={position} figure={over.inspected} onClose={() => over.inspect(null)} />
      )}
      {over.dialog && <Late.TableDialog of={over.dialog} onClose={leave} />}
      {position.state.outcome !== null && !busy && !over.looks && <Late.OutcomeDialog onLook={over.lookOn} />}
    </>
  );
}
