import { TableFrame } from '../frame/TableFrame.tsx';
import type { OpenedWith } from '../opening/OpenedNotices.tsx';
import { useLaidOutApart } from '../page/own-task.ts';
import { latePart } from '../page/part.tsx';
import { useGame, useGameState } from '../page/use-table.ts';
import { BoardRegion } from './BoardRegion.tsx';
import { GoalLine } from './bar/GoalLine.tsx';
import { SessionContext } from './context/use-choice-odds.ts';
import { HereContext } from './here.ts';
import { OverTable } from './OverTable.tsx';
import { TableDock } from './TableDock.tsx';
import { TopBar } from './TopBar.tsx';
import { useFirstTurn } from './use-first-turn.ts';
import { useHereAtTable } from './use-here-at-table.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useSounds } from './voice/use-sounds.ts';

// It is closed until it is asked for.
const GameDrawer = latePart(async () => (await import('./GameDrawer.tsx')).GameDrawer);

/** The game on the table, and what there is to say of its opening. */
export function TableScreen(opened: OpenedWith) {
  const game = useGame();
  const here = useHereAtTable();
  const decisions = useGameState((state) => state.decisions);
  const isPlanned = here.plans.planning !== null;
  useFirstTurn(decisions);
  useLaidOutApart();
  useSounds({ store: game.store, events: game.session.events });
  useTableKeys(here);
  return (
    <HereContext value={here}>
      <SessionContext value={game.session}>
        <TableFrame
          data={{ 'data-decisions': decisions, 'data-mode': isPlanned ? 'plan' : undefined }}
          top={<TopBar />}
          goal={<GoalLine position={here.position} />}
          board={<BoardRegion opened={opened} />}
          dock={<TableDock />}
          drawer={<GameDrawer />}
          over={<OverTable />}
        />
      </SessionContext>
    </HereContext>
  );
}
