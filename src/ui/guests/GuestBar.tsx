import { useState } from 'react';
import { type Linked, linkTo } from '../hooks/link-to.ts';
import { useHandOver } from '../hooks/use-hand-over.ts';
import { goTo } from '../hooks/use-route.ts';
import type { AnyGame } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { HasteIcon, HelpIcon } from '../icons/index.ts';
import { GameMenu } from '../panels/GameMenu.tsx';
import { LinkDialog } from '../panels/LinkDialog.tsx';
import { LooksDialog } from '../panels/LooksDialog.tsx';
import { MenuItem } from '../panels/Menu.tsx';
import { RenameDialog } from '../panels/RenameDialog.tsx';
import { SpeedSelect } from '../panels/SpeedSelect.tsx';
import { type Undoable, UndoButtons } from '../panels/UndoButtons.tsx';
import '../panels/table-bar.css';

interface Props {
  readonly game: AnyGame & Undoable & { readonly session: Linked };
  readonly onUndo: () => void;
  readonly onHelp: () => void;
}

/** Undo, redo, speed, and the menu of a guest's game: the parts of the table's own that any game has. */
export function GuestBar({ game, onUndo, onHelp }: Props) {
  const { panels, looks } = useWords().ui;
  const words = panels.tableBar;
  const handOver = useHandOver();
  const [link, setLink] = useState<string | null | undefined>(undefined);
  const [renaming, setRenaming] = useState(false);
  const [looking, setLooking] = useState(false);
  return (
    <div className="table-bar" role="toolbar" aria-label={words.title}>
      <UndoButtons game={game} onUndo={onUndo} />
      <SpeedSelect title={words.speedAbout}>
        <HasteIcon aria-hidden="true" />
      </SpeedSelect>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={words.keys}
        title={words.withKey(words.keys, '?')}
        onClick={onHelp}
      >
        <HelpIcon />
      </button>
      <GameMenu>
        <MenuItem onChoose={handOver}>{words.asFile}</MenuItem>
        <MenuItem onChoose={() => setLink(linkTo(game.session))}>{words.link}</MenuItem>
        <MenuItem onChoose={() => goTo('watch', game.id)}>{words.watch}</MenuItem>
        <MenuItem onChoose={() => setLooking(true)}>{looks.title}</MenuItem>
        <MenuItem onChoose={() => setRenaming(true)}>{words.rename}</MenuItem>
      </GameMenu>
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
      <LooksDialog open={looking} onClose={() => setLooking(false)} />
      <RenameDialog open={renaming} onClose={() => setRenaming(false)} />
    </div>
  );
}
