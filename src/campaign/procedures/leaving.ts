import type { CardRef } from '../../engine/index.ts';
import type { Mechanic } from '../model/content.ts';
import type { Held, Member } from '../model/state.ts';
import { xpOfDisciplines } from './gains.ts';
import type { CampaignTable } from './table.ts';

type Leaving = Extract<Mechanic, { readonly do: 'leave' }>;

/**
 * Somebody leaves (p.11): the scene says what becomes of the items, the Disciplines, the Familiar and the Companion. What
 * goes into the stash keeps all that is on it; where a scene says no more than the items, the rest goes with them, out of
 * the game or back to the box (X290).
 */
export function leaveParty(table: CampaignTable, leaving: Leaving): void {
  const { state, emit } = table;
  const member = state.members.find((one) => one.card === leaving.member);
  if (!member) return;
  const { items, pack, disciplines, familiar, companion } = member;
  const rest = leaving.items === 'gone' ? 'gone' : 'box';
  const each = (cards: readonly (Held | undefined)[], to: 'stash' | 'gone' | 'box') => {
    for (const held of cards)
      if (held && to === 'stash')
        emit({ type: 'itemGained', item: held, to: 'stash', why: { from: 'table' }, rule: 'p.11' });
      else if (held && to === 'gone')
        for (const { ref } of [held, ...(held.upgrades ?? [])])
          emit({ type: 'cardRemoved', card: ref, rule: 'p.11' });
  };
  const learned = leaving.disciplines ?? rest;
  each([...items, ...pack], leaving.items);
  each(disciplines, learned === 'xp-back' ? 'box' : learned);
  each([familiar], leaving.familiar ?? rest);
  each([companion], leaving.companion ?? rest);
  if (learned === 'xp-back') shareXp(table, member);
  emit({ type: 'memberLeft', card: member.card, rule: 'p.11' });
}

/** X290: the XP of who leaves goes to those who stay, each point to whoever has gained least, the first of equals. */
function shareXp({ state, content, emit }: CampaignTable, { card, disciplines, free }: Member): void {
  const spent = xpOfDisciplines(
    disciplines.map(({ ref }) => ref),
    content.cards,
  );
  const stay = state.members.filter((one) => one.card !== card);
  if (stay.length === 0) return;
  const shares = new Map<CardRef, number>();
  const gained = (one: Member): number => one.gained + (shares.get(one.card) ?? 0);
  for (let left = spent + free; left > 0; left--) {
    const least = stay.reduce((found, one) => (gained(one) < gained(found) ? one : found));
    shares.set(least.card, (shares.get(least.card) ?? 0) + 1);
  }
  for (const { card: member } of stay) {
    const amount = shares.get(member) ?? 0;
    if (amount > 0) emit({ type: 'xpGained', member, amount, why: { from: 'table' }, rule: 'X290' });
  }
}
