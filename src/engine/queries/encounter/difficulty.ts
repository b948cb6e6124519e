import type { EncounterDefinition } from '../../model/encounter.ts';
import { keptBy } from '../../model/kept.ts';

/** Whether anything of an encounter hangs on the difficulty: then the players choose one as it is set up (X130). */
export const asksForDifficulty = keptBy((encounter: EncounterDefinition): boolean => {
  const { tokens, combatants, endConditions, rules, special, totems, objectives, achievements } = encounter;
  return isAsked([tokens, combatants, endConditions, rules, special, totems, objectives, achievements]);
});

const isAsked = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('is' in value && value.is === 'difficulty') || Object.values(value).some(isAsked));
