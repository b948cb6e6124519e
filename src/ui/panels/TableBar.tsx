import { memo, useState } from 'react';
import { linkTo } from '../hooks/link-to.ts';
import { useHandOver } from '../hooks/use-hand-over.ts';
import { useKeys } from '../hooks/use-keys.ts';
import { goTo, hashTo } from '../hooks/use-route.ts';
import { useGame, useGameState } from '../hooks/use-table.ts';
import type { Voice } from '../hooks/use-voice.ts';
import { useWords } from '../hooks/use-words.ts';
import { HasteIcon, HelpIcon } from '../icons/index.ts';
import { HintsAgain } from '../lesson/HintsAgain.tsx';
import { Printing } from '../print/PrintButton.tsx';
import { type Paper, papersOfTable } from '../print/papers.ts';
import { useOpenRule } from '../rules/rules-context.ts';
import { ForesightButton, ForesightSwitch } from './ForesightButton.tsx';
import { GameMenu } from './GameMenu.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { LooksDialog } from './LooksDialog.tsx';
import { MenuItem } from './Menu.tsx';
import { PaintedSwitch } from './PaintedSwitch.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { SmallMenu } from './SmallMenu.tsx';
import { SoundButton } from './SoundButton.tsx';
import { SoundDialog } from './SoundDialog.tsx';
import { SpeedSelect } from './SpeedSelect.tsx';
import { UndoButtons } from './UndoButtons.tsx';
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
  const passed = useGameState((state) => state.autoPass.length);
  const [link, setLink] = useState<string | null | undefined>(undefined);
  const [renaming, setRenaming] = useState(false);
  const [tuning, setTuning] = useState(false);
  const [papers, setPapers] = useState<readonly Paper[] | null>(null);
  const [looking, setLooking] = useState(false);
  useKeys({ [looks.key]: () => setLooking(true) });

  return (
    <div className="table-bar" role="toolbar" aria-label={words.title}>
      <UndoButtons game={game} onUndo={onUndo} />
      <SpeedSelect title={words.speedAbout}>
        <HasteIcon aria-hidden="true" />
      </SpeedSelect>
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
      <GameMenu>
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
      </GameMenu>
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
      <Printing papers={papers} onClose={() => setPapers(null)} />
      <LooksDialog open={looking} onClose={() => setLooking(false)} />
      <SoundDialog open={tuning} onClose={() => setTuning(false)} />
      <RenameDialog open={renaming} onClose={() => setRenaming(false)} />
    </div>
  );
});
