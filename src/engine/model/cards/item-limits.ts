import type { CardRef } from '../ids.ts';
import type { Modifier } from '../language/abilities.ts';
import type { ItemType, WeaponKind } from '../vocabulary.ts';
import type { ItemCard, ItemFace } from './cards.ts';

/** Kinds of items counted by the card; weapons are counted by the hand. */
export type CountedType = Exclude<ItemType, 'weapon'>;

/** How many of each an Adventurer may have equipped (p.24). */
export const ITEM_LIMITS: Readonly<Record<CountedType, number>> = {
  armor: 1,
  core: 1,
  relic: 3,
  accessory: 1,
  consumable: 3,
};
export const HANDS = 2;
/** Items stored in the Pack (p.24). */
export const PACK_SIZE = 3;

/** An item in use: the side that is up, and what it takes room as. */
export interface WornItem {
  readonly ref: CardRef;
  readonly face: ItemFace;
  readonly slot: ItemType;
}

/** With that side up (pp.24, 27): with hands it is a weapon, a weapon's other side a Relic. */
export function wornAs(item: ItemCard, face: ItemFace): WornItem {
  const other = item.itemType === 'weapon' ? 'relic' : item.itemType;
  return { ref: item.id, face, slot: face.hands === undefined ? other : 'weapon' };
}

/** How much of the room is taken: hands of weapons, items of the other kinds. */
export interface Slot {
  readonly used: number;
  readonly limit: number;
}

export interface Room extends Readonly<Record<ItemType, Slot>> {
  /** Two-handed melee weapons are wielded in one hand. */
  readonly asOne: boolean;
}

/** The room there is and what takes it (p.24); `standing` is what cards and abilities change of that. */
export function roomOf(worn: readonly WornItem[], standing: readonly Modifier[]): Room {
  const asOne = standing.some((modifier) => 'twoHandedAsOne' in modifier);
  const used: Record<ItemType, number> = {
    weapon: 0,
    armor: 0,
    core: 0,
    relic: 0,
    accessory: 0,
    consumable: 0,
  };
  for (const { slot, face } of worn) used[slot] += slot === 'weapon' ? handsOf(face, asOne) : 1;
  const slotFor = (type: CountedType): Slot => ({
    used: used[type],
    limit: ITEM_LIMITS[type] + extraSlots(standing, type),
  });
  return {
    asOne,
    weapon: { used: used.weapon, limit: HANDS },
    armor: slotFor('armor'),
    core: slotFor('core'),
    relic: slotFor('relic'),
    accessory: slotFor('accessory'),
    consumable: slotFor('consumable'),
  };
}

/** Hands a side takes; `asOne`: two-handed melee weapons are wielded in one. */
const handsOf = ({ hands, kind }: ItemFace, asOne: boolean): number =>
  asOne && kind === 'melee' ? Math.min(1, hands ?? 0) : (hands ?? 0);

const extraSlots = (standing: readonly Modifier[], type: string): number =>
  standing.reduce(
    (sum, modifier) => sum + ('extraSlots' in modifier && modifier.extraSlots === type ? modifier.amount : 0),
    0,
  );

/** Too much in use, or what does not go together; `slot` is where the screen says it. */
export type RoomFault =
  | {
      readonly fault: 'hands';
      readonly slot: 'weapon';
      readonly used: number;
      readonly limit: number;
      readonly page: 'p.24';
    }
  | {
      readonly fault: 'melee-beside-ranged';
      readonly slot: 'weapon';
      readonly weapons: readonly CardRef[];
      readonly page: 'p.31';
    }
  | {
      readonly fault: 'too-many';
      readonly slot: CountedType;
      readonly used: number;
      readonly limit: number;
      readonly page: 'p.24';
    };

/** What is wrong with the items in use (pp.24, 31), at set-up and at the table; empty when they are legal. */
export function listRoomFaults(worn: readonly WornItem[], room: Room): RoomFault[] {
  const faults: RoomFault[] = [];
  const { weapon } = room;
  if (weapon.used > weapon.limit) faults.push({ fault: 'hands', slot: 'weapon', ...weapon, page: 'p.24' });
  const holds = (kind: WeaponKind) => worn.some(({ slot, face }) => slot === 'weapon' && face.kind === kind);
  if (holds('melee') && holds('ranged')) {
    const refs = worn.filter(({ slot }) => slot === 'weapon').map(({ ref }) => ref);
    faults.push({ fault: 'melee-beside-ranged', slot: 'weapon', weapons: refs, page: 'p.31' });
  }
  for (const type of COUNTED) {
    const slot = room[type];
    if (slot.used > slot.limit) faults.push({ fault: 'too-many', slot: type, ...slot, page: 'p.24' });
  }
  return faults;
}

const COUNTED = Object.keys(ITEM_LIMITS) as CountedType[];

/** Whether an item fits beside those in use, all of them legal; in the place of `instead`, one of those turned over. */
export function fitsBeside(
  worn: readonly WornItem[],
  room: Room,
  { slot, face }: WornItem,
  instead: WornItem | null,
): boolean {
  const { used, limit } = room[slot];
  const freed = instead?.slot === slot ? takenBy(instead, room) : 0;
  if (used - freed + takenBy({ slot, face }, room) > limit) return false;
  const other = slot === 'weapon' && face.kind ? NOT_BESIDE[face.kind] : null;
  return !other || !worn.some((one) => one !== instead && one.slot === 'weapon' && one.face.kind === other);
}

const takenBy = ({ slot, face }: Pick<WornItem, 'slot' | 'face'>, { asOne }: Room): number =>
  slot === 'weapon' ? handsOf(face, asOne) : 1;

/** Melee and ranged weapons are not in use together (p.31). */
const NOT_BESIDE = { melee: 'ranged', ranged: 'melee', 'melee/ranged': null } as const;
