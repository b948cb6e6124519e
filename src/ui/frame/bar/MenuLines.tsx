/** Lines that the menu of every game has. */
import { SPEEDS } from '../../../stores/game/pace.ts';
import { MenuLine } from '../../kit/Menu.tsx';
import { useStore } from '../../page/use-store.ts';
import { useSpeed, useTable } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { Keyed } from './Keyed.tsx';

/** How fast things are shown: the next one. */
export function SpeedItem() {
  const words = useWords().ui.panels.tableBar;
  const { settings } = useTable();
  const speed = useSpeed();
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
  return (
    <MenuLine onChoose={() => settings.getState().change({ speed: next })}>
      {words.speedOf(words.speeds[speed], words.speeds[next])}
    </MenuLine>
  );
}

/** Sound on or off. */
export function SoundItem() {
  const { settings } = useTable();
  const { on } = useStore(settings, (state) => state.sound);
  const { sound: words } = useWords().ui;
  return (
    <MenuLine onChoose={() => settings.getState().setSound({ on: !on })}>
      <Keyed name={words.toggle(on)} by={words.key} />
    </MenuLine>
  );
}
