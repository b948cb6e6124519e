import { copiesInBox, isToBeHad } from '../../model/cards/box.ts';
import type { ItemCard } from '../../model/cards/cards.ts';
import { familyOf } from '../../model/cards/cards.ts';
import { freshCard } from '../../model/cards/fresh-card.ts';
import { PACK_SIZE } from '../../model/cards/item-limits.ts';
import { numberOf } from '../../model/dice.ts';
import { figureIn } from '../../model/figure-in.ts';
import type { CardRef, FigureId } from '../../model/ids.ts';
import type { Position } from '../../model/position.ts';
import type { CardInstance } from '../../model/state.ts';
import { type ItemType, TIERS, type Tier } from '../../model/vocabulary.ts';
import { choice, pick } from '../core/ask.ts';
import { freshCardId } from '../core/deal.ts';
import { drawOne, rollDice } from '../core/roll.ts';
import type { Rule, Table } from '../core/table.ts';
import { listEquips, offerFreeReEquip } from './re-equip.ts';

/**
 * Combatant Loot, p.55: an opponent defeated for any reason leaves a card; none where a figure spawned it or
 * it is TRIVIAL; a SWARM only with the last of its Group; AVARICE (X) leaves X more; GILDED its Monster Loot.
 */
export function* resolveCombatantLoot(table: Table, defeatedId: FigureId, by: FigureId | null): Rule<void> {
  const defeated = figureIn(table.state, defeatedId);
  const card = table.cards.combatants[defeated.card];
  if (!card || defeated.spawnedByFigure || card.tags.includes('trivial')) return;
  if (card.tags.includes('swarm') && table.state.track.some((c) => c.id === defeated.group)) return;
  const finder = finderOf(table, by);
  if (finder === null) return;
  for (let i = 0; i <= (card.avarice ?? 0); i++) {
    if (card.tags.includes('gilded')) yield* gainOneOf(table, finder, monsterLootOf(table, card.id));
    else yield* drawLootCard(table, finder, card.id);
  }
}

/** Who finds something, and whether it is clear that it is theirs (p.67). */
export interface Finder {
  readonly id: FigureId;
  readonly isClear: boolean;
}

/**
 * The Adventurer that defeated it, or whose Esper did (p.68). Where nobody did, or a Command Combatant (p.55), an
 * item goes to the Adventurer the players choose (p.67, X13).
 */
function finderOf(table: Table, by: FigureId | null): Finder | null {
  const adventurers = table.state.figures.filter((f) => f.kind === 'adventurer');
  const owner = table.state.figures.find((f) => f.id === by)?.summoner ?? by;
  if (adventurers.some((f) => f.id === owner)) return { id: owner!, isClear: true };
  const first = adventurers.find((f) => !f.defeated) ?? adventurers[0];
  return first ? { id: first.id, isClear: false } : null;
}

function* drawLootCard(table: Table, finder: Finder, combatant: CardRef): Rule<void> {
  // A BOSS leaves no Monster Loot by the deck: that card is drawn anew (p.54).
  const isBoss = table.cards.combatants[combatant]?.tags.includes('boss');
  const monster = isBoss ? [] : monsterLootOf(table, combatant);
  const left = Object.entries(table.state.loot.deck).filter(([, n]) => n > 0);
  const others = left.filter(([name]) => name !== 'monster' || monster.length > 0);
  // The Monster Loot card as the last of the deck is discarded, though it gives nothing (p.55).
  const deck = others.length > 0 ? others : left;
  const cards = deck.flatMap(([name, n]) => Array.from({ length: n }, () => name));
  if (cards.length === 0) return;
  const { value, rng } = drawOne(table, cards, 'combatant-loot');
  const drawn = cards[value]!;
  const gold = drawn.startsWith('gold:') ? Number(drawn.slice('gold:'.length)) : 0;
  table.emit({ type: 'lootDrawn', gain: { figure: finder.id, card: drawn, gold }, rng, rule: 'p.55' });
  if (drawn === 'monster') yield* gainOneOf(table, finder, monster);
  if (drawn === 'unique')
    yield* gainOneOf(
      table,
      finder,
      listFree(table, (item) => item.unique === true),
    );
  if (drawn === 'item') yield* gainItemLoot(table, finder);
}

