import type { StoryCondition } from '../model/content.ts';
import type { CampaignState, Held } from '../model/state.ts';
import { listItems } from './held.ts';

type Told = Pick<
  CampaignState,
  'members' | 'stash' | 'active' | 'flags' | 'achievements' | 'rounds' | 'bounties' | 'games' | 'gold'
>;

/** Whether all of them hold; nothing asked for holds. */
export const storyHolds = (state: Told, conditions: readonly StoryCondition[] = []): boolean =>
  conditions.every((one) => holds(state, one));

function holds(state: Told, condition: StoryCondition): boolean {
  switch (condition.is) {
    case 'flag':
      return (state.flags[condition.flag] ?? 0) >= (condition.atLeast ?? 1);
    case 'member': {
      const member = state.members.find(({ card }) => card === condition.member);
      if (!member || condition.state === undefined) return member !== undefined;
      return condition.state === 'active'
        ? state.active.includes(member.card)
        : member[condition.state] === true;
    }
    case 'has-item':
      return listItems(state).some(({ held }) => isOf(held, condition.item));
    case 'achievement':
      return state.achievements.includes(condition.achievement);
    case 'quest':
      return Object.values(state.rounds).some(({ quests }) => quests.includes(condition.scene));
    case 'bounty':
      return state.bounties[condition.bounty] === condition.result;
    case 'encounter':
      return state.games.some(
        ({ encounter, result, condition: ended }) =>
          encounter === condition.encounter &&
          (condition.result === undefined || result === condition.result) &&
          (condition.condition === undefined || ended === condition.condition),
      );
    case 'gold':
      return state.gold >= condition.atLeast;
    case 'any':
      return condition.of.some((one) => holds(state, one));
    case 'all':
      return condition.of.every((one) => holds(state, one));
    case 'not':
      return !holds(state, condition.of);
  }
}

const isOf = ({ ref }: Held, item: string): boolean => ref === item;
