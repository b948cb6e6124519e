import { memo, useState } from 'react';
import { BarButton } from '../../frame/bar/BarButton.tsx';
import { GameMenu } from '../../frame/bar/GameMenu.tsx';
import { Keyed } from '../../frame/bar/Keyed.tsx';
import { LogButton } from '../../frame/bar/LogButton.tsx';
import { SoundItem, SpeedItem } from '../../frame/bar/MenuLines.tsx';
import { PaintedSwitch } from '../../frame/bar/PaintedSwitch.tsx';
import { UndoButton } from '../../frame/bar/UndoButton.tsx';
import { useHandOver } from '../../frame/bar/use-hand-over.ts';
import type { Drawn } from '../../frame/use-drawer.ts';
import { useLayout } from '../../frame/use-layout.ts';
import { ConvictionIcon, MapIcon } from '../../icons/index.ts';
import { MenuLine } from '../../kit/Menu.tsx';
import { latePart } from '../../page/part.tsx';
import { useKeys } from '../../page/use-keys.ts';
import { goTo, hashTo } from '../../page/use-route.ts';
import { useGame, useGameState } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { Printing } from '../../print/PrintButton.tsx';
import { type Paper, papersOfTable } from '../../print/papers.ts';
import { useOpenRule } from '../../rules/rules-context.ts';
import { ForesightButton, ForesightItem, ForesightSwitch } from './ForesightButton.tsx';
import { HintsAgain } from './HintsAgain.tsx';
import '../../frame/bar/table-bar.css';

const LinkDialog = latePart(async () => (await import('../../frame/bar/LinkDialog.tsx')).LinkDialog);
const LooksDialog = latePart(async () => (await import('../../frame/bar/LooksDialog.tsx')).LooksDialog);
const RenameDialog = latePart(async () => (await import('../../frame/bar/RenameDialog.tsx')).RenameDialog);
const SoundDialog = latePart(async () => (await import('../../frame/bar/SoundDialog.tsx')).SoundDialog);

interface Props {
  readonly onHelp: () => void;
  readonly onPasses: () => void;
  readonly onUndo: () => void;
  readonly onPlan: (() => void) | null;
  readonly planning: boolean;
  readonly onHint: (() => void) | null;
  readonly onRuler: () => void;
  readonly drawer: Drawn;
  /** What is read aloud when it is asked for. */
  readonly voice: Readonly<Record<'again' | 'state' | 'reach', () => void>>;
}

/** What is pressed often, each with its word; all else in the menu, or on a key. */
export const TableBar = memo(function TableBar(props: Props) {
  const { onHelp, onPasses, onUndo, onPlan, planning, onHint, onRuler, drawer, voice } = props;
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
  const layout = useLayout();
  const openRule = useOpenRule();
  const game = useGame();
  const handOver = useHandOver();
  const canRedo = useGameState((state) => state.canRedo);
  const passed = useGameState((state) => state.autoPass.length);
  const gold = useGameState((state) => state.view.loot.gold);
  const [link, setLink] = useState<string | null | undefined>(undefined);
  const [renaming, setRenaming] = useState(false);
  const [tuning, setTuning] = useState(false);
  const [papers, setPapers] = useState<readonly Paper[] | null>(null);
  const [looking, setLooking] = useState(false);
  useKeys({ [looks.key]: () => setLooking(true) });
  const small = layout !== 'wide';

  return (
    <div className="table-bar flex stretch gap-2px pad-r-2" role="toolbar" aria-label={words.title}>
      {layout !== 'phone' && <UndoButton game={game} onUndo={onUndo} />}
      {!small && <ForesightButton />}
      {!small && onPlan && (
        <BarButton label={panels.dock.plan} shortcut={plan.key} pressed={planning} onPress={onPlan}>
          <MapIcon />
        </BarButton>
      )}
      <LogButton drawer={drawer} />
      {!small && (
        <BarButton
          label={panels.dock.why}
          pressed={drawer.part === 'thoughts'}
          onPress={() => drawer.toggle('thoughts')}
        >
          <ConvictionIcon />
        </BarButton>
      )}
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
        <MenuLine onChoose={() => setPapers(papersOfTable(game.positionOf(game.store.getState().view)))}>
          {print.open}
        </MenuLine>
        <MenuLine
          onChoose={() =>
            void import('../../frame/bar/link-to.ts').then(({ linkTo }) => setLink(linkTo(game.session)))
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
        <MenuLine onChoose={() => setLooking(true)}>
          <Keyed name={looks.title} by={looks.key} />
        </MenuLine>
        <MenuLine onChoose={() => setTuning(true)}>{sound.menu}</MenuLine>
        <MenuLine onChoose={() => setRenaming(true)}>{words.rename}</MenuLine>
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
