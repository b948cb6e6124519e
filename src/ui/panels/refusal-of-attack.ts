import type { Prompt, Refusal } from '../../engine/index.ts';

/** The refusal of an attack on a figure; null where it may be attacked, or nobody would. */
export const refusalOfAttack = (pending: Prompt | null, figure: string): Refusal | null =>
  pending?.refused?.find(({ act }) => act.do === 'attack' && act.target === figure) ?? null;
