import { OpenedGame } from '../opening/OpenedGame.tsx';
import { GameContext, useTable, WhyNotContext } from '../page/use-table.ts';
import { HandOfGame } from './context/HandOfGame.tsx';
import { PreviewsContext } from './context/use-preview.ts';
import { Foreseeing } from './Foreseeing.tsx';
import { TableScreen } from './TableScreen.tsx';

/** A kept game, at its table. */
export function PlayScreen({ id }: { id: string }) {
  const { open } = useTable();
  return (
    <OpenedGame id={id} open={open}>
      {(game, opened) => (
        <GameContext value={game}>
          <WhyNotContext value={game.whyNot}>
            <HandOfGame>
              <Foreseeing>
                <PreviewsContext value={game.previews}>
                  <TableScreen {...opened} />
                </PreviewsContext>
              </Foreseeing>
            </HandOfGame>
          </WhyNotContext>
        </GameContext>
      )}
    </OpenedGame>
  );
}
