import type { AdventurerCard, CardIndex } from '../model/cards/cards.ts';
import { listRoomFaults } from '../model/cards/item-limits.ts';
import { cardsIn, itemOf } from '../model/cards/loadout.ts';
import type { Loadout } from '../model/encounter.ts';
import type { LoadoutFault } from './loadout-fault.ts';
import { slotsOf } from './slots.ts';
import { listUpgradeFaults } from './upgrade-faults.ts';

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
  cardsIn(loadout)
    .filter(({ kind, ref }) => !Object.hasOwn(cards[kind], ref))
    .map(({ type, ref, at }) => ({ fault: 'unknown-card', type, ref, at, page: 'p.24' }));

function listItemFaults(loadout: Loadout, adventurer: AdventurerCard, cards: CardIndex): LoadoutFault[] {
  const faults: LoadoutFault[] = [];
  const { equipped, bySlot, pack } = slotsOf(loadout, adventurer, cards);
  for (const { item, turned, index } of equipped)
    if (turned && !item.double)
      faults.push({ fault: 'no-other-side', item: item.id, at: ['items', index], page: 'p.27' });
  for (const fault of listRoomFaults(equipped, bySlot)) faults.push({ ...fault, at: ['items'] });
  if (pack.used > pack.limit) faults.push({ fault: 'pack', ...pack, at: ['pack'], page: 'p.24' });
  loadout.pack?.forEach((entry, i) => {
    const { ref, face } = itemOf(entry);
    if (face === 'back') faults.push({ fault: 'side-in-pack', item: ref, at: ['pack', i], page: 'p.27' });
  });
  return faults;
}

/** Learning, pp.24 and 34: none twice, and one of each lower LVL of the tree before a higher one. */
function listDisciplineFaults(disciplines: readonly string[], cards: CardIndex): LoadoutFault[] {
  const faults: LoadoutFault[] = [];
  const known = disciplines.map((ref) => cards.disciplines[ref]);
  known.forEach((card, i) => {
    if (!card) return;
    const { id: discipline, level, tree } = card;
    const at = ['disciplines', i];
    if (disciplines.indexOf(discipline) < i)
      faults.push({ fault: 'discipline-twice', discipline, at, page: 'p.24' });
    for (let missing = 1; missing < level; missing++) {
      if (known.some((other) => other?.tree === tree && other.level === missing)) continue;
      faults.push({ fault: 'lower-level-missing', discipline, level, tree, missing, at, page: 'p.34' });
    }
  });
  return faults;
}

/** Exactly one Familiar for whoever knows how to keep one, none for others (p.24, p.68). */
function listFamiliarFaults({ disciplines, familiar }: Loadout, cards: CardIndex): LoadoutFault[] {
  const place = { at: ['familiar'], page: 'p.68' };
  const bringer = disciplines.map((ref) => cards.disciplines[ref]).find((card) => card?.brings);
  if (bringer && familiar === undefined) return [{ fault: 'no-familiar', discipline: bringer.id, ...place }];
  if (!bringer && familiar !== undefined) return [{ fault: 'familiar-unlearned', familiar, ...place }];
  return [];
}
