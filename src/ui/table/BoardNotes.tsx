/** What is said at the board's upper edge: of the game as a whole, its opening, a hint, plans. */
import { reachOf } from '../../stores/middara/at-hand.ts';
import { useHandOver } from '../frame/bar/use-hand-over.ts';
import { Notice } from '../kit/Notice.tsx';
import { KeepingNotice } from '../opening/KeepingNotice.tsx';
import type { OpenedWith } from '../opening/OpenedNotices.tsx';
import { useGame, useGameState } from '../page/use-table.ts';
import { useWords } from '../page/use-words.ts';
import { useHere } from './here.ts';
import * as Late from './late-on-table.ts';

export function BoardNotes({ opened }: { readonly opened: OpenedWith }) {
  const { position, pending, hinting, plans, over } = useHere();
  const words = useWords().ui.screens.table;
  return (
    <div className="board-notes above-4 left-0 right-0 pad-1 absolute grid gap-0_3rem from-left untouched top-0">
      <KeepingNotice />
      <Late.SceneBar />
      <Late.CampaignBar />
      <Late.WorkshopBar />
      <Fault />
      <Late.OpenedNotices {...opened} />
      {reachOf(position, pending) === null && <p className="notice-text too-much">{words.tooManyWays}</p>}
      {hinting && hinting.status !== 'off' && pending && (
        <Late.HintLine position={position} pending={pending} hinting={hinting} />
      )}
      {!plans.planning && <Late.PlanNotes position={position} plans={plans} />}
      {over.looks && <Late.AfterBar />}
    </div>
  );
}

/** The rules broke on what was decided. */
function Fault() {
  const game = useGame();
  const fault = useGameState((state) => state.fault);
  const handOver = useHandOver();
  const { table: words, ways } = useWords().ui.screens;
  if (!fault) return null;
  return (
    <Notice title={words.rulesBroke}>
      <p className="notice-text">{fault}</p>
      <p className="notice-ways">
        <button type="button" className="btn btn-small" onClick={handOver}>
          {ways.saveGame}
        </button>
        <button type="button" className="btn btn-small btn-quiet" onClick={game.forgiveFault}>
          {words.goOn}
        </button>
      </p>
    </Notice>
  );
}
