import type { AdventurerCard, CardIndex, ItemCard, ItemFace } from '../model/cards/cards.ts';
import { HANDS, handsOf, ITEM_LIMITS, PACK_SIZE, slotOf } from '../model/cards/item-limits.ts';
import { itemOf } from '../model/cards/loadout.ts';
import type { Loadout } from '../model/encounter.ts';
import type { Modifier } from '../model/language/abilities.ts';
import type { ItemType } from '../model/vocabulary.ts';

/** An equipped item that the content knows. */
export interface Equipped {
  readonly item: ItemCard;
  readonly face: ItemFace;
  readonly turned: boolean;
  /** Its place among the items. */
  readonly index: number;
  /** What it takes room as. */
  readonly slot: ItemType;
}

/** How much of the room is taken: hands of weapons, items of the other kinds. */
export interface Slot {
  readonly used: number;
  readonly limit: number;
}

export interface Slots {
  readonly equipped: readonly Equipped[];
  readonly bySlot: Readonly<Record<ItemType, Slot>>;
  readonly pack: Slot;
}

/** The room an Adventurer has and what takes it (p.24), with what its cards always change of that. */
export function slotsOf(loadout: Loadout, adventurer: AdventurerCard, cards: CardIndex): Slots {
  const equipped = loadout.items.flatMap((entry, index): Equipped[] => {
    const { ref, face } = itemOf(entry);
    const item = cards.items[ref];
    if (!item) return [];
    const up = face === 'back' ? (item.back ?? item.front) : item.front;
    const slot = slotOf(item.itemType, up);
    return [{ item, face: up, turned: face === 'back', index, slot }];
  });
  const standing = standingModifiers(loadout, adventurer, equipped, cards);
  const asOne = standing.some((modifier) => 'twoHandedAsOne' in modifier);
  const hands = equipped.reduce((sum, { face }) => sum + handsOf(face, asOne), 0);
  const slotFor = (type: Exclude<ItemType, 'weapon'>): Slot => ({
    used: equipped.filter(({ slot }) => slot === type).length,
    limit: ITEM_LIMITS[type] + extraSlots(standing, type),
  });
  return {
    equipped,
    bySlot: {
      weapon: { used: hands, limit: HANDS },
      armor: slotFor('armor'),
      core: slotFor('core'),
      relic: slotFor('relic'),
      accessory: slotFor('accessory'),
      consumable: slotFor('consumable'),
    },
    pack: { used: loadout.pack?.length ?? 0, limit: PACK_SIZE },
  };
}

/** What standing abilities without a condition change, of the adventurer and of all it uses. */
function standingModifiers(
  loadout: Loadout,
  adventurer: AdventurerCard,
  equipped: readonly Equipped[],
  cards: CardIndex,
): readonly Modifier[] {
  const abilities = [
    ...adventurer.abilities,
    ...equipped.flatMap(({ face }) => face.abilities ?? []),
    ...loadout.items.flatMap((entry) =>
      (itemOf(entry).upgrades ?? []).flatMap((ref) => cards.upgrades[ref]?.abilities ?? []),
    ),
    ...loadout.disciplines.flatMap((ref) => cards.disciplines[ref]?.abilities ?? []),
    ...(cards.familiars[loadout.familiar ?? '']?.abilities ?? []),
  ];
  return abilities
    .filter((ability) => ability.when === 'passive' && !ability.conditions && !ability.of)
    .flatMap((ability) => ability.modifiers ?? []);
}

const extraSlots = (standing: readonly Modifier[], type: string): number =>
  standing.reduce(
    (sum, modifier) => sum + ('extraSlots' in modifier && modifier.extraSlots === type ? modifier.amount : 0),
    0,
  );
