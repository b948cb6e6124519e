/** What is shown large over the board, apart: it changes with every event. */
import { memo } from 'react';
import { hasteNow } from '../../stores/game/pace.ts';
import type { Speech } from '../../stores/middara/speech.ts';
import { useGame, useGameState, usePosition } from '../page/use-table.ts';
import { Stage } from './tray/Stage.tsx';

export const GameStage = memo(function GameStage({ speech }: { readonly speech: Speech }) {
  const game = useGame();
  return (
    <Stage
      position={usePosition()}
      showing={useGameState((state) => state.showing)}
      moment={useGameState((state) => state.moment)}
      pending={useGameState((state) => state.pending)}
      shown={useGameState((state) => state.shown)}
      held={useGameState((state) => state.held)}
      ended={useGameState((state) => state.ended)}
      haste={useGameState(hasteNow)}
      onGoOn={game.goOn}
      speech={speech}
    />
  );
});
