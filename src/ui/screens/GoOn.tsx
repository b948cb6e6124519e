import { newGameId } from '../../stores/kept/saved-game.ts';
import { setupAfter } from '../../stores/middara/go-on.ts';
import { goTo } from '../hooks/use-route.ts';
import { useGame, useTable } from '../hooks/use-table.ts';
import { useWholeWords } from '../hooks/use-words.ts';

/** What follows, where the end that was met leads on (p.14): a game of its own, with the party as it is now. */
export function GoOn() {
  const table = useTable();
  const game = useGame();
  const { outcome: words } = useWholeWords().ui.screens;
  const next = setupAfter(game.session, newGameId().slice(0, 8));
  const encounter = next && game.session.content.encounters[next.encounter];
  if (!next || !encounter) return null;
  const go = async () => {
    const begun = await table.begin(next, encounter.name);
    goTo('play', begun.id);
  };
  return (
    <button type="button" className="btn btn-primary" onClick={() => void go()}>
      {words.goOn(encounter.name)}
    </button>
  );
}
