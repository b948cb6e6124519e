/**
 * A hero goes (L3292–L3369, L4631–L4635).
 * 1. Free spaces first, then paid ones; both together pay for one space (MA-31).
 * 2. Beside an enemy what is left of the free move is lost (L4221).
 * 3. An interest token is dealt with at once, in passing too; the move stops there (L3066, MA-33).
 */

import type { MalhyaOption } from '../model/prompts.ts';
import { freeMoveUsed, priceOfSpaces } from '../place/free-move.ts';
import { zoneAt } from '../place/ground.ts';
import { type HeroWalk, heroWalksOf, straightWalkTo } from '../place/hero-walks.ts';
import { isSameSpace, keyOf, type Space } from '../place/space.ts';
import type { Position } from '../queries/booklets.ts';
import { fieldOf, placeHero, placeOf, standingWith } from '../queries/field-of.ts';
import { fightSignsOf, meansOf } from '../queries/fighters.ts';
import { noteEngaged } from './engaged.ts';
import { reach, watch } from './instructions.ts';
import type { MalhyaTable, Rule } from './table.ts';

export function walksOfHero(position: Position, hero: number): HeroWalk[] {
  const field = fieldOf(position);
  const own = standingWith(field, position.state.heroes[hero]!.id);
  return own ? heroWalksOf(field, own, meansOf(position, hero)) : [];
}

export const moveOptions = (position: Position, hero: number): MalhyaOption[] =>
  walksOfHero(position, hero).map(({ to }) => ({ id: `move:${keyOf(to)}`, act: { do: 'move', to } }));

/** The cheapest way; of who has a talent for an onset the straight one, if it costs as little (L5912). */
function wayTo(position: Position, hero: number, to: Space): HeroWalk | undefined {
  const way = walksOfHero(position, hero).find((one) => isSameSpace(one.to, to));
  if (!way || !fightSignsOf(position, hero).some(({ charge }) => charge)) return way;
  const field = fieldOf(position);
  const own = standingWith(field, position.state.heroes[hero]!.id)!;
  const straight = straightWalkTo(field, own, meansOf(position, hero), to);
  return straight && straight.ap <= way.ap && straight.cost <= way.cost ? straight : way;
}

/** A space of its way, with its price. */
export function takeStep(
  table: MalhyaTable,
  hero: number,
  { to, free: freely, paid }: HeroWalk['steps'][number],
  rule: string,
): void {
  const { free, paid: before } = placeHero(table, hero);
  const { movement, prices } = meansOf(table, hero);
  table.emit({
    type: 'heroMoved',
    hero,
    to,
    free: freely,
    paid,
    ap: priceOfSpaces(prices, before, paid),
    left: freeMoveUsed(free, movement, freely),
    rule,
  });
}

/** Along its way, a space after the other. */
export function* moveHero(table: MalhyaTable, hero: number, to: Space): Rule {
  const way = wayTo(table, hero, to);
  if (!way) return;
  const { ground } = fieldOf(table);
  for (const step of way.steps) {
    takeStep(table, hero, step, 'L3315');
    // In the middle of a jump nobody stops.
    if (zoneAt(ground, step.to) === 'rift') continue;
    noteEngaged(table, table.state.heroes[hero]!.id);
    const { serial } = placeOf(table);
    const token = placeOf(table).tokens.length;
    yield* reach(table, hero);
    yield* watch(table);
    const stopped = placeOf(table).serial !== serial || placeOf(table).tokens.length < token;
    if (stopped || !isSameSpace(placeHero(table, hero).at!, step.to) || placeHero(table, hero).down) return;
  }
}
