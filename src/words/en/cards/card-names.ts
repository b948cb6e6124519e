import type { Card, CardIndex, CardRef } from '../../../engine/index.ts';

/** The names that cards call other cards, marks and wards by; undefined for what no card is or places. */
export type CardNames = (ref: CardRef) => string | undefined;

const known = new WeakMap<CardIndex, CardNames>();

/**
 * Those of all cards there are. A mark or a ward goes by the name of the card that places it, as it stands on the table
 * (its id is nobody's name); one that is called after a card, by that card's.
 */
export function namesOf(cards: CardIndex): CardNames {
  const names = known.get(cards) ?? namesAmong(cards);
  known.set(cards, names);
  return names;
}

function namesAmong(cards: CardIndex): CardNames {
  const { combatants, disciplines, items, upgrades, adventurers, familiars, companions, exalted, tokens } =
    cards;
  const { ubiquitous } = cards;
  const shelves = [
    combatants,
    disciplines,
    items,
    upgrades,
    adventurers,
    familiars,
    companions,
    exalted,
    ubiquitous,
    tokens,
  ];
  const placed = new Map<string, string>();
  for (const shelf of shelves)
    for (const card of Object.values<Card>(shelf))
      for (const [id, name] of placedBy(card)) if (!placed.has(id)) placed.set(id, name ?? card.name);
  return (ref) => shelves.find((shelf) => Object.hasOwn(shelf, ref))?.[ref]?.name ?? placed.get(ref);
}

/** The marks and wards some part of a card places. */
function placedBy(part: unknown): [id: string, name: string | undefined][] {
  if (part === null || typeof part !== 'object') return [];
  const within = Object.values(part).flatMap(placedBy);
  if (!('do' in part)) return within;
  if (part.do === 'mark' && 'mark' in part) return [[String(part.mark), undefined], ...within];
  if (part.do !== 'place-ward' || !('ward' in part)) return within;
  const ward = String(part.ward);
  return [[ward, 'name' in part ? String(part.name) : undefined], ...within];
}
