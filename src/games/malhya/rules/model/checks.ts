/** Skill checks as a booklet has them (L2397–3010), and the signs on talents and gear that change them. */
import type { School } from '../spells/spell-cards.ts';
import type { Condition } from './conditions.ts';
import type { Line } from './content.ts';
import type { Ability, Characteristic, CheckKind, Colour, CubeKind } from './vocabulary.ts';

/** What changes a check; all of them add up (L2714). */
export interface Signs {
  /** What each special of the skill dice is worth more, in successes. */
  readonly special?: number;
  /** The same of the difficulty dice, in stops. */
  readonly difficultySpecial?: number;
  /** More or fewer stops until it has failed. */
  readonly stops?: number;
  readonly dice?: number;
  readonly difficulty?: number;
  /** Successes without a roll. */
  readonly successes?: number;
  /** Stops that may be cancelled, each once in the check. */
  readonly cancelStop?: number;
  /** Dice that may be rolled again after each roll (MA-30). */
  readonly rerollSuccess?: number;
  readonly rerollBlank?: number;
}

/** A sign of a talent or of gear. */
export interface Sign extends Signs {
  readonly if?: Condition;
  /** Pieces of heavy equipment that do not count in checks. */
  readonly lessHeavy?: number;
  /** On the road: more cards of a harvest (L5914), more gold of a sale (L5950), one more of what is crafted (L5928). */
  readonly harvest?: number;
  readonly sale?: number;
  readonly crafts?: CubeKind;
  /** A hex in bad weather for two travel tokens and an aura token (L5926). */
  readonly badWeather?: true;
  /** Spaces more for potions (L5916); three of these for one of them (L5900); a second stored weapon (L5948). */
  readonly potionSpaces?: number;
  readonly swaps?: CubeKind;
  readonly spareWeapon?: true;
  /** AP for an aura token that is used, once a turn (L5934). */
  readonly surge?: number;
  /** Lockpicks of a colour are worth so many stops. */
  readonly lockpick?: Readonly<Partial<Record<Colour, number>>>;
}

export const PER = ['heavy', 'hero', 'crystal'] as const;
export type Per = (typeof PER)[number];

/** An additional instruction (L2692–2714): for each hero by itself. */
export interface Instruction extends Signs {
  readonly text: string;
  readonly if?: Condition;
  /** So many times. */
  readonly per?: Per;
  /** For each such cube that is discarded. */
  readonly discard?: { readonly kind: CubeKind; readonly colour?: Colour };
}

/** AP before the check (L2720). With `for` they may be spent, for that; else they must. */
export interface ApPrice {
  readonly cost: number;
  readonly more?: { readonly if: Condition; readonly n: number };
  readonly less?: { readonly if: Condition; readonly n: number };
  readonly for?: Signs;
}

export interface Level {
  readonly from: number;
  readonly plus?: { readonly per: Per; readonly n: number };
  readonly minus?: { readonly per: Per; readonly n: number };
  /** What must be met to attain it (L2639). */
  readonly if?: Condition;
  /** As often as it was attained (L2657). */
  readonly each?: true;
  /** Nobody knows it before (L2674). */
  readonly hidden?: true;
  readonly lines: readonly Line[];
}

export interface Check {
  readonly kind: CheckKind;
  readonly name: string;
  /** At most so many take part. */
  readonly heroes?: number;
  readonly characteristic: Characteristic;
  /** A school of magic is one, too (L5354). */
  readonly abilities?: readonly (Ability | School)[];
  readonly difficulty: number;
  /** With a lock the lockpick says it. */
  readonly stops?: number;
  /** The infinity sign: the check goes on (L2653). */
  readonly forever?: true;
  readonly ap?: ApPrice;
  readonly lock?: true;
  readonly instructions?: readonly Instruction[];
  readonly fail: readonly Line[];
  readonly levels: readonly Level[];
  /** When all have finished, when none has succeeded, when so many have a level of at least `from` (L2627–2635). */
  readonly end?: {
    readonly all?: readonly Line[];
    readonly none?: readonly Line[];
    readonly count?: { readonly n: number; readonly from: number; readonly lines: readonly Line[] };
  };
}
