import { downloadGame } from './download.ts';
import { useStable } from './use-stable.ts';
import { useAnyGame, useTable } from './use-table.ts';

/** Hands the game on the screen over as a file, and lets the table know that it is out of danger. */
export function useHandOver(): () => void {
  const table = useTable();
  const game = useAnyGame();
  return useStable(() => {
    downloadGame(game.record());
    table.handedOver(game.id);
  });
}
