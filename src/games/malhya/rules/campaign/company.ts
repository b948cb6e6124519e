/**
 * Who comes along, and how hard it is (L1781–L1805, L5663–L5668): looked to wherever the group as a whole has a choice, but
 * not in a place, a challenge, a dungeon, or an event of the road (MA-180).
 * 1. A hero comes: set up anew, or as its sheet has it; what others have taken meanwhile is lost to it (L1805).
 * 2. A hero leaves: what it carries is shared out where there is room, else it stays on its sheet (L1797); scenario cards in
 *    its knapsack go to the others in any case (L1794); equipped artifacts and talents are never shared (L1798–L1799).
 * 3. Who has left for good does not come again (MA-290).
 * 4. Parts of the mode card are laid out or taken back (L5668).
 */

import { LEAST_HEROES, MOST_HEROES } from '../model/fixed-numbers.ts';
import type { MalhyaOption } from '../model/prompts.ts';
import { type Asked, ask, type MalhyaTable, type Rule } from '../procedures/table.ts';
import type { Position } from '../queries/booklets.ts';
import { mayComeBack } from '../spells/mhays.ts';
import { modeCards } from './game-mode.ts';
import { join } from './joining.ts';
import { part } from './parting.ts';

const DONE: MalhyaOption = { id: 'done', act: { do: 'done' } };

/** Whether it may be looked to with that question. */
export function companyOption({ state }: Position, { kind, hero }: Asked): readonly MalhyaOption[] {
  const { check, place, land, now, book } = state;
  const isWhole = hero === null && book.stack.every(({ readers }) => readers === null);
  const isFree = !check && !place && !land.challenge && !land.dungeon && now.mode === 'story';
  const isEvent = land.travel !== null && book.stack.some((one) => one.book === 'event');
  return isWhole && isFree && !isEvent && (kind === 'choice' || kind === 'travel')
    ? [{ id: 'company', act: { do: 'company' } }]
    : [];
}

/** Until nobody wants anything else of it. */
export function* lookToCompany(table: MalhyaTable): Rule {
  for (;;) {
    const act = yield* ask(table, {
      kind: 'company',
      hero: null,
      options: companyOptions(table),
      rule: 'L1781',
    });
    if (act.do === 'join') yield* join(table, act.hero);
    else if (act.do === 'part') yield* part(table, act.hero);
    else if (act.do === 'mode-card') {
      const { take, discard } = act;
      table.emit({ type: 'cardsChanged', take, discard, rule: 'L5668' });
    } else return;
  }
}

export function companyOptions(position: Position): MalhyaOption[] {
  const { state, content } = position;
  const { heroes, group } = state;
  const here = new Set(heroes.map(({ id }) => id));
  const away = state.campaign?.away ?? [];
  const barred = new Set([
    ...away.filter((one) => !mayComeBack(position, one)).map(({ id }) => id),
    ...(state.campaign?.gone ?? []),
  ]);
  const lies = (ref: string) => group.scenarioCards.some((one) => one.ref === ref);
  return [
    DONE,
    ...(heroes.length < MOST_HEROES
      ? Object.keys(content.heroes)
          .filter((ref) => !here.has(ref) && !barred.has(ref))
          .map((ref): MalhyaOption => ({ id: `join:${ref}`, act: { do: 'join', hero: ref } }))
      : []),
    ...(heroes.length > LEAST_HEROES
      ? heroes.map(({ id }, hero): MalhyaOption => ({ id: `part:${id}`, act: { do: 'part', hero } }))
      : []),
    ...modeCards(position).map(({ id, mode }): MalhyaOption => {
      if (lies(id)) return { id: `lift:${id}`, act: { do: 'mode-card', take: [], discard: [id] } };
      const other = modeCards(position).filter((one) => one.mode!.of === mode!.of && lies(one.id));
      return { id: `lay:${id}`, act: { do: 'mode-card', take: [id], discard: other.map((one) => one.id) } };
    }),
  ];
}
