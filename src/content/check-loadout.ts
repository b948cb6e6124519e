import type { AdventurerCard, CardIndex, DisciplineCard, ItemCard } from '../engine/model/cards.ts';
import type { Loadout } from '../engine/model/encounter.ts';
import type { ItemType } from '../engine/model/vocabulary.ts';
import { type Finding, jsonPath } from './problem.ts';

/** How many of each an adventurer may have equipped (p.24); weapons count hands. */
export const ITEM_LIMITS: Readonly<Record<Exclude<ItemType, 'weapon'>, number>> = {
  armor: 1,
  core: 1,
  accessory: 1,
  relic: 3,
  consumable: 3,
};
export const HANDS = 2;
export const PACK_SIZE = 3;

/** More items of a type, by what the adventurer, its items and disciplines always give (p.24). */
function extraSlots(
  adventurer: AdventurerCard,
  cards: readonly (ItemCard | DisciplineCard)[],
  type: string,
): number {
  const abilities = [
    ...adventurer.abilities,
    ...cards.flatMap((card) => (card.type === 'item' ? card.front.abilities : card.abilities) ?? []),
  ];
  return abilities
    .filter((ability) => ability.when === 'passive' && !ability.conditions)
    .flatMap((ability) => ability.modifiers ?? [])
    .reduce(
      (sum, modifier) =>
        sum + ('extraSlots' in modifier && modifier.extraSlots === type ? modifier.amount : 0),
      0,
    );
}

/** A loadout whose refs are all known, against the item limits of p.24, DOUBLE and the pairing of p.31. */
export function checkLoadout(
  loadout: Loadout,
  adventurer: AdventurerCard,
  cards: CardIndex,
  keys: readonly (string | number)[],
): Finding[] {
  const found: Finding[] = [];
  const wrong = (field: string, expected: string, got: string) =>
    found.push({ path: jsonPath([...keys, field]), expected, got });
  const equipped = loadout.items.map((entry) => {
    const item = cards.items[typeof entry === 'string' ? entry : entry.ref]!;
    return { item, face: typeof entry === 'string' ? item.front : (item.back ?? item.front), entry };
  });
  for (const { item, entry } of equipped) {
    if (typeof entry !== 'string' && !item.double) wrong('items', 'the back of DOUBLE items only', item.id);
  }
  const weapons = equipped.filter(({ face }) => face.hands !== undefined);
  const hands = weapons.reduce((sum, { face }) => sum + (face.hands ?? 0), 0);
  if (hands > HANDS) wrong('items', `weapons for at most ${HANDS} hands (p.24)`, `${hands} hands`);
  const kinds = new Set(weapons.map(({ face }) => face.kind));
  if (kinds.has('melee') && kinds.has('ranged')) {
    wrong(
      'items',
      'no melee weapon beside a ranged one (p.31)',
      weapons.map(({ item }) => item.id).join(', '),
    );
  }
  const giving = [
    ...equipped.map(({ item }) => item),
    ...loadout.disciplines.flatMap((ref) => cards.disciplines[ref] ?? []),
  ];
  for (const type of Object.keys(ITEM_LIMITS) as (keyof typeof ITEM_LIMITS)[]) {
    const limit = ITEM_LIMITS[type] + extraSlots(adventurer, giving, type);
    const held = equipped.filter(
      ({ item, face }) => item.itemType === type && face.hands === undefined,
    ).length;
    if (held > limit) wrong('items', `at most ${limit} of type ${type} (p.24)`, `${held}`);
  }
  const stored = loadout.pack?.length ?? 0;
  if (stored > PACK_SIZE) wrong('pack', `at most ${PACK_SIZE} items (p.24)`, `${stored}`);
  if (new Set(loadout.disciplines).size !== loadout.disciplines.length) {
    wrong('disciplines', 'each discipline once (p.24)', loadout.disciplines.join(', '));
  }
  return found;
}
