import type { BotChance } from '../../bots/bot-chance.ts';
import type {
  BroughtShelf,
  CardIndex,
  CardRef,
  EncounterSetup,
  Loadout,
  LoadoutItem,
} from '../../engine/index.ts';
import { cardsIn, isKeptBack, itemOf, listLoadoutFaults } from '../../engine/index.ts';

type Party = EncounterSetup['party'];

/** Most disciplines, and most cards tried for each place of a loadout. */
const DISCIPLINES = 6;
const TRIES = 60;

/**
 * A legal party of chance: each Adventurer with weapons, an item of each other type, upgrades, disciplines from
 * the lowest level up, and a familiar where one may be kept. `first` are tried before other cards, by one Adventurer
 * or, where they are `forAll`, by each.
 */
export function generateParty(
  cards: CardIndex,
  chance: BotChance,
  { size = 4, seats = ['seat-1', 'seat-2'], first = [] as readonly CardRef[], forAll = false } = {},
): Party {
  const wanted = new Set(first);
  /** A shuffled shelf, the wanted cards in front; what one Adventurer has taken is wanted no more. */
  const shelf = (kind: BroughtShelf | 'adventurers') => {
    const there = Object.values(cards[kind]).flatMap((card) => (isKeptBack(card) ? [] : [card.id]));
    const mixed = chance.shuffled(there.sort());
    return [...mixed.filter((ref) => wanted.has(ref)), ...mixed.filter((ref) => !wanted.has(ref))];
  };
  return shelf('adventurers')
    .slice(0, size)
    .map((card, i) => {
      const loadout = generateLoadout(card, cards, shelf);
      if (!forAll) for (const ref of refsOf(loadout)) wanted.delete(ref);
      return { card, seat: seats[i % seats.length]!, loadout };
    });
}

/** Every card of a loadout. */
export const refsOf = (loadout: Loadout): CardRef[] => cardsIn(loadout).map(({ ref }) => ref);

function generateLoadout(card: CardRef, cards: CardIndex, shelf: (kind: BroughtShelf) => CardRef[]): Loadout {
  const adventurer = cards.adventurers[card]!;
  const isLegal = (loadout: Loadout) => listLoadoutFaults(loadout, adventurer, cards).length === 0;
  let loadout: Loadout = { items: [], disciplines: [] };
  const take = (changed: Loadout): boolean => {
    if (!isLegal(changed)) return false;
    loadout = changed;
    return true;
  };

  for (const ref of shelf('disciplines').slice(0, TRIES)) {
    if (loadout.disciplines.length >= DISCIPLINES) break;
    const { brings } = cards.disciplines[ref]!;
    const familiar = brings === undefined ? undefined : shelf('familiars')[0];
    const path = pathTo(ref, loadout.disciplines, cards, shelf);
    take({ ...loadout, disciplines: [...loadout.disciplines, ...path], ...(familiar ? { familiar } : {}) });
  }
  const items = shelf('items').filter((ref) => !cards.items[ref]!.material);
  const byWeapon = (weapon: boolean) =>
    items.filter((ref) => (cards.items[ref]!.itemType === 'weapon') === weapon);
  for (const ref of [...byWeapon(true).slice(0, TRIES), ...byWeapon(false)])
    take({ ...loadout, items: [...loadout.items, ref] });
  loadout.items.forEach((entry, at) => {
    const { ref } = itemOf(entry);
    for (const upgrade of shelf('upgrades')) {
      const upgraded: LoadoutItem = { ref, upgrades: [upgrade] };
      if (take({ ...loadout, items: loadout.items.map((one, i) => (i === at ? upgraded : one)) })) break;
    }
  });
  return loadout;
}

/** The discipline after one of each lower level of its tree that is not known yet (p.34). */
function pathTo(
  ref: CardRef,
  known: readonly CardRef[],
  cards: CardIndex,
  shelf: (kind: 'disciplines') => CardRef[],
): CardRef[] {
  const { tree, level } = cards.disciplines[ref]!;
  const path: CardRef[] = [];
  for (let lower = 1; lower < level; lower++) {
    const fits = (one: CardRef) =>
      cards.disciplines[one]!.tree === tree && cards.disciplines[one]!.level === lower;
    if (known.some(fits)) continue;
    const found = shelf('disciplines').find(
      (one) => fits(one) && cards.disciplines[one]!.brings === undefined,
    );
    if (found) path.push(found);
  }
  return [...path, ref];
}
