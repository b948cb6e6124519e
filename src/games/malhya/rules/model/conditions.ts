/** What a booklet or a card may ask (L1419–1471, L1633, L2692–2714). */
import type { SpellKind } from '../spells/spell-cards.ts';
import type {
  Characteristic,
  Colour,
  CubeKind,
  Gem,
  Mode,
  Period,
  TalentClass,
  Weather,
} from './vocabulary.ts';

export type Condition =
  /** Scenario tokens by number: all of them (L1645). */
  | { readonly tokens: readonly number[] }
  /** A scenario card. */
  | { readonly card: string }
  /** A scenario card with that sign on it (L1633). */
  | { readonly symbol: string }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  /** Members of the group, those at 0 among them (MA-28). */
  | { readonly size: { readonly from?: number; readonly to?: number } }
  /** At least. Of the hero it is about; else of any. */
  | { readonly characteristic: Readonly<Partial<Record<Characteristic, number>>> }
  | { readonly talents: { readonly classes: readonly TalentClass[]; readonly from: number } }
  | { readonly heavy: number }
  /** Spell cards, at least so many; of one kind alone where it is named (L5295–5305). */
  | { readonly spells: { readonly from: number; readonly only?: SpellKind } }
  | { readonly cube: { readonly kind: CubeKind; readonly colour?: Colour } }
  | { readonly crystals: number }
  | { readonly gold: number }
  | { readonly triangle: number }
  | { readonly points: number }
  /** On a card that was drawn in this chapter. */
  | { readonly gem: Gem }
  | { readonly mode: Mode }
  | { readonly period: Period }
  | { readonly weather: Weather }
  /** Days of the journey that are over, at least (L2388). */
  | { readonly days: number }
  /** Corpses of the place, those in rifts too: so many (L3845). */
  | { readonly corpses: number }
  /** The fast mode of a campaign (L1380). */
  | { readonly fast: true }
  /** An interest token that lies there. */
  | { readonly interest: string };
