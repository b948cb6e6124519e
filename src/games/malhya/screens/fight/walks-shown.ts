import type { HeroWalk } from '../../rules/place/hero-walks.ts';
import { walksOfHero } from '../../rules/procedures/hero-moves.ts';
import type { Position } from '../../rules/queries/booklets.ts';
import { quietWalksOf } from '../../rules/stealth/quiet-here.ts';

const known = new WeakMap<object, Map<number, readonly HeroWalk[]>>();

/** Where a hero may go, worked out once for each state: every space of it is told, drawn and noted. */
export function walksShown(position: Position, hero: number): readonly HeroWalk[] {
  const all = known.get(position.state) ?? new Map<number, readonly HeroWalk[]>();
  known.set(position.state, all);
  const walks = all.get(hero) ?? (position.state.stealth ? quietWalksOf : walksOfHero)(position, hero);
  all.set(hero, walks);
  return walks;
}
