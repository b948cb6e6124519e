/**
 * What was taken at a table, kept in this browser now and then: its screens may show something else, or be elsewhere,
 * when the server goes, and friends may have come further than they.
 */
import type { TableReader } from '../../online/table-reader.ts';
import type { Transport } from '../../online/transport.ts';
import type { Timer } from '../game/pace.ts';
import type { StandsAtTable } from './at-game.ts';
import type { Laying } from './snapshots.ts';

/** So long a decision may wait for others to be kept with it. */
const KEPT_AFTER = 2000;

interface Keeping {
  /** Whether the page's screens have all of it, and keep it. */
  isShown(): boolean;
  readonly transport: Pick<Transport, 'line' | 'watch'>;
  readonly timer: Timer;
  keepStanding(text: string): Promise<void>;
}

export function keepingStanding(
  { transport, timer, keepStanding, isShown }: Keeping,
  standing: (game: StandsAtTable) => string,
): Laying {
  let at: TableReader | null = null;
  /** The chain of what is kept. */
  let kept: string | null = null;
  let clock: unknown = null;

  const due = (): boolean => at?.game != null && at.head !== null && at.head.chain !== kept;
  function keep(): void {
    timer.stop(clock);
    clock = null;
    if (!at?.game || !at.head || !due() || isShown()) return;
    kept = at.head.chain;
    // A full disk: a page that is open has all of it, one that comes back what its screens showed.
    void keepStanding(standing(at.game as StandsAtTable)).catch(() => {});
  }
  // Without its server the page may be gone any moment.
  const unwatch = transport.watch(({ is }) => {
    if (is === 'gone') keep();
  });

  return {
    look(reader) {
      at = reader;
      if (clock === null && due() && !isShown()) clock = timer.start(keep, KEPT_AFTER);
    },
    close() {
      unwatch();
      timer.stop(clock);
      at = null;
    },
  };
}
