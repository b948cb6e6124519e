import type { AdventurerCard, CardIndex, ItemCard } from '../model/cards/cards.ts';
import {
  PACK_SIZE,
  type Room,
  roomOf,
  type Slot,
  type WornItem,
  wornAs,
} from '../model/cards/item-limits.ts';
import { itemOf } from '../model/cards/loadout.ts';
import type { Loadout } from '../model/encounter.ts';
import type { Ability, Modifier } from '../model/language/abilities.ts';

/** An equipped item that the content knows. */
export interface Equipped extends WornItem {
  readonly item: ItemCard;
  readonly turned: boolean;
  /** Its place among the items. */
  readonly index: number;
}

export interface Slots {
  readonly equipped: readonly Equipped[];
  readonly bySlot: Room;
  readonly pack: Slot;
  /** For whoever knows how to keep one (p.68). */
  readonly familiar: Slot;
  readonly companion: Slot;
}

/** The room an Adventurer has and what takes it (p.24), with what its cards always change of that. */
export function slotsOf(loadout: Loadout, adventurer: AdventurerCard, cards: CardIndex): Slots {
  const equipped = loadout.items.flatMap((entry, index): Equipped[] => {
    const { ref, face } = itemOf(entry);
    const item = cards.items[ref];
    if (!item) return [];
    const up = face === 'back' ? (item.back ?? item.front) : item.front;
    return [{ ...wornAs(item, up), item, turned: face === 'back', index }];
  });
  return {
    equipped,
    bySlot: roomOf(equipped, standingModifiers(loadout, adventurer, equipped, cards)),
    pack: { used: loadout.pack?.length ?? 0, limit: PACK_SIZE },
    familiar: one(loadout.familiar),
    companion: one(loadout.companion),
  };
}

const one = (ref: string | undefined): Slot => ({ used: ref === undefined ? 0 : 1, limit: 1 });

/** Whether a Discipline of theirs brings a Familiar (p.68). */
export const knowsFamiliars = ({ disciplines }: Pick<Loadout, 'disciplines'>, cards: CardIndex): boolean =>
  disciplines.some((ref) => cards.disciplines[ref]?.brings);

/** What standing abilities without a condition change, of the adventurer and of all it uses. */
function standingModifiers(
  loadout: Loadout,
  adventurer: AdventurerCard,
  equipped: readonly Equipped[],
  cards: CardIndex,
): readonly Modifier[] {
  const found: Modifier[] = [];
  const take = (abilities: readonly Ability[] = []) => {
    for (const ability of abilities)
      if (ability.when === 'passive' && !ability.conditions && !ability.of)
        found.push(...(ability.modifiers ?? []));
  };
  take(adventurer.abilities);
  for (const { face } of equipped) take(face.abilities);
  for (const entry of loadout.items)
    for (const ref of itemOf(entry).upgrades ?? []) take(cards.upgrades[ref]?.abilities);
  for (const ref of loadout.disciplines) take(cards.disciplines[ref]?.abilities);
  take(cards.familiars[loadout.familiar ?? '']?.abilities);
  take(cards.companions[loadout.companion ?? '']?.abilities);
  return found;
}
