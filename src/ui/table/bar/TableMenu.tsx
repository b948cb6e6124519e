/** The lines of the menu at a table. */
import { InviteItem } from '../../frame/bar/InviteItem.tsx';
import { Keyed } from '../../frame/bar/Keyed.tsx';
import { SoundItem, SpeedItem } from '../../frame/bar/MenuLines.tsx';
import { PaintedSwitch } from '../../frame/bar/PaintedSwitch.tsx';
import { useHandOver } from '../../frame/bar/use-hand-over.ts';
import { useLayout } from '../../frame/use-layout.ts';
import { MenuGroup, MenuLine } from '../../kit/Menu.tsx';
import { goTo, hashTo } from '../../page/use-route.ts';
import { useGame, useGameState } from '../../page/use-table.ts';
import { useWords } from '../../page/use-words.ts';
import { type Paper, papersOfTable } from '../../print/papers.ts';
import { useOpenRule } from '../../rules/rules-context.ts';
import { ForesightItem, ForesightSwitch } from './ForesightButton.tsx';
import { HintsAgain } from './HintsAgain.tsx';
import type { BarWishes } from './TableBar.tsx';

/** What a line opens, over the table. `link`: null where the game is too long for one. */
export type Opened =
  | { readonly is: 'link'; readonly link: string | null }
  | { readonly is: 'papers'; readonly papers: readonly Paper[] }
  | { readonly is: 'looks' | 'sound' | 'name' };

interface Props {
  readonly wishes: BarWishes;
  readonly onOpen: (what: Opened) => void;
}

/** Its lines, by what they have to do with. */
export function TableMenu({ wishes, onOpen }: Props) {
  const { groups } = useWords().ui.panels.tableBar;
  return (
    <>
      <Gold />
      <InPlay {...wishes} />
      <MenuGroup title={groups.settings}>
        <Settings onPasses={wishes.onPasses} onOpen={onOpen} />
      </MenuGroup>
      <Help {...wishes} />
      <MenuGroup title={groups.game}>
        <OfGame onOpen={onOpen} />
      </MenuGroup>
    </>
  );
}

function Gold() {
  const { track } = useWords().ui.panels;
  const gold = useGameState((state) => state.view.loot.gold);
  return <p className="menu-note">{track.goldOf(gold)}</p>;
}

/** What has to do with the turn. */
function InPlay({ onPlan, onHint, onRuler, drawer }: BarWishes) {
  const { panels, plan } = useWords().ui;
  const game = useGame();
  const canRedo = useGameState((state) => state.canRedo);
  const small = useLayout() !== 'wide';
  return (
    <MenuGroup title={panels.tableBar.groups.turn}>
      {canRedo && <MenuLine onChoose={game.redo}>{panels.tableBar.redo}</MenuLine>}
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
    </MenuGroup>
  );
}

function Help({ onHelp, voice }: Pick<BarWishes, 'onHelp' | 'voice'>) {
  const { panels, rules, spoken } = useWords().ui;
  const openRule = useOpenRule();
  const layout = useLayout();
  return (
    <MenuGroup title={panels.tableBar.groups.help}>
      {openRule && <MenuLine onChoose={() => openRule('')}>{rules.title}</MenuLine>}
      {layout !== 'phone' && (
        <MenuLine onChoose={onHelp}>
          <Keyed name={panels.tableBar.keys} by="?" />
        </MenuLine>
      )}
      {(['again', 'state', 'reach'] as const).map((what) => (
        <MenuLine key={what} onChoose={voice[what]}>
          <Keyed name={spoken[what]} by={spoken.keys[what]} />
        </MenuLine>
      ))}
      <HintsAgain />
    </MenuGroup>
  );
}

/** The game as a file, on paper, as a link, to watch. */
function OfGame({ onOpen }: Pick<Props, 'onOpen'>) {
  const { panels, print, seats } = useWords().ui;
  const words = panels.tableBar;
  const game = useGame();
  const handOver = useHandOver();
  const link = async () => {
    const { linkTo } = await import('../../frame/bar/link-to.ts');
    onOpen({ is: 'link', link: linkTo(game.session) });
  };
  const papers = () => papersOfTable(game.positionOf(game.store.getState().view));
  const mirror = () => window.open(hashTo('mirror', game.id), '_blank', 'noopener');
  return (
    <>
      <MenuLine onChoose={handOver}>{words.asFile}</MenuLine>
      <MenuLine onChoose={() => onOpen({ is: 'papers', papers: papers() })}>{print.open}</MenuLine>
      <MenuLine onChoose={() => void link()}>{words.link}</MenuLine>
      <InviteItem of={game.campaign ?? game.id} />
      <MenuLine onChoose={() => goTo('watch', game.id)}>{words.watch}</MenuLine>
      <MenuLine onChoose={mirror}>{seats.mirror.open}</MenuLine>
      <MenuLine onChoose={() => onOpen({ is: 'name' })}>{words.rename}</MenuLine>
    </>
  );
}

function Settings({ onPasses, onOpen }: Pick<Props, 'onOpen'> & Pick<BarWishes, 'onPasses'>) {
  const { panels, sound, looks } = useWords().ui;
  const passed = useGameState((state) => state.autoPass.length);
  return (
    <>
      <SpeedItem />
      <SoundItem />
      <MenuLine onChoose={() => onOpen({ is: 'sound' })}>{sound.menu}</MenuLine>
      <MenuLine onChoose={onPasses}>
        {passed > 0 ? panels.autoPass.on(passed) : panels.autoPass.title}
      </MenuLine>
      <ForesightSwitch />
      <PaintedSwitch />
      <MenuLine onChoose={() => onOpen({ is: 'looks' })}>
        <Keyed name={looks.title} by={looks.key} />
      </MenuLine>
    </>
  );
}
