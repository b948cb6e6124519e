import { useState } from 'react';
import { ROUNDS } from '../../abraxis/index.ts';
import type { AbraxisGame } from '../../stores/abraxis/abraxis-table.ts';
import { BarMenu } from '../frame/bar/BarMenu.tsx';
import { Clock } from '../frame/bar/Clock.tsx';
import { Keyed } from '../frame/bar/Keyed.tsx';
import { LogButton } from '../frame/bar/LogButton.tsx';
import { LooksDialog } from '../frame/bar/LooksDialog.tsx';
import { UndoButton } from '../frame/bar/UndoButton.tsx';
import type { Drawn } from '../frame/use-drawer.ts';
import { useLayout } from '../frame/use-layout.ts';
import { MenuLine } from '../kit/Menu.tsx';
import { useKeys } from '../page/use-keys.ts';
import { goTo } from '../page/use-route.ts';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';
import { useAbraxis } from './abraxis-context.ts';

interface Props {
  readonly game: AbraxisGame;
  readonly drawer: Drawn;
  readonly onUndo: () => void;
  /** Another game is wanted in its place. */
  readonly onAnew: () => void;
}

/** Where the game stands, and what takes it back and forward. */
export function AbraxisBar({ game, drawer, onUndo, onAnew }: Props) {
  const { words, inCampaign } = useAbraxis();
  const { looks, panels, screens } = useWholeWords().ui;
  const view = useStore(game.store, (state) => state.view);
  const canRedo = useStore(game.store, (state) => state.canRedo);
  const layout = useLayout();
  const [looking, setLooking] = useState(false);
  useKeys({ [looks.key]: () => setLooking(true) });
  return (
    <>
      <h1 className="visually-hidden">{words.title}</h1>
      <div className="track-bar flex middle gap-2 pad-x-2 shrink">
        <Clock round={Math.max(1, view.round)} last={ROUNDS}>
          <p className="track-about soft xs lead-1_1 one-line">
            {view.phase === 'last' ? words.lastRoll : words.roll(Math.max(1, view.roll))}
          </p>
        </Clock>
      </div>
      <div
        className="table-bar flex stretch gap-2px pad-r-2"
        role="toolbar"
        aria-label={panels.tableBar.title}
      >
        {layout !== 'phone' && <UndoButton game={game} onUndo={onUndo} />}
        <LogButton drawer={drawer} />
        <BarMenu>
          {canRedo && <MenuLine onChoose={game.redo}>{panels.tableBar.redo}</MenuLine>}
          <MenuLine onChoose={() => setLooking(true)}>
            <Keyed name={looks.title} by={looks.key} />
          </MenuLine>
          {!inCampaign && <MenuLine onChoose={onAnew}>{words.anew}</MenuLine>}
          <hr className="menu-line edgeless" />
          <MenuLine
            onChoose={() => {
              if (inCampaign) window.location.hash = inCampaign.back;
              else goTo('');
            }}
          >
            {inCampaign ? screens.outcome.toCampaign : panels.tableBar.toGames}
          </MenuLine>
        </BarMenu>
      </div>
      {looking && <LooksDialog open onClose={() => setLooking(false)} />}
    </>
  );
}
