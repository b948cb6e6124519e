import { momentOf } from '../../bots/lab/moment-of.ts';
import type { Hint } from '../../bots/planner/hint.ts';
import type { EncounterSession } from '../../engine/index.ts';
import { type Before, type Pool, TaskDropped } from '../game/pool.ts';
import type { HintWork } from './hint-work.ts';

export type { Foreseen, Hint } from '../../bots/planner/hint.ts';

/** Milliseconds on a thread: ours take one or two seconds. */
const DEADLINE = 60_000;

/**
 * Has the open question of a game thought over in the threads of the page; the game itself is only read. Throws
 * TaskDropped once the signal says that nobody waits, TaskStopped where it takes too long, or what the rules threw.
 */
export async function askHint(
  pool: Pool<HintWork>,
  session: EncounterSession,
  signal: AbortSignal,
): Promise<Hint> {
  const moment = momentOf(session);
  if (!moment) throw new TaskDropped();
  const { content } = session;
  const before: Before<HintWork> = { job: 'hintContent', given: [content], of: content };
  return pool.ask('hint', [moment], { before: [before], signal, deadline: DEADLINE });
}
