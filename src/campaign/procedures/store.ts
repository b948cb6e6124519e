import type { Store } from '../model/content.ts';
import { isStoreVisit, listDrawable } from '../queries/stock.ts';
import { shopAndTrain } from './story-round.ts';
import { type CampaignRule, type CampaignTable, draw } from './table.ts';

/**
 * A Store outside of Story Rounds (pp.9, 13), a step of it at a time; true when done. Its Unique is drawn as it is entered
 * and, left unbought, gone (X292).
 */
export function* resolveStore(table: CampaignTable, store: Store): CampaignRule<boolean> {
  const { emit } = table;
  if (table.shopUniques && store.unique && !openVisit(table)) enterStore(table, store);
  const visit = openVisit(table);
  const unique = visit?.[1].unique ?? null;
  const about = { of: 'store', ...(visit ? { unique } : {}) } as const;
  if (!(yield* shopAndTrain(table, store, about, unique))) return false;
  // Read anew: it may have been bought in this step's Store.
  const left = openVisit(table);
  if (left) emit({ type: 'roundLeft', id: left[0], lost: left[1].unique, rule: 'p.55' });
  return true;
}

const openVisit = ({ state }: CampaignTable) =>
  Object.entries(state.rounds).find(([id, { open }]) => open && isStoreVisit(id));

function enterStore(table: CampaignTable, { unique: tier }: Store): void {
  const { state, content, emit } = table;
  const among = listDrawable(state, content.cards, { tier: tier!, unique: true });
  const unique = among.length > 0 ? draw(table, 'unique', among) : null;
  const id = `store:${Object.keys(state.rounds).filter(isStoreVisit).length}`;
  emit({ type: 'roundEntered', id, seen: { unique, open: true, quests: [], bounty: null }, rule: 'X292' });
}
