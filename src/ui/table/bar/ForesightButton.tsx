import { useContext } from 'react';
import type { Settings } from '../../../stores/table/settings-store.ts';
import { BarButton } from '../../frame/bar/BarButton.tsx';
import { useLayout } from '../../frame/use-layout.ts';
import { ForesightIcon } from '../../icons/index.ts';
import { MenuLine } from '../../kit/Menu.tsx';
import { useStore } from '../../page/use-store.ts';
import { useTable } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { ForesightContext, useForeseen } from '../context/use-foresight.ts';
import { useHand } from '../context/use-hand.ts';

/** Shows what opponents will do until it is pressed again: the same as its key tapped. */
export function ForesightButton() {
  const looking = useContext(ForesightContext);
  const hand = useHand();
  const pinned = useForeseen((state) => state.pinned);
  const { foresight: words, dock } = useWords().ui.panels;
  if (!looking) return null;
  return (
    <BarButton
      label={dock.threats}
      name={`${dock.threats}: ${words.button.show}`}
      shortcut={words.key}
      pressed={pinned}
      onPress={() => hand.toggle('threats')}
    >
      <ForesightIcon />
    </BarButton>
  );
}

/** The same in the menu of a small screen. */
export function ForesightItem() {
  const looking = useContext(ForesightContext);
  const hand = useHand();
  const pinned = useForeseen((state) => state.pinned);
  const { foresight: words } = useWords().ui.panels;
  if (!looking) return null;
  return (
    <MenuLine onChoose={() => hand.toggle('threats')}>{words.button[pinned ? 'hide' : 'show']}</MenuLine>
  );
}

const isOn = ({ foresight }: Settings): boolean => foresight;

/** In the menu: whether it may be seen at all. A small screen has one line of it: to show it, or to allow that. */
export function ForesightSwitch() {
  const { settings } = useTable();
  const on = useStore(settings, isOn);
  const words = useWords().ui.panels.foresight;
  const small = useLayout() !== 'wide';
  if (small && on) return null;
  return (
    <MenuLine onChoose={() => settings.getState().change({ foresight: !on })}>{words.setting(on)}</MenuLine>
  );
}
