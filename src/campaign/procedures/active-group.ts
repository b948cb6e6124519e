import { type CardRef, partySize } from '../../engine/index.ts';
import type { StoryRef } from '../model/content.ts';
import type { CampaignOption, CampaignRefusal } from '../model/prompts.ts';
import type { Member } from '../model/state.ts';
import { ask, type CampaignRule, type CampaignTable } from './table.ts';

/** An Active Group has so many (p.10); five with a fifth player (p.71). */
export const groupSize = ({ state }: Pick<CampaignTable, 'state'>): number => partySize(state.ruleset);

/** Whoever may be in it (p.11). */
export const selectable = ({ state }: Pick<CampaignTable, 'state'>): readonly Member[] =>
  state.members.filter(({ injured, unselectable }) => !injured && !unselectable);

/**
 * The Active Group is chosen (p.10): so many of those who are neither Injured nor Unselectable; all who can where they
 * are no more than that (X230).
 */
export function* chooseActive(table: CampaignTable, scene: StoryRef): CampaignRule<void> {
  const able = selectable(table).map(({ card }) => card);
  const size = groupSize(table);
  if (able.length <= size) {
    if (able.join() !== table.state.active.join())
      table.emit({ type: 'activeChosen', active: able, rule: 'p.10' });
    return;
  }
  let chosen: readonly CardRef[] = table.state.active.filter((card) => able.includes(card)).slice(0, size);
  for (;;) {
    const { options, refused } = offers(table, chosen, able, size);
    const about = { of: 'members', scene, count: size - chosen.length } as const;
    const act = yield* ask(table, 'active-group', about, options, { refused });
    if (act.do === 'choose-active')
      chosen = able.filter((card) => (card === act.member ? act.on : chosen.includes(card)));
    // Who is shown as chosen is who goes, though nothing was changed.
    if (act.do !== 'done' || (!table.asBefore && chosen.join() !== table.state.active.join()))
      table.emit({ type: 'activeChosen', active: chosen, rule: 'p.10' });
    if (act.do === 'done') break;
  }
}

/**
 * Before the Active Group acts: with nobody in it, or too many, it is chosen; where no more than four can be in it, all of
 * them are, whoever is well again or has joined since among them (p.10, X230, X421).
 */
export function* readyGroup(table: CampaignTable, scene: StoryRef): CampaignRule<void> {
  const { active } = table.state;
  const able = selectable(table).length;
  const size = groupSize(table);
  if (table.asBefore ? active.length === 0 : active.length === 0 || active.length > size || able <= size)
    yield* chooseActive(table, scene);
}

function offers(
  { state }: CampaignTable,
  chosen: readonly CardRef[],
  able: readonly CardRef[],
  size: number,
): { readonly options: CampaignOption[]; readonly refused: CampaignRefusal[] } {
  const options: CampaignOption[] = able.flatMap((member) => {
    const on = !chosen.includes(member);
    if (on && chosen.length >= size) return [];
    return [{ id: `${on ? 'in' : 'out'}:${member}`, act: { do: 'choose-active', member, on } }];
  });
  const refused: CampaignRefusal[] = state.members.flatMap(({ card, injured, unselectable }) => {
    const why = injured ? ('injured' as const) : unselectable ? ('unselectable' as const) : null;
    if (why === null) return [];
    const act = { do: 'choose-active', member: card, on: true } as const;
    return [{ id: `in:${card}`, act, why: { why: 'state', state: why }, rule: 'p.11' }];
  });
  const done = { id: 'done', act: { do: 'done' as const } };
  if (chosen.length === size) return { options: [done, ...options], refused };
  return { options, refused: [{ ...done, why: { why: 'too-few' }, rule: 'p.10' }, ...refused] };
}
