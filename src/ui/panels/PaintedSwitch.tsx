import type { Settings } from '../../stores/table/settings-store.ts';
import { useStore } from '../hooks/use-store.ts';
import { useTable } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { MenuItem } from './Menu.tsx';

const isPainted = ({ painted }: Settings): boolean => painted;

/** In the menu: whether boards are painted or plain. */
export function PaintedSwitch() {
  const { settings } = useTable();
  const painted = useStore(settings, isPainted);
  const { board } = useWords().ui.panels.tableBar;
  return (
    <MenuItem onChoose={() => settings.getState().change({ painted: !painted })}>{board(painted)}</MenuItem>
  );
}
