/**
 * Whom a spell gets at (L5387, L5427–5435).
 * 1. In sight (L5429): past allies, enemies and hindering lines without penalty (L5432), in stealth, too (MA-172); adjacent
 *    and engaged ones likewise (L5431). A talent may do without (L5946).
 * 2. Within its range, counted in spaces; oneself always, unless the card says another.
 * 3. Something must come of it: nobody is healed who lacks nothing.
 */
import { rangeBetween, type Sight, sightBetween } from '../place/sight.ts';
import type { Standing } from '../place/standing.ts';
import type { Position } from '../queries/booklets.ts';
import { fieldOf, standingWith } from '../queries/field-of.ts';
import { castNumbers } from './spell-numbers.ts';
import { doesAnything } from './spell-use.ts';

/** Why it cannot be cast at one. */
export type OutOfSpell = 'no-sight' | 'too-far' | 'no-use';

export interface SpellTarget {
  readonly who: string;
  readonly why: OutOfSpell | null;
  /** Null where none is needed. */
  readonly sight: Sight | null;
}

type SpellWish = Parameters<typeof castNumbers>[1];

function targetOf(position: Position, wish: SpellWish, from: Standing, to: Standing): SpellTarget {
  const { range, needsSight } = castNumbers(position, { ...wish, target: to.id });
  const isOwn = from.id === to.id;
  const sight = isOwn || !needsSight ? null : sightBetween(fieldOf(position), from, to, 'combat');
  const why: OutOfSpell | null =
    sight?.state === 'none'
      ? 'no-sight'
      : !isOwn && range && rangeBetween(from, to) > range.total
        ? 'too-far'
        : doesAnything(position, wish, to.id)
          ? null
          : 'no-use';
  return { who: to.id, why, sight };
}

/** All it could be cast at, with the reason where it cannot. */
export function spellTargets(position: Position, wish: SpellWish): readonly SpellTarget[] {
  const { aim, another } = position.content.spells[wish.spell]!;
  const field = fieldOf(position);
  const own = standingWith(field, position.state.heroes[wish.hero]!.id);
  if (!own || (aim !== 'enemy' && aim !== 'hero')) return [];
  return field.figures
    .filter(({ id, side }) => side === aim && !(another && id === own.id))
    .map((one) => targetOf(position, wish, own, one));
}
