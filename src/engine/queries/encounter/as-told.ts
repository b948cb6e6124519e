import type { EncounterDefinition, Objective } from '../../model/encounter.ts';
import { keptBy } from '../../model/kept.ts';

/**
 * An encounter as far as somebody knows it who has read no hidden text: Loot, Totems, Objectives and Achievements do
 * nothing that is known.
 */
export const asTold = keptBy(
  (encounter: EncounterDefinition): EncounterDefinition => ({
    ...encounter,
    loot: blank(encounter.loot, { text: '' }),
    totems: blank(encounter.totems ?? {}, { text: '', do: [] }),
    objectives: encounter.objectives?.map(untold),
    achievements: encounter.achievements?.map(untold),
  }),
);

const blank = <V>(known: Readonly<Record<string, unknown>>, value: V): Record<string, V> =>
  Object.fromEntries(Object.keys(known).map((colour) => [colour, value]));

const untold = (objective: Objective): Objective => ({ ...objective, text: '', do: [] });
