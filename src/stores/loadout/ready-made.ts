import type { Content } from '../../content/index.ts';
import {
  type Budget,
  canonicalJson,
  costOfLoadout,
  type EncounterDefinition,
  type Loadout,
  NATIVE_PARTY,
} from '../../engine/index.ts';
import { NOTHING } from './loadout-edits.ts';

/** Where a loadout comes from: an encounter by its name, what the Adventurer starts with, or nowhere. */
export type ReadyMadeFrom =
  | { readonly from: 'encounter'; readonly name: string }
  | { readonly from: 'start' }
  | { readonly from: 'nothing' };

/** A loadout to begin from. */
export type ReadyMade = ReadyMadeFrom & {
  readonly loadout: Loadout;
};

/**
 * What is ready for an Adventurer: what this encounter has, where there is one, what it starts with, what other
 * encounters have, each once; and nothing at all.
 */
export function readyMadeFor(
  { encounters, cards }: Pick<Content, 'encounters' | 'cards'>,
  here: EncounterDefinition | null,
  adventurer: string,
): ReadyMade[] {
  const found = new Map<string, ReadyMade>();
  const add = (source: ReadyMadeFrom, loadout: Loadout | undefined) => {
    const key = canonicalJson(loadout ?? null);
    if (loadout && !found.has(key)) found.set(key, { ...source, loadout });
  };
  const addFrom = ({ name, loadouts }: EncounterDefinition) =>
    add({ from: 'encounter', name }, loadouts[adventurer]);
  if (here) addFrom(here);
  add({ from: 'start' }, cards.adventurers[adventurer]?.start);
  for (const one of Object.values(encounters)) addFrom(one);
  return [...found.values(), { from: 'nothing', loadout: NOTHING }];
}

/** What the ready-made party costs is what there is to spend, until somebody says otherwise. */
export function budgetFor({ loadouts }: EncounterDefinition, { cards }: Pick<Content, 'cards'>): Budget {
  const costs = Object.values(loadouts).map((loadout) => costOfLoadout(loadout, cards));
  return {
    gold: costs.reduce((sum, { gold }) => sum + gold.total, 0),
    xp: Math.max(0, ...costs.map(({ xp }) => xp.total)),
  };
}

/**
 * The same for a party of others: what is ready for each of them. A fifth for whom nothing is ready has what the others
 * have on average, as in an Adventure (p.71, X291).
 */
export function budgetOfParty(
  content: Pick<Content, 'encounters' | 'cards'>,
  here: EncounterDefinition,
  adventurers: readonly string[],
): Budget {
  const ready = adventurers.map((id): [string, Loadout] => [id, readyMadeFor(content, here, id)[0]!.loadout]);
  const budget = budgetFor({ ...here, loadouts: Object.fromEntries(ready) }, content);
  const isBare = ready[NATIVE_PARTY]?.[1] === NOTHING;
  return isBare ? { ...budget, gold: budget.gold! + Math.ceil(budget.gold! / NATIVE_PARTY) } : budget;
}
