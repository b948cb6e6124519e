import { useState } from 'react';
import { GameMenu } from '../../frame/bar/GameMenu.tsx';
import { Keyed } from '../../frame/bar/Keyed.tsx';
import { SoundItem, SpeedItem } from '../../frame/bar/MenuLines.tsx';
import { PaintedSwitch } from '../../frame/bar/PaintedSwitch.tsx';
import { useHandOver } from '../../frame/bar/use-hand-over.ts';
import type { Drawn } from '../../frame/use-drawer.ts';
import type { Layout } from '../../frame/use-layout.ts';
import { MenuLine } from '../../kit/Menu.tsx';
import { latePart } from '../../page/part.tsx';
import { useKeys } from '../../page/use-keys.ts';
import { goTo, hashTo } from '../../page/use-route.ts';
import { useGame, useGameState } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { Printing } from '../../print/PrintButton.tsx';
import { type Paper, papersOfTable } from '../../print/papers.ts';
import { useOpenRule } from '../../rules/rules-context.ts';
import { ForesightItem, ForesightSwitch } from './ForesightButton.tsx';
import { HintsAgain } from './HintsAgain.tsx';

const LinkDialog = latePart(async () => (await import('../../frame/bar/LinkDialog.tsx')).LinkDialog);
const LooksDialog = latePart(async () => (await import('../../frame/bar/LooksDialog.tsx')).LooksDialog);
const RenameDialog = latePart(async () => (await import('../../frame/bar/RenameDialog.tsx')).RenameDialog);
const SoundDialog = latePart(async () => (await import('../../frame/bar/SoundDialog.tsx')).SoundDialog);

export interface TableMenuProps {
  readonly onHelp: () => void;
  readonly onPasses: () => void;
  readonly onPlan: (() => void) | null;
  readonly onHint: (() => void) | null;
  readonly onRuler: () => void;
  readonly drawer: Drawn;
  /** What is read aloud when it is asked for. */
  readonly voice: Readonly<Record<'again' | 'state' | 'reach', () => void>>;
  /** Where there is little room, what is pressed often is said here, too. */
  readonly layout: Layout;
}

/** What one of its lines has opened. */
type Opened =
  | { readonly is: 'looks' | 'sound' | 'rename' }
  | { readonly is: 'link'; readonly link: string | null }
  | { readonly is: 'papers'; readonly papers: readonly Paper[] };

/** All that is done more seldom with a game, a line each, and the dialogs they open. */
export function TableMenu({
  onHelp,
  onPasses,
  onPlan,
  onHint,
  onRuler,
  drawer,
  voice,
  layout,
}: TableMenuProps) {
  const {
    panels,
    rules,
    spoken,
    seats: { mirror },
    sound,
    looks,
    plan,
    print,
  } = useWords().ui;
  const words = panels.tableBar;
  const openRule = useOpenRule();
  const game = useGame();
  const handOver = useHandOver();
  const canRedo = useGameState((state) => state.canRedo);
  const passed = useGameState((state) => state.autoPass.length);
  const gold = useGameState((state) => state.view.loot.gold);
  const [opened, setOpened] = useState<Opened | null>(null);
  const small = layout !== 'wide';
  const close = () => setOpened(null);
  useKeys({ [looks.key]: () => setOpened({ is: 'looks' }) });
  return (
    <>
      <GameMenu>
        <p className="menu-note">{panels.track.goldOf(gold)}</p>
        {canRedo && <MenuLine onChoose={game.redo}>{words.redo}</MenuLine>}
        {small && <ForesightItem />}
        {small && onPlan && <MenuLine onChoose={onPlan}>{plan.open}</MenuLine>}
        {small && <MenuLine onChoose={() => drawer.toggle('thoughts')}>{panels.dock.why}</MenuLine>}
        {onHint && (
          <MenuLine onChoose={onHint}>
            <Keyed name={panels.hint.ask} by={panels.hint.key} />
          </MenuLine>
        )}
        <MenuLine onChoose={onRuler}>
          <Keyed name={panels.ruler.open} by={panels.ruler.key} />
        </MenuLine>
        <SpeedItem />
        <SoundItem />
        {layout !== 'phone' && (
          <MenuLine onChoose={onHelp}>
            <Keyed name={words.keys} by="?" />
          </MenuLine>
        )}
        <hr className="menu-line edgeless" />
        {openRule && <MenuLine onChoose={() => openRule('')}>{rules.title}</MenuLine>}
        <MenuLine onChoose={voice.again}>
          <Keyed name={spoken.again} by={spoken.keys.again} />
        </MenuLine>
        <MenuLine onChoose={voice.state}>
          <Keyed name={spoken.state} by={spoken.keys.state} />
        </MenuLine>
        <MenuLine onChoose={voice.reach}>
          <Keyed name={spoken.reach} by={spoken.keys.reach} />
        </MenuLine>
        <hr className="menu-line edgeless" />
        <MenuLine onChoose={handOver}>{words.asFile}</MenuLine>
        <MenuLine
          onChoose={() =>
            setOpened({ is: 'papers', papers: papersOfTable(game.positionOf(game.store.getState().view)) })
          }
        >
          {print.open}
        </MenuLine>
        <MenuLine
          onChoose={() =>
            void import('../../frame/bar/link-to.ts').then(({ linkTo }) =>
              setOpened({ is: 'link', link: linkTo(game.session) }),
            )
          }
        >
          {words.link}
        </MenuLine>
        <MenuLine onChoose={() => goTo('watch', game.id)}>{words.watch}</MenuLine>
        <MenuLine onChoose={() => window.open(hashTo('mirror', game.id), '_blank', 'noopener')}>
          {mirror.open}
        </MenuLine>
        <MenuLine onChoose={onPasses}>
          {passed > 0 ? panels.autoPass.on(passed) : panels.autoPass.title}
        </MenuLine>
        <ForesightSwitch />
        <PaintedSwitch />
        <MenuLine onChoose={() => setOpened({ is: 'looks' })}>
          <Keyed name={looks.title} by={looks.key} />
        </MenuLine>
        <MenuLine onChoose={() => setOpened({ is: 'sound' })}>{sound.menu}</MenuLine>
        <MenuLine onChoose={() => setOpened({ is: 'rename' })}>{words.rename}</MenuLine>
        <HintsAgain />
      </GameMenu>
      {opened?.is === 'link' && <LinkDialog link={opened.link} onClose={close} />}
      <Printing papers={opened?.is === 'papers' ? opened.papers : null} onClose={close} />
      {opened?.is === 'looks' && <LooksDialog open onClose={close} />}
      {opened?.is === 'sound' && <SoundDialog open onClose={close} />}
      {opened?.is === 'rename' && <RenameDialog open onClose={close} />}
    </>
  );
}
