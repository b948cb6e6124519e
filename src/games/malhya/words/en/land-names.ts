import { groundOf } from '../../rules/land/hexes.ts';
import type { HexId, RegionCard } from '../../rules/land/land-cards.ts';
import type { Ground, Stall } from '../../rules/land/land-words.ts';
import type { CardRef, MalhyaContent } from '../../rules/model/content.ts';
import type { Colour, CubeKind, Weather } from '../../rules/model/vocabulary.ts';
import { cubeName } from './names.ts';

export const GROUND: Readonly<Record<Ground, string>> = {
  forest: 'forest',
  plains: 'plains',
  mountain: 'mountain',
  swamp: 'swamp',
  city: 'city',
  sea: 'sea',
  half: 'edge of the board',
};

export const WEATHER: Readonly<Record<Weather, string>> = { fair: 'fair weather', bad: 'bad weather' };

export const STALL: Readonly<Record<Stall, string>> = {
  'basic-weapon': 'Basic weapons',
  'common-weapon': 'Common weapons',
  'rare-weapon': 'Rare weapons',
  'common-object': 'Common objects',
  'rare-object': 'Rare objects',
};

/** `Market Cross`, or `forest 3.4`. */
export const hexName = (region: RegionCard, hex: HexId): string =>
  region.named[hex] ?? `${GROUND[groundOf(region, hex) ?? 'half']} ${hex}`;

/** Of the road's own cards. */
export const landName = (
  content: MalhyaContent,
  shelf: 'travels' | 'rests' | 'villages' | 'markets' | 'tiles' | 'challenges',
  ref: CardRef,
): string => content[shelf][ref]?.name ?? ref;

/** What a recipe makes. */
export const recipeName = (content: MalhyaContent, ref: CardRef): string => {
  const { kind, colour } = content.recipes[ref]!.makes;
  return cubeName(kind, colour);
};

/** `metal, purple plant`. */
export const cubesListed = (cubes: readonly { readonly kind: CubeKind; readonly colour: Colour }[]): string =>
  cubes.map(({ kind, colour }) => cubeName(kind, colour)).join(', ');
