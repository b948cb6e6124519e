import { type CardRef, roomForTokens, sumOf } from '../../engine/index.ts';
import type { Gainer, Mechanic, StoryRef } from '../model/content.ts';
import type { Held, Member } from '../model/state.ts';
import { memberIn } from '../queries/held.ts';
import { partyPosition } from '../queries/party-position.ts';
import { isInBox, listDrawable } from '../queries/stock.ts';
import { isInOrder } from './gains.ts';
import { reEquip } from './re-equip-own.ts';
import { ask, type CampaignRule, type CampaignTable, draw, originOf } from './table.ts';
import { offerFamiliars, train } from './train.ts';
import { chooseMember } from './who.ts';

/**
 * Cards from a mechanic (p.12, p.67): those named, random ones, a Discipline, a Companion; who gets each is chosen (X236).
 * None comes of which the box has no copy left (X401). Whoever gained an item makes room for it and re-equips (X400).
 */
export function* resolveGain(
  table: CampaignTable,
  gain: Extract<Mechanic, { readonly do: 'gain' }>,
  scene: StoryRef,
): CampaignRule<void> {
  const { items = [], random, discipline, companion, to } = gain;
  const gained = new Map<CardRef, Held[]>();
  for (const ref of items) yield* giveItem(table, ref, to, scene, gained);
  for (let i = 0; i < (random?.count ?? 0); i++) {
    const among = listDrawable(table.state, table.content.cards, random!);
    if (among.length > 0)
      yield* giveItem(table, draw(table, random!.type ?? 'item', among), to, scene, gained);
  }
  if (discipline !== undefined) yield* giveDiscipline(table, discipline, to, scene);
  if (companion !== undefined) yield* giveCompanion(table, companion, to, scene);
  for (const [member, items] of gained) yield* reEquip(table, member, scene, items);
}

/** Whether the box has one to give; else it is told that there is none (p.67, X401). */
function isThere(table: CampaignTable, type: Parameters<typeof isInBox>[1], ref: CardRef): boolean {
  const { state, content, asBefore } = table;
  if (asBefore || isInBox(state, type, ref, content.cards)) return true;
  table.emit({ type: 'notGained', card: ref, rule: 'p.67' });
  return false;
}

function* giveItem(
  table: CampaignTable,
  ref: CardRef,
  to: Gainer,
  scene: StoryRef,
  gained: Map<CardRef, Held[]>,
): CampaignRule<void> {
  if (!isThere(table, 'item', ref)) return;
  const member = yield* whoTakes(table, to, scene, ref);
  const where = member === null ? 'stash' : ({ member, in: placeFor(table, member, { ref }) } as const);
  table.emit({ type: 'itemGained', item: { ref }, to: where, why: originOf(table), rule: 'p.67' });
  if (where === 'stash') return;
  const now = memberIn(table.state, where.member)[where.in].at(-1)!;
  gained.set(where.member, [...(gained.get(where.member) ?? []), now]);
}

/** One of each for a member, as many as the box has (pp.24, 67). */
function* giveDiscipline(
  table: CampaignTable,
  ref: CardRef,
  to: Gainer,
  scene: StoryRef,
): CampaignRule<void> {
  if (!isThere(table, 'discipline', ref)) return;
  const { members } = table.state;
  const without = table.asBefore
    ? members
    : members.filter(({ disciplines }) => !disciplines.some((one) => one.ref === ref));
  if (typeof to === 'object' && members.some(({ card }) => card === to.named) && !has(without, to.named))
    return;
  const member = yield* whoGets(table, to, scene, ref, without);
  if (member === null) return;
  const why = originOf(table);
  table.emit({ type: 'disciplineLearned', member, ref, xp: sumOf([]), why, rule: 'p.13' });
  if (!table.asIn11) yield* keepFamiliar(table, member, scene);
}

/** Who learns to keep a Familiar by a scene chooses it at once: there may be no Store before it is needed (p.68, X491). */
function* keepFamiliar(table: CampaignTable, member: CardRef, scene: StoryRef): CampaignRule<void> {
  const options = offerFamiliars(table).options.filter(
    ({ act }) => act.do === 'familiar' && act.member === member,
  );
  if (options.length === 0) return;
  train(table, yield* ask(table, 'who', { of: 'familiar', scene, member }, options, { member }));
}

/** A Companion goes to a member who has none, where all have one into the stash; each is there once (p.66, X272). */
function* giveCompanion(
  table: CampaignTable,
  card: CardRef,
  to: Gainer,
  scene: StoryRef,
): CampaignRule<void> {
  const { members, stash } = table.state;
  const all = [...stash, ...members.flatMap((one) => one.companion ?? [])];
  if (all.some(({ ref }) => ref === card) || !isThere(table, 'companion', card)) return;
  const free = to === 'stash' ? [] : members.filter((one) => !one.companion);
  const member = yield* whoGets(table, to, scene, card, free);
  const why = originOf(table);
  if (member !== null) table.emit({ type: 'companionGained', member, card, why, rule: 'p.66' });
  else table.emit({ type: 'itemGained', item: { ref: card }, to: 'stash', why, rule: 'p.66' });
}

const has = (members: readonly Member[], card: CardRef): boolean => members.some((one) => one.card === card);

/** Who is named, or who did it, where they are among these. */
function wantedIn({ state }: CampaignTable, to: Gainer, among: readonly Member[]): CardRef | null {
  const wanted = to === 'doer' ? state.doer : typeof to === 'object' ? to.named : null;
  return wanted !== null && has(among, wanted) ? wanted : null;
}

/** Who is named, or who did it; else one the table chooses, of those who are there (p.11). */
function* whoGets(
  table: CampaignTable,
  to: Gainer,
  scene: StoryRef,
  card: CardRef,
  among: readonly Member[],
): CampaignRule<CardRef | null> {
  const wanted = wantedIn(table, to, among);
  if (wanted !== null) return wanted;
  const present = table.asBefore ? among : among.filter(({ unselectable }) => !unselectable);
  const all = (present.length > 0 ? present : among).map((one) => one.card);
  return all.length === 0 ? null : yield* chooseMember(table, all, { of: 'gainer', scene, card });
}

/** Whoever is named; else the table says who, or that it goes into the stash (X236). */
function* whoTakes(
  table: CampaignTable,
  to: Gainer,
  scene: StoryRef,
  card: CardRef,
): CampaignRule<CardRef | null> {
  const { members } = table.state;
  if (to === 'stash') return null;
  const wanted = wantedIn(table, to, members);
  if (wanted !== null) return wanted;
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

/** Ability tokens of a scene, up to the limit there is of each (p.67, S4). */
export function giveTokens(
  table: CampaignTable,
  card: CardRef,
  { token, amount }: Pick<Extract<Mechanic, { readonly do: 'tokens' }>, 'token' | 'amount'>,
): void {
  const { state, content, asBefore } = table;
  const member = memberIn(state, card);
  const { position, figures } = partyPosition(state, [member], content.cards);
  const room = roomForTokens(position, { ...figures[0]!, tokens: member.tokens }, token);
  const gained = asBefore ? amount : Math.min(amount, Math.max(0, room));
  if (gained !== 0) table.emit({ type: 'tokensGained', card, token, amount: gained, rule: 'p.67' });
}
