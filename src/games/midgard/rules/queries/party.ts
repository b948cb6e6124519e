/** Which adventures come next, and what a party's members may still do (A 11). */
import type { CardRef, Level } from '../model/content.ts';
import type { Position } from './numbers.ts';

/** The level of the next adventure (section 4.2): one of each of the first two, on the long table of three or four two. */
export function levelNext({ state }: Pick<Position, 'state'>): Level {
  const each = state.table === 'long' && state.players.length > 2 ? 2 : 1;
  if (state.put < each) return 1;
  return state.put < 2 * each ? 2 : 3;
}

/** The adventures one of which comes next; none of level 3 left: nothing comes (MI-32). */
export function adventuresNext(position: Position): CardRef[] {
  const level = levelNext(position);
  return position.state.adventures.filter((ref) => position.content.adventures[ref]!.level === level);
}
