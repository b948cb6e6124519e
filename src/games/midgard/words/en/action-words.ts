/** What the actions of a turn are called, what they take, and why one is refused. */
import type { MidgardAct } from '../../rules/model/prompts.ts';
import type { Refusal } from '../../rules/queries/action-list.ts';
import type { ActionGroup } from '../../table/action-groups.ts';
import { actionCardText, otherUse } from './card-facts.ts';
import { ABILITY, cardName, cityName, type Named, PILE, playerName, several, TRADE } from './names.ts';

export const GROUPS: Readonly<Record<ActionGroup, string>> = {
  move: 'Move',
  here: 'Here',
  tokens: 'Tokens',
  adventure: 'Adventure',
  others: 'Others',
  cards: 'Cards',
};

export const groupText = (group: string, n: number): string =>
  `${GROUPS[group as ActionGroup] ?? 'Spend gold'} (${n})`;

export const REFUSED: Readonly<Record<Refusal, string>> = {
  points: 'not enough actions left',
  gold: 'not enough gold',
  city: 'not in this city',
  shadow: 'a shadow lies here',
  'nothing-there': 'none here',
  'nothing-to-do': 'no need',
  ability: 'an ability is too low',
  level: 'no new level yet',
  marker: 'the marker is still with you',
  turned: 'already used',
  bonus: 'not as a bonus action',
};

const BUY = {
  1: (one: string) => `Buy a random ${one}`,
  2: (_: string, many: string) => `Draw 2 ${many}, keep 1`,
  3: (one: string) => `Buy any ${one}`,
} as const;

/** An action in few words; null for an answer that is none. */
export function actionText(act: MidgardAct, player: number, named: Named): string | null {
  const { content } = named;
  const { adventure, shadow } = cityOf(named, player);
  switch (act.do) {
    case 'draw':
      return 'Draw 1 card';
    case 'move':
      return `${act.how === 'rode' ? 'Ride' : 'Go'} to ${cityName(named, act.to)}`;
    case 'train':
      return `Train ${ABILITY[act.ability]}`;
    case 'buy':
      return BUY[act.count](...PILE[act.pile]);
    case 'learn':
      return 'Learn a skill';
    case 'heal': {
      const card = content.actions[act.card];
      return card ? `Heal ${card.hearts} LP (${actionCardText(card)})` : 'Heal';
    }
    case 'cast':
      return `Cast ${cardName(content, 'spells', act.spell)}`;
    case 'repair':
      return `Repair ${cardName(content, 'goods', act.good)}`;
    case 'token':
      return `Get ${cardName(content, 'tokens', act.token)}`;
    case 'reveal':
      return 'Turn up a token';
    case 'deliver':
      return `Hand in ${cardName(content, act.as === 'forgery' ? 'randoms' : 'tokens', act.token)}`;
    case 'adventure':
      return `Enter ${cardName(content, 'adventures', adventure ?? '')}`;
    case 'shadow':
      return `Fight ${cardName(content, 'shadows', shadow?.ref ?? '')}`;
    case 'deal':
      return `Trade with ${playerName(named, act.with)}`;
    case 'steal':
      return `Steal from ${playerName(named, act.of)}`;
    case 'assault':
      return `Attack ${playerName(named, act.of)}`;
    case 'leave-tower':
      return 'Leave the tower';
    case 'lay-marker':
      return act.marker === 'thievery' ? 'Remove the theft marker' : 'Remove the attack marker';
    case 'buy-card':
      return 'Buy 1 card';
    case 'open':
      return `Turn up ${cardName(content, 'artifacts', act.artifact)}`;
    case 'look':
      return `Look at the hand of ${playerName(named, act.of)}`;
    case 'use':
      return `Use ${cardName(content, 'goods', act.good)}`;
    case 'play': {
      const card = content.actions[act.card];
      return card ? `Play ${several(card.actions, 'action')} (${otherUse(card.use)})` : 'Play a card';
    }
    case 'renew':
      return 'Draw 4 new cards';
    default:
      return null;
  }
}

const cityOf = ({ state }: Named, player: number) => state.cities[(state.players[player]?.at ?? 1) - 1]!;

/** What an action costs, in small print. */
export const costText = (points: number, gold: number): string =>
  [points === 0 ? 'free' : several(points, 'action'), ...(gold > 0 ? [`${gold} gold`] : [])].join(' · ');

/** What is there where a move leads. */
export function wayText(named: Named, to: number): string {
  const { content, state } = named;
  const { ref, fixed, randoms, shadow, adventure } = state.cities[to - 1]!;
  const down = randoms.filter(({ up }) => !up).length;
  return [
    TRADE[content.cities[ref]!.trade],
    ...(fixed.length > 0 ? [several(fixed.length, 'token')] : []),
    ...(down > 0 ? [`${down} face down`] : []),
    ...(adventure ? ['adventure'] : []),
    ...(shadow ? ['shadow: −1 LP'] : []),
  ].join(' · ');
}
