import type { Bonus, Gift } from '../../rules/growing/growth.ts';
import type { TalentCard } from '../../rules/model/content.ts';
import type { TalentSide } from '../../rules/model/vocabulary.ts';
import { CLASS } from './names.ts';

/** What a value of a characteristic brings. */
export const BONUS: Readonly<Record<Bonus, string>> = {
  life: '1 life point more',
  carrying: '1 carrying capacity more',
  movement: '1 Movement more',
  initiative: '1 Initiative more',
  aura: '1 aura token more',
  talent: 'a talent',
  improve: 'a talent improved',
};

export const GIFT: Readonly<Record<Gift, string>> = {
  weapons: 'Draw 2 common weapons and keep 1',
  objects: 'Draw 2 common objects and keep 1',
  plants: 'Take a plant of each color',
};

export const SIDE: Readonly<Record<TalentSide, string>> = { normal: 'Normal', improved: 'Improved' };

/** What a talent card says on a side of it. */
export const talentFacts = (card: TalentCard, side: TalentSide = 'normal'): string =>
  `${CLASS[card.class]}. ${card[side].text}`;
