/**
 * The action deck (L1653–1709).
 * 1. It is shuffled only when told, on entering stealth, or when it is exhausted (L1659).
 * 2. Its gem picks a row of a table (L1663–1675).
 * 3. Searching: so many cards are drawn, and what their search part shows is gained (L1695–1709).
 */
import type { ActionCard, GearCard } from '../model/content.ts';
import { gearHeld } from '../queries/gear.ts';
import { gainCube, gainGear } from './gain.ts';
import type { MalhyaTable, Rule } from './table.ts';

/** The next card, for a hero or for nobody; null: there is none anywhere. */
export function drawAction(table: MalhyaTable, hero: number | null, rule: string): ActionCard | null {
  const { state, content, chance, emit } = table;
  const { draw, discard } = state.deck;
  const anew = draw.length === 0;
  const pile = anew ? discard : draw;
  if (pile.length === 0) return null;
  const { value, words: rng } = chance.pick(state.rng, pile.length, 'draw:actions', pile);
  const card = pile[value]!;
  emit({ type: 'actionDrawn', card, hero, anew, rng, rule });
  return content.actions[card]!;
}

/** A hero gains what so many cards show. */
export function* search(table: MalhyaTable, hero: number, n: number): Rule {
  const found = Array.from({ length: n }, () => drawAction(table, hero, 'L1695')).flatMap(
    (card) => card?.search ?? [],
  );
  for (const find of found)
    if ('gold' in find) table.emit({ type: 'goldChanged', amount: find.gold, rule: 'L1699' });
    else if ('cube' in find) yield* gainCube(table, hero, find.cube.kind, find.cube.colour);
    else yield* findObject(table, hero);
}

/** Armour and artifacts lie in the decks of objects, too (L928); a scenario card that is carried does not (L1596). */
export const isFound = ({ kind, stall, symbol }: GearCard): boolean =>
  symbol === undefined && (kind === 'object' || stall === 'common-object' || stall === 'rare-object');

/** An object nobody has, by chance. */
function* findObject(table: MalhyaTable, hero: number): Rule {
  const { state, content, chance, emit } = table;
  const held = gearHeld(state, content);
  const left = Object.values(content.gear)
    .filter((gear) => isFound(gear) && !held.has(gear.id))
    .filter(({ id, quality }) => !quality || state.quality.includes(id))
    .map(({ id }) => id);
  if (left.length === 0) return;
  const { value, words: rng } = chance.pick(state.rng, left.length, 'draw:objects', left);
  emit({ type: 'objectFound', hero, gear: left[value]!, rng, rule: 'L1699' });
  yield* gainGear(table, hero, left[value]!);
}
