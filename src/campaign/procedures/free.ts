import { type EncounterReport, TIERS } from '../../engine/index.ts';
import type { Store } from '../model/content.ts';
import type { CampaignOption } from '../model/prompts.ts';
import type { CampaignState } from '../model/state.ts';
import { leftOf } from '../queries/left.ts';
import { playEncounter } from './play-encounter.ts';
import { ask, type CampaignRule, type CampaignTable } from './table.ts';

/** Everything is for sale. */
const EVERYTHING: Store = { items: TIERS, upgrades: TIERS, materials: true };

/** What a single encounter left of a party that is kept (X271). */
export type PartyLeft = Pick<
  EncounterReport,
  'gold' | 'xp' | 'members' | 'stash' | 'companions' | 'removed' | 'lootOut'
>;

/** The party as that encounter left it: damage, tokens, cards, the loot deck, with its Gold and XP. */
export function asLeft(
  state: CampaignState,
  { gold, xp, members, stash, companions = [], removed = [], lootOut }: PartyLeft,
): CampaignState {
  const left = new Map(members.map((member) => [member.card, leftOf(member)]));
  return {
    ...state,
    members: state.members.map((member) => ({
      ...member,
      ...left.get(member.card),
      gained: member.gained + xp,
      free: member.free + xp,
    })),
    gold,
    stash: [...stash, ...companions].map((ref) => ({ ref })),
    gone: [...state.gone, ...removed],
    lootOut,
  };
}

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
