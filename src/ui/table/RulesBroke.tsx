import { useHandOver } from '../frame/bar/use-hand-over.ts';
import { Notice } from '../kit/Notice.tsx';
import { useGame, useGameState } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';

/** The rules broke on what was decided. */
export function RulesBroke() {
  const game = useGame();
  const fault = useGameState((state) => state.fault);
  const handOver = useHandOver();
  const { table: words, ways } = useWords().ui.screens;
  if (!fault) return null;
  return (
    <Notice title={words.rulesBroke}>
      <p className="notice-text">{fault}</p>
      <p className="notice-ways">
        <button type="button" className="btn btn-small" onClick={handOver}>
          {ways.saveGame}
        </button>
        <button type="button" className="btn btn-small btn-quiet" onClick={game.forgiveFault}>
          {words.goOn}
        </button>
      </p>
    </Notice>
  );
}
