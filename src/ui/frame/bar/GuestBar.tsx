import { useState } from 'react';
import { HasteIcon, HelpIcon } from '../../icons/index.ts';
import { MenuLine } from '../../kit/Menu.tsx';
import { goTo } from '../../page/use-route.ts';
import type { AnyGame } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { GameMenu } from './GameMenu.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { LooksDialog } from './LooksDialog.tsx';
import { type Linked, linkTo } from './link-to.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { SpeedSelect } from './SpeedSelect.tsx';
import { type Undoable, UndoButtons } from './UndoButtons.tsx';
import { useHandOver } from './use-hand-over.ts';
import './table-bar.css';

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
        <MenuLine onChoose={handOver}>{words.asFile}</MenuLine>
        <MenuLine onChoose={() => setLink(linkTo(game.session))}>{words.link}</MenuLine>
        <MenuLine onChoose={() => goTo('watch', game.id)}>{words.watch}</MenuLine>
        <MenuLine onChoose={() => setLooking(true)}>{looks.title}</MenuLine>
        <MenuLine onChoose={() => setRenaming(true)}>{words.rename}</MenuLine>
      </GameMenu>
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
      <LooksDialog open={looking} onClose={() => setLooking(false)} />
      <RenameDialog open={renaming} onClose={() => setRenaming(false)} />
    </div>
  );
}
