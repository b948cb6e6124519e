import { useEffect, useState } from 'react';
import type { Game } from '../../stores/game/game-store.ts';
import type { Opened } from '../../stores/table/table-store.ts';
import { hashTo } from '../hooks/use-route.ts';
import { useStore } from '../hooks/use-store.ts';
import { GameContext, useTable } from '../hooks/use-table.ts';
import { Notice } from '../panels/Notice.tsx';
import { TableScreen } from './TableScreen.tsx';
import { Wait } from './Wait.tsx';

/** Takes a kept game up again: the same question is on the table. */
export function PlayScreen({ id }: { id: string }) {
  const table = useTable();
  const [opened, setOpened] = useState<Opened<Game> | null>(null);
  /** Tries so far; each after the first takes the game from the tab that has it. */
  const [tries, setTries] = useState(0);
  const lost = useStore(table.store, (state) => state.lost === id);
  useEffect(() => {
    let gone = false;
    setOpened(null);
    let game: Game | null = null;
    void table.open(id, tries > 0).then((result) => {
      if (result.ok) game = result.value;
      if (gone) game?.close();
      else setOpened(result);
    });
    return () => {
      gone = true;
      game?.close();
    };
  }, [table, id, tries]);
  if (!opened) return <Wait />;
  if (lost || (!opened.ok && opened.elsewhere)) {
    return (
      <main className="page">
        <Notice
          calm
          title={
            lost
              ? 'Another tab has taken this game over. Every decision made here is in it.'
              : 'This game is open in another tab.'
          }
        >
          <p className="notice-text">
            A game is played in one tab at a time, so that no decision overwrites another.
          </p>
          <p className="notice-ways">
            <button type="button" className="btn btn-primary" onClick={() => setTries((n) => n + 1)}>
              {lost ? 'Take it back' : 'Take it over here'}
            </button>
            <a className="btn" href="#/">
              To the games
            </a>
          </p>
        </Notice>
      </main>
    );
  }
  if (!opened.ok) {
    return (
      <main className="page">
        <Notice title={opened.why} problems={opened.problems}>
          <p className="notice-ways">
            {opened.watch && (
              <a className="btn btn-primary" href={hashTo('watch', opened.watch)}>
                Watch it as it was recorded
              </a>
            )}
            <a className="btn" href="#/">
              Back to the games
            </a>
          </p>
        </Notice>
      </main>
    );
  }
  return (
    <GameContext value={opened.value}>
      <TableScreen otherContent={opened.otherContent} />
    </GameContext>
  );
}
