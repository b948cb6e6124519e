import type { CardRef } from '../../engine/index.ts';
import type { Members, StoryRef } from '../model/content.ts';
import { readyGroup } from './active-group.ts';
import { ask, type CampaignRule, type CampaignTable, draw } from './table.ts';

/** Whom of the party a mechanic means, in order of joining; who left is nobody. */
export function* resolveWho(
  table: CampaignTable,
  who: Members | 'failed',
  scene: StoryRef,
): CampaignRule<readonly CardRef[]> {
  const { state } = table;
  if (who === 'active' || (typeof who === 'object' && !('named' in who))) yield* readyGroup(table, scene);
  const party = state.members.map(({ card }) => card);
  const inParty = (cards: readonly CardRef[]) => party.filter((card) => cards.includes(card));
  if (who === 'all') return party;
  if (who === 'active') return inParty(state.active);
  if (who === 'failed') return inParty(state.failed);
  if (who === 'fallen') return inParty(state.fallen);
  if (who === 'last') return inParty(state.last === null ? [] : [state.last]);
  if ('named' in who) return inParty([who.named]);
  if ('random' in who) return drawMembers(table, who.random);
  return yield* chooseMembers(table, who.choose, scene);
}

/** Of all who are meant, those who are there (p.11): the Unselectable are meant by name alone. */
export const whoIsThere = (
  { state, asBefore }: CampaignTable,
  who: Members | 'failed',
  cards: readonly CardRef[],
): readonly CardRef[] =>
  asBefore || who !== 'all'
    ? cards
    : cards.filter((card) => !state.members.some((one) => one.card === card && one.unselectable));

function drawMembers(table: CampaignTable, count: number): readonly CardRef[] {
  const drawn: CardRef[] = [];
  for (let i = 0; i < count; i++) {
    const left = table.state.active.filter((card) => !drawn.includes(card));
    if (left.length > 0) drawn.push(draw(table, 'member', left));
  }
  return drawn;
}

function* chooseMembers(
  table: CampaignTable,
  count: number,
  scene: StoryRef,
): CampaignRule<readonly CardRef[]> {
  const chosen: CardRef[] = [];
  const { active } = table.state;
  while (chosen.length < Math.min(count, active.length)) {
    const left = active.filter((card) => !chosen.includes(card));
    chosen.push(yield* chooseMember(table, left, { of: 'members', scene, count: count - chosen.length }));
  }
  return chosen;
}

/** One of these, by the table; the only one without being asked. */
export function* chooseMember(
  table: CampaignTable,
  among: readonly CardRef[],
  about: Parameters<typeof ask>[2],
): CampaignRule<CardRef> {
  if (among.length === 1) return among[0]!;
  const options = among.map((card) => ({ id: `who:${card}`, act: { do: 'who' as const, member: card } }));
  const act = yield* ask(table, 'who', about, options);
  return act.do === 'who' ? act.member : among[0]!;
}
