import { useContext } from 'react';
import { SPEEDS } from '../../stores/game/pace.ts';
import { ForesightContext, useForeseen } from '../hooks/use-foresight.ts';
import { useLayout } from '../hooks/use-layout.ts';
import { useGame, useGameState, useSpeed, useTable } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { MenuItem } from './Menu.tsx';

/** In the menu of a small screen: what has a button of its own on a large one. */
export function SmallMenu({ onHelp }: { onHelp: () => void }) {
  const layout = useLayout();
  const game = useGame();
  const { settings } = useTable();
  const speed = useSpeed();
  const canRedo = useGameState((state) => state.canRedo);
  const looking = useContext(ForesightContext);
  const pinned = useForeseen((state) => state.pinned);
  const { tableBar: words, foresight } = useWords().ui.panels;
  if (layout === 'wide') return null;
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
  return (
    <>
      {canRedo && <MenuItem onChoose={game.redo}>{words.redo}</MenuItem>}
      {looking && (
        <MenuItem onChoose={() => looking.foresight.pin(!pinned)}>{foresight.button.show}</MenuItem>
      )}
      <MenuItem onChoose={() => settings.getState().change({ speed: next })}>
        {words.speedOf(words.speeds[speed], words.speeds[next])}
      </MenuItem>
      <MenuItem onChoose={onHelp}>{words.keys}</MenuItem>
      <hr className="menu-line" />
    </>
  );
}
