/** What the host's page lays beside a long stream, for whoever comes late: now and then, and never before all else is done. */
import type { AtTable } from '../../online/game-of-table.ts';
import { SNAPSHOT, SNAPSHOT_EVERY, snapshotOf } from '../../online/snapshot.ts';
import type { TableReader } from '../../online/table-reader.ts';
import type { Transport } from '../../online/transport.ts';
import type { Timer } from '../game/pace.ts';
import type { StandsAtTable } from './at-game.ts';

/** So long it waits: whatever is decided at once goes first. */
const LAID_AFTER = 1000;

export interface SnapshotsOf {
  /** The game from its last checkpoint on, as plain data. */
  logOf(game: StandsAtTable): unknown;
  /** Such a log from elsewhere, checked as a file; null where it is none. So many decisions of the table stand in it. */
  open(log: unknown, decisions: number): Promise<AtTable | null>;
}

export interface Laying {
  /** Whatever was read last. */
  look(reader: TableReader): void;
  close(): void;
}

/** The door lets nobody else than the host's key lay it. */
export function layingSnapshots(
  { transport, timer }: { readonly transport: Pick<Transport, 'beside'>; readonly timer: Timer },
  { logOf }: Pick<SnapshotsOf, 'logOf'>,
): Laying {
  let at: TableReader | null = null;
  /** What was there when this page came was laid before. */
  let laid: number | null = null;
  let clock: unknown = null;
  let isLaying = false;

  const due = (): boolean => {
    const many = Math.floor((at?.game?.decisions ?? 0) / SNAPSHOT_EVERY);
    laid ??= many;
    return many > laid;
  };

  async function lay(): Promise<void> {
    clock = null;
    if (!at?.game || !due()) return;
    const text = snapshotOf(at, logOf(at.game as StandsAtTable));
    laid = Math.floor(at.game.decisions / SNAPSHOT_EVERY);
    if (text === null) return;
    isLaying = true;
    // Without it whoever comes late waits a little longer; the next one is laid soon enough.
    await transport.beside.put(SNAPSHOT, text).catch(() => {});
    isLaying = false;
    if (at) look(at);
  }
  function look(reader: TableReader): void {
    at = reader;
    if (due() && clock === null && !isLaying) clock = timer.start(() => void lay(), LAID_AFTER);
  }

  return {
    look,
    close() {
      at = null;
      timer.stop(clock);
    },
  };
}
