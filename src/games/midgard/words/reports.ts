/** What the checks of a single file want, where no other game has a word for it. */
import type { GoodCard } from '../rules/model/content.ts';

export const CHANGE_WANTED = 'a number that is not 0: 0 would change nothing';
export const EFFECT_WANTED = 'at least one thing that it does';
export const SOLUTION_WANTED = 'a card that nobody fails: without creature and help, and with fails "none"';

/** Of a field that a sort of good must have. */
export const neededWanted = (field: keyof GoodCard, kind: GoodCard['kind']): string =>
  `a number: every ${kind} has ${field}`;
/** Of a field that other sorts have. */
export const elsewhereWanted = (field: keyof GoodCard, kinds: readonly GoodCard['kind'][]): string =>
  `nothing: ${field} is of ${kinds.join(' and ')} alone`;