/** Item Loot (p.55, N1): two WHITE dice name the type. */
function* gainItemLoot(table: Table, finder: Finder, tier?: Tier): Rule<void> {
  const number = numberOf(yield* rollDice(table, finder.id, ['white', 'white'], 'loot', 'N1'));
  yield* gainOneOf(table, finder, listOfType(table, itemTypeFor(number), tier ?? table.state.loot.level));
}

/** Items of a type, or of any, that chance may give: neither Unique nor the loot of one Combatant. */
const listOfType = (table: Position, type: ItemType | undefined, ...tiers: readonly Tier[]): ItemCard[] =>
  listFree(
    table,
    (item) => (type === undefined || item.itemType === type) && !item.unique && !item.lootOf,
    tiers,
  );

/** What chance may lay open of that type, or of any: of the tier that is named, else as loot is (pp.17, 55). */
export const listRandom = (table: Position, type?: ItemType, tier?: Tier): ItemCard[] => {
  const { level } = table.state.loot;
  const below = type === 'consumable' ? TIERS.slice(0, TIERS.indexOf(level) + 1) : [level];
  return listOfType(table, type, ...(tier === undefined ? below : [tier]));
};

/** A random item by an ability (X178), drawn like what a Combatant leaves; without a type as Item Loot is. */
export function* gainRandomItem(
  table: Table,
  id: FigureId,
  { type, tier }: { readonly type?: ItemType; readonly tier?: Tier },
): Rule<void> {
  const finder: Finder = { id, isClear: true };
  if (type === undefined) yield* gainItemLoot(table, finder, tier);
  else yield* gainOneOf(table, finder, listRandom(table, type, tier));
}

/** Ruling N1. */
export function itemTypeFor(number: number): ItemType {
  if (number <= 5) return 'accessory';
  if (number === 6) return 'armor';
  if (number === 7) return 'core';
  if (number === 8) return 'relic';
  return number <= 11 ? 'weapon' : 'consumable';
}

const monsterLootOf = (table: Table, combatant: CardRef): ItemCard[] =>
  listFree(table, (item) => item.lootOf === familyOf(table.cards, combatant), TIERS);

/** Items nobody has, of the Loot LVL unless told otherwise (p.19). */
function listFree(
  table: Position,
  wanted: (item: ItemCard) => boolean,
  tiers: readonly Tier[] = [table.state.loot.level],
): ItemCard[] {
  const { unlocked } = table.state.loot;
  return Object.values(table.cards.items).filter(
    (item) =>
      isToBeHad(item, unlocked) && wanted(item) && tiers.includes(item.tier) && isLeft(table, item.id),
  );
}

/** Items are limited by the copies in the box (p.67): whether one is with nobody, in the party stash or away (p.19). */
export function isLeft({ state, cards }: Position, ref: CardRef): boolean {
  const { figures, loot } = state;
  const owned = [
    ...figures.flatMap((f) => [...(f.setAside ?? f).cards, ...f.pack].map((card) => card.ref)),
    ...(loot.stash ?? []),
    ...(loot.away ?? []),
  ];
  return owned.filter((one) => one === ref).length < (copiesInBox('item', ref, cards) ?? 0);
}

function* gainOneOf(table: Table, finder: Finder, items: readonly ItemCard[]): Rule<void> {
  if (items.length === 0) return;
  const { value, rng } = drawOne(
    table,
    items.map(({ id }) => id),
    'item',
  );
  const item = items[value]!;
  table.emit({
    type: 'lootDrawn',
    gain: { figure: finder.id, card: `card:${item.id}`, gold: 0 },
    rng,
    rule: 'p.55',
  });
  yield* offerFreeReEquip(table, yield* gainItem(table, finder.id, item.id, finder.isClear));
}

