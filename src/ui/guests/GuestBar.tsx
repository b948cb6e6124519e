import { type ReactNode, useState } from 'react';
import { packLog } from '../../stores/game/link.ts';
import { SPEEDS } from '../../stores/game/pace.ts';
import type { TableState } from '../../stores/table/table-store.ts';
import { useHandOver } from '../hooks/use-hand-over.ts';
import { goTo, hashTo } from '../hooks/use-route.ts';
import { type Readable, useStore } from '../hooks/use-store.ts';
import { type AnyGame, useSpeed, useTable } from '../hooks/use-table.ts';
import { useWords } from '../hooks/use-words.ts';
import { HasteIcon, HelpIcon, SettingsIcon, UndoIcon } from '../icons/index.ts';
import { LinkDialog } from '../panels/LinkDialog.tsx';
import { LooksDialog } from '../panels/LooksDialog.tsx';
import { Menu, MenuItem } from '../panels/Menu.tsx';
import { RenameDialog } from '../panels/RenameDialog.tsx';
import '../panels/table-bar.css';

type LogOf = Parameters<typeof packLog>;

/** A game of whichever kind, as its bar needs it. */
interface Barred extends AnyGame {
  readonly store: Readable<{ readonly name: string; readonly canUndo: boolean; readonly canRedo: boolean }>;
  readonly session: { toLog(): LogOf[0]; readonly questions: NonNullable<LogOf[1]> };
  redo(): void;
}

interface Props {
  readonly game: Barred;
  readonly onUndo: () => void;
  readonly onHelp: () => void;
  /** Its own items of the menu. */
  readonly children?: ReactNode;
}

/** Undo, redo, speed, and the menu of a guest's game: the table's own, for a game of whichever kind. */
export function GuestBar({ game, onUndo, onHelp, children }: Props) {
  const { panels, looks } = useWords().ui;
  const words = panels.tableBar;
  const { settings, store } = useTable();
  const handOver = useHandOver();
  const speed = useSpeed();
  const canUndo = useStore(game.store, (state) => state.canUndo);
  const canRedo = useStore(game.store, (state) => state.canRedo);
  const saving = useStore(store, savingOf);
  const [link, setLink] = useState<string | null | undefined>(undefined);
  const [renaming, setRenaming] = useState(false);
  const [looking, setLooking] = useState(false);
  return (
    <div className="table-bar" role="toolbar" aria-label={words.title}>
      <button
        type="button"
        className="btn btn-icon"
        disabled={!canUndo}
        aria-label={words.undo}
        title={words.withKey(words.undo, 'u')}
        onClick={onUndo}
      >
        <UndoIcon />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        disabled={!canRedo}
        aria-label={words.redo}
        title={words.withKey(words.redo, 'Shift+U')}
        onClick={() => game.redo()}
      >
        <UndoIcon className="redo-icon" />
      </button>
      <label className="table-speed" title={words.speedAbout}>
        <HasteIcon aria-hidden="true" />
        <span className="visually-hidden">{words.speed}</span>
        <select
          value={speed}
          onChange={({ target }) =>
            settings.getState().setSpeed(SPEEDS.find((one) => one === target.value) ?? 'normal')
          }
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {words.speeds[one]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={words.keys}
        title={words.withKey(words.keys, '?')}
        onClick={onHelp}
      >
        <HelpIcon />
      </button>
      <Menu
        label={words.menu}
        face={
          <>
            <SettingsIcon />
            {saving === 'failed' && <span className="table-unsaved" title={words.unsaved} />}
          </>
        }
      >
        <p className="menu-note">{words.saving[saving]}</p>
        {children}
        <MenuItem onChoose={handOver}>{words.asFile}</MenuItem>
        <MenuItem onChoose={() => setLink(linkTo(game))}>{words.link}</MenuItem>
        <MenuItem onChoose={() => goTo('watch', game.id)}>{words.watch}</MenuItem>
        <MenuItem onChoose={() => setLooking(true)}>{looks.title}</MenuItem>
        <MenuItem onChoose={() => setRenaming(true)}>{words.rename}</MenuItem>
        <hr className="menu-line" />
        <MenuItem onChoose={() => goTo('')}>{words.toGames}</MenuItem>
      </Menu>
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
      <LooksDialog open={looking} onClose={() => setLooking(false)} />
      <RenameDialog open={renaming} onClose={() => setRenaming(false)} />
    </div>
  );
}

const savingOf = ({ keepsNothing, saving }: TableState) => (keepsNothing === null ? saving : 'failed');

function linkTo({ session }: Barred): string | null {
  const packed = packLog(session.toLog(), session.questions);
  return packed && `${window.location.href.replace(/#.*$/, '')}${hashTo('link', packed)}`;
}
