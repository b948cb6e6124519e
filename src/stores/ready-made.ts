import { canonicalJson, type EncounterDefinition, type Loadout } from '../engine/index.ts';
import type { TableContent } from './card-words.ts';
import { NOTHING } from './loadout-edits.ts';
import { type Budget, costOfLoadout } from './loadouts.ts';

/** A loadout to begin from. */
export interface ReadyMade {
  readonly name: string;
  readonly loadout: Loadout;
}

/** What the encounters have ready for an Adventurer, those of this encounter first, each once; and nothing at all. */
export function readyMadeFor(
  { encounters }: Pick<TableContent, 'encounters'>,
  here: EncounterDefinition,
  adventurer: string,
): ReadyMade[] {
  const found = new Map<string, ReadyMade>();
  for (const encounter of [here, ...Object.values(encounters)]) {
    const loadout = encounter.loadouts[adventurer];
    if (!loadout) continue;
    const key = canonicalJson(loadout);
    if (!found.has(key)) found.set(key, { name: `As in ${encounter.name}`, loadout });
  }
  return [...found.values(), { name: 'Nothing at all', loadout: NOTHING }];
}

/** What the ready-made party costs is what there is to spend, until somebody says otherwise. */
export function budgetFor({ loadouts }: EncounterDefinition, { cards }: Pick<TableContent, 'cards'>): Budget {
  const costs = Object.values(loadouts).map((loadout) => costOfLoadout(loadout, cards));
  return {
    gold: costs.reduce((sum, { gold }) => sum + gold.total, 0),
    xp: Math.max(0, ...costs.map(({ xp }) => xp.total)),
  };
}
