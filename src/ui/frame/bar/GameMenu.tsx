import type { ReactNode } from 'react';
import type { TableState } from '../../../stores/table/table-store.ts';
import { MenuLine } from '../../kit/Menu.tsx';
import { goTo } from '../../page/use-route.ts';
import { useStore } from '../../page/use-store.ts';
import { useTable } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { BarMenu } from './BarMenu.tsx';

/** The menu of a game of whichever kind: whether it is kept, its own items, and the way to the games. */
export function GameMenu({ children }: { readonly children: ReactNode }) {
  const words = useWords().ui.panels.tableBar;
  const unkept = useStore(useTable().store, (state) => savingOf(state) === 'failed');
  return (
    <BarMenu unkept={unkept}>
      <SavingNote />
      {children}
      <hr className="menu-line edgeless" />
      <MenuLine onChoose={() => goTo('')}>{words.toGames}</MenuLine>
    </BarMenu>
  );
}

const savingOf = ({ keepsNothing, saving }: TableState) => (keepsNothing === null ? saving : 'failed');

/** Whether the game is kept; read only while the menu is open, since it changes twice with every decision. */
function SavingNote() {
  const words = useWords().ui.panels.tableBar.saving;
  return <p className="menu-note">{words[useStore(useTable().store, savingOf)]}</p>;
}
