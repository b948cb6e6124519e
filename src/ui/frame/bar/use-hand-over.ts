import { downloadGame } from '../../page/download.ts';
import { useStable } from '../../page/use-stable.ts';
import { useAnyGame, useTable } from '../../page/use-table.ts';

/** Hands the game on the screen over as a file, and lets the table know that it is out of danger. */
export function useHandOver(): () => void {
  const table = useTable();
  const game = useAnyGame();
  return useStable(() => {
    downloadGame(game.record());
    table.handedOver(game.id);
  });
}
