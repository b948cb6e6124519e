/** Which adventures come next, and what a party's members may still do (A 11). */
import type { Ability, CardRef, ChallengeCard, Level } from '../model/content.ts';
import { type Sum, withLines } from '../model/ledger.ts';
import { abilitySum, bestAbility, type Position } from './numbers.ts';

/** The level of the next adventure (section 4.2): one of each of the first two, on the long table of four two (MI-53). */
export function levelNext({ state }: Pick<Position, 'state'>): Level {
  const each = state.table === 'long' && state.players.length > 3 ? 2 : 1;
  if (state.put < each) return 1;
  return state.put < 2 * each ? 2 : 3;
}

/** The adventures one of which comes next; none of level 3 left: nothing comes (MI-32). */
export function adventuresNext(position: Position): CardRef[] {
  const level = levelNext(position);
  return position.state.adventures.filter((ref) => position.content.adventures[ref]!.level === level);
}

/** A challenge's number before its die (A 11.4c): *Help* turns the sign of the adventure's modifier. */
export function challengeSum(
  position: Position,
  player: number,
  card: ChallengeCard,
  adventure: CardRef,
): Sum {
  const ability: Ability =
    card.asks === 'ability' || card.asks === 'solution' ? bestAbility(position, player) : card.asks;
  const { modifier } = position.content.adventures[adventure]!;
  return withLines(abilitySum(position, player, ability, 'A 11.4c'), {
    cause: { from: 'card', folder: 'adventures', card: adventure },
    amount: card.help ? modifier : -modifier,
    rule: 'A 11.4c',
  });
}
