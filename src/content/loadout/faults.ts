import type { Modifier } from '../../engine/model/abilities.ts';
import type { AdventurerCard, CardIndex, ItemCard, ItemFace } from '../../engine/model/cards.ts';
import type { Loadout, LoadoutItem } from '../../engine/model/encounter.ts';
import { HANDS, ITEM_LIMITS, PACK_SIZE } from '../../engine/model/item-limits.ts';
import { didYouMean } from '../did-you-mean.ts';
import { itemOf } from './prices.ts';
import { listUpgradeFaults } from './upgrade-faults.ts';

/** One thing wrong with a loadout: where, what was to be there and what is, with the page. */
export interface LoadoutFault {
  /** From the root of the loadout. */
  readonly at: readonly (string | number)[];
  readonly expected: string;
  readonly got: string;
  readonly page: string;
  readonly hint?: string;
}

/** A fault as a sentence: `3 hands: weapons for at most 2 hands (p.24)`. */
export const faultText = ({ expected, got, page, hint }: LoadoutFault): string =>
  `${got}: ${expected} (${page})${hint ? `, ${hint}` : ''}`;

interface Equipped {
  readonly item: ItemCard;
  readonly face: ItemFace;
  readonly turned: boolean;
  readonly at: readonly (string | number)[];
}

/** Everything that is wrong with what one Adventurer brings (pp.24, 27-28, 31, 34, 68); empty when it is legal. */
export function listLoadoutFaults(
  loadout: Loadout,
  adventurer: AdventurerCard,
  cards: CardIndex,
): LoadoutFault[] {
  return [
    ...listUnknown(loadout, cards),
    ...listItemFaults(loadout, adventurer, cards),
    ...listUpgradeFaults(loadout, cards),
    ...listDisciplineFaults(loadout.disciplines, cards),
    ...listFamiliarFaults(loadout, cards),
  ];
}

/** Cards the content does not have. */
function listUnknown(loadout: Loadout, cards: CardIndex): LoadoutFault[] {
  const faults: LoadoutFault[] = [];
  const look = (
    kind: 'items' | 'upgrades' | 'disciplines' | 'familiars',
    ref: string,
    at: LoadoutFault['at'],
  ) => {
    const names = Object.keys(cards[kind]);
    if (names.includes(ref)) return;
    const hint = didYouMean(ref, names);
    faults.push({ at, expected: NOUN[kind], got: `"${ref}"`, page: 'p.24', ...(hint ? { hint } : {}) });
  };
  for (const list of ['items', 'pack'] as const) {
    loadout[list]?.forEach((entry: LoadoutItem, i) => {
      const { ref, upgrades = [] } = itemOf(entry);
      look('items', ref, [list, i]);
      upgrades.forEach((one, j) => {
        look('upgrades', one, [list, i, 'upgrades', j]);
      });
    });
  }
  loadout.disciplines.forEach((ref, i) => {
    look('disciplines', ref, ['disciplines', i]);
  });
  if (loadout.familiar !== undefined) look('familiars', loadout.familiar, ['familiar']);
  return faults;
}

const NOUN = {
  items: 'the id of an item',
  upgrades: 'the id of an upgrade',
  disciplines: 'the id of a discipline',
  familiars: 'the id of a familiar',
} as const;

function listItemFaults(loadout: Loadout, adventurer: AdventurerCard, cards: CardIndex): LoadoutFault[] {
  const faults: LoadoutFault[] = [];
  const wrong = (expected: string, got: string, page = 'p.24', at: LoadoutFault['at'] = ['items']) =>
    faults.push({ at, expected, got, page });
  const equipped = loadout.items.flatMap((entry, i): Equipped[] => {
    const { ref, face } = itemOf(entry);
    const item = cards.items[ref];
    if (!item) return [];
    const up = face === 'back' ? (item.back ?? item.front) : item.front;
    return [{ item, face: up, turned: face === 'back', at: ['items', i] }];
  });
  for (const { item, turned } of equipped)
    if (turned && !item.double) wrong('the back of DOUBLE items only', item.name, 'p.27');
  const weapons = equipped.filter(({ face }) => face.hands !== undefined);
  const standing = standingModifiers(loadout, adventurer, equipped, cards);
  const asOne = standing.some((modifier) => 'twoHandedAsOne' in modifier);
  const handsOf = ({ hands, kind }: ItemFace): number =>
    asOne && kind === 'melee' ? Math.min(1, hands ?? 0) : (hands ?? 0);
  const hands = weapons.reduce((sum, { face }) => sum + handsOf(face), 0);
  if (hands > HANDS) wrong(`weapons for at most ${HANDS} hands`, `${hands} hands`);
  const kinds = new Set(weapons.map(({ face }) => face.kind));
  if (kinds.has('melee') && kinds.has('ranged')) {
    const names = weapons.map(({ item }) => item.name).join(', ');
    wrong('no melee weapon beside a ranged one', names, 'p.31');
  }
  for (const type of Object.keys(ITEM_LIMITS) as (keyof typeof ITEM_LIMITS)[]) {
    const limit = ITEM_LIMITS[type] + extraSlots(standing, type);
    const held = equipped.filter(({ item, face }) => item.itemType === type && face.hands === undefined);
    if (held.length > limit) wrong(`at most ${limit} of type ${type}`, `${held.length}`);
  }
  const stored = loadout.pack?.length ?? 0;
  if (stored > PACK_SIZE) wrong(`at most ${PACK_SIZE} items in the Pack`, `${stored}`, 'p.24', ['pack']);
  loadout.pack?.forEach((entry, i) => {
    if (itemOf(entry).face === 'back')
      wrong('a stored item without a side', itemOf(entry).ref, 'p.27', ['pack', i]);
  });
  return faults;
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

/** Learning, pp.24 and 34: none twice, and one of each lower LVL of the tree before a higher one. */
function listDisciplineFaults(disciplines: readonly string[], cards: CardIndex): LoadoutFault[] {
  const faults: LoadoutFault[] = [];
  const known = disciplines.map((ref) => cards.disciplines[ref]);
  known.forEach((card, i) => {
    if (!card) return;
    const at = ['disciplines', i];
    if (disciplines.indexOf(card.id) < i)
      faults.push({ at, expected: 'each discipline once', got: card.name, page: 'p.24' });
    for (let level = 1; level < card.level; level++) {
      if (known.some((other) => other?.tree === card.tree && other.level === level)) continue;
      const expected = `a LVL ${level} discipline of ${card.tree} as well`;
      faults.push({ at, expected, got: `${card.name}, LVL ${card.level}`, page: 'p.34' });
    }
  });
  return faults;
}

/** Exactly one Familiar for whoever knows how to keep one, none for others (p.24, p.68). */
function listFamiliarFaults({ disciplines, familiar }: Loadout, cards: CardIndex): LoadoutFault[] {
  const bringer = disciplines.map((ref) => cards.disciplines[ref]).find((card) => card?.brings);
  if (bringer && familiar === undefined)
    return [{ at: ['familiar'], expected: `a familiar for ${bringer.name}`, got: 'none', page: 'p.68' }];
  if (!bringer && familiar !== undefined) {
    const got = cards.familiars[familiar]?.name ?? familiar;
    return [{ at: ['familiar'], expected: 'a discipline that brings a familiar', got, page: 'p.68' }];
  }
  return [];
}
