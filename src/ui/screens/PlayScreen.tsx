import { useEffect, useState } from 'react';
import type { Game } from '../../stores/game-store.ts';
import type { Opened } from '../../stores/table-store.ts';
import { hashTo } from '../hooks/use-route.ts';
import { GameContext, useTable } from '../hooks/use-table.ts';
import { Notice } from '../panels/Notice.tsx';
import { TableScreen } from './TableScreen.tsx';
import { Wait } from './Wait.tsx';

/** Takes a kept game up again: the same question is on the table. */
export function PlayScreen({ id }: { id: string }) {
  const table = useTable();
  const [opened, setOpened] = useState<Opened<Game> | null>(null);
  useEffect(() => {
    let gone = false;
    setOpened(null);
    let game: Game | null = null;
    void table.open(id).then((result) => {
      if (gone) return;
      if (result.ok) game = result.value;
      setOpened(result);
    });
    return () => {
      gone = true;
      game?.close();
    };
  }, [table, id]);
  if (!opened) return <Wait />;
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
