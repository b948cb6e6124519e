/** A game as it lies in a snapshot. */
import { gameApart } from '../table/apart.ts';
import type { Table } from '../table/table-store.ts';
import { type BotOf, type GameAtTable, gameAtTable } from './at-game.ts';
import { sinceCheckpoint } from './since-checkpoint.ts';
import type { SnapshotsOf } from './snapshots.ts';

export function snapshotsOfGame(
  table: Pick<Table, 'guests' | 'run' | 'loadFile' | 'ground' | 'remove'>,
  bot: BotOf,
): SnapshotsOf {
  return {
    logOf: (at) => sinceCheckpoint((at as GameAtTable).session.toLog()),
    /** Through all that a file goes through: it is kept here for so long only. */
    async open(log, decisions) {
      const loaded = await table.loadFile(JSON.stringify(log));
      if (!loaded.ok) return null;
      const apart = await gameApart(table, loaded.value);
      await table.remove(loaded.value);
      return apart.ok ? { ...gameAtTable(apart.value, bot), decisions } : null;
    },
  };
}
