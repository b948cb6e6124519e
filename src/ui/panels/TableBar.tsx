import { memo, useState } from 'react';
import type { EncounterSession } from '../../engine/index.ts';
import { packLog } from '../../stores/game/link.ts';
import { SPEEDS } from '../../stores/game/pace.ts';
import type { TableState } from '../../stores/table/table-store.ts';
import { useHandOver } from '../hooks/use-hand-over.ts';
import { useKeys } from '../hooks/use-keys.ts';
import { goTo, hashTo } from '../hooks/use-route.ts';
import { useStore } from '../hooks/use-store.ts';
import { useGame, useGameState, useSpeed, useTable } from '../hooks/use-table.ts';
import type { Voice } from '../hooks/use-voice.ts';
import { useWords } from '../hooks/use-words.ts';
import { HasteIcon, HelpIcon, SettingsIcon, UndoIcon } from '../icons/index.ts';
import { HintsAgain } from '../lesson/HintsAgain.tsx';
import { Printing } from '../print/PrintButton.tsx';
import { type Paper, papersOfTable } from '../print/papers.ts';
import { useOpenRule } from '../rules/rules-context.ts';
import { ForesightButton, ForesightSwitch } from './ForesightButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { LooksDialog } from './LooksDialog.tsx';
import { Menu, MenuItem } from './Menu.tsx';
import { PaintedSwitch } from './PaintedSwitch.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { SmallMenu } from './SmallMenu.tsx';
import { SoundButton } from './SoundButton.tsx';
import { SoundDialog } from './SoundDialog.tsx';
import './auto-pass.css';
import './table-bar.css';

interface Props {
  readonly onHelp: () => void;
  readonly onPasses: () => void;
  readonly onUndo: () => void;
  /** What may be asked for without looking. */
  readonly voice: Voice;
}

/** Undo, redo, speed, and the menu of the game. */
export const TableBar = memo(function TableBar({ onHelp, onPasses, onUndo, voice }: Props) {
  const {
    panels,
    rules,
    spoken,
    seats: { mirror },
    sound,
    looks,
    print,
  } = useWords().ui;
  const words = panels.tableBar;
  const openRule = useOpenRule();
  const game = useGame();
  const handOver = useHandOver();
  const { settings, store } = useTable();
  const speed = useSpeed();
  const canUndo = useGameState((state) => state.canUndo);
  const canRedo = useGameState((state) => state.canRedo);
  const passed = useGameState((state) => state.autoPass.length);
  const unkept = useStore(store, (state) => savingOf(state) === 'failed');
  const [link, setLink] = useState<string | null | undefined>(undefined);
  const [renaming, setRenaming] = useState(false);
  const [tuning, setTuning] = useState(false);
  const [papers, setPapers] = useState<readonly Paper[] | null>(null);
  const [looking, setLooking] = useState(false);
  useKeys({ [looks.key]: () => setLooking(true) });

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
        onClick={game.redo}
      >
        <UndoIcon className="redo-icon" />
      </button>
      <label className="table-speed" title={words.speedAbout}>
        <HasteIcon aria-hidden="true" />
        <span className="visually-hidden">{words.speed}</span>
        <select
          value={speed}
          onChange={(event) =>
            settings.getState().setSpeed(SPEEDS.find((one) => one === event.target.value) ?? 'normal')
          }
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {words.speeds[one]}
            </option>
          ))}
        </select>
      </label>
      {passed > 0 && (
        <button type="button" className="chip auto-pass-chip" title={panels.autoPass.what} onClick={onPasses}>
          {panels.autoPass.on(passed)}
        </button>
      )}
      <ForesightButton />
      <SoundButton />
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
            {unkept && <span className="table-unsaved" title={words.unsaved} />}
          </>
        }
      >
        <SavingNote />
        <SmallMenu onHelp={onHelp} />
        {openRule && <MenuItem onChoose={() => openRule('')}>{rules.title}</MenuItem>}
        <MenuItem onChoose={voice.again}>{words.withKey(spoken.again, spoken.keys.again)}</MenuItem>
        <MenuItem onChoose={voice.state}>{words.withKey(spoken.state, spoken.keys.state)}</MenuItem>
        <MenuItem onChoose={voice.reach}>{words.withKey(spoken.reach, spoken.keys.reach)}</MenuItem>
        <hr className="menu-line" />
        <MenuItem onChoose={handOver}>{words.asFile}</MenuItem>
        <MenuItem onChoose={() => setPapers(papersOfTable(game.positionOf(game.store.getState().view)))}>
          {print.open}
        </MenuItem>
        <MenuItem onChoose={() => setLink(linkTo(game.session))}>{words.link}</MenuItem>
        <MenuItem onChoose={() => goTo('watch', game.id)}>{words.watch}</MenuItem>
        <MenuItem onChoose={() => window.open(hashTo('mirror', game.id), '_blank', 'noopener')}>
          {mirror.open}
        </MenuItem>
        <MenuItem onChoose={onPasses}>{panels.autoPass.title}</MenuItem>
        <ForesightSwitch />
        <PaintedSwitch />
        <MenuItem onChoose={() => setLooking(true)}>{words.withKey(looks.title, looks.key)}</MenuItem>
        <MenuItem onChoose={() => setTuning(true)}>{sound.menu}</MenuItem>
        <MenuItem onChoose={() => setRenaming(true)}>{words.rename}</MenuItem>
        <HintsAgain />
        <hr className="menu-line" />
        <MenuItem onChoose={() => goTo('')}>{words.toGames}</MenuItem>
      </Menu>
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
      <Printing papers={papers} onClose={() => setPapers(null)} />
      <LooksDialog open={looking} onClose={() => setLooking(false)} />
      <SoundDialog open={tuning} onClose={() => setTuning(false)} />
      <RenameDialog open={renaming} onClose={() => setRenaming(false)} />
    </div>
  );
});

const savingOf = ({ keepsNothing, saving }: TableState) => (keepsNothing === null ? saving : 'failed');

/** Whether the game is kept; read only while the menu is open, since it changes twice with every decision. */
function SavingNote() {
  const words = useWords().ui.panels.tableBar.saving;
  return <p className="menu-note">{words[useStore(useTable().store, savingOf)]}</p>;
}

function linkTo(session: EncounterSession): string | null {
  const packed = packLog(session.toLog(), session.questions);
  return packed && `${window.location.href.replace(/#.*$/, '')}${hashTo('link', packed)}`;
}
