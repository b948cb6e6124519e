import type { MidgardEvent } from '../../rules/model/events.ts';
import type { Place, TellersOf, ToldLine } from './told-line.ts';
import { PARTY_TELLERS } from './told-parties.ts';
import { TOKEN_TELLERS } from './told-tokens.ts';
import { TURN_TELLERS } from './told-turn.ts';

const TELLERS: TellersOf<MidgardEvent['type']> = { ...TURN_TELLERS, ...TOKEN_TELLERS, ...PARTY_TELLERS };

/** An event in a line, which says with closed hands only what everybody may know; null where it only keeps the books. */
export function toldEvent(event: MidgardEvent, place: Place): ToldLine | null {
  const tell = TELLERS[event.type] as (event: MidgardEvent, place: Place) => ToldLine | null;
  return tell(event, place);
}
