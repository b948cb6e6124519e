/** How much faster an opponent's turn is shown than by its own times, where they would take too long. */
import type { EncounterEvent, EncounterState, Position } from '../../engine/index.ts';
import { paceOf } from './event-pace.ts';
import { foldEvents } from './fold-events.ts';

/** Milliseconds at normal speed an opponent's turn may take: all it does, but for what there is to be read in between. */
const TURN = 6000;
/** Nothing is shown faster than what is set to be fast. */
const HASTIEST = 0.35;

/** What is there to be read, and takes the time that takes, however long the turn. */
const TOLD: readonly EncounterEvent['type'][] = [
  'roundBegan',
  'urgencyAdded',
  'outcomeReached',
  'textTold',
  'storyChosen',
  'totemSeen',
  'objectiveActivated',
  'achievementCompleted',
  'wentOnTold',
];
export const isToldInItsTime = ({ type }: EncounterEvent): boolean => TOLD.includes(type);

/**
 * What the times of a turn are multiplied by from its event `index` on, `after` being the table after it; null where no
 * turn begins or ends. A turn is looked at as far as it goes without a question.
 */
export function hasteOf(
  events: readonly EncounterEvent[],
  index: number,
  after: Position,
  thrown: boolean,
): number | null {
  const event = events[index]!;
  if (event.type === 'turnEnded') return 1;
  if (event.type !== 'turnBegan') return null;
  if (!isTheirs(event.figure, after.state)) return 1;
  let position = after;
  let takes = paceOf(event, position, thrown);
  for (const next of events.slice(index + 1)) {
    if (next.type === 'turnEnded') break;
    position = { ...position, state: foldEvents(position.state, [next]) };
    if (!isToldInItsTime(next)) takes += paceOf(next, position, thrown);
  }
  return Math.max(HASTIEST, Math.min(1, TURN / takes));
}

const isTheirs = (figure: string, { figures }: EncounterState): boolean =>
  figures.some(({ id, side }) => id === figure && side === 'combatants');
