import { useContext } from 'react';
import type { Settings } from '../../stores/table/settings-store.ts';
import { ForesightContext, useForeseen } from '../hooks/use-foresight.ts';
import { useStore } from '../hooks/use-store.ts';
import { useTable } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { ForesightIcon } from '../icons/index.ts';
import { MenuItem } from './Menu.tsx';

/** Shows what opponents will do until it is pressed again: the same as its key tapped. */
export function ForesightButton() {
  const looking = useContext(ForesightContext);
  const pinned = useForeseen((state) => state.pinned);
  const { foresight: words, tableBar } = useWords().ui.panels;
  if (!looking) return null;
  return (
    <button
      type="button"
      className="btn btn-icon foresight-button"
      aria-pressed={pinned}
      aria-label={words.button.show}
      aria-keyshortcuts={words.key}
      title={tableBar.withKey(words.button.show, words.key)}
      onClick={() => looking.foresight.pin(!pinned)}
    >
      <ForesightIcon />
    </button>
  );
}

const isOn = ({ foresight }: Settings): boolean => foresight;

/** In the menu: whether it may be seen at all. */
export function ForesightSwitch() {
  const { settings } = useTable();
  const on = useStore(settings, isOn);
  const words = useWords().ui.panels.foresight;
  return (
    <MenuItem onChoose={() => settings.getState().change({ foresight: !on })}>{words.setting(on)}</MenuItem>
  );
}
