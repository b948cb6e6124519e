import type { CardIndex, CardRef } from '../../engine/index.ts';
import { whatIsWrong } from '../../engine/index.ts';
import type { NewMember } from '../model/content.ts';
import type { Origin } from '../model/events.ts';
import type { Member, Place } from '../model/state.ts';
import { heldOf, loadoutOfMember } from '../queries/held.ts';
import { inTheBox } from '../queries/stock.ts';
import { type CampaignTable, originOf } from './table.ts';

/** Gold of the party, never below 0 (p.67). */
export function changeGold(table: CampaignTable, amount: number, why: Origin = originOf(table)): void {
  const change = Math.max(amount, -table.state.gold);
  if (change !== 0) table.emit({ type: 'goldChanged', amount: change, why, rule: 'p.24' });
}

/** XP for a member (p.24). */
export function gainXp(
  table: CampaignTable,
  member: CardRef,
  amount: number,
  why: Origin = originOf(table),
): void {
  if (amount > 0) table.emit({ type: 'xpGained', member, amount, why, rule: 'p.24' });
}

/** What is put right by laying items elsewhere; anything else wrong with a member holds up nobody. */
const OF_ITEMS: readonly string[] = ['hands', 'melee-beside-ranged', 'too-many', 'pack'];

/** Whether what a member has equipped and stored keeps to the limits (p.24). */
export const isInOrder = (member: Member, cards: CardIndex): boolean =>
  whatIsWrong({ members: [{ card: member.card, loadout: loadoutOfMember(member) }] }, cards).every(
    ({ fault }) => !OF_ITEMS.includes(fault),
  );

/** A place in an option's id. */
export const placeId = (at: Place): string =>
  at.in === 'stash'
    ? `stash.${at.at}`
    : at.in === 'companion'
      ? `${at.member}.companion`
      : `${at.member}.${at.in}.${at.at}`;

/** Somebody joins (p.10): with what the scene says, and XP of theirs or that of the least member (X245). */
export function joinParty(table: CampaignTable, { card, loadout, xp }: NewMember): void {
  const { state } = table;
  if (state.members.some((one) => one.card === card)) return;
  const least = state.members.reduce((min, { gained }) => Math.min(min, gained), Number.POSITIVE_INFINITY);
  // No card comes a second time where the box has no second one (p.67, X401).
  const brought = table.asBefore ? loadout : inTheBox(state, loadout, table.content.cards);
  table.emit({
    type: 'memberJoined',
    member: newMember(table, { card, loadout: brought, xp: xp ?? 0 }, least),
    rule: 'p.10',
  });
}

/** A member as new. XP gained is what its Disciplines cost and what is free, and no less than `least` where that is known. */
export function newMember(
  { state, content }: Pick<CampaignTable, 'state' | 'content'>,
  { card, loadout, xp = 0 }: NewMember,
  least = 0,
): Member {
  const spent = xpOfDisciplines(loadout.disciplines, content.cards);
  const gained = Math.max(spent + xp, Number.isFinite(least) ? least : 0);
  const seats = state.seats;
  return {
    card,
    seat: seats[state.members.length % seats.length]!.id,
    gained,
    free: gained - spent,
    items: loadout.items.map(heldOf),
    pack: (loadout.pack ?? []).map(heldOf),
    disciplines: loadout.disciplines.map((ref) => ({ ref })),
    ...(loadout.familiar === undefined
      ? {}
      : { familiar: { ref: loadout.familiar }, familiarChosen: loadout.familiar }),
    ...(loadout.companion === undefined ? {} : { companion: { ref: loadout.companion } }),
    damage: 0,
    defeated: false,
    tokens: {},
    respecs: 0,
  };
}

/** XP those Disciplines cost, learned in that order (p.34). */
export const xpOfDisciplines = (refs: readonly CardRef[], cards: CardIndex): number => {
  const learned = new Map<number, number>();
  return refs.reduce((sum, ref) => {
    const card = cards.disciplines[ref];
    if (!card || card.story) return sum;
    const others = learned.get(card.level) ?? 0;
    learned.set(card.level, others + 1);
    return sum + card.xp + others;
  }, 0);
};
