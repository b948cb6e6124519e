import { canonicalJson, type EncounterDefinition, type Loadout } from '../../engine/index.ts';
import type { TableContent } from '../../words/en/card-words.ts';
import { NOTHING } from './loadout-edits.ts';
import { type Budget, costOfLoadout } from './loadouts.ts';

/** A loadout to begin from. */
export interface ReadyMade {
  readonly name: string;
  readonly loadout: Loadout;
}

/**
 * What is ready for an Adventurer: what this encounter has, what it starts with, what other encounters have, each
 * once; and nothing at all.
 */
export function readyMadeFor(
  { encounters, cards }: Pick<TableContent, 'encounters' | 'cards'>,
  here: EncounterDefinition,
  adventurer: string,
): ReadyMade[] {
  const found = new Map<string, ReadyMade>();
  const add = (name: string, loadout: Loadout | undefined) => {
    const key = canonicalJson(loadout ?? null);
    if (loadout && !found.has(key)) found.set(key, { name, loadout });
  };
  add(`As in ${here.name}`, here.loadouts[adventurer]);
  add('What it starts with', cards.adventurers[adventurer]?.start);
  for (const { name, loadouts } of Object.values(encounters)) add(`As in ${name}`, loadouts[adventurer]);
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

/** The same for a party of others: what is ready for each of them. */
export function budgetOfParty(
  content: Pick<TableContent, 'encounters' | 'cards'>,
  here: EncounterDefinition,
  adventurers: readonly string[],
): Budget {
  const ready = adventurers.map((id): [string, Loadout] => [id, readyMadeFor(content, here, id)[0]!.loadout]);
  return budgetFor({ ...here, loadouts: Object.fromEntries(ready) }, content);
}
