/** Mhaÿs (L5293–5374): who is one, of which level, which schools are mastered, whether a talent may be learned. */
import type { Sign } from '../model/checks.ts';
import type { CardRef, TalentCard } from '../model/content.ts';
import { MOST_MHAY } from '../model/fixed-numbers.ts';
import type { Hero, MalhyaState } from '../model/state.ts';
import type { Characteristic } from '../model/vocabulary.ts';
import type { Position } from '../queries/booklets.ts';
import { talentsOf } from '../queries/gear.ts';
import { SCHOOLS, type School, type SpellCard, type SpellSign } from './spell-cards.ts';

/** Heroes with those who have left for a while: their talents and spells are set aside for them (L1799). */
export const withAway = ({ heroes, campaign }: Pick<MalhyaState, 'heroes' | 'campaign'>): readonly Hero[] => [
  ...heroes,
  ...(campaign?.away ?? []),
];

const mhayTalents = ({ state, content }: Position, hero: number): readonly TalentCard[] =>
  state.heroes[hero]!.talents.map(({ ref }) => content.talents[ref]!).filter((card) => card.class === 'mhay');

/** How many Mhaÿ talents it has (L5320–5324). */
export const levelOf = (position: Position, hero: number): number => mhayTalents(position, hero).length;

export const isMhay = (position: Position, hero: number): boolean => levelOf(position, hero) > 0;

/** The school whose card it has; null: none. */
export const schoolOf = (position: Position, hero: number): School | null =>
  mhayTalents(position, hero).find(({ mhay }) => mhay?.school)?.mhay?.school ?? null;

/** What its talents change in spells of that kind; without one what they change at all. */
export const spellSignsOf = (
  position: Position,
  hero: number,
  kind?: SpellCard['kind'],
): readonly { readonly card: CardRef; readonly sign: SpellSign }[] =>
  talentsOf(position, position.state.heroes[hero]!).flatMap(({ id, face }) =>
    face.spell && (kind === undefined || (face.spell.only ?? kind) === kind)
      ? [{ card: id, sign: face.spell }]
      : [],
  );

/** Its own school; all of them by a talent (L5930). Each with the talent that brings it. */
export function masteredBy(
  position: Position,
  hero: number,
): readonly { readonly school: School; readonly card: CardRef }[] {
  const all = spellSignsOf(position, hero).find(({ sign }) => sign.allSchools);
  const own = mhayTalents(position, hero).flatMap(({ id, mhay }) =>
    mhay?.school ? [{ school: mhay.school, card: id }] : [],
  );
  const others = all
    ? SCHOOLS.filter((one) => !own.some(({ school }) => school === one)).map((school) => ({
        school,
        card: all.card,
      }))
    : [];
  return [...own, ...others];
}

export const masters = (position: Position, hero: number, school: School): boolean =>
  masteredBy(position, hero).some((one) => one.school === school);

const mhaysIn = (position: Position): readonly number[] =>
  [...position.state.heroes.keys()].filter((hero) => isMhay(position, hero));

/** Whether Mhaÿ talents are offered to a hero at all (L5293, MA-80). */
export const mayBeMhay = (position: Position, hero: number): boolean =>
  isMhay(position, hero) || mhaysIn(position).length < MOST_MHAY;

/** Whether one who was away may come back: never more than two Mhaÿs in the group (L1745). */
export const mayComeBack = (position: Position, { talents }: Pick<Hero, 'talents'>): boolean =>
  mhaysIn(position).length < MOST_MHAY ||
  talents.every(({ ref }) => position.content.talents[ref]!.class !== 'mhay');

/** Whether a hero may have this Mhaÿ talent: a school first and one alone, the others after it (L5311, L5342, L5370). */
export function mayLearn(position: Position, hero: number, talent: CardRef): boolean {
  const card = position.content.talents[talent];
  if (card?.class !== 'mhay') return true;
  if (!mayBeMhay(position, hero)) return false;
  return (card.mhay?.school === undefined) === (schoolOf(position, hero) !== null);
}

/** What spells that are owned do in checks, of that characteristic (L5457–5463). */
export const passiveSigns = (
  { state, content }: Position,
  hero: number,
  of: Characteristic,
): readonly { readonly card: CardRef; readonly sign: Sign }[] =>
  state.heroes[hero]!.spells.flatMap((card) => {
    const { passive } = content.spells[card]!;
    return passive && (passive.of ?? of) === of ? passive.does.map((sign) => ({ card, sign })) : [];
  });
