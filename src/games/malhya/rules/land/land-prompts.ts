/** What may be answered on the road. Heroes by their places at the table. */
import type { CardRef } from '../model/content.ts';
import type { Colour, CubeKind } from '../model/vocabulary.ts';
import type { HexId } from './land-cards.ts';

export type LandAct =
  | { readonly do: 'travel' }
  | { readonly do: 'campfire' }
  | { readonly do: 'journey'; readonly to: HexId }
  /** In bad weather by a talent: two travel tokens and an aura token (L5926). */
  | { readonly do: 'move-by'; readonly hero: number; readonly to: HexId }
  | { readonly do: 'hex'; readonly hex: HexId }
  | { readonly do: 'harvest' }
  /** Spent for a harvest: an aura token, an object. */
  | { readonly do: 'spend-aura'; readonly hero: number }
  | { readonly do: 'spend-object'; readonly hero: number; readonly gear: CardRef }
  | { readonly do: 'resource'; readonly kind: CubeKind; readonly colour: Colour }
  | { readonly do: 'craft'; readonly recipe: CardRef }
  | { readonly do: 'exchange' }
  | { readonly do: 'give'; readonly gear: CardRef }
  | { readonly do: 'give-cube'; readonly kind: CubeKind; readonly colour: Colour }
  | { readonly do: 'wear'; readonly hero: number; readonly gear: CardRef | null }
  | { readonly do: 'token' }
  | { readonly do: 'village' }
  | { readonly do: 'inn' }
  | { readonly do: 'room' }
  | { readonly do: 'done' }
  | { readonly do: 'cure'; readonly hero: number; readonly card: CardRef }
  | { readonly do: 'plant'; readonly colour: Colour }
  | { readonly do: 'buy'; readonly gear: CardRef }
  | { readonly do: 'buy-cube'; readonly kind: CubeKind; readonly colour: Colour }
  | { readonly do: 'buy-paper'; readonly card: CardRef }
  | { readonly do: 'sell'; readonly hero: number; readonly gear: CardRef }
  | { readonly do: 'sell-cube'; readonly hero: number; readonly kind: CubeKind; readonly colour: Colour }
  | { readonly do: 'sell-paper'; readonly card: CardRef }
  | { readonly do: 'paper'; readonly card: CardRef }
  | { readonly do: 'zone'; readonly hero: number; readonly zone: string };

export const LAND_PROMPTS = [
  'travel',
  'token-or-village',
  'hex',
  'harvest-help',
  'resource',
  'share',
  'give',
  'village',
  'market',
  'cure',
  'plants',
  'gear-card',
  'zone',
] as const;
