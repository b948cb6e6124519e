import type { ReactNode } from 'react';
import { SettingsIcon } from '../../icons/index.ts';
import { Menu } from '../../kit/Menu.tsx';
import { useWords } from '../../page/use-words.ts';
import './table-bar.css';

interface Props {
  /** The game is not kept: there is a mark on it. */
  readonly unkept?: boolean;
  readonly children: ReactNode;
}

/** The bar's menu, an icon over its word like its other buttons. */
export function BarMenu({ unkept = false, children }: Props) {
  const words = useWords().ui.panels.tableBar;
  return (
    <Menu
      label={words.menu}
      face={
        <>
          <SettingsIcon />
          <span>{words.menu}</span>
          {unkept && <span className="table-unsaved absolute circle" title={words.unsaved} />}
        </>
      }
    >
      {children}
    </Menu>
  );
}
