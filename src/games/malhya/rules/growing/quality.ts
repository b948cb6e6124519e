/**
 * Quality cards (L1577–1588).
 * 1. At the start, and at each return, those of the common weapons and objects are taken out; as many at random go in as
 *    the Domain says, at first 2 and 4. The others stay in the box.
 * 2. At a return what the group owns does not count (L1588).
 * 3. The number may rise: so many more of those in the box go in.
 */
import { type ChancePort, seededChance } from '../../../../engine/rng/chance.ts';
import type { RngWords } from '../../../../engine/rng/rng-words.ts';
import type { CardRef, MalhyaContent } from '../model/content.ts';
import type { Hero } from '../model/state.ts';
import type { MalhyaTable } from '../procedures/table.ts';
import { gearHeld } from '../queries/gear.ts';
import { COMMON_STALLS, type Domain, FIRST_DOMAIN } from './growth.ts';

interface Put {
  readonly quality: readonly CardRef[];
  readonly rng: RngWords;
}

/** So many of each that are not out already, by chance where there are more. */
function putIn(
  { content, chance }: { readonly content: MalhyaContent; readonly chance: ChancePort },
  rng: RngWords,
  domain: Domain,
  out: readonly CardRef[],
): Put {
  let words = rng;
  const quality = (['weapons', 'objects'] as const).flatMap((of) => {
    const left = Object.values(content.gear)
      .filter((gear) => gear.quality && gear.stall === COMMON_STALLS[of] && !out.includes(gear.id))
      .map(({ id }) => id)
      .sort();
    if (left.length <= domain[of]) return left;
    return Array.from({ length: domain[of] }, () => {
      const picked = chance.pick(words, left.length, `draw:quality-${of}`, left);
      words = picked.words;
      return left.splice(picked.value, 1)[0]!;
    });
  });
  return { quality, rng: words };
}

/** At the start and at each return. */
export const prepareDecks = (
  content: MalhyaContent,
  heroes: readonly Hero[],
  domain: Domain = FIRST_DOMAIN,
  rng: RngWords,
): Put => putIn({ content, chance: seededChance }, rng, domain, [...gearHeld({ heroes }, content)]);

export function raiseDomain(table: MalhyaTable, more: Domain): void {
  const { state, content, emit } = table;
  const { weapons, objects } = state.growth.domain ?? FIRST_DOMAIN;
  const put = putIn(table, state.rng, more, [...state.quality, ...gearHeld(state, content)]);
  const domain = { weapons: weapons + more.weapons, objects: objects + more.objects };
  emit({ type: 'domainRaised', domain, ...put, rule: 'L1584' });
}
