import type { EncounterState } from './state.ts';
import type { Challenge, Condition } from './story.ts';

/** What an encounter is set up by, besides its own text. */
export interface SetUpOf {
  readonly difficulty: Challenge;
  readonly adventurers: number;
  /** Flags and counters of a campaign. */
  readonly counters?: Readonly<Record<string, number>>;
}

/** Whether conditions that ask for the set-up alone hold: the difficulty, the number of Adventurers, what is carried. */
export function setUpHolds(conditions: readonly Condition[] | undefined, at: SetUpOf): boolean {
  return (conditions ?? []).every((one): boolean => {
    switch (one.is) {
      case 'difficulty':
        return one.of.includes(at.difficulty);
      case 'adventurers':
        return isBetween(at.adventurers, one);
      case 'flag':
        return counterOf(at, one.flag) > 0;
      case 'counter':
        return isBetween(counterOf(at, one.counter), one);
      case 'any':
        return one.of.some((inner) => setUpHolds([inner], at));
      case 'all':
        return setUpHolds(one.of, at);
      case 'not':
        return !setUpHolds([one.of], at);
      default:
        return false;
    }
  });
}

/** From 1 where nothing is said, else from `atLeast` up to `atMost`. */
export const isBetween = (
  value: number,
  { atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number },
): boolean =>
  value >= (atLeast ?? (atMost === undefined ? 1 : 0)) && value <= (atMost ?? Number.POSITIVE_INFINITY);

/** What a counter stands at; 0 before anything was counted. */
export const counterOf = ({ counters }: Pick<EncounterState, 'counters'>, counter: string): number =>
  counters !== undefined && Object.hasOwn(counters, counter) ? counters[counter]! : 0;
