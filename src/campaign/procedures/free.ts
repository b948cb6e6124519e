import { TIERS } from '../../engine/index.ts';
import type { Store } from '../model/content.ts';
import type { CampaignOption } from '../model/prompts.ts';
import { playEncounter } from './encounter.ts';
import { ask, type CampaignRule, type CampaignTable } from './table.ts';

/** Everything is for sale. */
const EVERYTHING: Store = { items: TIERS, upgrades: TIERS, materials: true };

/** A party without a story: any encounter next, with what the last one left; the shop, or a rest, in between. */
export function* chooseFreely(table: CampaignTable): CampaignRule<void> {
  const { content, emit, state } = table;
  const options: CampaignOption[] = [
    ...Object.keys(content.encounters).map(
      (encounter): CampaignOption => ({ id: `go-to:${encounter}`, act: { do: 'go-to', encounter } }),
    ),
    { id: 'shop', act: { do: 'open-shop' } },
    { id: 'restore', act: { do: 'restore' } },
    { id: 'done', act: { do: 'done' } },
  ];
  const act = yield* ask(table, 'free', { of: 'crawl' }, options);
  switch (act.do) {
    case 'go-to':
      yield* playEncounter(table, act.encounter, act.encounter);
      return;
    case 'open-shop':
      return emit({ type: 'tasksPut', tasks: [{ do: 'shop', store: EVERYTHING }], rule: 'p.13' });
    case 'restore':
      return emit({ type: 'partyRestored', rule: 'p.18' });
    default:
      return emit({ type: 'endingReached', scene: state.story ?? '', over: false, rule: 'p.13' });
  }
}
