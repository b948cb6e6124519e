import type { Settings } from '../../../stores/table/settings-store.ts';
import { MenuLine } from '../../kit/Menu.tsx';
import { useStore } from '../../page/use-store.ts';
import { useTable } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';

const isPainted = ({ painted }: Settings): boolean => painted;

/** In the menu: whether boards are painted or plain. */
export function PaintedSwitch() {
  const { settings } = useTable();
  const painted = useStore(settings, isPainted);
  const { board } = useWords().ui.panels.tableBar;
  return (
    <MenuLine onChoose={() => settings.getState().change({ painted: !painted })}>{board(painted)}</MenuLine>
  );
}
