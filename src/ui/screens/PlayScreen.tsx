import { PreviewsContext } from '../hooks/use-preview.ts';
import { GameContext, useTable, WhyNotContext } from '../hooks/use-table.ts';
import { Foreseeing } from './Foreseeing.tsx';
import { OpenedGame } from './OpenedGame.tsx';
import { TableScreen } from './TableScreen.tsx';

/** A kept game, at its table. */
export function PlayScreen({ id }: { id: string }) {
  const { open } = useTable();
  return (
    <OpenedGame id={id} open={open}>
      {(game, opened) => (
        <GameContext value={game}>
          <WhyNotContext value={game.whyNot}>
            <Foreseeing>
              <PreviewsContext value={game.previews}>
                <TableScreen {...opened} />
              </PreviewsContext>
            </Foreseeing>
          </WhyNotContext>
        </GameContext>
      )}
    </OpenedGame>
  );
}
