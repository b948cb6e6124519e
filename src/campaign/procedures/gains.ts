import type { CardIndex, CardRef } from '../../engine/index.ts';
import { sumOf, whatIsWrong } from '../../engine/index.ts';
import type { Gainer, Mechanic, NewMember, StoryRef } from '../model/content.ts';
import type { Origin } from '../model/events.ts';
import type { Held, Member, Place } from '../model/state.ts';
import { heldOf, listItems, loadoutOfMember, memberIn } from '../queries/held.ts';
import { listDrawable } from '../queries/stock.ts';
import { ask, type CampaignRule, type CampaignTable, draw, originOf } from './table.ts';
import { chooseMember } from './who.ts';

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

/** Cards from a mechanic (p.12, p.67): those named, random ones, a Discipline, a Companion; who gets each is chosen (X236). */
export function* resolveGain(
  table: CampaignTable,
  gain: Extract<Mechanic, { readonly do: 'gain' }>,
  scene: StoryRef,
): CampaignRule<void> {
  const { items = [], random, discipline, companion, to } = gain;
  for (const ref of items) yield* giveItem(table, { ref }, to, scene);
  for (let i = 0; i < (random?.count ?? 0); i++) {
    const among = listDrawable(table.state, table.content.cards, random!);
    if (among.length > 0)
      yield* giveItem(table, { ref: draw(table, random!.type ?? 'item', among) }, to, scene);
  }
  if (discipline !== undefined) {
    const member = yield* whoGets(table, to, scene, discipline, table.state.members.map(cardOf));
    if (member !== null)
      table.emit({
        type: 'disciplineLearned',
        member,
        ref: discipline,
        xp: sumOf([]),
        why: originOf(table),
        rule: 'p.13',
      });
  }
  if (companion !== undefined) yield* gainCompanion(table, companion, to, scene);
}

/** A Companion goes to a member who has none, where all have one into the stash; each is there once (p.66, X272). */
function* gainCompanion(
  table: CampaignTable,
  card: CardRef,
  to: Gainer,
  scene: StoryRef,
): CampaignRule<void> {
  const { members, stash } = table.state;
  const all = [...stash, ...members.flatMap((one) => one.companion ?? [])];
  if (all.some(({ ref }) => ref === card)) return;
  const free = members.filter((one) => !one.companion).map(cardOf);
  const member = yield* whoGets(table, to, scene, card, free);
  const why = originOf(table);
  if (member !== null) table.emit({ type: 'companionGained', member, card, why, rule: 'p.66' });
  else table.emit({ type: 'itemGained', item: { ref: card }, to: 'stash', why, rule: 'p.66' });
}

const cardOf = ({ card }: Member): CardRef => card;

function* whoGets(
  { state, ...table }: CampaignTable,
  to: Gainer,
  scene: StoryRef,
  card: CardRef,
  among: readonly CardRef[],
): CampaignRule<CardRef | null> {
  const wanted = to === 'doer' ? state.doer : typeof to === 'object' ? to.named : null;
  if (wanted !== null && among.includes(wanted)) return wanted;
  if (among.length === 0) return null;
  return yield* chooseMember({ ...table, state }, among, { of: 'gainer', scene, card });
}

function* giveItem(table: CampaignTable, item: Held, to: Gainer, scene: StoryRef): CampaignRule<void> {
  const member = yield* whoTakes(table, to, scene, item.ref);
  const why = originOf(table);
  table.emit({
    type: 'itemGained',
    item,
    to: member === null ? 'stash' : { member, in: placeFor(table, member, item) },
    why,
    rule: 'p.67',
  });
}

/** Whoever is named; else the table says who, or that it goes into the stash (X236). */
function* whoTakes(
  table: CampaignTable,
  to: Gainer,
  scene: StoryRef,
  card: CardRef,
): CampaignRule<CardRef | null> {
  const { members, doer } = table.state;
  if (to === 'stash') return null;
  const wanted = to === 'doer' ? doer : typeof to === 'object' ? to.named : null;
  if (wanted !== null && members.some((one) => one.card === wanted)) return wanted;
  const takers = members.filter(({ unselectable }) => !unselectable);
  const options = [
    ...takers.map((one) => ({ id: `who:${one.card}`, act: { do: 'who' as const, member: one.card } })),
    { id: 'stash', act: { do: 'to-stash' as const } },
  ];
  const act = yield* ask(table, 'who', { of: 'gainer', scene, card }, options);
  return act.do === 'who' ? act.member : null;
}

/** Equipped where that breaks no limit, else into the Pack (p.24, p.67). */
function placeFor({ state, content }: CampaignTable, card: CardRef, item: Held): 'items' | 'pack' {
  const member = memberIn(state, card);
  const equipped = { ...member, items: [...member.items, item] };
  return isInOrder(equipped, content.cards) ? 'items' : 'pack';
}

/** Whether what a member has equipped and stored keeps to the limits (p.24). */
export const isInOrder = (member: Member, cards: CardIndex): boolean =>
  whatIsWrong({ members: [{ card: member.card, loadout: loadoutOfMember(member) }] }, cards).every(
    ({ fault }) => fault === 'stock' || fault === 'no-material',
  );

/** An item goes for good: the first copy of it there is, or one of the stash that the table chooses. */
export function* resolveLoss(
  table: CampaignTable,
  { item, choose }: Extract<Mechanic, { readonly do: 'lose' }>,
  scene: StoryRef,
): CampaignRule<void> {
  const all = listItems(table.state).filter(({ held }) => !table.content.cards.companions[held.ref]);
  const named = item === undefined ? undefined : all.find(({ held }) => held.ref === item);
  if (named) return lose(table, named.at, named.held);
  if (choose === undefined || all.length === 0) return;
  const options = all.map(({ at }) => ({ id: `lose:${placeId(at)}`, act: { do: 'lose' as const, at } }));
  const act = yield* ask(table, 'lose', { of: 'scene', scene }, options);
  const lost = act.do === 'lose' ? all.find(({ at }) => placeId(at) === placeId(act.at)) : undefined;
  if (lost) lose(table, lost.at, lost.held);
}

function lose(table: CampaignTable, at: Place, item: Held): void {
  table.emit({ type: 'itemLost', at, item, why: originOf(table), rule: 'p.10' });
}

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
  table.emit({
    type: 'memberJoined',
    member: newMember(table, { card, loadout, xp: xp ?? 0 }, least),
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