/** Random Consumables of the Loot LVL and the tiers below it (p.17); what a Combatant leaves is a deck of its own (p.55). */
export function* gainRandomConsumables(
  table: Table,
  id: FigureId,
  count: number,
  isClear = true,
): Rule<void> {
  const finder: Finder = { id, isClear };
  for (let i = 0; i < count; i++) yield* gainOneOf(table, finder, listRandom(table, 'consumable'));
}

/** Where a gained item goes: what of the Pack makes room for it, the item as it is equipped, or neither. */
type Room =
  | { readonly by: 'stash' | 'discard' }
  | { readonly by: 'equip'; readonly item: CardInstance }
  | { readonly by: 'pack'; readonly gone: CardInstance };

/**
 * Gaining an item, p.67: into the Pack; where it is full, the player discards one of it or the new one, sends the new
 * one to the party stash, or equips it where its limits leave room (p.24, X95). What a Command Combatant gains goes to an Adventurer of the players' choice (p.55), what a Loyal
 * Esper gains to its summoner (p.68). Gives who has gained it.
 */
export function* gainItem(table: Table, finder: FigureId, ref: CardRef, isClear = true): Rule<FigureId> {
  const figureId = yield* gainerFor(table, { id: finder, isClear }, ref);
  const figure = () => figureIn(table.state, figureId);
  const item = freshCard(freshCardId(table, figureId, ref), ref, 'item');
  if (figure().pack.length >= PACK_SIZE) {
    const room = (yield* pick<Room>(table, () => ({
      kind: 'gain-item',
      figure: figureId,
      question: { ask: 'pack-full', item: ref, card: item.id },
      rule: 'p.67',
      choices: [
        choice({ do: 'stash', item: ref }, { by: 'stash' }),
        ...figure().pack.map((gone) =>
          choice({ do: 'discard', card: gone.id, ref: gone.ref }, { by: 'pack', gone } as const),
        ),
        choice({ do: 'discard', card: item.id, ref }, { by: 'discard' }),
        ...listEquips(table, figureId, item).map(({ option, value }) => ({
          option,
          value: { by: 'equip', item: value } as const,
        })),
      ],
    }))) ?? { by: 'stash' };
    if (room.by !== 'pack') {
      const [gained, place] =
        room.by === 'equip' ? ([room.item, 'equipped'] as const) : ([item, OUT[room.by]] as const);
      table.emit({ type: 'itemGained', figure: figureId, item: gained, place, rule: 'p.67' });
      return figureId;
    }
    const pack = figure().pack.filter((card) => card.id !== room.gone.id);
    table.emit({ type: 'cardsArranged', figure: figureId, cards: figure().cards, pack, rule: 'p.67' });
  }
  table.emit({ type: 'itemGained', figure: figureId, item, place: 'pack', rule: 'p.67' });
  return figureId;
}

const OUT = { stash: 'stash', discard: 'discarded' } as const;

function* gainerFor(table: Table, { id, isClear }: Finder, ref: CardRef): Rule<FigureId> {
  const { kind, summoner } = figureIn(table.state, id);
  if (isClear && kind === 'adventurer') return id;
  if (isClear && summoner) return summoner;
  const adventurers = table.state.figures.filter((f) => f.kind === 'adventurer');
  const able = adventurers.filter((f) => !f.defeated);
  const gainer = yield* pick(table, () => ({
    kind: 'choose-target',
    figure: id,
    question: { ask: 'who-gains', item: ref },
    rule: isClear ? 'p.55' : 'p.67',
    choices: (able.length > 0 ? able : adventurers).map((f) => choice({ do: 'target', target: f.id }, f.id)),
  }));
  return gainer ?? (able[0] ?? adventurers[0])!.id;
}
