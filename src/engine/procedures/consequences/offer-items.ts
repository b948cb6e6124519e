import type { ItemCard } from '../../model/cards/cards.ts';
import type { CardRef, FigureId } from '../../model/ids.ts';
import type { Cause } from '../../model/messages/cause.ts';
import { refusalOf } from '../../model/option-id.ts';
import type { Position } from '../../model/position.ts';
import type { WarePrice, Wares } from '../../model/wares.ts';
import { choice, pick } from '../core/ask.ts';
import type { Rule, Table } from '../core/table.ts';
import { type Finder, gainItem, isLeft, listRandom } from './loot.ts';
import { offerFreeReEquip } from './re-equip.ts';

/** What lies open, and what of it was drawn: of that there is this one card. */
interface Laid {
  readonly item: CardRef;
  readonly drawn: boolean;
}

/**
 * Items of which somebody takes, or buys with the Gold of the party (X190, pp.13, 24, 67). Where they cost nothing one has
 * to be taken; where they are sold none need be. Each as p.67 has it; who has gained something re-equips in the end.
 */
export function* offerItems(table: Table, wares: Wares, finder: Finder, cause: Cause): Rule<void> {
  let open = layOpen(table, wares, finder.id, cause);
  const isSold = wares.price !== undefined;
  const most = wares.take ?? (isSold ? Number.POSITIVE_INFINITY : 1);
  const gainers = new Set<FigureId>();
  for (let taken = 0; taken < most; taken++) {
    const laid = yield* chooseOf(table, open, wares.price, finder.id, cause);
    if (!laid) break;
    const gold = priceOf(table, laid.item, wares.price);
    if (gold > 0) table.emit({ type: 'goldSpent', amount: gold, cause, rule: 'p.24' });
    gainers.add(yield* gainItem(table, finder.id, laid.item, finder.isClear));
    // What is sold there is in all its copies, what was drawn or is given once.
    open = open.filter(
      (one) => (one !== laid || (isSold && !laid.drawn)) && (one.drawn || isLeft(table, one.item)),
    );
  }
  for (const gainer of gainers) yield* offerFreeReEquip(table, gainer);
}

/** Lays the items open that nobody has, and draws those that chance adds. */
function layOpen(table: Table, wares: Wares, figure: FigureId, cause: Cause): readonly Laid[] {
  const named = (wares.items ?? []).filter((ref) => isLeft(table, ref));
  const laid: Laid[] = named.map((item) => ({ item, drawn: false }));
  let { rng } = table.state;
  let deck = listDrawable(table, wares);
  for (let i = 0; i < (wares.draw ?? 0) && deck.length > 0; i++) {
    const ids = deck.map(({ id }) => id);
    const picked = table.chance.pick(rng, ids.length, 'draw:item', ids);
    rng = picked.words;
    laid.push({ item: ids[picked.value]!, drawn: true });
    deck = deck.filter((_, k) => k !== picked.value);
  }
  const drawn = wares.draw === undefined ? {} : { rng };
  const items = laid.map(({ item }) => item);
  table.emit({ type: 'itemsOffered', figure, items, cause, ...drawn, rule: 'X190' });
  return laid;
}

const listDrawable = (table: Position, { items = [], type, tier }: Wares): ItemCard[] =>
  listRandom(table, type, tier).filter(({ id }) => !items.includes(id));

/** Whether nothing could be taken, whatever is drawn. */
export const offersNothing = (position: Position, wares: Wares): boolean =>
  !(wares.items ?? []).some((ref) => isLeft(position, ref)) &&
  (wares.draw === undefined || listDrawable(position, wares).length === 0);

function* chooseOf(
  table: Table,
  open: readonly Laid[],
  price: WarePrice | undefined,
  figure: FigureId,
  cause: Cause,
): Rule<Laid | null> {
  const purse = table.state.loot.gold;
  const told = open.map((laid) => {
    const gold = priceOf(table, laid.item, price);
    const act = { do: 'take-ware', item: laid.item, ...(price === undefined ? {} : { gold }) } as const;
    return { laid, gold, act };
  });
  return yield* pick<Laid | null>(table, () => ({
    kind: 'gain-item',
    figure,
    question: { ask: 'which-ware', cause, ...(price === undefined ? {} : { gold: purse }) },
    rule: 'X190',
    choices: [
      ...told.filter(({ gold }) => gold <= purse).map(({ act, laid }) => choice<Laid | null>(act, laid)),
      ...(price === undefined ? [] : [choice<Laid | null>({ do: 'done' }, null)]),
    ],
    refused: told
      .filter(({ gold }) => gold > purse)
      .map(({ act, gold }) => refusalOf(act, { why: 'gold', needs: gold }, 'p.24')),
  }));
}

/** In Gold; halves are rounded up (p.67). */
function priceOf({ cards }: Position, item: CardRef, price: WarePrice | undefined): number {
  if (typeof price === 'number') return price;
  const printed = price === undefined ? 0 : (cards.items[item]?.cost ?? 0);
  return price === 'half' ? Math.ceil(printed / 2) : printed;
}
