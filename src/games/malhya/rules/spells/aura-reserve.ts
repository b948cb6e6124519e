/** Aura tokens that lie on scenario cards, for any hero (L5659). */
import type { CardRef } from '../model/content.ts';
import type { Position } from '../queries/booklets.ts';

/** Cards with some on them. */
export const reserves = ({ state }: Pick<Position, 'state'>): readonly CardRef[] =>
  state.group.scenarioCards.flatMap(({ ref, aura = 0 }) => (aura > 0 ? [ref] : []));

/** Tokens a hero could use: its own and those on cards. */
export const auraFor = ({ state }: Pick<Position, 'state'>, hero: number): number =>
  state.heroes[hero]!.aura.ready + state.group.scenarioCards.reduce((sum, { aura = 0 }) => sum + aura, 0);
