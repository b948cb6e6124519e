import type { CardRef } from '../../engine/index.ts';
import type { StoryRef } from '../model/content.ts';
import type { CampaignOption, CampaignRefusal } from '../model/prompts.ts';
import type { Held, Member, Place } from '../model/state.ts';
import { heldAt, memberIn } from '../queries/held.ts';
import { arrange, endOf, movesAmong } from './arrange.ts';
import { isInOrder, placeId } from './gains.ts';
import { askLazily, type CampaignRule, type CampaignTable } from './table.ts';

interface Offered {
  readonly options: CampaignOption[];
  readonly refused: CampaignRefusal[];
}

/**
 * The free Re-Equip of who has gained an item, of their own items alone (p.67, X400). Where there is no room an item of the
 * Pack is discarded, or what was gained goes: back to the box or into the stash. Nobody is asked with nothing to change.
 */
export function* reEquip(
  table: CampaignTable,
  card: CardRef,
  scene: StoryRef,
  gained: readonly Held[] = [],
): CampaignRule<void> {
  const ask = (of: Member) => hasToChange(table, of) || !isInOrder(of, table.content.cards);
  if (table.asBefore || !ask(memberIn(table.state, card))) return;
  const about = { of: 're-equip', scene, member: card } as const;
  const list = (asked: CampaignTable): Offered => {
    const member = memberIn(asked.state, card);
    const { options, refused } = endOf(asked, [member]);
    const over = options.length === 0 ? wayOut(member, gained) : [];
    return { options: [...options, ...over, ...movesAmong(asked, [member], false)], refused };
  };
  for (;;) {
    const act = yield* askLazily(table, 'arrange', about, list, card);
    if (act.do === 'done') return;
    if (act.do === 'discard') discard(table, act.at);
    else arrange(table, act);
  }
}

/** Makes everybody who goes along keep to the limits before they go (p.24, X236). */
export function* putRight(
  table: CampaignTable,
  who: readonly CardRef[],
  scene: StoryRef,
): CampaignRule<void> {
  for (const card of who)
    if (!isInOrder(memberIn(table.state, card), table.content.cards)) yield* reEquip(table, card, scene);
}

/** Something stored that may be equipped, or an item with another side to turn up. */
const hasToChange = ({ content }: CampaignTable, { items, pack }: Member): boolean =>
  pack.length > 0 || items.some(({ ref }) => content.cards.items[ref]?.double);

/** What makes room (p.67): an item of the Pack is discarded, or one that was gained goes into the stash. */
function wayOut({ card, items, pack }: Member, gained: readonly Held[]): CampaignOption[] {
  const lists = { items, pack };
  const places = (['items', 'pack'] as const).flatMap((list) =>
    lists[list].map((held, at) => ({ at: { in: list, member: card, at } as const, held })),
  );
  return places.flatMap(({ at, held }): CampaignOption[] => {
    const isGained = gained.includes(held);
    return [
      ...(isGained
        ? [{ id: `move:${placeId(at)}:stash`, act: { do: 'move' as const, from: at, to: STASH } }]
        : []),
      ...(isGained || at.in === 'pack'
        ? [{ id: `discard:${placeId(at)}`, act: { do: 'discard' as const, at } }]
        : []),
    ];
  });
}

/** Wherever it ends there. */
const STASH: Place = { in: 'stash', at: 0 };

function discard(table: CampaignTable, at: Place): void {
  const item = heldAt(table.state, at)!;
  table.emit({ type: 'itemLost', at, item, why: { from: 'table' }, rule: 'p.67' });
}

/**
 * Step 4 of a Restore (p.18): all trade as if adjacent and re-equipping, the Unselectable aside (p.11); the stash is not at
 * hand (p.24). Nobody is asked where there is nothing to trade.
 */
export function* tradeAtRestore(table: CampaignTable, scene: StoryRef): CampaignRule<void> {
  const traders = (of: CampaignTable): readonly Member[] =>
    of.state.members.filter(({ unselectable }) => !unselectable);
  const now = traders(table);
  const isAnything =
    now.length > 1
      ? now.some(({ items, pack, companion }) => items.length + pack.length > 0 || companion)
      : now.some((one) => hasToChange(table, one));
  if (table.asBefore || !isAnything) return;
  const list = (asked: CampaignTable): Offered => {
    const all = traders(asked);
    const { options, refused } = endOf(asked, all);
    const over = all.filter((one) => !isInOrder(one, asked.content.cards));
    const ways = over.flatMap((one) => wayOut(one, []));
    return { options: [...options, ...ways, ...movesAmong(asked, all, false)], refused };
  };
  for (;;) {
    const act = yield* askLazily(table, 'arrange', { of: 'trade', scene }, list);
    if (act.do === 'done') return;
    if (act.do === 'discard') discard(table, act.at);
    else arrange(table, act);
  }
}
