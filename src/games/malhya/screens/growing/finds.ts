/** What a find would mean for each hero: a place, or what would have to go (malhya.md 7, row 16). */
import { findsOf } from '../../rules/land/carrying.ts';
import type { MalhyaPrompt } from '../../rules/model/prompts.ts';
import type { Hero } from '../../rules/model/state.ts';
import { canBear, heavyPieces } from '../../rules/queries/burden.ts';
import { hasPlaceFor, weaponPlace } from '../../rules/queries/gear.ts';
import { cardName, cubeName, type Named } from '../../words/en/names.ts';

export interface Find {
  /** There is a place for it. */
  readonly fits: boolean;
  /** One of these would have to go. */
  readonly out: readonly string[];
}

/** By hero. */
export function findsFor(named: Named, found: NonNullable<MalhyaPrompt['found']>): readonly Find[] {
  const { heroes } = named.state;
  if ('kind' in found)
    return findsOf(heroes, found).map((find) => ({
      fits: find.free > 0,
      out: 'out' in find ? find.out.map((colour) => cubeName(found.kind, colour)) : [],
    }));
  return heroes.map((hero) => ofGear(named, hero, found.gear));
}

function ofGear(named: Named, hero: Hero, gear: string): Find {
  const card = named.content.gear[gear]!;
  const names = (refs: readonly (string | null)[]) =>
    refs.flatMap((ref) => (ref === null ? [] : [cardName(named.content, 'gear', ref)]));
  if (!canBear(named, hero, card)) return { fits: false, out: names(heavyPieces(named, hero)) };
  if (card.kind === 'weapon')
    return weaponPlace(named, hero) === null
      ? { fits: false, out: names([hero.weapon, hero.stored, hero.spare]) }
      : { fits: true, out: [] };
  const isWorn = card.kind === 'armour' && hero.armour === null;
  return isWorn || hasPlaceFor(hero) ? { fits: true, out: [] } : { fits: false, out: names(hero.objects) };
}
