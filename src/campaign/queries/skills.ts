import { type CardIndex, FACES, type Skill, type Sum, skillLedgerOf } from '../../engine/index.ts';
import type { CampaignState, Member } from '../model/state.ts';
import { memberIn } from './held.ts';
import { partyPosition } from './party-position.ts';

/**
 * A member's Skill outside encounters with its working (p.66): its PASSIVE abilities, and those of the others of the
 * Active Group that reach allies wherever they are (X234).
 */
export function skillOfMember(
  state: Pick<CampaignState, 'members' | 'active' | 'ruleset' | 'seats'>,
  member: Member,
  skill: Skill,
  cards: CardIndex,
): Sum {
  const others = state.active.filter((card) => card !== member.card).map((card) => memberIn(state, card));
  const { position, figures } = partyPosition(state, [member, ...others], cards);
  const sum = skillLedgerOf(position, figures[0]!, skill);
  if (!sum) throw new Error(`${member.card} has no skills`);
  return sum;
}

/** Throws of two PURPLE, of 36, that pass a Check with that Skill (p.66). */
export function passesOf36(skill: number, difficulty: number): number {
  const faces = FACES.purple.map(({ number }) => number);
  return faces.flatMap((a) => faces.map((b) => a + b + skill)).filter((total) => total >= difficulty).length;
}
