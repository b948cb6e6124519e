import { DropdownMenu } from 'radix-ui';
import { memo, useState } from 'react';
import { packLog } from '../../stores/game/link.ts';
import { SPEEDS } from '../../stores/game/pace.ts';
import { downloadGame } from '../hooks/download.ts';
import { goTo, hashTo } from '../hooks/use-route.ts';
import { useStore } from '../hooks/use-store.ts';
import { useGame, useGameState, useSpeed, useTable } from '../hooks/use-table.ts';
import { HasteIcon, HelpIcon, SettingsIcon, UndoIcon } from '../icons/index.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import './auto-pass.css';
import './table-bar.css';

interface Props {
  readonly onHelp: () => void;
  readonly onPasses: () => void;
}

/** Undo, redo, speed, and the menu of the game. */
export const TableBar = memo(function TableBar({ onHelp, onPasses }: Props) {
  const game = useGame();
  const { settings, store } = useTable();
  const speed = useSpeed();
  const canUndo = useGameState((state) => state.canUndo);
  const canRedo = useGameState((state) => state.canRedo);
  const passed = useGameState((state) => state.autoPass.length);
  const saving = useStore(store, (state) => state.saving);
  const [link, setLink] = useState<string | null | undefined>(undefined);
  const [renaming, setRenaming] = useState(false);

  return (
    <div className="table-bar" role="toolbar" aria-label="Game">
      <button
        type="button"
        className="btn btn-icon"
        disabled={!canUndo}
        aria-label="Undo"
        title="Undo (u)"
        onClick={game.undo}
      >
        <UndoIcon />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        disabled={!canRedo}
        aria-label="Redo"
        title="Redo (Shift+U)"
        onClick={game.redo}
      >
        <UndoIcon className="redo-icon" />
      </button>
      <label className="table-speed" title="How fast things are shown (s)">
        <HasteIcon aria-hidden="true" />
        <span className="visually-hidden">Speed</span>
        <select
          value={speed}
          onChange={(event) =>
            settings.getState().setSpeed(SPEEDS.find((one) => one === event.target.value) ?? 'normal')
          }
        >
          {SPEEDS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {passed > 0 && (
        <button
          type="button"
          className="chip auto-pass-chip"
          title="What is passed without asking"
          onClick={onPasses}
        >
          auto-pass on: {passed}
        </button>
      )}
      <button type="button" className="btn btn-icon" aria-label="Keys" title="Keys (?)" onClick={onHelp}>
        <HelpIcon />
      </button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className="btn btn-icon" aria-label="Menu" title="Menu">
          <SettingsIcon />
          {saving === 'failed' && <span className="table-unsaved" title="Not saved in this browser" />}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="menu panel" align="end" sideOffset={6}>
            <p className="menu-note">
              {saving === 'failed'
                ? 'This browser does not keep games: save it as a file'
                : saving === 'saving'
                  ? 'Saving …'
                  : 'Every decision is saved'}
            </p>
            <DropdownMenu.Item className="menu-item" onSelect={() => downloadGame(game.record())}>
              Save as a file
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-item" onSelect={() => setLink(linkTo(game.session.toLog()))}>
              Link to this position
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-item" onSelect={() => goTo('watch', game.id)}>
              Watch from the start
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-item" onSelect={onPasses}>
              Pass without asking
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-item" onSelect={() => setRenaming(true)}>
              Rename the game
            </DropdownMenu.Item>
            <DropdownMenu.Separator className="menu-line" />
            <DropdownMenu.Item className="menu-item" onSelect={() => goTo('')}>
              To the games
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
      <RenameDialog open={renaming} onClose={() => setRenaming(false)} />
    </div>
  );
});

function linkTo(log: Parameters<typeof packLog>[0]): string | null {
  const packed = packLog(log);
  return packed && `${window.location.href.replace(/#.*$/, '')}${hashTo('link', packed)}`;
}
