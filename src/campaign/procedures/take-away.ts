import type { CardRef } from '../../engine/index.ts';
import type { Mechanic, NamedCard, StoryRef } from '../model/content.ts';
import type { Held, Place } from '../model/state.ts';
import { listHeld, memberIn } from '../queries/held.ts';
import { isInBox } from '../queries/stock.ts';
import { placeId } from './gains.ts';
import { putRight } from './re-equip-own.ts';
import { ask, type CampaignRule, type CampaignTable, originOf } from './table.ts';
import { chooseMember } from './who.ts';

interface Lying {
  readonly at: Place;
  readonly held: Held;
}

/**
 * An item is taken (p.10): of several copies of the one that is named the players choose (X422), else one that the table
 * chooses. It is back in the box, and so is what is on it.
 */
export function* resolveLoss(
  table: CampaignTable,
  { item, choose }: Extract<Mechanic, { readonly do: 'lose' }>,
  scene: StoryRef,
): CampaignRule<void> {
  const all = present(
    table,
    listHeld(table.state).filter(({ held }) => !table.content.cards.companions[held.ref]),
  );
  const named = item === undefined ? [] : copiesOf(table, item);
  const lost =
    named.length > 0
      ? yield* whichCopy(table, named, { of: 'copy', scene, card: item! })
      : choose === undefined || all.length === 0
        ? null
        : yield* oneOf(table, all, { of: 'scene', scene });
  if (lost) yield* lose(table, lost, scene);
}

/** Copies of that card the party has; of members and stash, those who are not there only where nobody else has one (p.11). */
const copiesOf = (table: CampaignTable, card: CardRef): readonly Lying[] =>
  present(
    table,
    listHeld(table.state).filter(({ held }) => held.ref === card),
  );

function present({ state, asBefore }: CampaignTable, all: readonly Lying[]): readonly Lying[] {
  if (asBefore) return all;
  const there = all.filter(({ at }) => at.in === 'stash' || !memberIn(state, at.member).unselectable);
  return there.length > 0 ? there : all;
}

/** The one there is; of several that lie otherwise than the first the players choose. */
function* whichCopy(
  table: CampaignTable,
  copies: readonly Lying[],
  about: Parameters<typeof ask>[2],
): CampaignRule<Lying> {
  return copies.length === 1 || table.asBefore ? copies[0]! : yield* oneOf(table, copies, about);
}

function* oneOf(
  table: CampaignTable,
  among: readonly Lying[],
  about: Parameters<typeof ask>[2],
): CampaignRule<Lying> {
  const options = among.map(({ at }) => ({ id: `lose:${placeId(at)}`, act: { do: 'lose' as const, at } }));
  const act = yield* ask(table, 'lose', about, options);
  return among.find(({ at }) => act.do === 'lose' && placeId(at) === placeId(act.at))!;
}

function* lose(table: CampaignTable, { at, held }: Lying, scene: StoryRef): CampaignRule<void> {
  table.emit({ type: 'itemLost', at, item: held, why: originOf(table), rule: 'p.10' });
  // What gave room is gone (p.24).
  if (at.in !== 'stash') yield* putRight(table, [at.member], scene);
}

/** A card goes out of the game for good (p.19), from whoever has it, else from the box; there, or not at all. */
export function* removeForGood(
  table: CampaignTable,
  { item, discipline, combatant, companion }: NamedCard,
  scene: StoryRef,
): CampaignRule<void> {
  const { state, content, emit } = table;
  const card = item ?? discipline ?? combatant ?? companion;
  if (card === undefined) return;
  const gone = () => emit({ type: 'cardRemoved', card, rule: 'p.19' });
  if (table.asBefore) return gone();
  if (combatant !== undefined) {
    if (Object.hasOwn(state.allies, card)) emit({ type: 'allySet', card, on: false, rule: 'p.19' });
    return gone();
  }
  if (discipline !== undefined) {
    const knowing = state.members.filter(({ disciplines }) => disciplines.some(({ ref }) => ref === card));
    const who = knowing.map((one) => one.card);
    if (who.length > 0) {
      const member = yield* chooseMember(table, who, { of: 'members', scene, count: 1 });
      unlearn(table, member, card, 0, 'p.19');
      gone();
      return yield* putRight(table, [member], scene);
    }
    if (isInBox(state, 'discipline', card, content.cards)) gone();
    return;
  }
  const copies = copiesOf(table, card);
  if (copies.length > 0) {
    const taken = yield* whichCopy(table, copies, { of: 'copy', scene, card });
    yield* lose(table, taken, scene);
    return gone();
  }
  const isForSale = Object.values(state.rounds).some(({ open, unique }) => open && unique === card);
  if (isForSale || isInBox(state, item === undefined ? 'companion' : 'item', card, content.cards)) gone();
}

/** A Discipline goes, with the Familiar it brought. */
export function unlearn(
  table: CampaignTable,
  member: CardRef,
  ref: CardRef,
  back: number,
  rule: string,
): void {
  const brings = table.content.cards.disciplines[ref]?.brings === 'familiar';
  table.emit({
    type: 'disciplineLost',
    member,
    ref,
    back,
    why: originOf(table),
    ...(brings ? { withFamiliar: true as const } : {}),
    rule,
  });
}
