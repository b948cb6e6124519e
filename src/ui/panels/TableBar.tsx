import { memo, useState } from 'react';
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
import { latePart } from '../screens/part.tsx';
import { ForesightButton, ForesightSwitch } from './ForesightButton.tsx';
import { GameMenu } from './GameMenu.tsx';
import { MenuItem } from './Menu.tsx';
import { PaintedSwitch } from './PaintedSwitch.tsx';
import { SmallMenu } from './SmallMenu.tsx';
import { SoundButton } from './SoundButton.tsx';
import { SpeedSelect } from './SpeedSelect.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import './auto-pass.css';
import './table-bar.css';

const LinkDialog = latePart(async () => (await import('./LinkDialog.tsx')).LinkDialog);
const LooksDialog = latePart(async () => (await import('./LooksDialog.tsx')).LooksDialog);
const RenameDialog = latePart(async () => (await import('./RenameDialog.tsx')).RenameDialog);
const SoundDialog = latePart(async () => (await import('./SoundDialog.tsx')).SoundDialog);

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
        <MenuItem
          onChoose={() =>
            void import('../hooks/link-to.ts').then(({ linkTo }) => setLink(linkTo(game.session)))
          }
        >
          {words.link}
        </MenuItem>
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
      {link !== undefined && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
      <Printing papers={papers} onClose={() => setPapers(null)} />
      {looking && <LooksDialog open onClose={() => setLooking(false)} />}
      {tuning && <SoundDialog open onClose={() => setTuning(false)} />}
      {renaming && <RenameDialog open onClose={() => setRenaming(false)} />}
    </div>
  );
});
