import { didYouMean } from '../../content/check/did-you-mean.ts';
import type { AdventurerCard, CardIndex } from '../model/cards/cards.ts';
import { cardsIn, itemOf } from '../model/cards/loadout.ts';
import type { Loadout } from '../model/encounter.ts';
import type { ItemType } from '../model/vocabulary.ts';
import { slotsOf } from './slots.ts';
import { listUpgradeFaults } from './upgrade-faults.ts';

/** One thing wrong with a loadout: where, what was to be there and what is, with the page. */
export interface LoadoutFault {
  /** From the root of the loadout. */
  readonly at: readonly (string | number)[];
  readonly expected: string;
  readonly got: string;
  readonly page: string;
  /** The kind of item there is too much of, for the screen to say it there. */
  readonly slot?: ItemType;
  readonly hint?: string;
}

/** A fault as a sentence: `3 hands: weapons for at most 2 hands (p.24)`. */
export const faultText = ({ expected, got, page, hint }: LoadoutFault): string =>
  `${got}: ${expected} (${page})${hint ? `, ${hint}` : ''}`;

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
const listUnknown = (loadout: Loadout, cards: CardIndex): LoadoutFault[] =>
  cardsIn(loadout).flatMap(({ kind, ref, at }) => {
    const names = Object.keys(cards[kind]);
    if (names.includes(ref)) return [];
    const hint = didYouMean(ref, names);
    return [{ at, expected: NOUN[kind], got: `"${ref}"`, page: 'p.24', ...(hint ? { hint } : {}) }];
  });

const NOUN = {
  items: 'the id of an item',
  upgrades: 'the id of an upgrade',
  disciplines: 'the id of a discipline',
  familiars: 'the id of a familiar',
} as const;

function listItemFaults(loadout: Loadout, adventurer: AdventurerCard, cards: CardIndex): LoadoutFault[] {
  const faults: LoadoutFault[] = [];
  const wrong = (expected: string, got: string, page: string, at: LoadoutFault['at']) =>
    faults.push({ at, expected, got, page });
  const tooMuch = (slot: ItemType, expected: string, got: string, page = 'p.24') =>
    faults.push({ at: ['items'], slot, expected, got, page });
  const { equipped, bySlot, pack } = slotsOf(loadout, adventurer, cards);
  for (const { item, turned, index } of equipped)
    if (turned && !item.double) wrong('the back of DOUBLE items only', item.name, 'p.27', ['items', index]);
  const { weapon, ...others } = bySlot;
  if (weapon.used > weapon.limit)
    tooMuch('weapon', `weapons for at most ${weapon.limit} hands`, `${weapon.used} hands`);
  const weapons = equipped.filter(({ slot }) => slot === 'weapon');
  const kinds = new Set(weapons.map(({ face }) => face.kind));
  if (kinds.has('melee') && kinds.has('ranged')) {
    const names = weapons.map(({ item }) => item.name).join(', ');
    tooMuch('weapon', 'no melee weapon beside a ranged one', names, 'p.31');
  }
  for (const type of Object.keys(others) as (keyof typeof others)[]) {
    const { used, limit } = others[type];
    if (used > limit) tooMuch(type, `at most ${limit} of type ${type}`, `${used} ${MANY[type]}`);
  }
  if (pack.used > pack.limit)
    wrong(`at most ${pack.limit} items in the Pack`, `${pack.used} items`, 'p.24', ['pack']);
  loadout.pack?.forEach((entry, i) => {
    if (itemOf(entry).face === 'back')
      wrong('a stored item without a side', itemOf(entry).ref, 'p.27', ['pack', i]);
  });
  return faults;
}

const MANY = {
  armor: 'suits of armor',
  core: 'cores',
  accessory: 'accessories',
  relic: 'relics',
  consumable: 'consumables',
} as const;

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
    return [
      {
        at: ['familiar'],
        expected: `a familiar for whoever knows ${bringer.name}`,
        got: 'no familiar',
        page: 'p.68',
      },
    ];
  if (!bringer && familiar !== undefined) {
    const got = cards.familiars[familiar]?.name ?? familiar;
    return [{ at: ['familiar'], expected: 'a discipline that brings a familiar', got, page: 'p.68' }];
  }
  return [];
}
