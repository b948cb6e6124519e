import type { MalhyaEvent } from '../rules/model/events.ts';
import type { Rolled } from '../rules/model/state.ts';

/** The last throw since one of these began, as dice that were rolled again lie now; null: there was none. */
export function lastRoll(
  events: readonly MalhyaEvent[],
  ...begins: readonly MalhyaEvent['type'][]
): Rolled | null {
  const since = events.slice(events.findLastIndex(({ type }) => begins.includes(type)) + 1);
  const at = since.findLastIndex(({ type }) => type === 'diceRolled');
  const thrown = since[at];
  if (thrown?.type !== 'diceRolled') return null;
  const skill = [...thrown.skill];
  for (const event of since.slice(at)) if (event.type === 'dieRerolled') skill[event.die] = event.face;
  return { skill, difficulty: thrown.difficulty };
}
