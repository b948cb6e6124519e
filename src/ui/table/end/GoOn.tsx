import { useMemo } from 'react';
import type { EncounterSetup } from '../../../engine/index.ts';
import { newGameId } from '../../../stores/kept/saved-game.ts';
import { setupAfter } from '../../../stores/middara/go-on.ts';
import { goTo } from '../../page/use-route.ts';
import { useGame, useTable } from '../../page/use-table.ts';
import { useWholeWords } from '../../page/use-words.ts';

interface Following {
  readonly setup: EncounterSetup;
  readonly name: string;
}

/** What follows by the book, where the end that was met leads on (p.14); null where nothing does. */
export function useFollowing(): Following | null {
  const { session } = useGame();
  return useMemo(() => {
    const setup = setupAfter(session, newGameId().slice(0, 8));
    const encounter = setup && session.content.encounters[setup.encounter];
    return setup && encounter ? { setup, name: encounter.name } : null;
  }, [session]);
}

/** On to what follows: a game of its own, with the party as it is now. */
export function GoOn({ following }: { readonly following: Following }) {
  const table = useTable();
  const { outcome: words } = useWholeWords().ui.screens;
  const go = async () => {
    const begun = await table.begin(following.setup, following.name);
    goTo('play', begun.id);
  };
  return (
    <button data-first type="button" className="btn btn-primary" onClick={() => void go()}>
      {words.goOn(following.name)}
    </button>
  );
}
