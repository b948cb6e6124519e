import type { AdventurerCard } from './cards.ts';

/** What an Adventurer is called at the table: the short name its card gives, else the first word of its name. */
export const calledOf = ({ called, name }: Pick<AdventurerCard, 'called' | 'name'>): string =>
  called ?? name.split(' ')[0]!;
